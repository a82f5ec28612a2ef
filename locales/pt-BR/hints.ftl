### Hints: what to do, and why. $card is the card proposed unless said otherwise, $points a number of points.

# The proposal; $action is the phrase that does it.
propose = Eu diria: { $action }.
propose-wait = Eu esperaria.

# You hold king and queen of the suit.
reason-names-pair = Você tem rei e dama de { $suit }: como trunfo, o acuse vale 40.
reason-names-strongest = Seu naipe mais forte é { $suit }.
reason-strong-hand = Suas cartas e acuses somam { $points }: dá para jogar sem o parceiro.
reason-weak-hand = Suas cartas e acuses somam só { $points }: é pouco para arriscar mais.
reason-has-66 = Você tem { $points }: já são sessenta e seis ou mais.
reason-pair-makes-66 = Com o acuse de { $suit } você chega a { $points }: sessenta e seis ou mais.
reason-not-yet-66 = Você só tem { $points }: ainda não há o que anunciar.
# $card is gained, $other given.
reason-exchange-gains = Você fica com { $card-the } no lugar { $other-of }.
# $card is gained and makes a pair with $other in the hand.
reason-exchange-makes-pair = Você fica com { $card-the }, que faz acuse de trunfo com { $other-the }.
reason-close-sure = Com o monte fechado, as suas vazas certas e o acuse que puder fazer levam você a pelo menos { $points }.
reason-close-likely = O que você já fez e o que tem na mão somam { $points }: a chance de sessenta e seis é boa.
reason-draw-on = O que você já fez e o que tem na mão somam { $points }: é pouco para fechar, então compre.
reason-only-choice = A regra só deixa você jogar { $card-the }.
reason-shows-pair = Você faz o acuse de { $suit }, que vale { $points }.
reason-reaches-66 = Esta vaza é sua com certeza e leva você a pelo menos { $points }.
reason-wins-by-force =
    { $points ->
        [1] Todas as cartas já são conhecidas: assim a rodada está ganha, valendo 1 ponto na partida.
       *[other] Todas as cartas já são conhecidas: assim a rodada está ganha, valendo { $points } pontos na partida.
    }
reason-loses-least =
    { $points ->
        [0] Todas as cartas já são conhecidas: não dá para ganhar, mas assim a rodada empata.
        [1] Todas as cartas já são conhecidas: a rodada está perdida, mas assim custa só 1 ponto na partida.
       *[other] Todas as cartas já são conhecidas: a rodada está perdida, mas assim custa só { $points } pontos na partida.
    }
reason-sure-trick = Quem joga depois de você não pode ter carta que ganhe { $card-of }.
reason-highest-of-suit = Não falta sair carta mais alta de { $suit }: só um trunfo ganha { $card-of }.
reason-draws-trumps = Sair com { $card-the } faz cair os trunfos dos outros.
# $other stays in the hand.
reason-keeps-pair = Assim você guarda { $other-the }, que faz acuse ou ainda pode fazer.
reason-cheap-lead =
    { $points ->
        [0] Se levarem { $card-the }, você perde pouco: não vale nada.
        [1] Se levarem { $card-the }, você perde pouco: só 1 ponto.
       *[other] Se levarem { $card-the }, você perde pouco: só { $points } pontos.
    }
reason-saves-trump = Assim você guarda o seu trunfo, { $other-the }.
reason-secures-card =
    { $points ->
        [1] Com { $card-the } você ganha a vaza e garante 1 ponto da própria carta.
       *[other] Com { $card-the } você ganha a vaza e garante os { $points } pontos da própria carta.
    }
# $points lie on the table.
reason-trumps-in =
    { $points ->
        [1] Seu trunfo leva uma vaza com 1 ponto na mesa.
       *[other] Seu trunfo leva uma vaza com { $points } pontos na mesa.
    }
reason-takes-to-show-pair = Quem ganha a vaza sai na próxima: aí você pode fazer o acuse de { $suit }.
reason-takes-trick =
    { $points ->
        [0] Com { $card-the } você ganha a vaza e sai na próxima.
        [1] Com { $card-the } você ganha a vaza, que vale 1 ponto ao todo.
       *[other] Com { $card-the } você ganha a vaza, que vale { $points } pontos ao todo.
    }
