import type { RuleId } from '../../rule-ids'
import { choice, convention, quote, reading, writtenIn, type Statement } from '../../../rulebook/statement'

/** FS-1 … FS-11. */
export const flowerAndScorpionStatements = {
  'FS-1': {
    first: writtenIn([quote('S0', 'picked in some manner, such as tossing dice, to be the first lead or the caravan master')]),
    dice: writtenIn([quote('S0', 'The pair on the red dice is the Scorpion and the pair on the green dice is the Flower')]),
    noBlank: writtenIn([quote('S0', 'blanks cannot ever be part of the Flower or the Scorpion because dice do not have blanks')]),
    master: writtenIn([
      quote('S0', 'tosses all four dice'),
      quote('S0', 'with any tile he wishes'),
      quote('S0', 'leads this round and is in charge of making the payoffs'),
    ]),
    next: writtenIn([quote('S0', 'The player to his left will be the caravan master for the next round')]),
    bowl: writtenIn([quote('S0', 'usually played with a small shallow bowl of small chips or match sticks')]),
    diceStay: writtenIn([quote('S0', 'set on the table and are not touched for the rest of this round')]),
  },
  'FS-2': {
    dual: writtenIn([quote('S0', 'a tile that makes the exposed ends of the layout equal, the player takes two chips')]),
    ledAlone: reading(['S0']),
  },
  'FS-3': {
    plural: writtenIn([quote('S0', 'takes three chips from the bowl when his play makes a triplet from the exposed ends')]),
    instead: writtenIn([quote('S0', "leaving three 6's exposed, then the score is 6: three for the triple 6's")]),
    twoSets: convention,
    across: writtenIn([quote('S0', 'Doubles are played across, but are not spinners')]),
    advice: writtenIn([quote('S0', 'you should hold them as long as possible to get a plural')]),
  },
  'FS-4': {
    pairs: writtenIn([quote('S0', 'given two ends on a caravan, there is only one pair to inspect')]),
    doubleAndSingle: choice('standingPair', ['S0'], quote('S0', 'the three possible pairs are [a1, a2], [a1, b] and [a2, b]')),
    twoDoubles: choice('twoDoubles', ['S0'], quote('S0', 'there are [a1, a2], [b1, b2], [a1, b2], and [b1, a2]')),
  },
  'FS-5': {
    long: writtenIn([
      quote('S0', 'every possible pairing that results in a Flower gains one chip'),
      quote('S0', 'every possible pairing that results in a Scorpion loses one chip'),
    ]),
    ownHalves: reading(['S0'], quote('S0', 'one for the Flower tile and one for each of the two long Flower pairs')),
    standing: choice('standingPair', ['S0']),
  },
  'FS-6': {
    ownTile: writtenIn([
      quote('S0', 'the tile with the same two faces as the pair of dice in the Flower, he takes a chip'),
      quote('S0', 'the tile whose ends match the Scorpion, he puts one chip into the bowl'),
    ]),
    advice: writtenIn([quote('S0', 'Holding the Scorpion tile is risky')]),
  },
  'FS-7': {
    doubleFlower: writtenIn([quote('S0', 'If the Flower is a double, then it is counted as both a dual and a Flower')]),
    doubleScorpion: choice('doubleScorpion', ['S0'], quote('S0', 'If the Scorpion is a double, then it is not counted as a dual or a plural when played')),
  },
  'FS-8': {
    neither: writtenIn([quote('S0', 'they cancel each other out and no special scoring is done in this round')]),
    asUsual: reading(['S0'], quote('S0', 'no special scoring')),
    decides: writtenIn([quote('S0', 'determine the winner of a blocked round')]),
  },
  'FS-9': {
    goesOut: writtenIn([quote('S0', 'The player who dominoes'), quote('S0', 'The winner takes two chips from the bowl')]),
    blocked: writtenIn([
      quote('S0', 'player who has the Flower tile in his hand wins'),
      quote('S0', 'the player who has the Scorpion tile in his hand wins'),
      quote('S0', 'the player with lowest double in his hand wins'),
    ]),
    nobody: writtenIn([quote('S0', 'there is no winner and no points are awarded')]),
    noBonus: writtenIn([quote('S0', 'there is no bonus or penalty for the Flower or the Scorpion at this point')]),
    sameTile: convention,
    advice: writtenIn([quote('S0', 'a strong advantage for the player who has almost won the game')]),
  },
  'FS-10': {
    floor: writtenIn([quote('S0', 'A player cannot go below zero chips and owe the bowl')]),
    order: choice('payout', ['S0']),
  },
  'FS-11': { approach: choice('approachCap', ['S0'], quote('S0', 'unlike dual and plural points, it is always worth one point')) },
} as const satisfies { readonly [R in Extract<RuleId, `FS-${string}`>]: Readonly<Record<string, Statement>> }
