import { textSentencesOf } from '../text-sentences'
import { figures } from './numbers'

export const { textErrorSentence } = textSentencesOf({
  place: (column) => `Columna ${figures(column)}: `,
  standsThere: (found) => `“${found}” no puede estar aquí.`,
  endsThere: 'La línea termina demasiado pronto.',
  belongsThere: (what) => `Aquí va ${what}.`,
  expected: {
    preset: 'una modalidad como bergen-pagat',
    player: 'el nombre de alguien que juega',
    colon: 'el signo de dos puntos',
    semicolon: 'un punto y coma',
    leads: 'la palabra “leads”',
    round: 'una ronda como “1: Ada leads”',
    dice: 'una tirada como “flower 6-6, scorpion 5-2”',
    event: 'una ficha u otra anotación',
    tile: 'una ficha como 6-4',
    spinner: 'solo el doble central, antes de sus brazos',
    number: 'un número',
    value: 'el valor de la regla',
    hands: 'una ficha de la mano o la palabra “hands”',
    part: '“line”, “ends”, “boneyard” o “flower”',
    end: 'el final de la línea',
  },
  faults: {
    empty: 'Aquí no hay texto.',
    'too-long': ({ longest }) => `El texto tiene más de ${figures(longest)} caracteres.`,
    'no-such-preset': ({ found }) => `No hay ninguna modalidad “${found}”. Los nombres se escriben como bergen-pagat.`,
    'no-such-rule': ({ found }) => `No hay ninguna regla “${found}”.`,
    'rule-value': ({ rule, found }) => `La regla “${rule}” no puede ser ${found}.`,
    'no-such-tile': ({ found }) => `No existe la ficha ${found}.`,
    'no-such-player': ({ found }) => `El nombre “${found}” no aparece exactamente una vez. También puedes escribir “seat 1”.`,
    players: ({ found, least, most }) => `El número de nombres es ${found}. Tiene que ser de ${least} a ${most}.`,
    'name-length': ({ longest }) => `Un nombre tiene de 1 a ${longest} caracteres.`,
    'out-of-order': ({ what, expected, found }) =>
      what === 'round' ? `Esta es la ronda ${found}, pero aquí va la ronda ${expected}.` : `Este es el asiento ${found}, pero aquí va el asiento ${expected}.`,
    twice: ({ name }) => `“${name}” está escrito dos veces.`,
    'bad-json': 'Lo que está entre llaves, corchetes o comillas no es JSON válido.',
    'too-deep': ({ deepest }) => `Hay más de ${deepest} niveles de llaves y corchetes.`,
    'other-kind': ({ found }) => (found === 'match' ? 'Esto es una partida, no una posición.' : 'Esto es una posición, no una partida.'),
  },
})
