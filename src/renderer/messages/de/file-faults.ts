import { limitSentence, shapeSentence } from '#shared/words/de/malformed'
import { figures } from '#shared/words/de/numbers'
import { fileFaultsOf } from '../file-fault-sentences'

export const { damageWords, unreadableWords, notReadDetail, noFileWords } = fileFaultsOf({
  shapeSentence,
  limitSentence,
  'not-json': { empty: 'sie ist leer', cut: 'ihr Ende fehlt', other: 'sie ist kein JSON' },
  'other-match': ({ id }) => `sie enthält eine andere Partie (${id})`,
  newer: 'sie stammt von einem neueren Caravan',
  'file-size': ({ found, allowed }) => `${figures(found)} Byte, erlaubt sind höchstens ${figures(allowed)}`,
  noFile: { folder: 'ein Ordner', link: 'eine Verknüpfung', pipe: 'eine Pipe', socket: 'ein Socket', device: 'ein Gerät' },
})
