import type { PageWords } from '../page-words'

export const matchLine: PageWords['matchLine'] = {
  won: 'gewonnen',
  unfinished: 'nicht beendet',
  readOnly: 'Nur zum Ansehen: von einem neueren Caravan angelegt, oder die Datei lässt sich nicht ändern.',
}
