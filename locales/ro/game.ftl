### What happens in the game. $who says whose doing it is: "me" is the listener; $who-name is the name
### at the beginning of a sentence, $who-name-object inside one, $who-name-of in the genitive or dative.
### .brief is for those who want few words. Before a noun, one and two are written out (un punct, două cărți):
### the voice would read the digit in the wrong gender.

# A match begins. $rules is the name of the rule set, $target the match points to reach.
match-begins = Meci nou: { $rules }, în { $players ->
    [2] doi
    [3] trei
   *[other] patru
}, până la { $target } { $target ->
    [few] puncte
   *[other] de puncte
}.
    .brief = Meci nou, până la { $target }.

# Cards have been dealt; $who leads or bids first.
dealt =
    { $who ->
        [me] S-au împărțit cărțile. Deschizi tu.
       *[other] S-au împărțit cărțile. Deschide { $who-name-object }.
    }
    .brief =
    { $who ->
        [me] Deschizi tu.
       *[other] { $who-name } deschide.
    }

# The card turned up under the stock; $suit is trump.
turned = Cartea întoarsă e { $card-the }: atuul e { $suit }.
    .brief = Atu: { $card }.

# At the table of four: the dealer's last card gives the trump and is known to all.
trump-of-dealer =
    { $who ->
        [me] Ultima ta carte e { $card-the }: atuul e { $suit }.
       *[other] { $who-name } a împărțit și are { $card-the }: atuul e { $suit }.
    }

# The own hand, when cards have been dealt.
your-hand =
    { $count ->
        [one] Ai o carte: { $cards }.
        [2] Ai două cărți: { $cards }.
        [few] Ai { $count } cărți: { $cards }.
       *[other] Ai { $count } de cărți: { $cards }.
    }

# Brazilian bidding: the trump is named.
named =
    { $who ->
        [me] Alegi atu { $suit }.
       *[other] { $who-name } alege atu { $suit }.
    }
    .brief =
    { $who ->
        [me] Atu: { $suit }.
       *[other] { $who-name }: atu { $suit }.
    }

# Brazilian bidding: the next card is turned for trump and stays in the opener's hand.
flipped =
    { $who ->
        [me] Întorci { $card-the }, care rămâne la tine: atuul e { $suit }.
       *[other] { $who-name } întoarce { $card-the }, care îi rămâne în mână: atuul e { $suit }.
    }

# Brazilian bidding: somebody plays alone, on three or six cards ($cards).
bid-mande =
    { $who ->
        [me] Joci singur, cu { $cards ->
            [one] o carte
            [2] două cărți
            [few] { $cards } cărți
           *[other] { $cards } de cărți
        }.
       *[other] { $who-name } joacă singur, cu { $cards ->
            [one] o carte
            [2] două cărți
            [few] { $cards } cărți
           *[other] { $cards } de cărți
        }.
    }

# Brazilian bidding: somebody plays against the one who plays alone.
bid-remande =
    { $who ->
        [me] Spui contra: unu la unu, pe puncte duble.
       *[other] { $who-name } spune contra: unu la unu, pe puncte duble.
    }

# Brazilian bidding: the opener asks whether anyone plays alone.
asked =
    { $who ->
        [me] Întrebi: joacă cineva singur?
       *[other] { $who-name } întreabă: joacă cineva singur?
    }

# Brazilian bidding: somebody passes.
passed =
    { $who ->
        [me] Spui pas.
       *[other] { $who-name } spune pas.
    }

# The first card of a trick.
led =
    { $who ->
        [me] Deschizi cu { $card-the }.
       *[other] { $who-name } deschide cu { $card-the }.
    }
    .brief =
    { $who ->
        [me] { $card }.
       *[other] { $who-name }: { $card }.
    }

# A further card of a trick.
played =
    { $who ->
        [me] Pui { $card-the }.
       *[other] { $who-name } pune { $card-the }.
    }
    .brief =
    { $who ->
        [me] { $card }.
       *[other] { $who-name }: { $card }.
    }

# A pair is shown with the card led. $pending is "yes" while its points wait for the side's first trick.
pair =
    { $who ->
        [me] Anunți perechea de { $suit }: { $points }.
       *[other] { $who-name } anunță perechea de { $suit }: { $points }.
    }{ $pending ->
        [yes] { " " }Se numără după prima mână luată.
       *[no] {""}
    }
    .brief =
    { $who ->
        [me] Pereche de { $suit }, { $points }.
       *[other] { $who-name }: pereche de { $suit }, { $points }.
    }

# Pair points that waited for the first trick count now.
counted =
    { $who ->
        [me] Acum se numără perechea ta: { $points }.
        [us] Acum se numără perechile echipei tale: { $points }.
        [them] Acum se numără perechile celeilalte echipe: { $points }.
       *[other] Acum se numără perechea { $who-name-of }: { $points }.
    }

