### What happens in the game. $who says whose doing it is: "me" is the listener; $who-name is the name
### at the beginning of a sentence, $who-name-object inside one. .brief is for those who want few words.

# A match begins. $rules is the name of the rule set, $target the match points to reach.
match-begins = A new match of { $rules }, for { $players ->
    [2] two
    [3] three
   *[other] four
}, to { $target } points.
    .brief = New match, to { $target }.

# Cards have been dealt; $who leads or bids first.
dealt =
    { $who ->
        [me] The cards are dealt. You open.
       *[other] The cards are dealt. { $who-name } opens.
    }
    .brief =
    { $who ->
        [me] You open.
       *[other] { $who-name } opens.
    }

# The card turned up under the stock; $suit is trump.
turned = The turned-up card is { $card-the }: { $suit } are trump.
    .brief = Trump: { $card }.

# At the table of four: the dealer's last card gives the trump and is known to all.
trump-of-dealer =
    { $who ->
        [me] Your last card is { $card-the }: { $suit } are trump.
       *[other] { $who-name } has dealt and holds { $card-the }: { $suit } are trump.
    }

# The own hand, when cards have been dealt.
your-hand =
    { $count ->
        [one] Your card: { $cards }.
       *[other] Your { $count } cards: { $cards }.
    }

# Brazilian bidding: the trump is named.
named =
    { $who ->
        [me] You name { $suit } as trump.
       *[other] { $who-name } names { $suit } as trump.
    }
    .brief =
    { $who ->
        [me] Trump: { $suit }.
       *[other] { $who-name }: trump { $suit }.
    }

# Brazilian bidding: the next card is turned for trump and stays in the opener's hand.
flipped =
    { $who ->
        [me] You turn { $card-the } and keep it: { $suit } are trump.
       *[other] { $who-name } turns { $card-the } and keeps it: { $suit } are trump.
    }

# Brazilian bidding: somebody plays alone, on three or six cards ($cards).
bid-mande =
    { $who ->
        [me] You go alone, on { $cards } cards.
       *[other] { $who-name } goes alone, on { $cards } cards.
    }

# Brazilian bidding: somebody plays against the one who plays alone.
bid-remande =
    { $who ->
        [me] You counter: one against one, for twice the points.
       *[other] { $who-name } counters: one against one, for twice the points.
    }

# Brazilian bidding: the opener asks whether anyone plays alone.
asked =
    { $who ->
        [me] You ask: does anyone go alone?
       *[other] { $who-name } asks: does anyone go alone?
    }

# Brazilian bidding: somebody passes.
passed =
    { $who ->
        [me] You pass.
       *[other] { $who-name } passes.
    }

# The first card of a trick.
led =
    { $who ->
        [me] You lead { $card-the }.
       *[other] { $who-name } leads { $card-the }.
    }
    .brief =
    { $who ->
        [me] { $card }.
       *[other] { $who-name }: { $card }.
    }

# A further card of a trick.
played =
    { $who ->
        [me] You play { $card-the }.
       *[other] { $who-name } plays { $card-the }.
    }
    .brief =
    { $who ->
        [me] { $card }.
       *[other] { $who-name }: { $card }.
    }

# A pair is shown with the card led. $pending is "yes" while its points wait for the side's first trick.
pair =
    { $who ->
        [me] You show the pair of { $suit }: { $points }.
       *[other] { $who-name } shows the pair of { $suit }: { $points }.
    }{ $pending ->
        [yes] { " " }It counts with the first trick.
       *[no] {""}
    }
    .brief =
    { $who ->
        [me] Pair of { $suit }, { $points }.
       *[other] { $who-name }: pair of { $suit }, { $points }.
    }

# Pair points that waited for the first trick count now.
counted =
    { $who ->
        [me] Your pair counts now: { $points }.
        [us] Your team's pairs count now: { $points }.
        [them] The other team's pairs count now: { $points }.
       *[other] The pair of { $who-name-object } counts now: { $points }.
    }

# The lowest trump is exchanged for the turned-up card.
exchanged =
    { $who ->
        [me] You exchange { $given-the } for { $taken-the }.
       *[other] { $who-name } exchanges { $given-the } for { $taken-the }.
    }

# The stock is closed.
closed =
    { $who ->
        [me] You close the stock. Nobody draws any more; from now on follow suit and take the trick if you can.
       *[other] { $who-name } closes the stock. Nobody draws any more; follow suit and take the trick if you can.
    }
    .brief =
    { $who ->
        [me] You close the stock.
       *[other] { $who-name } closes the stock.
    }

# The listener has drawn a card.
drew = You draw: { $card }.
    .brief = { $card }.

# Somebody else has drawn the turned-up card, which all have seen.
drew-turned = { $who-name } draws { $card-the }.

# Somebody else has drawn a card that nobody else sees.
drew-hidden = { $who-name } draws a card.

# The last card of the stock has been drawn.
stock-ran-out = The stock is empty. From now on follow suit and take the trick if you can.
    .brief = The stock is empty.

