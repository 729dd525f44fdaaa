import type { BlockedTest } from '../../rules/rulings'
import type { TestWords } from '../sentence-inputs'

const always = (asks: string) => () => asks
const NAMES_NOBODY = 'Il ne désigne personne.'
const NO_CONDITION = 'Sa condition n’est pas remplie'
const SOMEBODY_HOLDS_ONE = 'Quelqu’un a un double'

export const TEST_WORDS: Readonly<Record<BlockedTest, TestWords>> = {
  'flower-holder': {
    title: 'Premier critère',
    asks: (tile) => `qui a la Fleur ${tile} gagne`,
    nobody: 'Personne ne l’a.',
    unmet: NO_CONDITION,
  },
  'scorpion-holder': {
    title: 'Deuxième critère',
    asks: (tile) => `qui a le Scorpion ${tile} gagne`,
    nobody: 'Personne ne l’a.',
    unmet: NO_CONDITION,
  },
  'lowest-double': {
    title: 'Troisième critère',
    asks: always('le plus petit double gagne'),
    nobody: 'Personne n’a de double.',
    unmet: NO_CONDITION,
  },
  'only-one-without-double': {
    title: 'Premier critère d’Armanino',
    asks: always('la seule main sans double gagne'),
    nobody: 'Tout le monde a un double.',
    unmet: NO_CONDITION,
  },
  'lowest-pips-if-no-doubles': {
    title: 'Deuxième critère d’Armanino',
    asks: always('si personne n’a de double, le moins de points en main gagne'),
    nobody: NAMES_NOBODY,
    unmet: SOMEBODY_HOLDS_ONE,
  },
  'fewest-tiles-if-several-hold-doubles': {
    title: 'Troisième critère d’Armanino',
    asks: always('si plusieurs mains ont un double, le moins de dominos gagne'),
    nobody: NAMES_NOBODY,
    unmet: 'Moins de deux mains ont un double',
  },
  'lowest-double-if-all-hold-one': {
    title: 'Quatrième critère d’Armanino',
    asks: always('si tout le monde a un double, le plus petit gagne'),
    nobody: 'Personne n’a de double.',
    unmet: 'Tout le monde n’a pas de double',
  },
  'lowest-pips-for-the-gap': {
    title: 'Ce que les critères d’Armanino laissent ouvert',
    asks: always('le moins de points en main gagne'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'no-doubles': {
    title: 'Premier critère de Müller',
    asks: always('qui n’a pas de double gagne'),
    nobody: 'Tout le monde a un double.',
    unmet: NO_CONDITION,
  },
  'fewest-doubles': {
    title: 'Deuxième critère de Müller',
    asks: always('le moins de doubles gagne'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'lowest-pips': {
    title: 'Critère de Grady & Goldberg',
    asks: always('le moins de points en main gagne'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
  'fewest-tiles-if-no-doubles': {
    title: 'Dominos à images, deuxième critère',
    asks: always('si personne n’a de double, le moins de dominos gagne'),
    nobody: NAMES_NOBODY,
    unmet: SOMEBODY_HOLDS_ONE,
  },
  'tiles-left': {
    title: 'Dominos restants',
    asks: always('chaque domino encore en main coûte des points'),
    nobody: NAMES_NOBODY,
    unmet: NO_CONDITION,
  },
}
