### The conversation: turns, questions, answers, refusals, menus, settings, help.

# The game has started; $help and $rules are names of keys.
welcome = Boas-vindas ao Sessenta e Seis. { $help } dá ajuda a qualquer hora; { $rules } ensina como jogar.
    .brief = Sessenta e Seis.
# The first start: said once in each language. $number is the key.
language-choice = Português: tecle { $number }.
# A saved match has been found.
match-goes-on = Sua partida continua.

# It is the listener's turn.
your-lead = Você sai.
your-answer = Sua vez.
your-bid-name = Sua vez: escolha o trunfo.
your-bid-bid3 = Sua vez nas 3: vai mandar?
your-bid-bid6 = Sua vez nas 6: vai mandar?
your-bid-remande = Sua vez: vai remandar?

# With hints on: one sentence on what to think about.
think-only = A regra só deixa você jogar { $card-the }.
think-must = A regra deixa você jogar só estas: { $cards }.
think-answer = Você pode jogar qualquer carta: vale a pena ganhar esta vaza?
think-exchange = Você pode trocar o trunfo mais baixo pela carta virada.
think-lead-open = Saia com uma carta que não faça falta, ou faça um acuse, se tiver.
think-lead = Quem responde tem que seguir o naipe e cobrir a sua carta se puder: saia com uma que ninguém cubra.

# The own hand, asked for.
hand =
    { $count ->
        [1] Uma carta: { $cards }.
        [2] Duas cartas: { $cards }.
       *[other] { $count } cartas: { $cards }.
    }
hand-empty = Você não tem cartas.
# The card moved to. $place is 0 where places are not said.
card-focus =
    { $card }{ $place ->
        [0] {""}
       *[other] , { $place } de { $count }
    }
# Details of a card of the own hand.
detail-points =
    { $points ->
        [0] { $card }: não vale nada.
        [1] { $card }: 1 ponto.
       *[other] { $card }: { $points } pontos.
    }
detail-no-pair-card = Só rei e dama fazem acuse.
detail-pair = Faz acuse com { $other-the }: vale { $points }.
detail-half-pair = Com { $other-the } faria um acuse de { $points }.
detail-playable = Você pode jogar { $card-the } agora.

# The table.
table-empty = A mesa está vazia.
table = Na mesa: { $cards }.
on-table =
    { $who ->
        [me] { $card-yours }
       *[other] { $card-the } { $who-name-of }
    }
# Whose turn it is; $act is play, lead, name, bid3, bid6, remande or refill.
whose =
    { $who ->
        [me] { $act ->
            [play] É a sua vez.
            [lead] É a sua vez de sair.
            [refill] É a sua vez: comprar ou fechar.
            [name] É a sua vez de escolher o trunfo.
            [bid3] É a sua vez: decida se manda nas 3.
            [bid6] É a sua vez: decida se manda nas 6.
            [remande] É a sua vez: decida se remanda.
           *[other] É a sua vez de decidir.
        }
       *[other] { $act ->
            [play] É a vez { $who-name-of }.
            [lead] { $who-name } sai.
            [refill] { $who-name } vai comprar.
            [name] { $who-name } vai escolher o trunfo.
            [bid3] { $who-name } decide se manda nas 3.
            [bid6] { $who-name } decide se manda nas 6.
            [remande] { $who-name } decide se remanda.
           *[other] { $who-name } vai decidir.
        }
    }
# Nobody is to act; $match is "yes" when the match is over too.
whose-over =
    { $match ->
        [yes] A partida acabou.
       *[no] A rodada acabou.
    }
trump = Trunfo: { $suit }.
trump-unknown = O trunfo ainda não foi escolhido.
stock =
    { $count ->
        [1] Uma carta no monte; a virada é { $card-the }.
        [2] Duas cartas no monte; a virada é { $card-the }.
       *[other] { $count } cartas no monte; a virada é { $card-the }.
    }
