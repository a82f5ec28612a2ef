### The conversation: turns, questions, answers, refusals, menus, settings, help.

# The game has started; $help and $rules are names of keys.
welcome = Bun venit la Șaizeci și șase. { $help } te ajută oricând; { $rules } îți spune cum se joacă.
    .brief = Șaizeci și șase.
# The first start: said once in each language. $number is the key.
language-choice = Română: apasă { $number }.
# A saved match has been found.
match-goes-on = Meciul tău continuă.

# It is the listener's turn.
your-lead = Deschizi tu.
your-answer = E rândul tău.
your-bid-name = E rândul tău: alege atuul.
your-bid-bid3 = E rândul tău să licitezi, cu trei cărți.
your-bid-bid6 = E rândul tău să licitezi, cu șase cărți.
your-bid-remande = E rândul tău: spui contra?

# With hints on: one sentence on what to think about.
think-only = După reguli poți juca doar { $card-the }.
think-must = După reguli poți juca doar { $cards }.
think-answer = Poți juca orice carte: merită să iei mâna asta?
think-exchange = Poți schimba cel mai mic atu cu cartea întoarsă.
think-lead-open = Deschide cu o carte de care te poți lipsi sau anunță o pereche, dacă ai.
think-lead = Ceilalți trebuie să răspundă la culoare și să te bată, dacă pot: deschide cu ce nu pot bate.

# The own hand, asked for.
hand =
    { $count ->
        [one] O carte: { $cards }.
        [2] Două cărți: { $cards }.
        [few] { $count } cărți: { $cards }.
       *[other] { $count } de cărți: { $cards }.
    }
hand-empty = Nu ai nicio carte.
# The card moved to. $place is 0 where places are not said.
card-focus =
    { $card }{ $place ->
        [0] {""}
       *[other] , { $place } din { $count }
    }
# Details of a card of the own hand.
detail-points =
    { $points ->
        [0] { $card }: niciun punct.
        [one] { $card }: un punct.
        [2] { $card }: două puncte.
        [few] { $card }: { $points } puncte.
       *[other] { $card }: { $points } de puncte.
    }
detail-no-pair-card = Doar popa și dama fac pereche.
detail-pair = Face o pereche de { $points } cu { $other-the }.
detail-half-pair = Cu { $other-the } ar face o pereche de { $points }.
detail-playable = Acum poți juca { $card-the }.

# The table.
table-empty = Pe masă nu e nimic.
table = Pe masă: { $cards }.
on-table =
    { $who ->
        [me] { $card-yours }
       *[other] { $card } { $who-name-by }
    }
# Whose turn it is; $act is play, lead, name, bid3, bid6, remande or refill.
whose =
    { $who ->
        [me] { $act ->
            [play] E rândul tău.
            [lead] E rândul tău să deschizi.
            [refill] E rândul tău: tragi sau închizi.
           *[other] E rândul tău să licitezi.
        }
       *[other] { $act ->
            [play] E rândul { $who-name-of }.
            [lead] E rândul { $who-name-of } să deschidă.
            [refill] E rândul { $who-name-of } să tragă.
           *[other] E rândul { $who-name-of } să liciteze.
        }
    }
# Nobody is to act; $match is "yes" when the match is over too.
whose-over =
    { $match ->
        [yes] Meciul s-a terminat.
       *[no] Partida s-a terminat.
    }
trump = Atu: { $suit }.
trump-unknown = Atuul nu e ales încă.
stock =
    { $count ->
        [one] Pachetul are o carte; cartea întoarsă e { $card-the }.
        [2] Pachetul are două cărți; cartea întoarsă e { $card-the }.
        [12] Pachetul are douăsprezece cărți; cartea întoarsă e { $card-the }.
        [few] Pachetul are { $count } cărți; cartea întoarsă e { $card-the }.
       *[other] Pachetul are { $count } de cărți; cartea întoarsă e { $card-the }.
    }
