import type { BlockedTest } from '../../rules/rulings'
import type { TestWords } from '../sentence-inputs'

const always = (asks: string) => () => asks
const NAMES_NOBODY = 'It names nobody.'
const NO_CONDITION = 'Its condition is not met'
const SOMEBODY_HOLDS_ONE = 'Somebody holds a double'

export const TEST_WORDS: Readonly<Record<BlockedTest, TestWords>> = {
  'flower-holder': {
    title: 'First test',
    asks: (tile) => `whoever holds the Flower ${tile} wins`,
    nobody: 'Nobody holds it.',
    unmet: NO_CONDITION,
  },
  'scorpion-holder': {
    title: 'Second test',
    asks: (tile) => `whoever holds the Scorpion ${tile} wins`,
    nobody: 'Nobody holds it.',
    unmet: NO_CONDITION,
  },
  'lowest-double': {
    title: 'Third test',
    asks: always('the lowest double wins'),
    nobody: 'Nobody holds a double.',
    unmet: NO_CONDITION,
  },
  'only-one-without-double': {
    title: 'Armanino’s first test',
    asks: always('the only player without a double wins'),
    nobody: 'Everybody holds a double.',
    unmet: NO_CONDITION,
  },
  'lowest-pips-if-no-doubles': {
    title: 'Armanino’s second test',
    asks: always('if nobody holds a double, the fewest pips win'),
    nobody: NAMES_NOBODY,
    unmet: SOMEBODY_HOLDS_ONE,
  },
  'fewest-tiles-if-several-hold-doubles': {
    title: 'Armanino’s third test',
    asks: always('if several hold a double, the fewest tiles win'),
    nobody: NAMES_NOBODY,
    unmet: 'Fewer than two players hold a double',
  },
  'lowest-double-if-all-hold-one': {
    title: 'Armanino’s fourth test',
    asks: always('if everybody holds a double, the lowest wins'),
    nobody: 'Nobody holds a double.',
    unmet: 'Not everybody holds a double',
  },
  'lowest-pips-for-the-gap': {
    title: 'What Armanino’s tests leave open',
    asks: always('the fewest pips win'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'no-doubles': {
    title: 'Müller’s first test',
    asks: always('whoever holds no double wins'),
    nobody: 'Everybody holds a double.',
    unmet: NO_CONDITION,
  },
  'fewest-doubles': {
    title: 'Müller’s second test',
    asks: always('the fewest doubles win'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'lowest-pips': {
    title: 'Grady & Goldberg’s test',
    asks: always('the fewest pips win'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'fewest-tiles-if-no-doubles': {
    title: 'Picture dominoes, second test',
    asks: always('if nobody holds a double, the fewest tiles win'),
    nobody: NAMES_NOBODY,
    unmet: SOMEBODY_HOLDS_ONE,
  },
  'tiles-left': {
    title: 'Tiles left',
    asks: always('each tile still held costs points'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
}