# The lowest trump is exchanged for the turned-up card.
exchanged =
    { $who ->
        [me] Schimbi { $given-the } { $taken-for }.
       *[other] { $who-name } schimbă { $given-the } { $taken-for }.
    }

# The stock is closed.
closed =
    { $who ->
        [me] Închizi pachetul. Nu se mai trage; de acum răspunzi la culoare și iei mâna, dacă poți.
       *[other] { $who-name } închide pachetul. Nu se mai trage; răspunzi la culoare și iei mâna, dacă poți.
    }
    .brief =
    { $who ->
        [me] Închizi pachetul.
       *[other] { $who-name } închide pachetul.
    }

# The listener has drawn a card.
drew = Tragi { $card }.
    .brief = { $card }.

# Somebody else has drawn the turned-up card, which all have seen.
drew-turned = { $who-name } trage { $card-the }.

# Somebody else has drawn a card that nobody else sees.
drew-hidden = { $who-name } trage o carte.

# The last card of the stock has been drawn.
stock-ran-out = Pachetul s-a terminat. De acum răspunzi la culoare și iei mâna, dacă poți.
    .brief = Pachetul s-a terminat.

# A trick has been taken; $points are those of its cards, told where $hints is "yes".
took =
    { $who ->
        [me] { $hints ->
            [yes] Iei mâna, { $points }.
           *[no] Iei mâna.
        }
       *[other] { $hints ->
            [yes] { $who-name } ia mâna, { $points }.
           *[no] { $who-name } ia mâna.
        }
    }
    .brief =
    { $who ->
        [me] { $hints ->
            [yes] A ta, { $points }.
           *[no] A ta.
        }
       *[other] { $hints ->
            [yes] { $who-name } ia { $points }.
           *[no] { $who-name } ia mâna.
        }
    }
    .full =
    { $who ->
        [me] Iei mâna, { $points ->
            [one] un punct
            [2] două puncte
            [12] douăsprezece puncte
            [22] douăzeci și două de puncte
            [32] treizeci și două de puncte
            [42] patruzeci și două de puncte
            [few] { $points } puncte
           *[other] { $points } de puncte
        }.
       *[other] { $who-name } ia mâna, { $points ->
            [one] un punct
            [2] două puncte
            [12] douăsprezece puncte
            [22] douăzeci și două de puncte
            [32] treizeci și două de puncte
            [42] patruzeci și două de puncte
            [few] { $points } puncte
           *[other] { $points } de puncte
        }.
    }

# The own points after a trick taken, where the rules tell them. $who is me or us.
running-points =
    { $who ->
        [us] Echipa ta are { $points }.
       *[me] Ai { $points }.
    }
    .brief = { $points }.

# The bonus of the last trick.
bonus =
    { $who ->
        [me] Ultima mână îți aduce încă { $points }.
       *[other] Ultima mână îi aduce { $who-name-of } încă { $points }.
    }

# Brazilian: the last trick of a normal round has begun, pairs count no longer.
lapsed = Începe ultima mână: perechile nu se mai numără.

# Somebody has claimed 66, which ends the deal.
claimed =
    { $who ->
        [me] Spui că ai șaizeci și șase: { $right ->
            [yes] corect.
           *[no] greșit.
        }
       *[other] { $who-name } spune că are șaizeci și șase: { $right ->
            [yes] corect.
           *[no] greșit.
        }
    }

# Brazilian: somebody has announced 66 between tricks.
announced =
    { $who ->
        [me] Anunți șaizeci și șase: { $right ->
            [yes] corect.
           *[no] încă nu. Jocul continuă.
        }
       *[other] { $who-name } anunță șaizeci și șase: { $right ->
            [yes] corect.
           *[no] încă nu. Jocul continuă.
        }
    }

# How a deal ended.
ended-reached66 =
    { $who ->
        [me] Ai ajuns la șaizeci și șase și câștigi partida.
        [us] Echipa ta a ajuns la șaizeci și șase și câștigă partida.
       *[other] { $who-name } a ajuns la șaizeci și șase și câștigă partida.
    }
ended-claim =
    { $who ->
        [me] Câștigi partida cu șaizeci și șase.
       *[other] { $who-name } câștigă partida cu șaizeci și șase.
    }
ended-wrong-claim =
    { $who ->
        [me] Anunțul a fost greșit: câștigi partida.
       *[other] Anunțul a fost greșit: partida o câștigă { $who-name-object }.
    }
