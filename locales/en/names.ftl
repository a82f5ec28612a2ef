### Names: cards, suits, players, keys, lists. Every message here is used inside others.

# A suit. $suit is its letter, $pack "french" or "german" (the player's choice of names).
suit =
    { $suit ->
        [s] { $pack ->
            [german] leaves
           *[french] spades
        }
        [h] hearts
        [d] { $pack ->
            [german] bells
           *[french] diamonds
        }
       *[c] { $pack ->
            [german] acorns
           *[french] clubs
        }
    }

# A rank by itself, as in "you have no king". $rank is its sign.
rank =
    { $rank ->
        [A] ace
        [T] ten
        [K] king
        [Q] queen
        [J] jack
       *[9] nine
    }

# A card. The value is the bare name; .the is the same with the article, as the object of a verb.
card = { rank } of { suit }
    .the = the { rank } of { suit }

# A card of the own hand, as in a list or when moving to it. $hints is "yes" for beginners.
held =
    { $card }{ $trump ->
        [yes] , trump
       *[no] {""}
    }{ $hints ->
        [yes] , { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[no] {""}
    }{ $hints ->
        [yes] { $pair ->
            [yes] , makes a pair
           *[no] {""}
        }
       *[no] {""}
    }

# A player or a side at the beginning of a sentence; .object: inside one. $who is me, partner, opponent, us or them.
# The .brief form is for those who want few words. $number counts the computer players after the listener.
player =
    { $who ->
        [me] You
        [partner] Computer { $number }, your partner,
        [us] Your team
        [them] The other team
       *[opponent] { $players ->
            [2] The computer
           *[other] Computer { $number }
        }
    }
    .brief =
    { $who ->
        [me] You
        [partner] Computer { $number }
        [us] Your team
        [them] Other team
       *[opponent] { $players ->
            [2] Computer
           *[other] Computer { $number }
        }
    }
    .object =
    { $who ->
        [me] you
        [partner] Computer { $number }, your partner
        [us] your team
        [them] the other team
       *[opponent] { $players ->
            [2] the computer
           *[other] Computer { $number }
        }
    }

# A card in a list of cards to choose from.
just-card = { $card }

# Lists. list-last joins the last two items, list-or the last two phrases that may be said, list-more puts an
# item before the rest.
list-last = { $first } and { $rest }
list-or = { $first }, or { $rest }
list-more = { $first }, { $rest }

# Names of keys, as they are spoken in help.
key-left = Left arrow
key-right = Right arrow
key-up = Up arrow
key-down = Down arrow
key-home = Home
key-end = End
key-tab = Tab
key-enter = Enter
key-backspace = Backspace
key-escape = Escape
key-space = Space
key-comma = Comma
key-period = Period
key-minus = Minus
key-equals = Equals
key-digits = A digit from 1 to 6
key-with-shift = Shift { $key }

# The rule sets.
rules-romanian = Romanian Sixty-Six
rules-brazilian = Brazilian Sixty-Six
rules-classic = classic Sixty-Six
rules-short = Sixty-Six with twenty cards
rules-bulgarian = Bulgarian Sixty-Six

# The languages, each by its own name.
language-en = English
language-ro = română
language-pt-br = português do Brasil
