import { arbiterSentencesOf } from '../arbiter-sentences'
import { testTitle } from './rulings'
import { vocabulary } from './vocabulary'

export const { cannotRuleSentence, rulingChoiceWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  /* “La regla” is understood. */
  rules: {
    'flower-and-scorpion': 'Flor y Escorpión',
    american: 'americana',
    german: 'alemana',
    simple: 'simple',
    picture: 'dominó de dibujos',
    'tiles-deducted': 'descuento por fichas',
  },
  readings: {
    none: (rule) => `${rule} tal como está impresa`,
    simple: (rule) => `${rule} con su laguna cubierta por los menos puntos`,
    'among-tied': (rule) => `${rule} solo entre quienes siguen empatados`,
    all: (rule) => `${rule} con todos en su último criterio`,
  },
  alwaysWins: (winner) => `${winner ?? 'Nadie'} gana con cualquier regla de cierre, se interprete como se interprete.`,
  groups: (groups) => `Gana: ${groups.map(({ winner, choices }) => `${winner ?? 'nadie'} (${choices})`).join('; ')}.`,
  tablePlays: (choice) => `En tu mesa se juega con: ${choice}.`,
  depends: {
    nothing: 'Así que la respuesta no depende de cuál se elija.',
    reading: 'Así que la respuesta depende de cómo se interprete esa regla.',
    rule: 'Así que la respuesta depende de la regla de cierre.',
  },
  tie: (test, who, broken) => `${test}: empate entre ${who}; ${broken ? 'decide un criterio posterior' : 'ningún criterio posterior decide'}.`,
  gap: (holder, without, filled) =>
    `Los criterios impresos de Armanino no dicen nada de este caso: solo ${holder} tiene un doble, y ${without} no tienen ninguno. Según se interpreta aquí, ${filled ? 'deciden los menos puntos en la mano' : 'no gana nadie'}.`,
  handsNeeded: (hands, one) => `Todavía no se puede decidir: ${hands} no se ${one ? 'ha mostrado entera' : 'han mostrado enteras'}.`,
  diceNeeded: 'Todavía no se puede decidir: quién gana depende de la Flor y el Escorpión de la ronda.',
})
