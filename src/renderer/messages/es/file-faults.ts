import { limitSentence, shapeSentence } from '#shared/words/es/malformed'
import { figures } from '#shared/words/es/numbers'
import { fileFaultsOf } from '../file-fault-sentences'

export const { damageWords, unreadableWords, notReadDetail, noFileWords } = fileFaultsOf({
  shapeSentence,
  limitSentence,
  'not-json': { empty: 'está vacío', cut: 'le falta el final', other: 'no es JSON' },
  'other-match': ({ id }) => `contiene otra partida (${id})`,
  newer: 'lo hizo un Caravan más nuevo',
  'file-size': ({ found, allowed }) => `${figures(found)} bytes, y el límite es ${figures(allowed)}`,
  noFile: {
    folder: 'una carpeta',
    link: 'un enlace',
    pipe: 'un archivo especial del sistema',
    socket: 'una conexión del sistema',
    device: 'un dispositivo',
  },
})
