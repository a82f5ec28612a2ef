### Hints: what to do, and why. $card is the card proposed unless said otherwise, $points a number of points.

# The proposal; $action is the phrase that does it.
propose = Eu aș zice: { $action }.
propose-wait = Eu aș aștepta.

# You hold king and queen of the suit.
reason-names-pair = Ai popa și dama de { $suit }: ca atu fac 40.
reason-names-strongest = La { $suit } ai cele mai tari cărți.
reason-strong-hand = Cărțile și perechile tale fac { $points }: destul ca să joci singur.
reason-weak-hand = Cărțile și perechile tale fac doar { $points }: prea puțin ca să riști mai mult.
reason-has-66 = Ai { $points }: adică șaizeci și șase sau mai mult.
reason-pair-makes-66 = Perechea de { $suit } te duce la { $points }: șaizeci și șase sau mai mult.
reason-not-yet-66 = Ai doar { $points }: încă nu ai ce anunța.
# $card is gained, $other given.
reason-exchange-gains = Iei { $card-the } în locul { $other-of }.
# $card is gained and makes a pair with $other in the hand.
reason-exchange-makes-pair = Iei { $card-the }, care face pereche de atu cu { $other-the }.
reason-close-sure = Cu pachetul închis, mâinile sigure și perechea pe care o poți anunța te duc cel puțin la { $points }.
reason-close-likely = Ce ai strâns și ce ai în mână fac împreună { $points }: ai șanse bune la șaizeci și șase.
reason-draw-on = Ce ai strâns și ce ai în mână fac împreună { $points }: prea puțin ca să închizi, așa că trage.
reason-only-choice = După reguli poți juca doar { $card-the }.
reason-shows-pair = Anunți perechea de { $suit }, care face { $points }.
reason-reaches-66 = Mâna asta e sigur a ta și te duce cel puțin la { $points }.
reason-wins-by-force =
    { $points ->
        [one] Toate cărțile sunt știute: așa câștigi sigur partida și un punct la meci.
        [2] Toate cărțile sunt știute: așa câștigi sigur partida și două puncte la meci.
        [12] Toate cărțile sunt știute: așa câștigi sigur partida și douăsprezece puncte la meci.
        [few] Toate cărțile sunt știute: așa câștigi sigur partida și { $points } puncte la meci.
       *[other] Toate cărțile sunt știute: așa câștigi sigur partida și { $points } de puncte la meci.
    }
reason-loses-least =
    { $points ->
        [0] Toate cărțile sunt știute: de câștigat nu se poate, dar așa iese egal.
        [one] Toate cărțile sunt știute: partida e pierdută, dar așa te costă doar un punct la meci.
        [2] Toate cărțile sunt știute: partida e pierdută, dar așa te costă doar două puncte la meci.
        [12] Toate cărțile sunt știute: partida e pierdută, dar așa te costă doar douăsprezece puncte la meci.
        [few] Toate cărțile sunt știute: partida e pierdută, dar așa te costă doar { $points } puncte la meci.
       *[other] Toate cărțile sunt știute: partida e pierdută, dar așa te costă doar { $points } de puncte la meci.
    }
reason-sure-trick = Cine joacă după tine nu poate avea o carte care bate { $card-the }.
reason-highest-of-suit = Nu mai e nicio carte de { $suit } mai mare: doar un atu poate lua { $card-the }.
reason-draws-trumps = Dacă deschizi cu { $card-the }, le scoți celorlalți atuurile.
# $other stays in the hand.
reason-keeps-pair = Păstrezi { $other-the }, care face pereche sau încă poate face.
reason-cheap-lead =
    { $points ->
        [0] Cu { $card-the } riști puțin: nu are niciun punct.
        [one] Cu { $card-the } riști puțin: are doar un punct.
        [2] Cu { $card-the } riști puțin: are doar două puncte.
        [few] Cu { $card-the } riști puțin: are doar { $points } puncte.
       *[other] Cu { $card-the } riști puțin: are doar { $points } de puncte.
    }
reason-saves-trump = Îți păstrezi atuul, { $other-the }.
reason-secures-card =
    { $points ->
        [one] Iei mâna cu { $card-the } și pui la adăpost un punct.
        [2] Iei mâna cu { $card-the } și pui la adăpost două puncte.
        [few] Iei mâna cu { $card-the } și pui la adăpost { $points } puncte.
       *[other] Iei mâna cu { $card-the } și pui la adăpost { $points } de puncte.
    }
# $points lie on the table.
reason-trumps-in =
    { $points ->
        [one] Tai și iei un punct de pe masă.
        [2] Tai și iei două puncte de pe masă.
        [12] Tai și iei douăsprezece puncte de pe masă.
        [22] Tai și iei douăzeci și două de puncte de pe masă.
        [32] Tai și iei treizeci și două de puncte de pe masă.
        [few] Tai și iei { $points } puncte de pe masă.
       *[other] Tai și iei { $points } de puncte de pe masă.
    }
