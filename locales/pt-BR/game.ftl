### What happens in the game. $who says whose doing it is: "me" is the listener; $who-name is the name
### at the beginning of a sentence, $who-name-object inside one. .brief is for those who want few words.

# A match begins. $rules is the name of the rule set, $target the match points to reach.
match-begins = Nova partida: { $rules }, { $players ->
    [2] para dois
    [3] para três
   *[other] para quatro
}, até { $target } pontos.
    .brief = Nova partida, até { $target }.

# Cards have been dealt; $who leads or bids first.
dealt =
    { $who ->
        [me] Cartas dadas. Você é o mão e começa.
       *[other] Cartas dadas. { $who-name } é o mão e começa.
    }
    .brief =
    { $who ->
        [me] Você é o mão.
       *[other] { $who-name } é o mão.
    }

# The card turned up under the stock; $suit is trump.
turned = A carta virada é { $card-the }: o trunfo é { $suit }.
    .brief = Trunfo: { $card }.

# At the table of four: the dealer's last card gives the trump and is known to all.
trump-of-dealer =
    { $who ->
        [me] Sua última carta é { $card-the }: o trunfo é { $suit }.
       *[other] { $who-name } deu as cartas e tem { $card-the }: o trunfo é { $suit }.
    }

# The own hand, when cards have been dealt.
your-hand =
    { $count ->
        [1] Sua carta: { $cards }.
        [2] Suas duas cartas: { $cards }.
       *[other] Suas { $count } cartas: { $cards }.
    }

# Brazilian bidding: the trump is named.
named =
    { $who ->
        [me] Você escolhe { $suit } como trunfo.
       *[other] { $who-name } escolhe { $suit } como trunfo.
    }
    .brief =
    { $who ->
        [me] Trunfo: { $suit }.
       *[other] { $who-name }: trunfo { $suit }.
    }

# Brazilian bidding: the next card is turned for trump and stays in the opener's hand.
flipped =
    { $who ->
        [me] Você vira { $card-the } e guarda na mão: o trunfo é { $suit }.
       *[other] { $who-name } vira { $card-the } e guarda na mão: o trunfo é { $suit }.
    }

# Brazilian bidding: somebody plays alone, on three or six cards ($cards).
bid-mande =
    { $who ->
        [me] Você manda nas { $cards }.
       *[other] { $who-name } manda nas { $cards }.
    }

# Brazilian bidding: somebody plays against the one who plays alone.
bid-remande =
    { $who ->
        [me] Você remanda: mano a mano, valendo o dobro.
       *[other] { $who-name } remanda: mano a mano, valendo o dobro.
    }

# Brazilian bidding: the opener asks whether anyone plays alone.
asked =
    { $who ->
        [me] Você pergunta: alguém manda?
       *[other] { $who-name } pergunta: alguém manda?
    }

# Brazilian bidding: somebody passes.
passed =
    { $who ->
        [me] Você passa.
       *[other] { $who-name } passa.
    }

# The first card of a trick.
led =
    { $who ->
        [me] Você sai com { $card-the }.
       *[other] { $who-name } sai com { $card-the }.
    }
    .brief =
    { $who ->
        [me] { $card }.
       *[other] { $who-name }: { $card }.
    }

# A further card of a trick.
played =
    { $who ->
        [me] Você joga { $card-the }.
       *[other] { $who-name } joga { $card-the }.
    }
    .brief =
    { $who ->
        [me] { $card }.
       *[other] { $who-name }: { $card }.
    }

# A pair is shown with the card led. $pending is "yes" while its points wait for the side's first trick.
pair =
    { $who ->
        [me] Você faz o acuse de { $suit }: { $points }.
       *[other] { $who-name } faz o acuse de { $suit }: { $points }.
    }{ $pending ->
        [yes] { " " }Só conta com a primeira vaza.
       *[no] {""}
    }
    .brief =
    { $who ->
        [me] Acuse de { $suit }, { $points }.
       *[other] { $who-name }: acuse de { $suit }, { $points }.
    }

