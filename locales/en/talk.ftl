### The conversation: turns, questions, answers, refusals, menus, settings, help.

# The game has started; $help and $rules are names of keys.
welcome = Welcome to Sixty-Six. { $help } helps at any time; { $rules } tells how to play.
    .brief = Sixty-Six.
# The first start: said once in each language. $number is the key.
language-choice = English: press { $number }.
# A saved match has been found.
match-goes-on = Your match goes on.

# It is the listener's turn.
your-lead = Your lead.
your-answer = Your turn.
your-bid-name = Your bid: choose the trump.
your-bid-bid3 = Your bid on three cards.
your-bid-bid6 = Your bid on six cards.
your-bid-remande = Your bid: will you counter?

# With hints on: one sentence on what to think about.
think-only = The rules leave you only { $card-the }.
think-must = The rules leave you { $cards }.
think-answer = You may play any card: is this trick worth taking?
think-exchange = You can exchange the lowest trump for the turned-up card.
think-lead-open = Lead a card you can spare, or show a pair if you hold one.
think-lead = The others must follow suit and beat you if they can: lead what they cannot beat.

# The own hand, asked for.
hand =
    { $count ->
        [one] One card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
hand-empty = You have no cards.
# The card moved to. $place is 0 where places are not said.
card-focus =
    { $card }{ $place ->
        [0] {""}
       *[other] , { $place } of { $count }
    }
# Details of a card of the own hand.
detail-points =
    { $points ->
        [0] { $card }: counts nothing.
        [one] { $card }: 1 point.
       *[other] { $card }: { $points } points.
    }
detail-no-pair-card = Only kings and queens make pairs.
detail-pair = It makes a pair with { $other-the }, worth { $points }.
detail-half-pair = With { $other-the } it would make a pair, worth { $points }.
detail-playable = You may play { $card-the } now.

# The table.
table-empty = The table is empty.
table = On the table: { $cards }.
on-table =
    { $who ->
        [me] { $card } from you
       *[other] { $card } from { $who-name-object }
    }
# Whose turn it is; $act is play, lead, name, bid3, bid6, remande or refill.
whose =
    { $who ->
        [me] { $act ->
            [play] It is your turn.
            [lead] It is your turn to lead.
            [refill] It is your turn: draw, or close.
           *[other] It is your turn to bid.
        }
       *[other] { $act ->
            [play] It is the turn of { $who-name-object }.
            [lead] { $who-name } is to lead.
            [refill] { $who-name } is about to draw.
           *[other] { $who-name } is to bid.
        }
    }
# Nobody is to act; $match is "yes" when the match is over too.
whose-over =
    { $match ->
        [yes] The match is over.
       *[no] The deal is over.
    }
trump = Trump: { $suit }.
trump-unknown = Trump is not named yet.
stock =
    { $count ->
        [one] One card in the stock, { $card-the } turned up under it.
       *[other] { $count } cards in the stock, { $card-the } turned up under it.
    }
stock-out = The stock is empty.
stock-closed-by =
    { $who ->
        [me] You have closed the stock. { $count ->
            [one] One card lies in it.
           *[other] { $count } cards lie in it.
        }
       *[other] { $who-name } has closed the stock. { $count ->
            [one] One card lies in it.
           *[other] { $count } cards lie in it.
        }
    }
stock-none = There is no stock at this table.
# The points of the deal; $scores is a list of side-points.
points = Points: { $scores }.
points-not-told = Points are not told at this table: remembering them is the game. Hints tell them.
# Pair points that wait for a trick.
pending =
    { $who ->
        [me] Your pair of { $points } waits for a trick.
        [us] { $points } of your team's pairs wait for a trick.
        [them] { $points } of the other team's pairs wait for a trick.
       *[other] { $who-name }'s pair of { $points } waits for a trick.
    }
pairs = Pairs shown: { $pairs }.
pairs-none = No pairs shown.
shown-pair =
    { $who ->
        [me] { $suit } by you, { $points }
       *[other] { $suit } by { $who-name-object }, { $points }
    }
known = Known cards: { $cards }.
known-card = { $cards } in the hand of { $who-name-object }
known-none = No cards are known in other hands.
# What may be done now; $others are phrases such as "close the deck".
may-play = You may play { $cards }.
may-play-and = You may play { $cards }; or { $others }.
may-play-any = You may play any card.
may-play-any-and = You may play any card; or { $others }.
may-do = You may say: { $others }.
# The phrases that make sense now.
can-say = You can say: { $phrases }.

# Refusals: why not, and the way out. $choices are the cards that may be played.
no-such-action = That cannot be done now.
match-over = The match is over. N begins a new one.
deal-over = The deal is over. N deals the next one.
deal-running = The deal is still going on.
not-at-this-table = That does not exist at this table.
asked-already = You have asked, so you cannot go alone in this round.
not-your-turn =
    { $who ->
        [me] It is not your turn.
       *[other] It is not your turn: { $who-name-object } is to play.
    }
cannot-bid-now = That bid is not open now.
too-late = Too late: a card has been led. Announce between tricks.
not-reached = There is nothing to announce now.
first-trick = Not on the first trick.
stock-closed =
    { $who ->
        [me] You have closed the stock.
       *[other] { $who-name } has closed the stock.
    }
turned-card-gone = The turned-up trump is gone.
stock-empty = The stock is empty.
stock-low =
    { $count ->
        [one] Too few cards in the stock: one.
       *[other] Too few cards in the stock: { $count }.
    }
only-when-leading = Only when it is your turn to lead.
need-a-trick = You must take a trick first.
no-exchange-card = You do not hold { $card-the }.
not-in-hand = You do not hold { $card-the }.
no-pair = You can show no pair with { $card-the }.
no-pair-of = You can show no pair of { $suit }.
pairs-over = Pairs can no longer be shown.
must-follow = You must follow { $suit }. You have { $choices }.
must-beat = You must beat { $other-the }. You can with { $choices }.
must-trump = You have no { $suit }, so you must trump. You have { $choices }.
must-overtrump = You must trump higher than { $other-the }. You can with { $choices }.

# Refusals of the conversation.
none-of-rank = You hold no { $rank }.
no-such-card =
    { $count ->
        [0] You have no cards.
        [one] You have only one card.
       *[other] You have only { $count } cards.
    }
no-such-choice =
    { $count ->
        [one] There is only one choice.
       *[other] There are only { $count } choices.
    }
no-card-in-focus = No card is chosen. Move to a card with the left and right arrows.
nothing-to-choose = There is nothing to choose now.
nothing-asked = Nothing has been asked.
not-understood = I did not understand.
not-understood-again = I did not understand. Say: { $command }.
key-unknown = This key does nothing. { $help } helps.
not-listening = No microphone is listening. Keys work as always.
why-nothing = There is nothing to explain now.

# Listening. $what, $wake are phrases; $talk and $settings are names of keys; $name is a language.
# A microphone was found at the start.
listening-now = I am listening. Say: { $what }. To talk over me, hold { $talk }.
    .brief = I am listening.
# The talk key, or a word, where listening is switched off.
listening-off = Listening is switched off; { $settings } opens the settings.
asleep = I no longer listen, except for: { $wake }.
awake = I am listening.
heard-nothing = I heard nothing.
# Only a part of what was said was understood.
did-you-mean = Did you mean?
did-you-mean-one = Did you mean: { $action }?
# What is wrong with the microphone, and the way out; each is said once.
microphone-back = The microphone is back.
microphone-missing = No microphone was found. Plug one in and I will listen; keys work as always.
microphone-wrong = The microphone you chose is not there, so I listen to another. { $settings } opens the settings.
microphone-denied = I may not use the microphone: allow it in the system's settings. Keys work as always.
microphone-gone = The microphone has stopped. I will listen again when it is back; keys work as always.
microphone-silent = The microphone gives nothing but silence: it may be muted.
microphone-clipping = The microphone is too loud: move away from it, or turn it down.
no-voice-model = I cannot understand what is spoken in this language: its voice model, { $name }, cannot be used. Keys work as always.

# `audiogame listen`, read on a terminal. $text is what was heard, $command its name, $device a microphone.
listen-device = Listening to: { $device }. Say something. Control and C end this.
listen-command = Heard: { $text }. That is the command { $command }.
listen-no-command = Heard: { $text }. That is no command.
level-silence = Level: silence.
level-faint = Level: hardly anything.
level-quiet = Level: quiet.
level-good = Level: good.
level-loud = Level: very loud.

# Questions, answered with yes or no; $yes and $no are names of keys.
yes-or-no = { $yes } for yes, { $no } for no.
    .brief = {""}
ask-sure = Are you sure: { $action }?
ask-new-match = Give up this match and begin a new one?
ask-quit = Leave the game? The match is kept.
goodbye = Goodbye.
cancelled = Cancelled.

# "King" with two kings.
which-card = Which one?
# One of a few things to choose from; $number is the word that chooses it.
numbered = { $item }: { $number }.

# Classic: closing before the refill has been asked for during the trick, or no longer.
closing-armed = If you take this trick, you close before drawing.
closing-disarmed = You will draw as usual.

# Practice.
practice-on = Practice: hints are on, and { $back } takes back your last card.
practice-off = Practice is off.
back-only-in-practice = Cards can be taken back in practice only; { $practise } begins it.
nothing-to-take-back = There is nothing to take back.
taken-back = Taken back.

# Menus.
menu-item = { $item } { $place } of { $count }.
    .brief = { $item }
menu-closed = Menu closed.
menu-actions = What can be done now.
menu-settings = Settings. Left and right arrows change a setting.
menu-sounds = Learn the sounds.
menu-keys = The keys.
menu-how-to-play = How to play { $rules }.
do-label = { $label }.
cannot = Not now: { $label }. { $why }

# Settings. $name is the name of the setting, $value its value.
setting = { $name }: { $value }.
setting-locale = Language
setting-verbosity = Detail
setting-hints = Hints for beginners
setting-level = Computer players
setting-target = Match points to win
setting-rate = Speech rate, words a minute
setting-pitch = Pitch of speech
setting-volume = Volume of speech
setting-voice = Voice
setting-opponents-pitch = Pitch of the computer players
setting-opponents-place = Computer players heard from their places
setting-cue-volume = Volume of sounds
setting-mono = One ear: everything in the middle
setting-listening = Listen
setting-talk = Talk key
setting-headphones = Headphones: listen while I speak
setting-microphone = Microphone
setting-confirm-cards = Ask before a spoken card is played
setting-positions = Say the place of a card in the hand
setting-digit-plays = A digit plays the card at once
setting-confirm = Ask before what cannot be taken back
setting-announce-pause = Seconds to announce in, before a computer player leads
setting-german-suits = Suits by their German names, at the table with twenty cards
setting-says-own-cards = Say my own cards when I play them
setting-says-other-cards = Say the cards of others
setting-says-tricks = Say who takes a trick
setting-says-draws = Say the card I draw
setting-says-other-draws = Say that others draw
setting-says-turns = Say that it is my turn
setting-says-hand = Read my hand when it is dealt
value-on = on
value-off = off
value-open = whenever I am silent
value-push = only with the talk key
value-hold = to be held
value-tap = to be tapped
value-brief = brief
value-normal = normal
value-full = full
value-beginner = beginner
value-intermediate = intermediate
value-expert = expert
value-own-voice = the language's own
value-own-microphone = the system's own
value-own-target = as usual for the rules

# The sounds, by what they mean.
sound-shuffle = Cards are dealt.
sound-card-played = A card is played.
sound-trick-won = You take a trick.
sound-trick-lost = Another takes a trick.
sound-pair = A pair is shown.
sound-exchange = The lowest trump is exchanged.
sound-close = The stock is closed.
sound-your-turn = It is your turn.
sound-refused = Something cannot be done.
sound-hand-edge = The end of the hand or of a list.
sound-menu-move = Moving in a menu.
sound-menu-enter = A menu opens.
sound-deal-won = You win a deal.
sound-deal-lost = You lose a deal.
sound-match-won = You win the match.
sound-microphone-open = The microphone opens.
sound-microphone-closed = The microphone closes.
sound-not-understood = Something was not understood.

# Help for this moment. $key is the name of the help key.
help-more = Press { $key } again for all keys.
    .brief = {""}
help-question = A question waits: Enter means yes, Backspace means no.
help-menu = You are in a menu. Up and down arrows move, Enter chooses, left and right arrows change a setting, Backspace closes it.
help-no-match = No match is going on. N begins one.
help-deal-over = The deal is over. N deals the next one; R repeats the result.
help-waiting = The computer is about to play. You can ask: H reads your hand, T the table, S everything.
help-bidding = It is your turn to bid. Enter opens the choices: up and down arrows move through them, Enter chooses. H reads your hand, I gives a hint.
help-leading = You lead to a new trick. Left and right arrows move through your cards, Enter plays the one you are at. C closes the stock, X exchanges the lowest trump, I gives a hint, Escape shows everything that can be done.
help-answering = You answer the card on the table. T reads the table. Left and right arrows move through your cards, Tab to those you may play, Enter plays. I gives a hint, Escape shows everything that can be done.

# The list of keys.
key-help = { $key }: { $does }.
does-left = previous card, or less of a setting
does-right = next card, or more of a setting
does-up = next detail of the card backwards, or up in a menu
does-down = next detail of the card, or down in a menu
does-home = first card
does-end = last card
does-playable-next = next card that may be played
does-playable-before = previous card that may be played
does-enter = play the card, choose, or yes
does-enter-nopair = play the card without showing the pair
does-cancel = no, or close the menu
does-menu = menu of everything that can be done now
does-hand = read my hand
does-table = read the table
does-points = points
does-state = read everything
does-repeat = repeat the last announcement
does-older = previous announcement
does-newer = next announcement
does-oldest = first announcement
does-newest = latest announcement
does-whose = whose turn it is
does-trump-and-stock = trump and stock
does-known = known cards
does-match = match score
does-close = close the stock
does-exchange = exchange the lowest trump
does-sixty-six = claim or announce sixty-six
does-talk = talk to me: hold it, or tap it
does-hint = hint
does-why = why
does-next = next deal, or a new match
does-verbosity = change the detail
does-slower = slower speech
does-faster = faster speech
does-help = help for this moment; twice, the keys
does-settings = settings
does-rules = how to play
does-practise = practice on or off
does-quit = leave the game
does-back = take back the last card, in practice
does-digit = speak that card; the same again plays it

# Something is wrong outside the game; said once, with the way out.
computer-stumbled = A computer player stumbled and plays the first card it may.
cannot-keep = The match and the settings cannot be kept: the disk may be full or may not be written to. Playing goes on.
match-unreadable = The saved match cannot be read: a new one begins.
match-broken = The saved match is damaged. It goes on as far as it could be read; the damaged file is kept as { $file }.
settings-broken = The settings cannot be read, so the usual ones hold. The old file is kept as { $file }.
setting-wrong = One setting cannot be read and has its usual value: { $name }.
locale-broken = The texts of the language { $name } are damaged, so English is spoken.
no-sound-card = There is no sound: no sound card was found. The game goes on in text.
no-speech = There is no speech: no synthesiser could be started. The game goes on in text.
no-window = No window can be opened. The game goes on in text.
sounds-missing = Some sounds are missing: { $names }. Everything is said in words all the same.
already-playing = The game is already running. Go back to it, or end it first.
no-folder = The folder for your matches and settings cannot be used.

# Choosing a table. $rules is the name of the rule set, $count how many play.
menu-tables = Which game?
menu-players = How many play?
table-rules = { $rules }
table-players =
    { $count ->
        [2] two, against one computer
        [3] three, each alone
       *[other] four, in two teams
    }
ask-go-on = A match is kept at this table. Go on with it?
no-such-table = There is no such table: Romanian Sixty-Six is for two, three or four, Brazilian for four, the others for two.
