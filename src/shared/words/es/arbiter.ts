import { arbiterSentencesOf } from '../arbiter-sentences'
import { testTitle } from './rulings'
import { vocabulary } from './vocabulary'

export const { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  /* “La regla” is understood. */
  rules: {
    'flower-and-scorpion': 'Flor y Escorpión',
    american: 'americana',
    german: 'alemana',
    simple: 'simple',
    'lightest-without-doubles': 'menos puntos sin dobles',
    picture: 'dominó de dibujos',
    'tiles-deducted': 'descuento por fichas',
  },
  readings: {
    none: (rule) => `${rule} (tal como está impresa)`,
    simple: (rule) => `${rule} (en la laguna, por puntos)`,
    'among-tied': (rule) => `${rule} (solo entre empatados)`,
    all: (rule) => `${rule} (el último criterio compara a todos)`,
  },
  alwaysWins: (winner) => `${winner === null ? 'No gana nadie con ninguna' : `${winner} gana con cualquier`} regla de cierre, se entienda como se entienda.`,
  groups: (groups) => groups.map(({ winner, choices }) => `${winner ?? 'Nadie'}: ${choices}.`).join(' '),
  tablePlays: (choice) => `En tu mesa se juega con: ${choice}.`,
  depends: {
    nothing: 'La regla no cambia nada.',
    reading: 'Quién gana depende de cómo se entienda esa regla.',
    rule: 'Quién gana depende de la regla de cierre.',
  },
  tie: (test, who, broken) => `${test}: empate entre ${who}. ${broken ? 'Decide un criterio posterior.' : 'Ningún criterio posterior decide.'}`,
  allWithout: (who, _both, broken) => `${who} no tienen dobles, y ${broken ? 'decide un criterio posterior' : 'ningún criterio posterior decide'}.`,
  gap: (holder, without, filled) =>
    `Los criterios impresos de Armanino no cubren este caso: solo ${holder} tiene algún doble, y ${without} no tienen ninguno. Tal como se juega en tu mesa, ${filled ? 'gana la mano con menos puntos' : 'no gana nadie'}.`,
  handsNeeded: ({ hands }) => `Añade ${hands}.`,
  diceNeeded: 'Añade la Flor y el Escorpión: deciden quién gana.',
})
