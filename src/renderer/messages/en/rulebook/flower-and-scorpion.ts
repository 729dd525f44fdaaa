import type { RuleWordsOf } from '../../rule-words'

/** FS-1 … FS-10. */
export const flowerAndScorpionRules: RuleWordsOf<`FS-${string}`> = {
  'FS-1': {
    title: 'The throw, and the caravan master',
    text: [
      'Before each round two pairs of dice are thrown. The green pair names the Flower, the lucky tile of the round; the red pair names the Scorpion, the unlucky one. Dice have no blank, so neither tile ever has a blank half.',
      'The caravan master throws, leads any tile, and pays out the chips. The office passes to the left each round.',
    ],
    examples: {
      'any-tile': 'The caravan master leads a tile that is no double.',
      'next-master': 'After Ada’s round Ben throws and leads.',
      'no-blank': 'A throw with a blank in it, which dice do not have.',
      'only-a-double': 'Where the house lets only doubles be led: a tile that is none.',
    },
  },
  'FS-2': {
    title: 'Dual',
    text: [
      'A play that makes both ends of the caravan equal, with one half open at each, is a dual.',
      'A double that is led alone is a dual too: its two halves are the two ends.',
    ],
    examples: {
      'both-ends': 'Ada’s tile makes the right end equal to the left.',
      'double-led': 'A double is led.',
      'ends-differ': 'The two ends show different numbers.',
    },
  },
  'FS-3': {
    title: 'Plural',
    text: [
      'When a double lies at one end, both its halves are open. A play after which three open halves are equal is a plural. With two sets in play it can be four.',
      'A plural is paid instead of the dual, never on top of it.',
    ],
    examples: {
      'double-joins': 'A double goes to an end that equals the other.',
      'two-sets': 'With two sets the same double lies at both ends.',
      'only-two-halves': 'Both ends are equal, but neither is a double: that is a dual.',
      'other-end-differs': 'A double is laid, but the other end shows something else.',
    },
  },
  'FS-4': {
    title: 'Counting pairs',
    text: [
      'For Flowers and Scorpions one looks at pairs: one open half of one tile with one open half of another. Two single ends make one pair. A double at one end and a single half at the other make two.',
      'With a double at each end four pairs exist, but the source lists two. The app counts two as it stands there; counting all four is a reading you can choose.',
    ],
    examples: {
      'one-pair': 'One half at each end, together the Flower.',
      'two-pairs': 'A double at one end: each of its halves makes the Flower with the other end.',
      listed: 'A double at each end, two pairs as the source lists them.',
      all: 'A double at each end, all four pairs.',
      'one-tile': 'Both open halves belong to the same tile, so they are no pair.',
    },
  },
  'FS-5': {
    title: 'Long Flower and large Scorpion',
    text: [
      'Each pair of open halves that equals the Flower brings a chip: a long Flower. Each pair that equals the Scorpion costs one: a large Scorpion.',
      'The two halves of one tile are not such a pair on the turn it is played; that is the short Flower and the small Scorpion.',
      'The source is silent about a double that has stood at an end since an earlier turn and equals the Flower or Scorpion. The app lets it count for the play that made it only; that it counts again with each later play is a reading you can choose.',
    ],
    examples: {
      'long-flower': 'The double makes two pairs that equal the Flower.',
      'large-scorpion': 'The two ends together equal the Scorpion.',
      'own-halves': 'The Flower itself is led: its own two halves are no long Flower.',
      unscored: 'The double Flower still stands at the left end; Ada plays at the right.',
      scored: 'The same, where a standing double counts again.',
    },
  },
  'FS-6': {
    title: 'Short Flower and small Scorpion',
    text: ['Playing the Flower’s own tile brings a chip: the short Flower. Playing the Scorpion’s own tile costs one: the small Scorpion.'],
    examples: {
      'short-flower': 'The Flower’s own tile is played.',
      'small-scorpion': 'The Scorpion’s own tile is played.',
      'same-ends': 'The ends show the Flower’s numbers, but two other tiles show them: a long Flower, not a short one.',
    },
  },
  'FS-7': {
    title: 'Double Flower, double Scorpion',
    text: [
      'When the Flower is a double, equal ends in its suit are paid twice over: as a dual or plural and as Flowers.',
      'When the Scorpion is a double, its suit earns no dual and no plural. The app takes that for the whole suit, whichever tile made the ends equal. The other reading is that only playing the double Scorpion itself earns none.',
    ],
    examples: {
      'double-flower-dual': 'Both ends equal the double Flower’s suit: a dual and a long Flower.',
      'double-flower-plural': 'Then the double Flower itself: a plural, a short Flower and two long ones.',
      'double-scorpion': 'The double Scorpion makes three halves equal: no plural, and three chips lost.',
      'its-suit': 'Another tile makes both ends equal in the Scorpion’s suit: no dual.',
      'its-tile': 'The same play under the other reading: the dual is paid.',
      'other-scorpion': 'The Scorpion is no double, so the dual is paid.',
    },
  },
  'FS-8': {
    title: 'Flower and Scorpion are the same tile',
    text: [
      'If both pairs of dice name the same tile, neither scores in this round: no Flowers, no Scorpions, and nothing is taken from duals and plurals.',
      'The tile still decides a blocked round.',
    ],
    examples: {
      'no-flower': 'The tile that is both is played, and brings nothing.',
      'dual-stays': 'A dual in the suit of a double that is both is paid as usual.',
      'still-decides': 'The round is blocked, and the tile’s holder wins it.',
      'thrown-apart': 'The dice name two tiles: the Flower brings its chip.',
    },
  },
  'FS-9': {
    title: 'Going out, and a blocked round',
    text: [
      'Whoever plays their last tile is paid.',
      'When a round is blocked, everybody shows their hand, and three things are asked in turn. Who holds the Flower’s tile? If nobody, who holds the Scorpion’s? If nobody, who holds the lowest double? The first answer wins the round and is paid the same. If there is none, nobody wins.',
      'With two sets two players may hold the same tile; then the next question is asked.',
    ],
    examples: {
      'flower-holder': 'Ada holds the Flower.',
      'scorpion-holder': 'The Flower lies on the table; Cleo holds the Scorpion.',
      'lowest-double': 'Both lie on the table; Ben holds the lowest double.',
      'goes-out': 'Ada plays her last tile.',
      nobody: 'Neither tile nor any double is held.',
    },
  },
  'FS-10': {
    title: 'Nobody goes below zero',
    text: [
      'A total stops at zero: whoever has no chips loses none.',
      'One play can win and lose chips at once, and near zero it matters what comes first. The app adds them up and then stops at zero. The other reading takes the losses first, stops at zero, and then pays the gains in full.',
    ],
    examples: {
      'stays-at-zero': 'Ada has no chips and plays the Scorpion.',
      net: 'Ada has none, wins two and loses one: the difference counts.',
      'losses-first': 'The same play, the loss taken first.',
      'chips-to-lose': 'Ada has chips, so she loses one.',
      'no-floor': 'Where the house sets no limit: the total goes below zero.',
    },
  },
}
