import { counted } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

export const versionsNotice: PageWords['versionsNotice'] = {
  title: (versions) => `${counted(versions, { one: 'Fassung', other: 'Fassungen' })} dieser Partie`,
  text: 'Diese Partie ging auf mehreren Geräten weiter. Jede Fassung ist gespeichert. Vergleiche sie und wähle eine.',
  open: 'Fassungen vergleichen',
}
