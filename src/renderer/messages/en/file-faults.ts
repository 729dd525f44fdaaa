import { limitSentence, shapeSentence } from '#shared/words/en/malformed'
import { figures } from '#shared/words/en/numbers'
import { fileFaultsOf } from '../file-fault-sentences'

export const { damageWords, unreadableWords, notReadDetail, noFileWords } = fileFaultsOf({
  shapeSentence,
  limitSentence,
  'not-json': { empty: 'it’s empty', cut: 'its end is missing', other: 'it isn’t JSON' },
  'other-match': ({ id }) => `it contains a different match (${id})`,
  newer: 'a newer Caravan made it',
  'file-size': ({ found, allowed }) => `${figures(found)} bytes, the limit is ${figures(allowed)}`,
  noFile: { folder: 'a folder', link: 'a link', pipe: 'a pipe', socket: 'a socket', device: 'a device' },
})