# A trick has been taken; $points are those of its cards, told where $hints is "yes".
took =
    { $who ->
        [me] { $hints ->
            [yes] You take it, { $points }.
           *[no] You take it.
        }
       *[other] { $hints ->
            [yes] { $who-name } takes it, { $points }.
           *[no] { $who-name } takes it.
        }
    }
    .brief =
    { $who ->
        [me] { $hints ->
            [yes] Yours, { $points }.
           *[no] Yours.
        }
       *[other] { $hints ->
            [yes] { $who-name } takes { $points }.
           *[no] { $who-name } takes it.
        }
    }
    .full =
    { $who ->
        [me] You take the trick, { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $who-name } takes the trick, { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }

# The own points after a trick taken, where the rules tell them. $who is me or us.
running-points =
    { $who ->
        [us] Your team has { $points }.
       *[me] You have { $points }.
    }
    .brief = { $points }.

# The bonus of the last trick.
bonus =
    { $who ->
        [me] { $points } more for you for the last trick.
       *[other] { $points } more for { $who-name-object } for the last trick.
    }

# Brazilian: the last trick of a normal round has begun, pairs count no longer.
lapsed = The last trick begins: the pairs no longer count.

# Somebody has claimed 66, which ends the deal.
claimed =
    { $who ->
        [me] You claim sixty-six: { $right ->
            [yes] right.
           *[no] wrong.
        }
       *[other] { $who-name } claims sixty-six: { $right ->
            [yes] right.
           *[no] wrong.
        }
    }

# Brazilian: somebody has announced 66 between tricks.
announced =
    { $who ->
        [me] You announce sixty-six: { $right ->
            [yes] right.
           *[no] not yet. Play goes on.
        }
       *[other] { $who-name } announces sixty-six: { $right ->
            [yes] right.
           *[no] not yet. Play goes on.
        }
    }

# How a deal ended.
ended-reached66 =
    { $who ->
        [me] You have reached sixty-six and win the deal.
        [us] Your team has reached sixty-six and wins the deal.
       *[other] { $who-name } has reached sixty-six and wins the deal.
    }
ended-claim =
    { $who ->
        [me] You win the deal with your sixty-six.
       *[other] { $who-name } wins the deal with sixty-six.
    }
ended-wrong-claim =
    { $who ->
        [me] The claim was wrong: you win the deal.
       *[other] The claim was wrong: { $who-name-object } wins the deal.
    }
# $who has closed the stock and has not reached 66.
ended-closer-failed =
    { $who ->
        [me] You closed the stock and are short of sixty-six: you lose the deal.
       *[other] { $who-name } closed the stock and is short of sixty-six: the closing has failed.
    }
# $who has closed the stock and another was first to reach 66.
ended-closer-overtaken =
    { $who ->
        [me] You closed the stock, but sixty-six was reached against you first: you lose the deal.
       *[other] { $who-name } closed the stock, but sixty-six was reached first by another: the closing has failed.
    }
ended-most-points =
    { $who ->
        [me] All cards are played. You have the most points and win the deal.
        [us] All cards are played. Your team has more points and wins the deal.
       *[other] All cards are played. { $who-name } has the most points and wins the deal.
    }
ended-tie = All cards are played. The deal is a tie: nobody scores.
# $who went alone.
ended-mande-made =
    { $who ->
        [me] You went alone and made sixty-six.
       *[other] { $who-name } went alone and made sixty-six.
    }
ended-mande-failed =
    { $who ->
        [me] You went alone and did not make sixty-six.
       *[other] { $who-name } went alone and did not make sixty-six.
    }
ended-remande =
    { $who ->
        [us] Your team wins the counter.
       *[them] The other team wins the counter.
    }
ended-announced =
    { $who ->
        [us] Your team wins the round with sixty-six.
       *[them] The other team wins the round with sixty-six.
    }
ended-last-trick-tie =
    { $who ->
        [us] The points are equal: your team took the last trick and wins the round.
       *[them] The points are equal: the other team took the last trick and wins the round.
    }

# The points of the deal when it is over; $scores is a list of side-points.
totals = Points: { $scores }.
side-points =
    { $who ->
        [me] you have { $points }
       *[other] { $who-name-object } has { $points }
    }

# Match points won, and why so many. $cards is 3 or 6 where somebody went alone.
scored =
    { $who ->
        [me] You score { $points ->
            [one] 1 match point
           *[other] { $points } match points
        }
        [us] Your team scores { $points ->
            [one] 1 match point
           *[other] { $points } match points
        }
       *[other] { $who-name } scores { $points ->
            [one] 1 match point
           *[other] { $points } match points
        }
    }{ $basis ->
        [other-has-33] {""}: the loser has thirty-three or more.
        [other-under-33] {""}: the loser has fewer than thirty-three.
        [other-trickless] {""}: the loser has no trick.
        [added-up] {""}, added up from both opponents.
        [failure] {""}: that is the price of failing.
        [failure-trickless] {""}: failed against somebody without a trick.
        [mande] {""}: going alone on { $cards } cards.
        [remande] {""}: a counter, over { $cards } cards.
       *[nothing] .
    }

# How the match stands; $scores is a list of side-points.
match-score = Match: { $scores }; it goes to { $target }.
    .brief = Match: { $scores }.

# The match is won.
match-won =
    { $who ->
        [me] You win the match!
        [us] Your team wins the match!
       *[other] { $who-name } wins the match.
    }

# What to do after a deal or a match; $command is the phrase to say, which has also a key.
next-deal-prompt = For the next deal press N or say: { $command }.
    .brief = Next deal: N.
new-match-prompt = For a new match press N or say: { $command }.
    .brief = New match: N.

# Brazilian bidding: everybody has six cards now.
dealt-up = The cards are dealt up to six.

# Brazilian: the listener does not play in this round.
sits-out = You sit out this round.