reason-takes-to-show-pair = Dacă iei mâna, deschizi tu: atunci poți anunța perechea de { $suit }.
reason-takes-trick =
    { $points ->
        [0] Iei mâna cu { $card-the } și deschizi tu.
        [one] Iei mâna cu { $card-the }: în total un punct.
        [2] Iei mâna cu { $card-the }: în total două puncte.
        [12] Iei mâna cu { $card-the }: în total douăsprezece puncte.
        [22] Iei mâna cu { $card-the }: în total douăzeci și două de puncte.
        [32] Iei mâna cu { $card-the }: în total treizeci și două de puncte.
        [42] Iei mâna cu { $card-the }: în total patruzeci și două de puncte.
        [few] Iei mâna cu { $card-the }: în total { $points } puncte.
       *[other] Iei mâna cu { $card-the }: în total { $points } de puncte.
    }
reason-beats-so-far = Cu { $card-the } bați { $other-the }, cea mai bună carte de până acum.
reason-feeds-partner =
    { $points ->
        [0] Mâna o ia partenerul tău, iar { $card-the } nu te costă nimic.
        [one] Mâna o ia partenerul tău: cu { $card-the } îi mai dai un punct.
        [2] Mâna o ia partenerul tău: cu { $card-the } îi mai dai două puncte.
        [few] Mâna o ia partenerul tău: cu { $card-the } îi mai dai { $points } puncte.
       *[other] Mâna o ia partenerul tău: cu { $card-the } îi mai dai { $points } de puncte.
    }
reason-throws-cheapest =
    { $points ->
        [0] Mâna e oricum pierdută: { $card-the } nu are niciun punct.
        [one] Mâna e oricum pierdută, iar cea mai ieftină carte permisă e { $card-the }, cu un punct.
        [2] Mâna e oricum pierdută, iar cea mai ieftină carte permisă e { $card-the }, cu două puncte.
        [few] Mâna e oricum pierdută, iar cea mai ieftină carte permisă e { $card-the }, cu { $points } puncte.
       *[other] Mâna e oricum pierdută, iar cea mai ieftină carte permisă e { $card-the }, cu { $points } de puncte.
    }
reason-lets-go = Lasă mâna asta: nicio carte pe care o poți juca nu face mai puțin decât { $card-the }.
reason-best-judged = Ținând seama de ce pot avea ceilalți, { $card-the } promite cel mai mult.
# $other, the highest of its suit, stays in the hand.
reason-keeps-high = Păstrezi { $other-the }, cea mai mare carte rămasă din culoarea ei, și dai doar { $card-the }.

# Why another player did what it did; $who is that player. Only what everybody could see.
seen-alone = { $who-name } se așteaptă să facă singur șaizeci și șase.
seen-stays = { $who-name } nu se aștepta să facă singur șaizeci și șase.
seen-names = { $who-name } a ales { $suit }: cel mai bun atu după cărțile pe care le văzuse.
seen-flips = { $who-name } nu avea o culoare bună de atu și a lăsat alegerea pe seama cărții următoare.
seen-claims = { $who-name } a numărat șaizeci și șase sau mai mult.
seen-closes = { $who-name } speră să ajungă la șaizeci și șase fără pachet, înaintea ta.
seen-draws = { $who-name } trage mai departe: nu era destul de sigur de șaizeci și șase ca să închidă.
# $card was gained, $other given.
seen-exchanges = { $who-name } a luat { $card-the } în locul { $other-of }: un atu mai mare.
seen-shows-pair = { $who-name } a anunțat perechea de { $suit }, care face { $points }.
seen-high-lead = Nu mai era nicio carte mai mare de { $suit }: doar un atu putea lua { $card-the }.
seen-draws-trumps = Cine deschide cu { $card-the } îi face pe ceilalți să dea din atuuri.
seen-cheap-lead =
    { $points ->
        [0] { $who-name } nu pierde nimic dacă i se ia { $card-the }.
       *[other] Dacă i se ia { $card-the }, { $who-name-object } pierde doar { $points }.
    }
seen-secures = { $who-name } a luat mâna, așa că { $card-the }, care face { $points }, a rămas la el.
# $points lay on the table.
seen-trumps-in =
    { $points ->
        [0] Cu { $card-the }, atu, { $who-name-object } a luat mâna ca să deschidă.
       *[other] Cu { $card-the }, atu, { $who-name-object } a luat { $points } de pe masă.
    }
seen-takes =
    { $points ->
        [0] Cu { $card-the } { $who-name-object } a luat mâna ca să deschidă.
       *[other] Cu { $card-the } { $who-name-object } a luat mâna, care face cu totul { $points }.
    }
seen-beats = { $who-name } a bătut { $other-the }, cea mai bună carte de până atunci, cu { $card-the }.
seen-feeds-partner = Mâna mergea la partenerul { $who-name-of }: { $card-the } i-a adăugat { $points }.
seen-had-to-trump = { $who-name } nu mai are { $suit } și a fost obligat să taie.
seen-holds-none = { $who-name } nu mai are { $suit }.
seen-had-to-follow = { $who-name } a fost obligat să dea aceeași culoare și nu a putut bate.
seen-throws =
    { $points ->
        [0] { $who-name } nu a luat mâna, iar { $card-the } nu l-a costat nimic.
       *[other] { $who-name } nu a luat mâna și a dat doar { $points }.
    }
seen-unknown = De pe masă nu se vede de ce: { $who-name-object } s-a uitat la cărțile lui.