stock-out = Pachetul s-a terminat.
stock-closed-by =
    { $who ->
        [me] Ai închis pachetul; în el { $count ->
            [one] e o carte
            [2] sunt două cărți
            [12] sunt douăsprezece cărți
            [few] sunt { $count } cărți
           *[other] sunt { $count } de cărți
        }.
       *[other] { $who-name } a închis pachetul; în el { $count ->
            [one] e o carte
            [2] sunt două cărți
            [12] sunt douăsprezece cărți
            [few] sunt { $count } cărți
           *[other] sunt { $count } de cărți
        }.
    }
stock-none = La masa asta nu e pachet.
# The points of the deal; $scores is a list of side-points.
points = Puncte: { $scores }.
points-not-told = La masa asta punctele nu se spun: trebuie să le ții minte. Cu indiciile pornite se spun.
# Pair points that wait for a trick.
pending =
    { $who ->
        [me] Din perechi mai ai { $points }, care așteaptă o mână.
        [us] Din perechi, echipa ta mai are { $points }, care așteaptă o mână.
       *[other] Din perechi, { $who-name-object } mai are { $points }, care așteaptă o mână.
    }
pairs = Perechi anunțate: { $pairs }.
pairs-none = Nicio pereche anunțată.
shown-pair =
    { $who ->
        [me] de { $suit }, a ta, { $points }
       *[other] de { $suit }, a { $who-name-of }, { $points }
    }
known = Cărți știute: { $cards }.
known-card = în mâna { $who-name-of }, { $cards }
known-none = Nu se știe nicio carte a celorlalți.
# What may be done now; $others are phrases such as "close the deck".
may-play = Poți juca { $cards }.
may-play-and = Poți juca { $cards }; mai poți spune: { $others }.
may-play-any = Poți juca orice carte.
may-play-any-and = Poți juca orice carte; mai poți spune: { $others }.
may-do = Poți spune: { $others }.
# The phrases that make sense now.
can-say = Poți spune: { $phrases }.

# Refusals: why not, and the way out. $choices are the cards that may be played.
no-such-action = Asta nu se poate acum.
match-over = Meciul s-a terminat. N începe altul.
deal-over = Partida s-a terminat. N începe partida următoare.
deal-running = Partida nu s-a terminat încă.
not-at-this-table = La masa asta nu există așa ceva.
asked-already = Ai întrebat, deci în partida asta nu mai poți juca singur.
not-your-turn =
    { $who ->
        [me] Nu e rândul tău.
       *[other] Nu e rândul tău, ci al { $who-name-of }.
    }
cannot-bid-now = Acum nu poți licita așa.
too-late = Prea târziu: s-a deschis deja. Anunță între mâini.
not-reached = Acum nu ai ce anunța.
first-trick = La prima mână nu se poate.
stock-closed =
    { $who ->
        [me] Ai închis pachetul.
       *[other] { $who-name } a închis pachetul.
    }
turned-card-gone = Atuul întors nu mai e sub pachet.
stock-empty = Pachetul s-a terminat.
stock-low =
    { $count ->
        [one] Prea puține cărți în pachet: una.
        [2] Prea puține cărți în pachet: două.
       *[other] Prea puține cărți în pachet: { $count }.
    }
only-when-leading = Doar când e rândul tău să deschizi.
need-a-trick = Întâi trebuie să iei o mână.
no-exchange-card = Nu ai { $card-the }.
not-in-hand = Nu ai { $card-the }.
no-pair = Cu { $card-the } nu poți anunța nicio pereche.
no-pair-of =
    { $suit ->
       *[other] Nu poți anunța pereche de { $suit }.
    }
pairs-over = Perechi nu se mai pot anunța.
must-follow = Trebuie să răspunzi cu { $suit }. Ai { $choices }.
must-beat = Trebuie să bați { $other-the }. Poți cu { $choices }.
must-trump = Nu ai { $suit }, deci trebuie să tai. Ai { $choices }.
must-overtrump = Trebuie să tai cu un atu mai mare decât { $other-the }. Poți cu { $choices }.

# Refusals of the conversation.
none-of-rank = Nu ai { $rank } în mână.
no-such-card =
    { $count ->
        [0] Nu ai nicio carte.
        [one] Ai doar o carte.
        [2] Ai doar două cărți.
        [few] Ai doar { $count } cărți.
       *[other] Ai doar { $count } de cărți.
    }
