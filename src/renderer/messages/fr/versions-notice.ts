import { counted } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'

export const versionsNotice: PageWords['versionsNotice'] = {
  title: (versions) => `${counted(versions, { one: 'version', other: 'versions' })} de cette partie`,
  text: 'La partie a continué différemment selon les appareils. Tout est gardé. Comparez les versions et choisissez.',
  open: 'Comparer les versions',
}