# Pair points that waited for the first trick count now.
counted =
    { $who ->
        [me] Agora conta o seu acuse: { $points }.
        [us] Agora contam os acuses da sua dupla: { $points }.
        [them] Agora contam os acuses da outra dupla: { $points }.
       *[other] Agora conta o acuse { $who-name-of }: { $points }.
    }

# The lowest trump is exchanged for the turned-up card.
exchanged =
    { $who ->
        [me] Você troca { $given-the } { $taken-for }.
       *[other] { $who-name } troca { $given-the } { $taken-for }.
    }

# The stock is closed.
closed =
    { $who ->
        [me] Você fecha o monte. Ninguém compra mais: daqui em diante, siga o naipe e ganhe a vaza se puder.
       *[other] { $who-name } fecha o monte. Ninguém compra mais: siga o naipe e ganhe a vaza se puder.
    }
    .brief =
    { $who ->
        [me] Você fecha o monte.
       *[other] { $who-name } fecha o monte.
    }

# The listener has drawn a card.
drew = Você compra { $card }.
    .brief = { $card }.

# Somebody else has drawn the turned-up card, which all have seen.
drew-turned = { $who-name } compra { $card-the }.

# Somebody else has drawn a card that nobody else sees.
drew-hidden = { $who-name } compra uma carta.

# The last card of the stock has been drawn.
stock-ran-out = O monte acabou. Daqui em diante, siga o naipe e ganhe a vaza se puder.
    .brief = O monte acabou.

# A trick has been taken; $points are those of its cards, told where $hints is "yes".
took =
    { $who ->
        [me] { $hints ->
            [yes] Você leva, { $points }.
           *[no] Você leva.
        }
       *[other] { $hints ->
            [yes] { $who-name } leva, { $points }.
           *[no] { $who-name } leva.
        }
    }
    .brief =
    { $who ->
        [me] { $hints ->
            [yes] Sua, { $points }.
           *[no] Sua.
        }
       *[other] { $hints ->
            [yes] { $who-name } leva { $points }.
           *[no] { $who-name } leva.
        }
    }
    .full =
    { $who ->
        [me] Você leva a vaza, { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }.
       *[other] { $who-name } leva a vaza, { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }.
    }

# The own points after a trick taken, where the rules tell them. $who is me or us.
running-points =
    { $who ->
        [us] Sua dupla tem { $points }.
       *[me] Você tem { $points }.
    }
    .brief = { $points }.

# The bonus of the last trick.
bonus =
    { $who ->
        [me] Pela última vaza, mais { $points } para você.
       *[other] Pela última vaza, mais { $points } para { $who-name-object }.
    }

# Brazilian: the last trick of a normal round has begun, pairs count no longer.
lapsed = Começa a última vaza: os acuses não contam mais.

# Somebody has claimed 66, which ends the deal.
claimed =
    { $who ->
        [me] Você diz que tem sessenta e seis: { $right ->
            [yes] certo.
           *[no] errado.
        }
       *[other] { $who-name } diz que tem sessenta e seis: { $right ->
            [yes] certo.
           *[no] errado.
        }
    }

# Brazilian: somebody has announced 66 between tricks.
announced =
    { $who ->
        [me] Você anuncia sessenta e seis: { $right ->
            [yes] certo.
           *[no] ainda não. O jogo segue.
        }
       *[other] { $who-name } anuncia sessenta e seis: { $right ->
            [yes] certo.
           *[no] ainda não. O jogo segue.
        }
    }

# How a deal ended.
ended-reached66 =
    { $who ->
        [me] Você chegou a sessenta e seis e ganha a rodada.
        [us] Sua dupla chegou a sessenta e seis e ganha a rodada.
       *[other] { $who-name } chegou a sessenta e seis e ganha a rodada.
    }
ended-claim =
    { $who ->
        [me] Você ganha a rodada com os seus sessenta e seis.
       *[other] { $who-name } ganha a rodada com sessenta e seis.
    }
ended-wrong-claim =
    { $who ->
        [me] Não havia sessenta e seis: você ganha a rodada.
       *[other] Não havia sessenta e seis: { $who-name-object } ganha a rodada.
    }
