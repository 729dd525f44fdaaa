import { limitSentence, shapeSentence } from '#shared/words/fr/malformed'
import { figures } from '#shared/words/fr/numbers'
import { fileFaultsOf } from '../file-fault-sentences'

export const { damageWords, unreadableWords, notReadDetail, noFileWords } = fileFaultsOf({
  shapeSentence,
  limitSentence,
  'not-json': { empty: 'il est vide', cut: 'sa fin manque', other: 'ce n’est pas du JSON' },
  'other-match': ({ id }) => `il contient une autre partie (${id})`,
  newer: 'il vient d’un Caravan plus récent',
  'file-size': ({ found, allowed }) => `${figures(found)} octets, pour ${figures(allowed)} au plus`,
  noFile: { folder: 'un dossier', link: 'un lien', pipe: 'un élément du système', socket: 'une connexion du système', device: 'un périphérique' },
})
