import type { RuleWordsOf } from '../../rule-words'

/** FS-1 … FS-11. */
export const flowerAndScorpionRules: RuleWordsOf<`FS-${string}`> = {
  'FS-1': {
    title: 'The roll and the caravan master',
    text: {
      first: 'The first caravan master is picked in some way, for example with the dice.',
      dice: 'Before each round, two pairs of dice are rolled. The green pair names the Flower, the red pair the Scorpion.',
      noBlank: 'Dice have no blank, so neither tile has a blank half.',
      master: 'The caravan master rolls the dice, leads any tile, and pays out the chips.',
      next: 'In the next round, the player to the left is caravan master.',
      bowl: 'The chips usually lie in a bowl. Match sticks will do too.',
      diceStay: 'The dice stay on the table during the round.',
    },
    examples: {
      'any-tile': 'The caravan master leads a tile that is not a double.',
      'next-master': 'Ada led this round, so Ben rolls and leads the next.',
      'no-blank': 'A roll with a blank. Dice have no blank.',
      'only-a-double': 'House rule, only a double may be led: this tile is not one.',
    },
  },
  'FS-2': {
    title: 'Dual',
    text: {
      dual: 'A play that makes both ends of the caravan equal is a dual and scores 2 chips.',
      ledAlone:
        'The source does not speak of a double that is led. Caravan counts it as a dual: its two halves are the two ends. On pagat.com a lead scores in Bergen too.',
    },
    examples: {
      'both-ends': 'Ada’s tile makes the right end equal to the left.',
      'double-led': 'A double is led.',
      'ends-differ': 'The two ends have different numbers.',
    },
  },
  'FS-3': {
    title: 'Plural',
    text: {
      plural: 'A double at an end has both halves open. If a play makes all three open halves equal, it is a plural and scores 3 chips.',
      instead: 'A plural replaces the dual.',
      twoSets: 'With two sets, four open halves can be equal. That is a plural too.',
      across: 'Doubles are played across the line. They are not spinners: nobody plays on their short sides.',
      advice: 'The source’s advice: hold doubles as long as possible, for a plural.',
    },
    examples: {
      'double-joins': 'A double is played, and it equals the other end.',
      'two-sets': 'Two sets: the same double is at both ends.',
      'only-two-halves': 'Both ends are equal, but neither is a double. That is a dual.',
      'other-end-differs': 'A double is played, but the other end has another number.',
    },
  },
  'FS-4': {
    title: 'Counting pairs',
    text: {
      pairs: 'Flowers and Scorpions count pairs of open halves. Two single ends make 1 pair.',
      doubleAndSingle:
        'With a double at one end, the source lists three pairs: the double’s own two halves, and each of them with the other end. The double’s own pair is the short Flower or the small Scorpion (FS-6). So Caravan counts two here.',
      twoDoubles:
        'With a double at each end, the source lists four pairs. Two are each double’s own halves, and two are one half from each. Four such cross pairs exist. Caravan counts the two that are listed. You can choose all four.',
    },
    examples: {
      'one-pair': 'One half at each end, together the Flower.',
      'two-pairs': 'A double at one end: each of its halves makes the Flower with the other end.',
      listed: 'A double at each end: 2 pairs, as the source lists them.',
      all: 'A double at each end, read the other way: all 4 pairs.',
      'one-tile': 'The Flower is led: its own two halves count as the tile (FS-6), not as a long pair.',
    },
  },
  'FS-5': {
    title: 'Long Flower and large Scorpion',
    text: {
      long: 'Each pair of open halves that equals the Flower scores +1, a long Flower. Each pair that equals the Scorpion scores −1, a large Scorpion.',
      ownHalves:
        'The two halves of the tile just played are the short Flower or the small Scorpion, not one more pair. The source shows this only for a double that joins an equal end. Of a Flower that is led it says nothing. Caravan counts it once.',
      standing:
        'What about a double Flower or Scorpion that has been at an end since an earlier turn? The source lists a double’s own two halves as a pair. But its example counts them only once, as the tile played. So Caravan does not score them again. You can choose that each later play scores them.',
    },
    examples: {
      'long-flower': 'The double makes two pairs that equal the Flower.',
      'large-scorpion': 'The two ends together equal the Scorpion.',
      'own-halves': 'The Flower itself is led: its own two halves are not a long Flower.',
      unscored: 'The double Flower is still at the left end. Ada plays on the right end.',
      scored: 'The same play, read the other way: the double scores again.',
    },
  },
  'FS-6': {
    title: 'Short Flower and small Scorpion',
    text: {
      ownTile: 'Playing the Flower tile itself scores +1, a short Flower. Playing the Scorpion tile itself scores −1, a small Scorpion.',
      advice: 'The source’s advice: the Scorpion is risky to hold, because you may have to play it. But it can win a blocked round (FS-9).',
    },
    examples: {
      'short-flower': 'The Flower itself is played.',
      'small-scorpion': 'The Scorpion itself is played.',
      'same-ends': 'Two other tiles have the Flower’s numbers: a long Flower, not a short one.',
    },
  },
  'FS-7': {
    title: 'Double Flower and double Scorpion',
    text: {
      doubleFlower: 'If the Flower is a double, equal ends of its number score twice: as a dual or plural, and as Flowers.',
      doubleScorpion:
        'If the Scorpion is a double, the source’s example is about the tile itself. Caravan applies it to the whole number: no dual and no plural, whichever tile made the ends equal. You can choose that only playing the double Scorpion itself scores none.',
    },
    examples: {
      'double-flower-dual': 'Both ends have the double Flower’s number: a dual and a long Flower.',
      'double-flower-plural': 'Then the double Flower itself is played: a plural, a short Flower and two long Flowers.',
      'double-scorpion': 'The double Scorpion makes three halves equal: no plural, and 3 chips lost.',
      'its-suit': 'Another tile makes both ends equal the Scorpion’s number: no dual.',
      'its-tile': 'The same play, read the other way: the dual scores.',
      'other-scorpion': 'The Scorpion is not a double, so the dual scores.',
    },
  },
  'FS-8': {
    title: 'Flower and Scorpion are the same tile',
    text: {
      neither: 'If both pairs of dice name the same tile, they cancel each other out: there are no Flowers and no Scorpions this round.',
      asUsual: 'The source says “no special scoring”. Caravan takes that to be Flowers and Scorpions. Duals and plurals score as usual.',
      decides: 'That tile still decides a blocked round.',
    },
    examples: {
      'no-flower': 'The tile that is both is played and scores nothing.',
      'dual-stays': 'The tile that is both is a double. A dual of its number scores as usual.',
      'still-decides': 'The round is blocked, and the player with that tile wins.',
      'thrown-apart': 'The dice name two different tiles: the Flower scores +1.',
    },
  },
  'FS-9': {
    title: 'Going out and blocked rounds',
    text: {
      goesOut: 'A player who plays their last tile goes out and gets 2 chips.',
      blocked:
        'In a blocked round, the player with the Flower wins. If nobody has it, the player with the Scorpion wins. If nobody has that either, the lowest double wins.',
      nobody: 'If nobody has a double, nobody wins.',
      noBonus: 'The winner gets 2 chips, and nothing more for a Flower or Scorpion in hand.',
      sameTile: 'With two sets, two players can have the same tile. Then the next step decides.',
      advice: 'The source’s advice: the Flower is strong to hold for a player who has almost won.',
    },
    examples: {
      'flower-holder': 'Ada has the Flower.',
      'scorpion-holder': 'The Flower is on the table. Cleo has the Scorpion.',
      'lowest-double': 'Both are on the table. Ben has the lowest double.',
      'goes-out': 'Ada plays her last tile.',
      nobody: 'Nobody has the Flower, the Scorpion or a double.',
    },
  },
  'FS-10': {
    title: 'Nobody goes below zero',
    text: {
      floor: 'A total stops at 0. A player without chips cannot lose any.',
      order:
        'One play can both gain and lose chips. Near 0, the order matters. Caravan adds them up, then stops at 0. You can choose to take the losses first, stop at 0, then add all gains.',
    },
    examples: {
      'stays-at-zero': 'Ada has no chips and plays the Scorpion.',
      net: 'Ada has no chips, gains 2 and loses 1: she gets the difference.',
      'losses-first': 'The same play, read the other way: the loss comes first.',
      'chips-to-lose': 'Ada has chips, so she loses 1.',
      'no-floor': 'House rule, no limit: the total goes below 0.',
    },
  },
  'FS-11': {
    title: 'Less for duals and plurals near the target',
    text: {
      approach:
        'The source has no rule for the end of a match. But its advice says that the Flower always scores 1, unlike duals and plurals. That sounds as if these scored less near the target, as in Bergen. Caravan scores them in full. You can choose Bergen’s rule B-3: then duals and plurals score less near the target, and Flowers and Scorpions don’t change.',
    },
    examples: {
      'two-short': '2 chips to go: a dual scores 1.',
      'three-short': '3 chips to go: a plural scores 2.',
      'flower-in-full': '2 chips to go: the dual scores 1, and the Flower scores in full.',
      'not-chosen': 'Not chosen: the dual scores in full.',
    },
  },
}