stock-out = O monte acabou.
stock-closed-by =
    { $who ->
        [me] Você fechou o monte; { $count ->
            [1] ficou nele uma carta
            [2] ficaram nele duas cartas
           *[other] ficaram nele { $count } cartas
        }.
       *[other] { $who-name } fechou o monte; { $count ->
            [1] ficou nele uma carta
            [2] ficaram nele duas cartas
           *[other] ficaram nele { $count } cartas
        }.
    }
stock-none = Nesta mesa não há monte.
# The points of the deal; $scores is a list of side-points.
points = Pontos: { $scores }.
points-not-told = Nesta mesa eu não digo os pontos: guardar de cabeça faz parte do jogo. Com as dicas ligadas, eu digo.
# Pair points that wait for a trick.
pending =
    { $who ->
        [me] Seus { $points } de acuse esperam uma vaza.
        [us] { $points } de acuse da sua dupla esperam uma vaza.
       *[other] { $points } de acuse { $who-name-of } esperam uma vaza.
    }
pairs = Acuses feitos: { $pairs }.
pairs-none = Nenhum acuse foi feito.
shown-pair =
    { $who ->
        [me] { $points } de { $suit } por você
       *[other] { $points } de { $suit } { $who-name-by }
    }
known = Cartas conhecidas: { $cards }.
known-card = { $cards } na mão { $who-name-of }
known-none = Nenhuma carta conhecida na mão dos outros.
# What may be done now; $others are phrases such as "close the deck".
may-play = Você pode jogar: { $cards }.
may-play-and = Você pode jogar: { $cards }; ou dizer: { $others }.
may-play-any = Você pode jogar qualquer carta.
may-play-any-and = Você pode jogar qualquer carta; ou dizer: { $others }.
may-do = Você pode dizer: { $others }.
# The phrases that make sense now.
can-say = Você pode dizer: { $phrases }.

# Refusals: why not, and the way out. $choices are the cards that may be played.
no-such-action = Isso não dá para fazer agora.
match-over = A partida acabou. N começa outra.
deal-over = A rodada acabou. N dá as cartas da próxima.
deal-running = A rodada ainda não acabou.
not-at-this-table = Isso não existe nesta mesa.
asked-already = Você perguntou, então não pode mandar nesta rodada.
not-your-turn =
    { $who ->
        [me] Não é a sua vez.
       *[other] Não é a sua vez: é a vez { $who-name-of }.
    }
cannot-bid-now = Essa escolha não está aberta agora.
too-late = Tarde demais: já saíram com uma carta. Anuncie entre uma vaza e outra.
not-reached = Não há o que anunciar agora.
first-trick = Na primeira vaza não pode.
stock-closed =
    { $who ->
        [me] Você fechou o monte.
       *[other] { $who-name } fechou o monte.
    }
turned-card-gone = O trunfo virado já foi comprado.
stock-empty = O monte acabou.
stock-low =
    { $count ->
        [0] Não há cartas no monte.
        [1] Há poucas cartas no monte: uma.
        [2] Há poucas cartas no monte: duas.
       *[other] Há poucas cartas no monte: { $count }.
    }
only-when-leading = Só na sua vez de sair.
need-a-trick = Antes você precisa ganhar uma vaza.
no-exchange-card = Você não tem { $card-the }.
not-in-hand = Você não tem { $card-the }.
no-pair = Você não pode fazer acuse com { $card-the }.
no-pair-of = Você não pode fazer acuse de { $suit }.
pairs-over = Não dá mais para fazer acuse.
must-follow = Você tem que seguir { $suit }. Tem { $choices }.
must-beat = Você tem que ganhar { $other-of }. Pode com { $choices }.
must-trump = Você não tem { $suit }, então tem que cortar. Pode com { $choices }.
must-overtrump = Você tem que cortar mais alto que { $other-the }. Pode com { $choices }.

# Refusals of the conversation.
none-of-rank = Você não tem { $rank }.
no-such-card =
    { $count ->
        [0] Você não tem cartas.
        [1] Você só tem uma carta.
        [2] Você só tem duas cartas.
       *[other] Você só tem { $count } cartas.
    }