reason-beats-so-far = Com { $card-the } você ganha { $other-of }, a melhor carta até agora.
reason-feeds-partner =
    { $points ->
        [0] Seu parceiro ganha esta vaza, e { $card-the } não custa nada a você.
        [1] Seu parceiro ganha esta vaza: { $card-the } põe mais 1 ponto nela.
       *[other] Seu parceiro ganha esta vaza: { $card-the } põe mais { $points } pontos nela.
    }
reason-throws-cheapest =
    { $points ->
        [0] A vaza está perdida: { $card-the } não vale nada.
        [1] A vaza está perdida: nenhuma carta que você pode jogar vale menos que { $card-the }, 1 ponto.
       *[other] A vaza está perdida: nenhuma carta que você pode jogar vale menos que { $card-the }, { $points } pontos.
    }
reason-lets-go = Deixe passar esta vaza: nenhuma carta que você pode jogar vale menos que { $card-the }.
reason-best-judged = Pelo que os outros ainda podem ter, { $card-the } promete mais.
# $other, the highest of its suit, stays in the hand.
reason-keeps-high = Você guarda { $other-the }, a carta mais alta que resta do naipe, e só gasta { $card-the }.

# Why another player did what it did; $who is that player. Only what everybody could see.
seen-alone = { $who-name } espera chegar sem parceiro a sessenta e seis.
seen-stays = { $who-name } não esperava chegar sem parceiro a sessenta e seis.
seen-names = { $who-name } escolheu { $suit }: o melhor trunfo para as cartas que tinha visto.
seen-flips = { $who-name } não tinha um bom naipe para trunfo e deixou a escolha para a próxima carta.
seen-claims = { $who-name } contou sessenta e seis ou mais.
seen-closes = { $who-name } espera chegar a sessenta e seis sem o monte, antes de você.
seen-draws = { $who-name } continua comprando: não tinha certeza bastante de sessenta e seis para fechar.
# $card was gained, $other given.
seen-exchanges = { $who-name } ficou com { $card-the } no lugar { $other-of }: um trunfo maior.
seen-shows-pair = { $who-name } fez o acuse de { $suit }, que vale { $points }.
seen-high-lead = Não havia mais carta maior de { $suit }: só um trunfo podia levar { $card-the }.
seen-draws-trumps = Quem sai com { $card-the } faz os outros gastarem os trunfos.
seen-cheap-lead =
    { $points ->
        [0] { $who-name } não perde nada se levarem { $card-the }.
       *[other] Se levarem { $card-the }, { $who-name-object } perde só { $points }.
    }
seen-secures = { $who-name } levou a vaza e garantiu { $card-the }, que vale { $points }.
# $points lay on the table.
seen-trumps-in =
    { $points ->
        [0] Com { $card-the }, trunfo, { $who-name-object } ganhou a vez de sair.
       *[other] Com { $card-the }, trunfo, { $who-name-object } levou { $points } da mesa.
    }
seen-takes =
    { $points ->
        [0] Com { $card-the }, { $who-name-object } levou a vaza e a vez de sair.
       *[other] Com { $card-the }, { $who-name-object } levou a vaza, que vale { $points } ao todo.
    }
seen-beats = { $who-name } cobriu { $other-the }, a melhor carta até ali, com { $card-the }.
seen-feeds-partner = A vaza ia para o parceiro { $who-name-of }: { $card-the } somou { $points } a ela.
seen-had-to-trump = { $who-name } não tem mais { $suit } e teve de cortar.
seen-holds-none = { $who-name } não tem mais { $suit }.
seen-had-to-follow = { $who-name } teve de acompanhar o naipe e não podia cobrir.
seen-throws =
    { $points ->
        [0] { $who-name } não levou a vaza, e { $card-the } não lhe custou nada.
       *[other] { $who-name } não levou a vaza e deu só { $points }.
    }
seen-unknown = Nada na mesa mostra por quê: { $who-name-object } pesou as próprias cartas.