# $who has closed the stock and has not reached 66.
ended-closer-failed =
    { $who ->
        [me] Você fechou o monte e não chegou a sessenta e seis: você perde a rodada.
       *[other] { $who-name } fechou o monte e não chegou a sessenta e seis: o fechamento falhou.
    }
# $who has closed the stock and another was first to reach 66.
ended-closer-overtaken =
    { $who ->
        [me] Você fechou o monte, mas um adversário chegou antes a sessenta e seis: você perde a rodada.
       *[other] { $who-name } fechou o monte, mas não chegou primeiro a sessenta e seis: o fechamento falhou.
    }
ended-most-points =
    { $who ->
        [me] Acabaram as cartas. Você tem mais pontos e ganha a rodada.
        [us] Acabaram as cartas. Sua dupla tem mais pontos e ganha a rodada.
       *[other] Acabaram as cartas. { $who-name } tem mais pontos e ganha a rodada.
    }
ended-tie = Acabaram as cartas. A rodada empatou: ninguém marca.
# $who went alone.
ended-mande-made =
    { $who ->
        [me] Você mandou e fez sessenta e seis.
       *[other] { $who-name } mandou e fez sessenta e seis.
    }
ended-mande-failed =
    { $who ->
        [me] Você mandou e não fez sessenta e seis.
       *[other] { $who-name } mandou e não fez sessenta e seis.
    }
ended-remande =
    { $who ->
        [us] Sua dupla ganha o remande.
       *[them] A outra dupla ganha o remande.
    }
ended-announced =
    { $who ->
        [us] Sua dupla ganha a rodada com sessenta e seis.
       *[them] A outra dupla ganha a rodada com sessenta e seis.
    }
ended-last-trick-tie =
    { $who ->
        [us] Empate nos pontos: sua dupla fez a última vaza e ganha a rodada.
       *[them] Empate nos pontos: a outra dupla fez a última vaza e ganha a rodada.
    }

# The points of the deal when it is over; $scores is a list of side-points.
totals = Pontos: { $scores }.
side-points =
    { $who ->
        [me] você com { $points }
        [us] sua dupla com { $points }
        [them] a outra dupla com { $points }
       *[other] { $who-name-object } com { $points }
    }

# Match points won, and why so many. $cards is 3 or 6 where somebody went alone.
scored =
    { $who ->
        [me] Você marca { $points ->
            [1] 1 ponto na partida
           *[other] { $points } pontos na partida
        }
        [us] Sua dupla marca { $points ->
            [1] 1 ponto na partida
           *[other] { $points } pontos na partida
        }
       *[other] { $who-name } marca { $points ->
            [1] 1 ponto na partida
           *[other] { $points } pontos na partida
        }
    }{ $basis ->
        [other-has-33] {""}: quem perdeu tem trinta e três ou mais.
        [other-under-33] {""}: quem perdeu tem menos de trinta e três.
        [other-trickless] {""}: quem perdeu não fez nenhuma vaza.
        [added-up] {""}, somando os dois adversários.
        [failure] {""}: é o preço de falhar.
        [failure-trickless] {""}: quem falhou enfrentava alguém sem nenhuma vaza.
        [mande] {""}: mande nas { $cards }.
        [remande] {""}: remande sobre mande nas { $cards }.
       *[nothing] .
    }

# How the match stands; $scores is a list of side-points.
match-score = Partida: { $scores }; vai até { $target }.
    .brief = Partida: { $scores }.

# The match is won.
match-won =
    { $who ->
        [me] Você ganha a partida!
        [us] Sua dupla ganha a partida!
       *[other] { $who-name } ganha a partida.
    }

# What to do after a deal or a match; $command is the phrase to say, which has also a key.
next-deal-prompt = Para a próxima rodada, tecle N ou diga: { $command }.
    .brief = Próxima rodada: N.
new-match-prompt = Para uma nova partida, tecle N ou diga: { $command }.
    .brief = Nova partida: N.

# Brazilian bidding: everybody has six cards now.
dealt-up = As cartas são distribuídas até seis.

# Brazilian: the listener does not play in this round.
sits-out = Você fica de fora desta rodada.