no-such-choice =
    { $count ->
        [one] E o singură variantă.
        [2] Sunt doar două variante.
        [12] Sunt doar douăsprezece variante.
        [few] Sunt doar { $count } variante.
       *[other] Sunt doar { $count } de variante.
    }
no-card-in-focus = Nu ai ales nicio carte. Mergi la una cu săgețile stânga și dreapta.
nothing-to-choose = Acum nu ai ce alege.
nothing-asked = Nu ți s-a pus nicio întrebare.
not-understood = Nu am înțeles.
not-understood-again = Nu am înțeles. Spune: { $command }.
key-unknown = Tasta asta nu face nimic. { $help } te ajută.
not-listening = Niciun microfon nu ascultă. Tastele merg ca întotdeauna.
why-nothing = Acum nu e nimic de explicat.

# Listening. $what, $wake are phrases; $talk and $settings are names of keys; $name is a language.
# A microphone was found at the start.
listening-now = Te ascult. Spune: { $what }. Ca să vorbești peste mine, ține apăsat: { $talk }.
    .brief = Te ascult.
# The talk key, or a word, where listening is switched off.
listening-off = Ascultarea este oprită; { $settings } deschide setările.
asleep = Nu mai ascult decât: { $wake }.
awake = Te ascult.
heard-nothing = N-am auzit nimic.
# Only a part of what was said was understood.
did-you-mean = La ce te-ai gândit?
did-you-mean-one = Ai vrut să spui: { $action }?
# What is wrong with the microphone, and the way out; each is said once.
microphone-back = Microfonul s-a întors.
microphone-missing = Nu s-a găsit niciun microfon. Conectează unul și te ascult; tastele merg ca întotdeauna.
microphone-wrong = Microfonul ales nu este de găsit, așa că ascult altul. { $settings } deschide setările.
microphone-denied = Nu am voie să folosesc microfonul: permite-l în setările sistemului. Tastele merg ca întotdeauna.
microphone-gone = Microfonul s-a oprit. Ascult din nou când se întoarce; tastele merg ca întotdeauna.
microphone-silent = Din microfon vine numai tăcere: poate că este oprit.
microphone-clipping = Microfonul este prea tare: îndepărtează-te de el sau dă-l mai încet.
no-voice-model = Nu pot înțelege ce se vorbește în limba aceasta: modelul ei de voce, { $name }, nu se poate folosi. Tastele merg ca întotdeauna.

# `audiogame listen`, read on a terminal. $text is what was heard, $command its name, $device a microphone.
listen-device = Ascult: { $device }. Spune ceva. Control și C încheie.
listen-command = Am auzit: { $text }. Este comanda { $command }.
listen-no-command = Am auzit: { $text }. Nu este o comandă.
level-silence = Nivel: tăcere.
level-faint = Nivel: aproape nimic.
level-quiet = Nivel: încet.
level-good = Nivel: bun.
level-loud = Nivel: foarte tare.

# Questions, answered with yes or no; $yes and $no are names of keys.
yes-or-no = { $yes } pentru da, { $no } pentru nu.
    .brief = {""}
ask-sure = Sigur: { $action }?
ask-new-match = Renunți la meciul ăsta și începi altul?
ask-quit = Ieși din joc? Meciul se păstrează.
goodbye = La revedere.
cancelled = Anulat.

# "King" with two kings.
which-card = Pe care?
# One of a few things to choose from; $number is the word that chooses it.
numbered = { $item }: { $number }.

# Classic: closing before the refill has been asked for during the trick, or no longer.
closing-armed = Dacă iei mâna asta, închizi înainte de a trage.
closing-disarmed = Tragi ca de obicei.

# Practice.
practice-on = Exersezi: indiciile sunt pornite, iar cu { $back } iei înapoi ultima carte.
practice-off = Nu mai exersezi.
back-only-in-practice = Poți lua cartea înapoi doar când exersezi; apasă { $practise }.
nothing-to-take-back = Nu ai ce lua înapoi.
taken-back = Mutare luată înapoi.

# Menus.
menu-item = { $item } { $place } din { $count }.
    .brief = { $item }
