### Names: cards, suits, players, keys, lists. Every message here is used inside others.

# A suit. $suit is its letter, $pack "french" or "german" (the player's choice of names).
suit =
    { $suit ->
        [s] { $pack ->
            [german] frunză verde
           *[french] inimă neagră
        }
        [h] { $pack ->
            [german] roșu
           *[french] inimă roșie
        }
        [d] { $pack ->
            [german] tobă
           *[french] romb
        }
       *[c] { $pack ->
            [german] ghindă
           *[french] treflă
        }
    }

# A rank by itself, as in "you have no king". $rank is its sign.
rank =
    { $rank ->
        [A] as
        [T] zece
        [K] popă
        [Q] damă
        [J] valet
       *[9] nouă
    }

# A card. The value is the bare name; .the is the same with the article, as the subject or object of a verb
# and after a preposition; .of is the genitive (în locul asului); .for is what something is exchanged for (cu asul);
# .yours is a card on the table that the listener has played.
card = { rank } de { suit }
    .the =
    { $rank ->
        [A] asul
        [T] zecele
        [K] popa
        [Q] dama
        [J] valetul
       *[9] nouă
    } de { suit }
    .of =
    { $rank ->
        [A] asului
        [T] zecelui
        [K] popii
        [Q] damei
        [J] valetului
       *[9] lui nouă
    } de { suit }
    .for =
    cu { $rank ->
        [A] asul
        [T] zecele
        [K] popa
        [Q] dama
        [J] valetul
       *[9] nouă
    } de { suit }
    .yours = { rank } de { suit } de la tine

# A card of the own hand, as in a list or when moving to it. $hints is "yes" for beginners.
held =
    { $card }{ $trump ->
        [yes] , atu
       *[no] {""}
    }{ $hints ->
        [yes] , { $points ->
            [one] un punct
            [2] două puncte
            [few] { $points } puncte
           *[other] { $points } de puncte
        }
       *[no] {""}
    }{ $hints ->
        [yes] { $pair ->
            [yes] , face pereche
           *[no] {""}
        }
       *[no] {""}
    }

# A player or a side at the beginning of a sentence. $who is me, partner, opponent, us or them.
# The .brief form is for those who want few words; a verb in the singular follows it too.
# Inside a sentence: .object as its subject; .of in the genitive or dative (rândul calculatorului); .by is whose card
# lies on the table (de la calculator). $number counts the computer players after the listener.
player =
    { $who ->
        [me] Tu
        [partner] Calculatorul { $number }, partenerul tău,
        [us] Echipa ta
        [them] Cealaltă echipă
       *[opponent] { $players ->
            [2] Calculatorul
           *[other] Calculatorul { $number }
        }
    }
    .brief =
    { $who ->
        [me] Tu
        [partner] Calculatorul { $number }
        [us] Echipa ta
        [them] Cealaltă echipă
       *[opponent] { $players ->
            [2] Calculatorul
           *[other] Calculatorul { $number }
        }
    }
    .object =
    { $who ->
        [me] tu
        [partner] Calculatorul { $number }, partenerul tău
        [us] echipa ta
        [them] cealaltă echipă
       *[opponent] { $players ->
            [2] calculatorul
           *[other] Calculatorul { $number }
        }
    }
    .of =
    { $who ->
        [me] tău
        [partner] partenerului tău
        [us] echipei tale
        [them] celeilalte echipe
       *[opponent] { $players ->
            [2] calculatorului
           *[other] Calculatorului { $number }
        }
    }
    .by =
    { $who ->
        [me] de la tine
        [partner] de la partenerul tău
        [us] de la echipa ta
        [them] de la cealaltă echipă
       *[opponent] { $players ->
            [2] de la calculator
           *[other] de la Calculatorul { $number }
        }
    }

# A card in a list of cards to choose from.
just-card = { $card }

# Lists. list-last joins the last two items, list-or the last two phrases that may be said, list-more puts an
# item before the rest.
list-last = { $first } și { $rest }
list-or = { $first } sau { $rest }
list-more = { $first }, { $rest }

# Names of keys, as they are spoken in help.
key-left = Săgeată stânga
key-right = Săgeată dreapta
key-up = Săgeată sus
key-down = Săgeată jos
key-home = Home
key-end = End
key-tab = Tab
key-enter = Enter
key-backspace = Backspace
key-escape = Escape
key-space = Spațiu
key-comma = Virgulă
key-period = Punct
key-minus = Minus
key-equals = Egal
key-digits = O cifră de la 1 la 6
key-with-shift = Shift { $key }

# The rule sets.
rules-romanian = șaizeci și șase românesc
rules-brazilian = șaizeci și șase brazilian
rules-classic = șaizeci și șase clasic
rules-short = șaizeci și șase cu douăzeci de cărți
rules-bulgarian = șaizeci și șase bulgăresc

# The languages, each by its own name.
language-en = English
language-ro = română
language-pt-br = português do Brasil
