import type { BlockedTest } from '../../rules/rulings'
import type { TestWords } from '../sentence-inputs'

const always = (asks: string) => () => asks
const NAMES_NOBODY = 'No señala a nadie.'
const NO_CONDITION = 'Su condición no se cumple'
const SOMEBODY_HOLDS_ONE = 'Alguien tiene un doble'

export const TEST_WORDS: Readonly<Record<BlockedTest, TestWords>> = {
  'flower-holder': {
    title: 'Primer criterio',
    asks: (tile) => `gana quien tenga la Flor ${tile}`,
    nobody: 'Nadie la tiene.',
    unmet: NO_CONDITION,
  },
  'scorpion-holder': {
    title: 'Segundo criterio',
    asks: (tile) => `gana quien tenga el Escorpión ${tile}`,
    nobody: 'Nadie lo tiene.',
    unmet: NO_CONDITION,
  },
  'lowest-double': {
    title: 'Tercer criterio',
    asks: always('gana el doble más bajo'),
    nobody: 'Nadie tiene un doble.',
    unmet: NO_CONDITION,
  },
  'only-one-without-double': {
    title: 'Primer criterio de Armanino',
    asks: always('gana quien sea la única persona sin dobles'),
    nobody: 'Todos tienen algún doble.',
    unmet: NO_CONDITION,
  },
  'lowest-pips-if-no-doubles': {
    title: 'Segundo criterio de Armanino',
    asks: always('si nadie tiene dobles, gana la mano con menos puntos'),
    nobody: NAMES_NOBODY,
    unmet: SOMEBODY_HOLDS_ONE,
  },
  'fewest-tiles-if-several-hold-doubles': {
    title: 'Tercer criterio de Armanino',
    asks: always('si varias manos tienen dobles, gana la mano con menos fichas'),
    nobody: NAMES_NOBODY,
    unmet: 'Menos de dos manos tienen dobles',
  },
  'lowest-double-if-all-hold-one': {
    title: 'Cuarto criterio de Armanino',
    asks: always('si todos tienen algún doble, gana el más bajo'),
    nobody: 'Nadie tiene un doble.',
    unmet: 'No todos tienen un doble',
  },
  'lowest-pips-for-the-gap': {
    title: 'Lo que dejan abierto los criterios de Armanino',
    asks: always('gana la mano con menos puntos'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'no-doubles': {
    title: 'Primer criterio de Müller',
    asks: always('gana quien no tenga dobles'),
    nobody: 'Todos tienen algún doble.',
    unmet: NO_CONDITION,
  },
  'fewest-doubles': {
    title: 'Segundo criterio de Müller',
    asks: always('gana la mano con menos dobles'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'lowest-pips': {
    title: 'Criterio de Grady y Goldberg',
    asks: always('gana la mano con menos puntos'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'fewest-tiles-if-no-doubles': {
    title: 'Dominó de dibujos, segundo criterio',
    asks: always('si nadie tiene dobles, gana la mano con menos fichas'),
    nobody: NAMES_NOBODY,
    unmet: SOMEBODY_HOLDS_ONE,
  },
  'tiles-left': {
    title: 'Fichas restantes',
    asks: always('cada ficha que quede en la mano cuesta puntos'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
}