no-such-choice =
    { $count ->
        [1] Só há uma opção.
        [2] Só há duas opções.
       *[other] Só há { $count } opções.
    }
no-card-in-focus = Nenhuma carta escolhida. Vá até uma carta com as setas esquerda e direita.
nothing-to-choose = Não há nada para escolher agora.
nothing-asked = Não há pergunta para responder.
not-understood = Não entendi.
not-understood-again = Não entendi. Diga: { $command }.
key-unknown = Esta tecla não faz nada. { $help } dá ajuda.
not-listening = Nenhum microfone está ouvindo. As teclas funcionam como sempre.
why-nothing = Não há nada para explicar agora.

# Listening. $what, $wake are phrases; $talk and $settings are names of keys; $name is a language.
# A microphone was found at the start.
listening-now = Estou ouvindo. Diga: { $what }. Para falar por cima de mim, segure { $talk }.
    .brief = Estou ouvindo.
# The talk key, or a word, where listening is switched off.
listening-off = Não estou ouvindo, porque isso está desligado; { $settings } abre as configurações.
asleep = Não ouço mais nada, a não ser: { $wake }.
awake = Estou ouvindo.
heard-nothing = Não ouvi nada.
# Only a part of what was said was understood.
did-you-mean = O que você quis dizer?
did-you-mean-one = Você quis dizer: { $action }?
# What is wrong with the microphone, and the way out; each is said once.
microphone-back = O microfone voltou.
microphone-missing = Nenhum microfone foi encontrado. Conecte um e eu ouço; as teclas funcionam como sempre.
microphone-wrong = O microfone escolhido não está aqui, então ouço outro. { $settings } abre as configurações.
microphone-denied = Não tenho permissão para usar o microfone: permita nas configurações do sistema. As teclas funcionam como sempre.
microphone-gone = O microfone parou. Volto a ouvir quando ele voltar; as teclas funcionam como sempre.
microphone-silent = Do microfone só vem silêncio: talvez ele esteja desligado.
microphone-clipping = O microfone está alto demais: afaste-se dele ou abaixe o volume.
no-voice-model = Não consigo entender o que se fala neste idioma: o modelo de voz, { $name }, não pode ser usado. As teclas funcionam como sempre.

# `audiogame listen`, read on a terminal. $text is what was heard, $command its name, $device a microphone.
listen-device = Ouvindo: { $device }. Diga alguma coisa. Control e C encerram.
listen-command = Ouvi: { $text }. É o comando { $command }.
listen-no-command = Ouvi: { $text }. Não é um comando.
level-silence = Nível: silêncio.
level-faint = Nível: quase nada.
level-quiet = Nível: baixo.
level-good = Nível: bom.
level-loud = Nível: muito alto.

# Questions, answered with yes or no; $yes and $no are names of keys.
yes-or-no = { $yes } para sim, { $no } para não.
    .brief = {""}
ask-sure = Tem certeza: { $action }?
ask-new-match = Abandonar esta partida e começar outra?
ask-quit = Sair do jogo? A partida fica guardada.
goodbye = Até logo.
cancelled = Cancelado.

# "King" with two kings.
which-card = Qual carta?
# One of a few things to choose from; $number is the word that chooses it.
numbered = { $item }: { $number }.

# Classic: closing before the refill has been asked for during the trick, or no longer.
closing-armed = Se ganhar esta vaza, você fecha antes de comprar.
closing-disarmed = Você vai comprar como sempre.

# Practice.
practice-on = Prática ligada: com dicas, e { $back } volta atrás na sua última carta.
practice-off = Prática desligada.
back-only-in-practice = Só dá para voltar atrás na prática; { $practise } liga a prática.
nothing-to-take-back = Não há jogada para desfazer.
taken-back = Jogada desfeita.

# Menus.
menu-item = { $item } { $place } de { $count }.
    .brief = { $item }
