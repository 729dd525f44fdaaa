import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'Primer criterio', asks: (tile) => `gana la mano con la Flor ${tile}` },
    'scorpion-holder': { title: 'Segundo criterio', asks: (tile) => `gana la mano con el Escorpión ${tile}` },
    'lowest-double': { title: 'Tercer criterio', asks: 'gana la mano con el doble más bajo' },
    'only-one-without-double': { title: 'Primer criterio de Armanino', asks: 'gana la única mano sin dobles' },
    'lowest-pips-if-no-doubles': { title: 'Segundo criterio de Armanino', asks: 'si nadie tiene dobles, gana la mano con menos puntos' },
    'fewest-tiles-if-several-hold-doubles': {
      title: 'Tercer criterio de Armanino',
      asks: 'si varias manos tienen dobles, gana la mano con menos fichas',
    },
    'lowest-double-if-all-hold-one': { title: 'Cuarto criterio de Armanino', asks: 'si todos tienen algún doble, gana la mano con el más bajo' },
    'lowest-pips-for-the-gap': { title: 'La laguna de los criterios de Armanino', asks: 'gana la mano con menos puntos' },
    'no-doubles': { title: 'Primer criterio de Müller', asks: 'gana la mano sin dobles' },
    'fewest-doubles': { title: 'Segundo criterio de Müller', asks: 'gana la mano con menos dobles' },
    'lowest-pips': { title: 'Regla simple', asks: 'gana la mano con menos puntos' },
    'lowest-pips-without-a-double': {
      title: 'Menos puntos sin dobles, primer criterio',
      asks: 'entre las manos sin dobles, gana la que tiene menos puntos',
    },
    'lowest-pips-beside-doubles-if-all-hold-one': {
      title: 'Menos puntos sin dobles, segundo criterio',
      asks: 'si todos tienen algún doble, gana la mano con menos puntos sin contar los dobles',
    },
    'fewest-tiles-if-no-doubles': { title: 'Dominó de dibujos, segundo criterio', asks: 'si nadie tiene dobles, gana la mano con menos fichas' },
    'tiles-left': { title: 'Fichas en la mano', asks: 'cada ficha en la mano cuesta puntos' },
  },
  elsewhere: { pictureFirst: 'Dominó de dibujos, primer criterio', germanThird: 'Tercer criterio de Müller' },
  labelled: (label, text) => `${label}: ${text}`,
  measures: {
    'holds-tile': 'Tiene la ficha',
    doubles: 'Dobles',
    'lowest-double': 'Doble más bajo',
    pips: 'Puntos en la mano',
    'pips-beside-doubles': 'Puntos sin los dobles',
    tiles: 'Fichas',
  },
  values: { yes: 'sí', no: 'no', none: 'ninguno', holdsDouble: 'tiene un doble' },
  wins: (who) => `Gana ${who}.`,
  tie: (who) => `Empate: ${who}.`,
  severalWithout: (who) => `Hay más de una mano sin dobles: ${who}.`,
  askedOnce: 'la Flor y el Escorpión son la misma ficha, así que solo se pregunta una vez.',
  nobody: {
    flower: 'Nadie la tiene.',
    scorpion: 'Nadie lo tiene.',
    noDouble: 'Nadie tiene un doble.',
    allDoubles: 'Todos tienen algún doble.',
    other: 'Este criterio no decide.',
  },
  notAsked: (why) => `${why}, así que este criterio no se aplica.`,
  unmet: {
    someDouble: 'Alguien tiene un doble',
    fewDoubles: 'Menos de dos manos tienen dobles',
    notAllDoubles: 'Alguna mano no tiene dobles',
    other: 'La condición no se cumple',
  },
  open: {
    undecided: 'Ningún criterio decide: nadie gana la ronda.',
    tie: 'Hay empate: nadie gana la ronda.',
    gap: 'Los criterios de Armanino no cubren este caso (una mano con dobles, varias sin ninguno): nadie gana la ronda.',
  },
})
