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
reason-lets-go = Let this trick go: no card you may play counts less than { $card-the }.
reason-best-judged = Weighing what the others may still hold, { $card-the } promises most.
# $other, the highest of its suit, stays in the hand.
reason-keeps-high = It keeps { $other-the }, the highest card of its suit still out, and you lose only { $card-the }.

# Why another player did what it did; $who is that player. Only what everybody could see.
seen-alone = { $who-name } expects to reach sixty-six alone.
seen-stays = { $who-name } did not expect to reach sixty-six alone.
seen-names = { $who-name } chose { $suit }: the best trump for the cards it had seen.
seen-flips = { $who-name } had no suit worth naming, and left the trump to the next card.
seen-claims = { $who-name } counted sixty-six or more.
seen-closes = { $who-name } hopes to reach sixty-six without the stock, before you do.
seen-draws = { $who-name } goes on drawing: it was not sure enough of sixty-six to close.
# $card was gained, $other given.
seen-exchanges = { $who-name } got { $card-the } for { $other-the }: a higher trump.
seen-shows-pair = { $who-name } showed the pair of { $suit }, worth { $points }.
seen-high-lead = No higher card of { $suit } was out: only a trump could take { $card-the }.
seen-draws-trumps = Leading { $card-the } makes the others give up their trumps.
seen-cheap-lead =
    { $points ->
        [0] { $who-name } loses nothing if { $card-the } is taken.
        [one] { $who-name } loses only 1 point if { $card-the } is taken.
       *[other] { $who-name } loses only { $points } points if { $card-the } is taken.
    }
seen-secures = { $who-name } took the trick, so the { $points } points of { $card-the } were safe.
# $points lay on the table.
seen-trumps-in =
    { $points ->
        [0] With { $card-the }, a trump, { $who-name-object } took the lead.
        [one] With { $card-the }, a trump, { $who-name-object } took 1 point.
       *[other] With { $card-the }, a trump, { $who-name-object } took { $points } points.
    }
seen-takes =
    { $points ->
        [0] With { $card-the } { $who-name-object } took the trick and the lead.
        [one] With { $card-the } { $who-name-object } took the trick, worth 1 point in all.
       *[other] With { $card-the } { $who-name-object } took the trick, worth { $points } points in all.
    }
seen-beats = { $who-name } beat { $other-the }, the best card so far, with { $card-the }.
seen-feeds-partner = The trick was going to the partner of { $who-name-object }: { $card-the } added { $points } to it.
seen-had-to-trump = { $who-name } has no { $suit } left, and had to trump.
seen-holds-none = { $who-name } has no { $suit } left.
seen-had-to-follow = { $who-name } had to follow suit, and could not beat.
seen-throws =
    { $points ->
        [0] { $who-name } did not take the trick, and { $card-the } cost nothing.
        [one] { $who-name } did not take the trick, and gave only 1 point.
       *[other] { $who-name } did not take the trick, and gave only { $points } points.
    }
seen-unknown = Nothing on the table tells why: { $who-name-object } weighed its own cards.
