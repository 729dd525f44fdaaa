import type { BlockedTest } from '../../rules/rulings'
import type { TestWords } from '../sentence-inputs'

const always = (asks: string) => () => asks
const NAMES_NOBODY = 'Sie nennt niemanden.'
const NO_CONDITION = 'Die Bedingung ist nicht erfüllt'
const SOMEBODY_HOLDS_ONE = 'Jemand hat einen Pasch'

export const TEST_WORDS: Readonly<Record<BlockedTest, TestWords>> = {
  'flower-holder': {
    title: 'Erste Frage',
    asks: (tile) => `Wer die Blüte ${tile} hat, gewinnt`,
    nobody: 'Niemand hat sie.',
    unmet: NO_CONDITION,
  },
  'scorpion-holder': {
    title: 'Zweite Frage',
    asks: (tile) => `Wer den Skorpion ${tile} hat, gewinnt`,
    nobody: 'Niemand hat ihn.',
    unmet: NO_CONDITION,
  },
  'lowest-double': {
    title: 'Dritte Frage',
    asks: always('Der niedrigste Pasch gewinnt'),
    nobody: 'Niemand hat einen Pasch.',
    unmet: NO_CONDITION,
  },
  'only-one-without-double': {
    title: 'Armaninos erste Frage',
    asks: always('Wer als Einzige oder Einziger keinen Pasch hat, gewinnt'),
    nobody: 'Alle haben einen Pasch.',
    unmet: NO_CONDITION,
  },
  'lowest-pips-if-no-doubles': {
    title: 'Armaninos zweite Frage',
    asks: always('Hat niemand einen Pasch, gewinnen die wenigsten Augen'),
    nobody: NAMES_NOBODY,
    unmet: SOMEBODY_HOLDS_ONE,
  },
  'fewest-tiles-if-several-hold-doubles': {
    title: 'Armaninos dritte Frage',
    asks: always('Haben mehrere einen Pasch, gewinnen die wenigsten Steine'),
    nobody: NAMES_NOBODY,
    unmet: 'Weniger als zwei haben einen Pasch',
  },
  'lowest-double-if-all-hold-one': {
    title: 'Armaninos vierte Frage',
    asks: always('Haben alle einen Pasch, gewinnt der niedrigste'),
    nobody: 'Niemand hat einen Pasch.',
    unmet: 'Nicht alle haben einen Pasch',
  },
  'lowest-pips-for-the-gap': {
    title: 'Was Armaninos Fragen offenlassen',
    asks: always('Die wenigsten Augen gewinnen'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'no-doubles': {
    title: 'Müllers erste Frage',
    asks: always('Wer keinen Pasch hat, gewinnt'),
    nobody: 'Alle haben einen Pasch.',
    unmet: NO_CONDITION,
  },
  'fewest-doubles': {
    title: 'Müllers zweite Frage',
    asks: always('Die wenigsten Pasche gewinnen'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'lowest-pips': {
    title: 'Die Frage von Grady & Goldberg',
    asks: always('Die wenigsten Augen gewinnen'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'fewest-tiles-if-no-doubles': {
    title: 'Bilderdomino, zweite Frage',
    asks: always('Hat niemand einen Pasch, gewinnen die wenigsten Steine'),
    nobody: NAMES_NOBODY,
    unmet: SOMEBODY_HOLDS_ONE,
  },
  'tiles-left': {
    title: 'Steine auf der Hand',
    asks: always('Jeder Stein, der noch auf der Hand ist, kostet Punkte'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
}
