### Names: cards, suits, players, keys, lists. Every message here is used inside others.

# A suit. $suit is its letter, $pack "french" or "german" (the player's choice of names).
suit =
    { $suit ->
        [s] { $pack ->
            [german] folhas
           *[french] espadas
        }
        [h] copas
        [d] { $pack ->
            [german] guizos
           *[french] ouros
        }
       *[c] { $pack ->
            [german] bolotas
           *[french] paus
        }
    }

# A rank by itself, as in "you have no king". $rank is its sign.
rank =
    { $rank ->
        [A] ás
        [T] dez
        [K] rei
        [Q] dama
        [J] valete
       *[9] nove
    }

# A card. The value is the bare name; .the is the same with the article, as the object of a verb;
# .of is with "of" (do ás, da dama), after "to beat" and the like; .for is with "for", as what something
# is exchanged for (pelo ás, pela dama); .yours is with "your" (o seu ás, a sua dama).
card = { rank } de { suit }
    .the =
    { $rank ->
        [Q] a
       *[other] o
    } { rank } de { suit }
    .of =
    { $rank ->
        [Q] da
       *[other] do
    } { rank } de { suit }
    .for =
    { $rank ->
        [Q] pela
       *[other] pelo
    } { rank } de { suit }
    .yours =
    { $rank ->
        [Q] a sua
       *[other] o seu
    } { rank } de { suit }

# A card of the own hand, as in a list or when moving to it. $hints is "yes" for beginners.
held =
    { $card }{ $trump ->
        [yes] , trunfo
       *[no] {""}
    }{ $hints ->
        [yes] , { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }
       *[no] {""}
    }{ $hints ->
        [yes] { $pair ->
            [yes] , faz acuse
           *[no] {""}
        }
       *[no] {""}
    }

# A player or a side at the beginning of a sentence; .object: inside one. $who is me, partner, opponent, us or them.
# The .brief form is for those who want few words. $number counts the computer players after the listener.
# .of is with "of" (do computador, da outra dupla); .by is with "by" (pelo computador).
player =
    { $who ->
        [me] Você
        [partner] Computador { $number }, seu parceiro,
        [us] Sua dupla
        [them] A outra dupla
       *[opponent] { $players ->
            [2] O computador
           *[other] Computador { $number }
        }
    }
    .brief =
    { $who ->
        [me] Você
        [partner] Computador { $number }
        [us] Sua dupla
        [them] A outra dupla
       *[opponent] { $players ->
            [2] Computador
           *[other] Computador { $number }
        }
    }
    .object =
    { $who ->
        [me] você
        [partner] o Computador { $number }, seu parceiro
        [us] sua dupla
        [them] a outra dupla
       *[opponent] { $players ->
            [2] o computador
           *[other] o Computador { $number }
        }
    }
    .of =
    { $who ->
        [me] de você
        [partner] do Computador { $number }, seu parceiro
        [us] da sua dupla
        [them] da outra dupla
       *[opponent] { $players ->
            [2] do computador
           *[other] do Computador { $number }
        }
    }
    .by =
    { $who ->
        [me] por você
        [partner] pelo Computador { $number }, seu parceiro
        [us] pela sua dupla
        [them] pela outra dupla
       *[opponent] { $players ->
            [2] pelo computador
           *[other] pelo Computador { $number }
        }
    }

# A card in a list of cards to choose from.
just-card = { $card }

# Lists. list-last joins the last two items, list-or the last two phrases that may be said, list-more puts an
# item before the rest.
list-last = { $first } e { $rest }
list-or = { $first } ou { $rest }
list-more = { $first }, { $rest }

# Names of keys, as they are spoken in help.
key-left = Seta esquerda
key-right = Seta direita
key-up = Seta para cima
key-down = Seta para baixo
key-home = Home
key-end = End
key-tab = Tab
key-enter = Enter
key-backspace = Backspace
key-escape = Escape
key-space = Espaço
key-comma = Vírgula
key-period = Ponto
key-minus = Menos
key-equals = Igual
key-digits = Um número de 1 a 6
key-with-shift = Shift { $key }

# The rule sets.
rules-romanian = Sessenta e Seis romeno
rules-brazilian = Sessenta e Seis brasileiro
rules-classic = Sessenta e Seis clássico
rules-short = Sessenta e Seis com vinte cartas
rules-bulgarian = Sessenta e Seis búlgaro

# The languages, each by its own name.
language-en = English
language-ro = română
language-pt-br = português do Brasil