menu-closed = Meniu închis.
menu-actions = Ce poți face acum.
menu-settings = Setări. Săgețile stânga și dreapta schimbă o setare.
menu-sounds = Învață sunetele.
menu-keys = Tastele.
menu-how-to-play = Cum se joacă { $rules }.
do-label = { $label }.
cannot = Acum nu: { $label }. { $why }

# Settings. $name is the name of the setting, $value its value.
setting = { $name }: { $value }.
setting-locale = Limba
setting-verbosity = Detalii
setting-hints = Indicii pentru începători
setting-level = Nivelul calculatorului
setting-target = Meciul se joacă până la
setting-rate = Viteza vorbirii, în cuvinte pe minut
setting-pitch = Înălțimea vocii
setting-volume = Volumul vocii
setting-voice = Vocea
setting-opponents-pitch = Înălțimea vocii calculatorului
setting-opponents-place = Fiecare calculator se aude din locul lui
setting-cue-volume = Volumul sunetelor
setting-mono = Totul la mijloc, pentru o singură ureche
setting-listening = Ascult
setting-talk = Tasta de vorbit
setting-headphones = Căști: ascult și în timp ce vorbesc
setting-microphone = Microfonul
setting-confirm-cards = Întreb înainte de a juca o carte spusă cu vocea
setting-positions = Spune locul cărții în mână
setting-digit-plays = Cifra joacă imediat cartea
setting-confirm = Cere confirmare la ce nu se poate lua înapoi
setting-announce-pause = Secunde pentru anunț, înainte să deschidă un calculator
setting-german-suits = Culorile cu numele nemțești, la masa cu douăzeci de cărți
setting-says-own-cards = Spune cărțile pe care le joc
setting-says-other-cards = Spune cărțile celorlalți
setting-says-tricks = Spune cine ia mâna
setting-says-draws = Spune ce carte trag
setting-says-other-draws = Spune când trag ceilalți
setting-says-turns = Spune când e rândul meu
setting-says-hand = Citește mâna mea după împărțire
# A switch of whatever gender: yes or no.
value-on = da
value-off = nu
value-open = de câte ori tac
value-push = numai cu tasta de vorbit
value-hold = se ține apăsată
value-tap = se atinge
# The detail: "detalii" is a feminine plural.
value-brief = puține
value-normal = normale
value-full = toate
value-beginner = începător
value-intermediate = mediu
value-expert = expert
value-own-voice = cea a limbii
value-own-microphone = cel al sistemului
value-own-target = numărul obișnuit

# The sounds, by what they mean.
sound-shuffle = Se împart cărțile.
sound-card-played = Se joacă o carte.
sound-trick-won = Iei o mână.
sound-trick-lost = Altcineva ia mâna.
sound-pair = Se anunță o pereche.
sound-exchange = Se schimbă cel mai mic atu.
sound-close = Se închide pachetul.
sound-your-turn = E rândul tău.
sound-refused = Ceva nu se poate.
sound-hand-edge = Capătul mâinii sau al unei liste.
sound-menu-move = Treci prin meniu.
sound-menu-enter = Se deschide un meniu.
sound-deal-won = Câștigi o partidă.
sound-deal-lost = Pierzi o partidă.
sound-match-won = Câștigi meciul.
sound-microphone-open = Se deschide microfonul.
sound-microphone-closed = Se închide microfonul.
sound-not-understood = Ceva nu s-a înțeles.

# Help for this moment. $key is the name of the help key.
help-more = Apasă din nou { $key } pentru toate tastele.
    .brief = {""}
help-question = Ai de răspuns la o întrebare: Enter înseamnă da, Backspace înseamnă nu.
help-menu = Ești într-un meniu. Cu săgețile sus și jos te muți, Enter alege, săgețile stânga și dreapta schimbă o setare, Backspace închide meniul.
help-no-match = Nu e niciun meci. N începe unul.
help-deal-over = Partida s-a terminat. N începe partida următoare; R repetă rezultatul.
help-waiting = E rândul calculatorului. Poți întreba: H citește mâna ta, T masa, S starea jocului.
help-bidding = E rândul tău să licitezi. Enter deschide variantele: săgețile sus și jos te mută printre ele, Enter alege. H îți citește mâna, I îți dă un indiciu.
help-leading = Deschizi o mână nouă. Cu săgețile stânga și dreapta treci prin cărțile tale, Enter o joacă pe cea la care ești. C închide pachetul, X schimbă cel mai mic atu, I dă un indiciu, Escape spune tot ce se poate face.
help-answering = Răspunzi la cartea de pe masă. T citește masa. Cu săgețile stânga și dreapta treci prin cărțile tale, cu Tab prin cele pe care le poți juca, iar cu Enter joci. I dă un indiciu, Escape spune tot ce se poate face.

