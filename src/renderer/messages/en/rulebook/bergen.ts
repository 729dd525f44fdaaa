import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-10. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Double header',
    text: {
      doubleHeader: 'A play that makes both ends of the train equal is a double header and scores 2 points.',
      ledAlone: 'A lead that is a double counts too.',
      ledElsewhere: 'The Game Cabinet does not speak of a double that is led. Caravan counts it in every Bergen.',
      oneSet: 'The game is made for a double-six set.',
      largerSets: 'With larger sets the results are poor, says pagat.com, because it is much harder to score.',
      moreSets: 'For more than four players, use two or more sets.',
      advice: 'The sources’ advice: count how often a number is on the table. A set has eight halves of each.',
    },
    examples: {
      'both-ends': 'Ada’s tile makes the right end equal to the left.',
      'double-led': 'A double is led.',
      'ends-differ': 'The two ends have different numbers.',
      'house-points': 'House rule: a double header scores 1 point.',
    },
  },
  'B-2': {
    title: 'Triple header',
    text: {
      tripleHeader: 'If one end is a double and the other end has the same number, the play is a triple header. It scores 3 points.',
      eitherTile: 'It does not matter which of the two was played last.',
      twoSets: 'With two sets, both ends can be the same double. That is a triple header too.',
      instead: 'On domino-games.com a triple header scores 3 points in all: it replaces the double header.',
      insteadElsewhere: 'On pagat.com and The Game Cabinet that is not said in words. Caravan counts it the same way there.',
      across: 'Doubles are played across the line. They are not spinners: nobody plays on their short sides.',
      advice: 'The sources’ advice: hold doubles as long as possible, for a triple header.',
    },
    examples: {
      'double-joins': 'The double is played last and equals the other end.',
      'end-meets-double': 'The double was there first. Then the other end becomes equal.',
      'two-sets': 'Two sets: the same double is at both ends.',
      'other-end-differs': 'A double is played, but the other end has another number.',
      'two-single-ends': 'Both ends are equal, but neither is a double. That is a double header.',
    },
  },
  'B-3': {
    title: 'Headers score less near the target',
    text: {
      approach: 'Near the target, headers score less. With 2 points or fewer to go, any header scores 1. With exactly 3 to go, a header scores at most 2.',
      headersOnly: 'Only headers are capped. Going out and blocked rounds score in full.',
      ledDouble: 'On pagat.com a led double always scores 2. Whether that holds near the target is not said there. Caravan caps it like any header.',
      elsewhere: 'The other Bergen rule sets do not have this rule.',
    },
    examples: {
      'two-short': '2 points to go: a double header scores 1.',
      'three-short': '3 points to go: a triple header scores 2.',
      'four-short': '4 points to go: a triple header scores in full.',
      'going-out-not-capped': '2 points to go: going out scores in full.',
      'not-in-the-draw-game': 'Another Bergen, 2 points to go: a header scores in full.',
    },
  },
  'B-4': {
    title: 'Going out',
    text: {
      two: 'A player who plays their last tile goes out. That ends the round and scores 2 points.',
      five: 'A variant scores 5 points.',
      one: 'On puzzle-place.net and onlinedominogames.com it scores 1 point.',
      lightest: 'On domino-games.com, the player with the fewest pips when the round ends gets 1 point.',
      emptyHand: 'That source does not speak of a hand without tiles. Caravan takes it to have the fewest pips, so going out scores the point.',
      emptyOrBlank: 'If another player holds only 0-0, both have 0 pips. The player who went out gets the point.',
    },
    examples: {
      'goes-out': 'Ada plays her last tile.',
      'one-point': 'The same play where going out scores 1.',
      'five-points': 'House rule: going out scores 5.',
      'one-tile-left': 'Ada still has a tile.',
    },
  },
  'B-5': {
    title: 'A blocked round',
    text: {
      ruling: 'Special rules say who wins a blocked round. There are several versions, and they can give different winners.',
      choose: 'You choose the rule, and everyone shows their hand. Rule B-9 adds one for children.',
      simple: 'Simple rule: the player with the fewest pips in hand wins.',
      simpleTie: 'In a tie under the Simple rule, nobody scores.',
      preferred: 'The author of two sources finds the Simple rule easier to apply than the others, and would prefer it.',
      american:
        'American rule (Armanino): four steps in order. 1. If exactly one player has no double, that player wins. 2. If nobody has a double, the player with the fewest pips wins. 3. If more than one player has a double, the player with the fewest tiles wins. 4. If everyone has a double, the lowest double wins.',
      americanTies: 'After a tie, the next step decides, as in the sources’ example.',
      americanGap:
        'The steps can leave the winner open: exactly one player has a double and two or more have none, or the last step that applies is a tie. Then nobody wins. You can choose that the fewest pips decide.',
      german: 'German rule (Müller): a player with no double wins. Otherwise the fewest doubles decide, then the fewest pips.',
      germanTies: 'Each step of the German rule compares only the players still tied. You can choose that the last step compares everyone.',
      lightest:
        'Fewest pips, no doubles: of the players without a double, the one with the fewest pips wins. If everyone has a double, count the pips without the doubles: the player with the fewest wins.',
      ties: 'For the other rules, and on domino-games.com, it is not written what happens if a tie is left. In Caravan nobody wins then.',
      points: 'The winner gets 2 points.',
      onePoint: 'Under the Simple rule and “Fewest pips, no doubles” it is 1 point.',
    },
    examples: {
      simple: 'Three hands, Simple rule.',
      american: 'The same hands, American rule: another winner.',
      german: 'The same hands, German rule.',
      'american-only-one': 'American rule, step 1: only Ada has no double.',
      'american-pips': 'American rule, step 2: nobody has a double.',
      'american-tiles': 'American rule, step 3: all have doubles, and Ben has the fewest tiles.',
      'gap-none': 'The gap in the American rule: Ada has a double, the others have none.',
      'gap-simple': 'The same hands, read the other way: the fewest pips decide.',
      'among-tied': 'German rule: Ada and Ben have no double, so only they are compared.',
      'all-again': 'The same hands, read the other way: the last step compares everyone.',
      'without-doubles': 'Fewest pips, no doubles: only Ada and Ben have none, and Ada has fewer pips.',
      'beside-doubles': 'Everyone has a double, so doubles do not count. Ben has no other tile.',
      'without-doubles-tie': 'Fewest pips, no doubles: two hands have the same number of pips.',
      tie: 'Simple rule: two hands have the same number of pips.',
    },
  },
  'B-6': {
    title: 'Both sides of the first double',
    text: {
      bothSides: 'A variant: when a double is led, players must play on both its sides before any other tile.',
    },
    examples: {
      'other-side-first': 'The right side has a tile, the left does not. Nobody may continue on the right yet.',
      'both-played-on': 'Both sides have a tile, so the train continues.',
      'not-played': 'Variant off: the train may continue immediately.',
    },
  },
  'B-7': {
    title: 'Who leads, and which tile',
    text: {
      leader:
        'Who leads is written in four sources. On pagat.com it is the lowest double, in a variant the highest. On domino-games.com and puzzle-place.net it is the highest. On onlinedominogames.com, the player with the highest double leads with any tile.',
      everyRound: 'Whether this holds for every round is not written. In Caravan it does.',
      unnamed: 'The Game Cabinet names nobody, neither for the first round nor for the next ones. You decide.',
      tile: 'On pagat.com and puzzle-place.net the lead is a double. On onlinedominogames.com it can be any tile.',
      tileShown: 'On domino-games.com it is written who leads, and its example leads a double. Caravan asks for one there. You can allow any tile.',
      tileUnnamed: 'The Game Cabinet names no tile to lead. Caravan allows any there.',
      noDouble: 'If nobody has a double, onlinedominogames.com says to deal again.',
      noDoubleElsewhere: 'The other sources do not say what happens then. Deal again, or draw in turn until someone has a double, as in Double Bergen.',
    },
    examples: {
      'double-leads': 'A double is led.',
      'not-a-double': 'The lead must be a double: this tile is not one.',
      'highest-double-any-tile': 'The player with the highest double leads any tile.',
      'any-tile': 'Any lead is allowed: the same tile.',
    },
  },
  'B-8': {
    title: 'Counting down with chips',
    text: {
      countDown:
        'Instead of writing points down, each player can start with 10 or 15 chips, depending on the number of players. They give chips back as they score. The first player with no chips wins.',
      asTarget: 'In Caravan everyone starts with as many chips as the target.',
      display: 'The score is the same. Each device can count up or down.',
    },
    examples: {
      'gives-back': 'Ada scores and gives back the same number of chips.',
      'none-left': 'Ada gives back her last chips and wins.',
      'keeps-all': 'Ben has not scored and still has all his chips.',
    },
  },
  'B-9': {
    title: 'Picture dominoes',
    text: {
      pictures: 'For children: the tiles have pictures instead of pips, so nobody has to add up.',
      blocked:
        'The sources give an example for a blocked round: the double with the smallest animal wins. If nobody has a double, the player with the fewest tiles wins.',
      lowest: 'Caravan does not know your pictures. The lowest double wins here.',
      tie: 'In a tie, nobody scores.',
    },
    examples: {
      'lowest-double': 'Ben has the lowest double.',
      'fewest-tiles': 'Nobody has a double, and Ada has the fewest tiles.',
      tie: 'Nobody has a double, and everyone has the same number of tiles.',
    },
  },
  'B-10': {
    title: 'A spinner, for larger sets',
    text: {
      spinner: 'With larger sets, the first double is usually a spinner on pagat.com. On domino-games.com it may be one.',
      fourSides: 'Players can play on all four sides of a spinner.',
      ifYouLike: 'In Caravan a match has no spinner unless you turn it on. You can do so with any set.',
      led: 'The first double is the one that is led. So the lead must be a double, also where any tile may lead otherwise.',
      noDouble: 'A leader without a double passes. If everyone has passed, players draw as in Double Bergen (DB-1), where pagat.com sends you.',
      everyArm:
        'In which order the arms are started is not said in Bergen. Caravan follows Double Bergen: every arm is started before any continues (DB-2). You can choose any order.',
      made: 'What four open ends score is not said either. pagat.com explains the double header by two open halves with the same number, the triple header by three. Caravan counts them: 2 points for two, 3 points for three. You can choose Double Bergen’s count of every number (DB-3) instead.',
      thisPlay: 'Only the play that makes ends equal scores. So the number it lays open must also be on another tile. Other equal ends do not score again.',
      spinnerOpen: 'The spinner is open with both halves until all its arms are started, as in Double Bergen.',
      fourAlike: 'Four or more equal halves are a triple header too. Only headers are capped near the target (B-3), not Double Bergen’s count.',
      whole: 'For a game with a spinner, pagat.com sends you to the rules for Double Bergen. It is a rule set of its own here, and works with larger sets too.',
    },
    examples: {
      'four-arms': 'House rule: the double that was led has four arms, and all are started.',
      'spinner-led': 'A double is led. Both its halves are open.',
      'two-equal': 'Two arms show a 2 now.',
      'three-ends': 'Three arms show a 2 now.',
      'with-a-double': 'A double 2 and another 2: three halves.',
      'start-first': 'One arm is started. It may not continue until the others are started too.',
      'not-a-double': 'The lead must be a double: this tile is not one.',
      'any-order': 'Any order: the arm may continue immediately.',
      'stands-already': 'Two arms show a 2, but this play lays a 5 open.',
      'every-number': 'Every number counts: the same play scores for the two 2s.',
      'double-alone': 'A double is played, but no other tile shows its number.',
      'two-ends': 'Without a spinner: the line has two ends.',
    },
  },
}
