import type { PageWords } from '../page-words'

export const versionsNotice: PageWords['versionsNotice'] = {
  title: (versions) => `${versions} Fassungen dieser Partie`,
  text: 'Diese Partie ging auf mehreren Geräten weiter. Jede Fassung ist gespeichert. Vergleiche sie und wähle eine.',
  open: 'Fassungen vergleichen',
}
