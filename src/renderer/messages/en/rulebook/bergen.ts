import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-9. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Double header',
    text: ['A play that makes both ends of the train equal is a double header and scores 2 points. A lead that is a double counts too.'],
    examples: {
      'both-ends': 'Ada’s tile makes the right end equal to the left.',
      'double-led': 'A double is led.',
      'ends-differ': 'The two ends have different numbers.',
      'house-points': 'House rule: a double header scores 1 point.',
    },
  },
  'B-2': {
    title: 'Triple header',
    text: [
      'If one end is a double and the other end has the same number, the play is a triple header and scores 3 points. It does not matter which of the two was played last. With two sets, both ends can be the same double.',
      'A triple header replaces the double header.',
    ],
    examples: {
      'double-joins': 'The double is played last and equals the other end.',
      'end-meets-double': 'The double was there first. Then the other end becomes equal.',
      'two-sets': 'Two sets: the same double is at both ends.',
      'other-end-differs': 'A double is played, but the other end has another number.',
      'two-single-ends': 'Both ends are equal, but neither is a double. That is a double header.',
    },
  },
  'B-3': {
    title: 'The slow approach',
    text: [
      'Near the target, headers score less. With 2 points or fewer to go, any header scores 1. With exactly 3 to go, a header scores at most 2.',
      'Only headers are capped. Going out and blocked rounds score in full. Two of the Bergen sources have this rule: pagat.com and The Game Cabinet.',
    ],
    examples: {
      'two-short': '2 points to go: a double header scores 1.',
      'three-short': '3 points to go: a triple header scores 2.',
      'four-short': '4 points to go: a triple header scores in full.',
      'going-out-not-capped': '2 points to go: going out scores in full.',
      'not-in-the-draw-game': 'The draw game, 2 points to go: a header scores in full.',
    },
  },
  'B-4': {
    title: 'Going out',
    text: [
      'A player who plays their last tile goes out. That ends the round. It scores 2 points on pagat.com and in The Game Cabinet. A variant on pagat.com has 5.',
      'In the other sources it scores 1 point. In the draw game the lightest hand gets it, and an empty hand is the lightest.',
    ],
    examples: {
      'goes-out': 'Ada plays her last tile.',
      'one-point': 'The same play in the draw game.',
      'five-points': 'House rule: going out scores 5.',
      'one-tile-left': 'Ada still has a tile.',
    },
  },
  'B-5': {
    title: 'A blocked round',
    text: [
      'When nobody can play, everyone shows their hand. The blocked rule you chose decides who wins. There are four, and they can give different winners. Rule B-9 adds a fifth, for children.',
      'Simple rule (Grady & Goldberg, and older Hoyles): the fewest pips in hand win. In a tie, nobody scores.',
      'American rule (Armanino): four tests in order. After a tie, the next test decides. 1. If exactly one player has no double, that player wins. 2. If nobody has a double, the fewest pips win. 3. If more than one player has a double, the fewest tiles win. 4. If everyone has a double, the lowest double wins. If no test decides, nobody wins.',
      'The printed tests leave a gap: exactly one player has a double, and two or more have none. Then nobody wins. You can choose another reading: the fewest pips win.',
      'German rule (Müller): a player with no double wins. Then the fewest doubles win, then the fewest pips. Each test compares only the players still tied. You can choose another reading: the last test compares everyone. If the third test is a tie, nobody wins.',
      'Lightest without doubles: the fewest pips win among the hands without a double. If everyone has a double, the fewest pips win, not counting the doubles. In a tie, nobody wins: the source does not say, so Caravan decides.',
      'The winner gets 2 points, or 1 under the Simple rule and Lightest without doubles.',
    ],
    examples: {
      simple: 'Three hands, Simple rule.',
      american: 'The same hands, American rule: another winner.',
      german: 'The same hands, German rule.',
      'american-only-one': 'American rule, test 1: only Ada has no double.',
      'american-pips': 'American rule, test 2: nobody has a double.',
      'american-tiles': 'American rule, test 3: all have doubles, and Ben has the fewest tiles.',
      'gap-none': 'The gap in the American rule: Ada has a double, the others have none.',
      'gap-simple': 'The same hands, other reading: the fewest pips win.',
      'among-tied': 'German rule: Ada and Ben have no double, so only they are compared.',
      'all-again': 'The same hands, other reading: the last test compares everyone.',
      'without-doubles': 'Lightest without doubles: only Ada and Ben have none, and Ada has fewer pips.',
      'beside-doubles': 'Everyone has a double, so doubles do not count. Ben has no other tile.',
      'without-doubles-tie': 'Lightest without doubles: two hands have the same number of pips.',
      tie: 'Simple rule: two hands have the same number of pips.',
    },
  },
  'B-6': {
    title: 'Both sides of the first double',
    text: ['A variant: when a double is led, players must play on both its sides before any other tile. It is off unless you turn it on.'],
    examples: {
      'other-side-first': 'The right side has a tile, the left does not. Nobody may continue on the right yet.',
      'both-played-on': 'Both sides have a tile, so the train continues.',
      'not-played': 'Variant off: the train may continue immediately.',
    },
  },
  'B-7': {
    title: 'Who leads, and which tile',
    text: [
      'In some sources the lead can be any tile, in others only a double.',
      'You decide who leads. Caravan tells you what the source says: the lowest double on pagat.com (the highest is a variant), and the highest double in the draw game and on puzzle-place.net. On onlinedominogames.com, the player with the highest double leads any tile. The Game Cabinet names nobody.',
      'What if nobody has a double? On onlinedominogames.com you deal again. The other sources do not say. You can deal again, or draw in turn until someone has a double, as in Double Bergen (DB-1).',
    ],
    examples: {
      'double-leads': 'A double is led.',
      'not-a-double': 'The lead must be a double: this tile is not one.',
      'highest-double-any-tile': 'On onlinedominogames.com a round can start with any tile.',
      'any-tile': 'Any lead is allowed: the same tile.',
    },
  },
  'B-8': {
    title: 'Counting down with chips',
    text: [
      'Instead of writing points down, each player can start with as many chips as the target and give chips back as they score. The first player with no chips wins.',
      'The score is the same. Each device can count up or down.',
    ],
    examples: {
      'gives-back': 'Ada scores and gives back the same number of chips.',
      'none-left': 'Ada gives back her last chips and wins.',
      'keeps-all': 'Ben has not scored and still has all his chips.',
    },
  },
  'B-9': {
    title: 'Picture dominoes',
    text: [
      'For children: the tiles have pictures instead of pips, so nobody has to add up.',
      'In a blocked round, the lowest double wins. If nobody has a double, the fewest tiles win. In a tie, nobody scores.',
    ],
    examples: {
      'lowest-double': 'Ben has the lowest double.',
      'fewest-tiles': 'Nobody has a double, and Ada has the fewest tiles.',
      tie: 'Nobody has a double, and everyone has the same number of tiles.',
    },
  },
}
