import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { rulingSentences, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'Primer criterio', asks: (tile) => `gana quien tenga la Flor ${tile}` },
    'scorpion-holder': { title: 'Segundo criterio', asks: (tile) => `gana quien tenga el Escorpión ${tile}` },
    'lowest-double': { title: 'Tercer criterio', asks: 'gana el doble más bajo' },
    'only-one-without-double': { title: 'Primer criterio de Armanino', asks: 'gana quien sea la única persona sin dobles' },
    'lowest-pips-if-no-doubles': { title: 'Segundo criterio de Armanino', asks: 'si nadie tiene dobles, gana la mano con menos puntos' },
    'fewest-tiles-if-several-hold-doubles': {
      title: 'Tercer criterio de Armanino',
      asks: 'si varias manos tienen dobles, gana la mano con menos fichas',
    },
    'lowest-double-if-all-hold-one': { title: 'Cuarto criterio de Armanino', asks: 'si todos tienen algún doble, gana el más bajo' },
    'lowest-pips-for-the-gap': { title: 'Lo que dejan abierto los criterios de Armanino', asks: 'gana la mano con menos puntos' },
    'no-doubles': { title: 'Primer criterio de Müller', asks: 'gana quien no tenga dobles' },
    'fewest-doubles': { title: 'Segundo criterio de Müller', asks: 'gana la mano con menos dobles' },
    'lowest-pips': { title: 'Criterio de Grady y Goldberg', asks: 'gana la mano con menos puntos' },
    'fewest-tiles-if-no-doubles': { title: 'Dominó de dibujos, segundo criterio', asks: 'si nadie tiene dobles, gana la mano con menos fichas' },
    'tiles-left': { title: 'Fichas restantes', asks: 'cada ficha que quede en la mano cuesta puntos' },
  },
  elsewhere: { pictureFirst: 'Dominó de dibujos, primer criterio', germanThird: 'Tercer criterio de Müller' },
  labelled: (label, text) => `${label}: ${text}`,
  measures: { doubles: 'Dobles', 'lowest-double': 'Doble más bajo', pips: 'Puntos en la mano', tiles: 'Fichas' },
  values: { yes: 'sí', no: 'no', none: 'ninguno' },
  wins: (who) => `Gana ${who}.`,
  tie: (who) => `Empate: ${who}.`,
  severalWithout: (who) => `${who} no tienen ninguno, así que no hay una sola persona sin dobles.`,
  nobody: {
    flower: 'Nadie la tiene.',
    scorpion: 'Nadie lo tiene.',
    noDouble: 'Nadie tiene un doble.',
    allDoubles: 'Todos tienen algún doble.',
    other: 'No señala a nadie.',
  },
  notAsked: (why) => `${why}, así que este criterio no se aplica.`,
  unmet: {
    someDouble: 'Alguien tiene un doble',
    fewDoubles: 'Menos de dos manos tienen dobles',
    notAllDoubles: 'No todos tienen un doble',
    other: 'Su condición no se cumple',
  },
  open: {
    undecided: 'Ningún criterio decide: nadie gana la ronda.',
    tie: 'Un empate no da puntos: nadie gana la ronda.',
    gap: 'Los criterios de Armanino no dicen nada de este caso, una sola mano con dobles y varias sin ninguno: nadie gana la ronda.',
  },
})