# $who has closed the stock and has not reached 66.
ended-closer-failed =
    { $who ->
        [me] Ai închis pachetul și nu ai ajuns la șaizeci și șase: pierzi partida.
       *[other] { $who-name } a închis pachetul și nu a ajuns la șaizeci și șase: câștigi partida.
    }
# $who has closed the stock and another was first to reach 66.
ended-closer-overtaken =
    { $who ->
        [me] Ai închis pachetul, dar altcineva a ajuns primul la șaizeci și șase: pierzi partida.
       *[other] { $who-name } a închis pachetul, dar altcineva a ajuns primul la șaizeci și șase: închiderea nu a reușit.
    }
ended-most-points =
    { $who ->
        [me] S-au jucat toate cărțile. Ai cele mai multe puncte și câștigi partida.
        [us] S-au jucat toate cărțile. Echipa ta are mai multe puncte și câștigă partida.
       *[other] S-au jucat toate cărțile. { $who-name } are cele mai multe puncte și câștigă partida.
    }
ended-tie = S-au jucat toate cărțile. Partida e egală: nimeni nu ia puncte.
# $who went alone.
ended-mande-made =
    { $who ->
        [me] Ai jucat singur și ai făcut șaizeci și șase.
       *[other] { $who-name } a jucat singur și a făcut șaizeci și șase.
    }
ended-mande-failed =
    { $who ->
        [me] Ai jucat singur și nu ai făcut șaizeci și șase.
       *[other] { $who-name } a jucat singur și nu a făcut șaizeci și șase.
    }
ended-remande =
    { $who ->
        [us] Contra o câștigă echipa ta.
       *[them] Contra o câștigă cealaltă echipă.
    }
ended-announced =
    { $who ->
        [us] Echipa ta câștigă partida cu șaizeci și șase.
       *[them] Cealaltă echipă câștigă partida cu șaizeci și șase.
    }
ended-last-trick-tie =
    { $who ->
        [us] Punctele sunt egale: echipa ta a luat ultima mână și câștigă partida.
       *[them] Punctele sunt egale: cealaltă echipă a luat ultima mână și câștigă partida.
    }

# The points of the deal when it is over; $scores is a list of side-points.
totals = Puncte: { $scores }.
side-points =
    { $who ->
        [me] tu ai { $points }
        [us] echipa ta are { $points }
        [them] cealaltă echipă are { $points }
       *[other] { $who-name-object } are { $points }
    }

# Match points won, and why so many. $cards is 3 or 6 where somebody went alone.
scored =
    { $who ->
        [me] Iei { $points ->
            [one] un punct
            [2] două puncte
            [12] douăsprezece puncte
            [few] { $points } puncte
           *[other] { $points } de puncte
        } la meci
        [us] Echipa ta ia { $points ->
            [one] un punct
            [2] două puncte
            [12] douăsprezece puncte
            [few] { $points } puncte
           *[other] { $points } de puncte
        } la meci
       *[other] { $who-name } ia { $points ->
            [one] un punct
            [2] două puncte
            [12] douăsprezece puncte
            [few] { $points } puncte
           *[other] { $points } de puncte
        } la meci
    }{ $basis ->
        [other-has-33] {""}: cine a pierdut are cel puțin treizeci și trei.
        [other-under-33] {""}: cine a pierdut are sub treizeci și trei.
        [other-trickless] {""}: cine a pierdut nu are nicio mână.
        [added-up] {""}, adunate de la amândoi adversarii.
        [failure] {""}: atât costă nereușita.
        [failure-trickless] {""}: nereușită în fața cuiva fără nicio mână.
        [mande] {""}: joc de unul singur, cu { $cards ->
            [one] o carte
            [2] două cărți
            [few] { $cards } cărți
           *[other] { $cards } de cărți
        }.
        [remande] {""}: contra, cu { $cards ->
            [one] o carte
            [2] două cărți
            [few] { $cards } cărți
           *[other] { $cards } de cărți
        }.
       *[nothing] .
    }

# How the match stands; $scores is a list of side-points.
match-score = Meci: { $scores }; se joacă până la { $target }.
    .brief = Meci: { $scores }.

# The match is won.
match-won =
    { $who ->
        [me] Câștigi meciul!
        [us] Echipa ta câștigă meciul!
       *[other] { $who-name } câștigă meciul.
    }

# What to do after a deal or a match; $command is the phrase to say, which has also a key.
next-deal-prompt = Pentru partida următoare apasă N sau spune: { $command }.
    .brief = Partida următoare: N.
new-match-prompt = Pentru un meci nou apasă N sau spune: { $command }.
    .brief = Meci nou: N.

# Brazilian bidding: everybody has six cards now.
dealt-up = Se împart cărțile până la șase.

# Brazilian: the listener does not play in this round.
sits-out = Stai pe dinafară în partida asta.