menu-closed = Menu fechado.
menu-actions = O que dá para fazer agora.
menu-settings = Configurações. As setas esquerda e direita mudam uma configuração.
menu-sounds = Conheça os sons.
menu-keys = As teclas.
menu-how-to-play = Como jogar { $rules }.
do-label = { $label }.
cannot = Agora não: { $label }. { $why }

# Settings. $name is the name of the setting, $value its value.
setting = { $name }: { $value }.
setting-locale = Idioma
setting-verbosity = Nível de detalhe
setting-hints = Dicas para iniciantes
setting-level = Nível do computador
setting-target = Pontos para ganhar a partida
setting-rate = Velocidade da fala, em palavras por minuto
setting-pitch = Tom da fala
setting-volume = Volume da fala
setting-voice = Voz
setting-opponents-pitch = Tom da fala dos computadores
setting-opponents-place = Ouvir cada computador no lugar dele
setting-cue-volume = Volume dos sons
setting-mono = Um ouvido só: tudo no centro
setting-listening = Ouvir
setting-talk = Tecla de falar
setting-headphones = Fones de ouvido: ouvir enquanto falo
setting-microphone = Microfone
setting-confirm-cards = Perguntar antes de jogar uma carta falada
setting-positions = Dizer a posição da carta na mão
setting-digit-plays = O número joga a carta na hora
setting-confirm = Perguntar antes do que não tem volta
setting-announce-pause = Segundos para anunciar, antes de um computador sair
setting-german-suits = Naipes com os nomes alemães, na mesa de vinte cartas
setting-says-own-cards = Dizer as cartas que eu jogo
setting-says-other-cards = Dizer as cartas dos outros
setting-says-tricks = Dizer quem leva a vaza
setting-says-draws = Dizer a carta que eu compro
setting-says-other-draws = Dizer que os outros compram
setting-says-turns = Dizer que é a minha vez
setting-says-hand = Ler a minha mão quando recebo as cartas
value-on = sim
value-off = não
value-open = sempre que estou em silêncio
value-push = só com a tecla de falar
value-hold = segurar
value-tap = tocar
value-brief = breve
value-normal = normal
value-full = completo
value-beginner = iniciante
value-intermediate = intermediário
value-expert = avançado
value-own-voice = a do idioma
value-own-microphone = o do sistema
value-own-target = o de costume nestas regras

# The sounds, by what they mean.
sound-shuffle = As cartas são dadas.
sound-card-played = Alguém joga uma carta.
sound-trick-won = Você leva a vaza.
sound-trick-lost = Outro leva a vaza.
sound-pair = Alguém faz um acuse.
sound-exchange = Alguém troca o trunfo mais baixo.
sound-close = Alguém fecha o monte.
sound-your-turn = É a sua vez.
sound-refused = Isso não dá para fazer.
sound-hand-edge = O fim da mão ou de uma lista.
sound-menu-move = Movimento no menu.
sound-menu-enter = Um menu se abre.
sound-deal-won = Você ganha a rodada.
sound-deal-lost = Você perde a rodada.
sound-match-won = Você ganha a partida.
sound-microphone-open = O microfone abre.
sound-microphone-closed = O microfone fecha.
sound-not-understood = Não entendi o que você disse.

# Help for this moment. $key is the name of the help key.
help-more = Tecle { $key } de novo para ouvir todas as teclas.
    .brief = {""}
help-question = Há uma pergunta esperando: Enter é sim, Backspace é não.
help-menu = Você está num menu. As setas para cima e para baixo andam por ele, Enter escolhe, as setas esquerda e direita mudam uma configuração, Backspace fecha o menu.
help-no-match = Não há partida em andamento. N começa uma.
help-deal-over = A rodada acabou. N dá as cartas da próxima; R repete o resultado.
help-waiting = O computador vai jogar. Você pode perguntar: H lê a sua mão, T a mesa, S tudo.
help-bidding = É a sua vez de mandar ou passar. Enter abre as opções: as setas para cima e para baixo andam por elas, Enter escolhe. H lê a sua mão, I dá uma dica.
help-leading = Você sai numa nova vaza. As setas esquerda e direita percorrem as suas cartas, Enter joga aquela em que você está. C fecha o monte, X troca o trunfo mais baixo, I dá uma dica, Escape mostra tudo o que dá para fazer.
help-answering = Você responde à carta da mesa. T lê a mesa. As setas esquerda e direita percorrem as suas cartas, Tab só as que você pode jogar, Enter joga. I dá uma dica, Escape mostra tudo o que dá para fazer.