# The list of keys.
key-help = { $key }: { $does }.
does-left = cartea dinainte; la setări, mai puțin
does-right = cartea următoare; la setări, mai mult
does-up = detaliul dinainte al cărții; în meniu, mai sus
does-down = detaliul următor al cărții; în meniu, mai jos
does-home = prima carte
does-end = ultima carte
does-playable-next = următoarea carte care se poate juca
does-playable-before = cartea dinainte care se poate juca
does-enter = joacă această carte; în meniu, alege; la o întrebare, da
does-enter-nopair = joacă această carte fără pereche
does-cancel = închide meniul; la o întrebare, nu
does-menu = meniul cu tot ce se poate face acum
does-hand = citește mâna mea
does-table = ce e pe masă
does-points = punctele
does-state = citește starea jocului
does-repeat = repetă anunțul
does-older = anunțul dinainte
does-newer = anunțul următor
does-oldest = primul anunț
does-newest = ultimul anunț
does-whose = cine e la rând
does-trump-and-stock = atuul și pachetul
does-known = cărțile știute
does-match = scorul meciului
does-close = închide pachetul
does-exchange = schimbă cel mai mic atu
does-sixty-six = spune că ai șaizeci și șase
does-talk = vorbești cu mine: ține apăsat sau atinge
does-hint = indiciu
does-why = de ce
does-next = partida următoare sau un meci nou
does-verbosity = schimbă detaliile
does-slower = vorbește mai rar
does-faster = vorbește mai repede
does-help = ajutor pentru acest moment; de două ori, tastele
does-settings = setări
does-rules = cum se joacă
does-practise = începe sau încetează să exersezi
does-quit = ieși din joc
does-back = ia înapoi ultima carte, când exersezi
does-digit = spune cartea aceea; încă o dată, o joacă

# Something is wrong outside the game; said once, with the way out.
computer-stumbled = Un calculator s-a încurcat și joacă prima carte permisă.
cannot-keep = Meciul și setările nu se pot păstra: poate că discul e plin sau nu lasă să se scrie pe el. Jocul merge mai departe.
match-unreadable = Meciul salvat nu se poate citi: începe unul nou.
match-broken = Meciul salvat e stricat. Continuă până unde s-a putut citi; fișierul stricat se păstrează ca { $file }.
settings-broken = Setările nu se pot citi, așa că rămân cele obișnuite. Fișierul vechi se păstrează ca { $file }.
setting-wrong = O setare nu se poate citi și are valoarea obișnuită: { $name }.
locale-broken = Textele limbii { $name } sunt stricate, așa că se vorbește în engleză.
no-sound-card = Nu e sunet: nu s-a găsit nicio placă de sunet. Jocul merge mai departe în text.
no-speech = Nu e voce: niciun sintetizator nu a pornit. Jocul merge mai departe în text.
no-window = Nu se poate deschide nicio fereastră. Jocul merge mai departe în text.
sounds-missing = Lipsesc unele sunete: { $names }. Totul se spune oricum și în cuvinte.
already-playing = Jocul e deja pornit. Întoarce-te la el sau închide-l întâi.
no-folder = Dosarul pentru meciuri și setări nu se poate folosi.

# Choosing a table. $rules is the name of the rule set, $count how many play.
menu-tables = Ce joc?
menu-players = În câți se joacă?
table-rules = { $rules }
table-players =
    { $count ->
        [2] în doi, cu un calculator
        [3] în trei, fiecare pentru el
       *[other] în patru, în două echipe
    }
ask-go-on = La masa asta e un meci păstrat. Mergi mai departe cu el?
no-such-table = Nu există o astfel de masă: șaizeci și șase românesc se joacă în doi, trei sau patru, cel brazilian în patru, celelalte în doi.
