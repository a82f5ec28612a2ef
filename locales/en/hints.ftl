### Hints: what to do, and why. $card is the card proposed unless said otherwise, $points a number of points.

# The proposal; $action is the phrase that does it.
propose = I would say: { $action }.
propose-wait = I would wait.

# You hold king and queen of the suit.
reason-names-pair = You hold the king and queen of { $suit }: as trumps they count 40.
reason-names-strongest = You are strongest in { $suit }.
reason-strong-hand = Your cards and pairs count { $points }: enough to play alone.
reason-weak-hand = Your cards and pairs count only { $points }: too few to risk more.
reason-has-66 = You have { $points }: that is sixty-six or more.
reason-pair-makes-66 = The pair of { $suit } brings you to { $points }: sixty-six or more.
reason-not-yet-66 = You have only { $points }: there is nothing to announce yet.
# $card is gained, $other given.
reason-exchange-gains = You get { $card-the } for { $other-the }.
# $card is gained and makes a pair with $other in the hand.
reason-exchange-makes-pair = You get { $card-the }, which makes a trump pair with { $other-the }.
reason-close-sure = With the stock closed your sure tricks, and the pair you may show, bring you at least { $points }.
reason-close-likely = What you have and hold comes to { $points }: the chance of sixty-six is good.
reason-draw-on = What you have and hold comes to { $points }: too little to close, so draw.
reason-only-choice = The rules leave you only { $card-the }.
reason-shows-pair = You show the pair of { $suit }, worth { $points }.
reason-reaches-66 = This trick is surely yours and brings you to at least { $points }.
reason-wins-by-force =
    { $points ->
        [one] All cards are known: this surely wins the deal, for 1 match point.
       *[other] All cards are known: this surely wins the deal, for { $points } match points.
    }
reason-loses-least =
    { $points ->
        [0] All cards are known: best play cannot win, but this makes a tie.
        [one] All cards are known: the deal is lost, but this costs only 1 match point.
       *[other] All cards are known: the deal is lost, but this costs only { $points } match points.
    }
reason-sure-trick = Nobody who plays after you can hold a card that beats { $card-the }.
reason-highest-of-suit = No higher card of { $suit } is out: only a trump can take { $card-the }.
reason-draws-trumps = Leading { $card-the } makes the others give up their trumps.
# $other stays in the hand.
reason-keeps-pair = It keeps { $other-the }, which makes a pair or may still make one.
reason-cheap-lead =
    { $points ->
        [0] Nothing is lost if { $card-the } is taken.
        [one] If { $card-the } is taken, only 1 point is lost.
       *[other] If { $card-the } is taken, only { $points } points are lost.
    }
reason-saves-trump = It saves your trump, { $other-the }.
reason-secures-card = It takes the trick, so the { $points } points of { $card-the } are safe.
# $points lie on the table.
reason-trumps-in =
    { $points ->
        [one] Your trump takes a trick with 1 point on the table.
       *[other] Your trump takes a trick with { $points } points on the table.
    }
reason-takes-to-show-pair = Taking the trick gives you the lead: then you can show the pair of { $suit }.
reason-takes-trick =
    { $points ->
        [0] With { $card-the } you take the trick and the lead.
        [one] With { $card-the } you take the trick, worth 1 point in all.
       *[other] With { $card-the } you take the trick, worth { $points } points in all.
    }
reason-beats-so-far = With { $card-the } you beat { $other-the }, the best card so far.
reason-feeds-partner =
    { $points ->
        [0] Your partner takes this trick, and { $card-the } costs you nothing.
        [one] Your partner takes this trick: { $card-the } adds 1 point to it.
       *[other] Your partner takes this trick: { $card-the } adds { $points } points to it.
    }
reason-throws-cheapest =
    { $points ->
        [0] The trick goes anyway: { $card-the } counts nothing.
        [one] The trick goes anyway: no card you may play counts less than { $card-the }, 1 point.
       *[other] The trick goes anyway: no card you may play counts less than { $card-the }, { $points } points.
    }
reason-best-judged = Weighing what the others may still hold, { $card-the } promises most.
# $other, the highest of its suit, stays in the hand.
reason-keeps-high = It keeps { $other-the }, the highest card of its suit still out, and you lose only { $card-the }.