# The list of keys.
key-help = { $key }: { $does }.
does-left = carta anterior, ou diminuir uma configuração
does-right = próxima carta, ou aumentar uma configuração
does-up = detalhe anterior da carta, ou subir no menu
does-down = próximo detalhe da carta, ou descer no menu
does-home = primeira carta
does-end = última carta
does-playable-next = próxima carta que você pode jogar
does-playable-before = carta anterior que você pode jogar
does-enter = jogar a carta, escolher, ou sim
does-enter-nopair = jogar a carta sem acuse
does-cancel = não, ou fechar o menu
does-menu = menu com tudo o que dá para fazer agora
does-hand = minha mão
does-table = mesa
does-points = pontos
does-state = ler o estado
does-repeat = repetir o último anúncio
does-older = anúncio anterior
does-newer = próximo anúncio
does-oldest = o anúncio mais antigo
does-newest = o anúncio mais recente
does-whose = de quem é a vez
does-trump-and-stock = trunfo e monte
does-known = cartas conhecidas
does-match = placar da partida
does-close = fechar o monte
does-exchange = trocar o trunfo mais baixo
does-sixty-six = dizer que tem sessenta e seis, ou anunciar
does-talk = falar comigo: segure ou toque
does-hint = dica
does-why = por quê
does-next = próxima rodada, ou nova partida
does-verbosity = mudar os detalhes
does-slower = fala mais devagar
does-faster = fala mais rápido
does-help = ajuda deste momento; duas vezes, as teclas
does-settings = configurações
does-rules = como jogar
does-practise = praticar: ligar ou desligar
does-quit = sair do jogo
does-back = voltar atrás na última carta, na prática
does-digit = dizer essa carta; o mesmo número de novo joga a carta

# Something is wrong outside the game; said once, with the way out.
computer-stumbled = Um computador se atrapalhou e joga a primeira carta que pode.
cannot-keep = Não dá para guardar a partida nem as configurações: o disco pode estar cheio ou protegido contra gravação. O jogo segue.
match-unreadable = Não dá para ler a partida guardada: começa uma nova.
match-broken = A partida guardada está danificada. Ela continua até onde deu para ler; o arquivo danificado fica guardado como { $file }.
settings-broken = Não dá para ler as configurações, então valem as de costume. O arquivo antigo fica guardado como { $file }.
setting-wrong = Não dá para ler uma configuração, que fica com o valor de costume: { $name }.
locale-broken = Os textos do idioma { $name } estão danificados, então o jogo fala inglês.
no-sound-card = Sem som: nenhuma placa de som foi encontrada. O jogo segue em texto.
no-speech = Sem fala: nenhum sintetizador de voz pôde ser iniciado. O jogo segue em texto.
no-window = Não dá para abrir nenhuma janela. O jogo segue em texto.
sounds-missing = Faltam alguns sons: { $names }. Mesmo assim, tudo é dito em palavras.
already-playing = O jogo já está aberto. Volte para ele, ou feche primeiro.
no-folder = Não dá para usar a pasta das suas partidas e configurações.

# Choosing a table. $rules is the name of the rule set, $count how many play.
menu-tables = Qual jogo?
menu-players = Quantos jogam?
table-rules = { $rules }
table-players =
    { $count ->
        [2] dois, contra um computador
        [3] três, cada um por si
       *[other] quatro, em duas duplas
    }
ask-go-on = Há uma partida guardada nesta mesa. Continuar?
no-such-table = Essa mesa não existe: o sessenta e seis romeno é para dois, três ou quatro, o brasileiro para quatro, os outros para dois.
