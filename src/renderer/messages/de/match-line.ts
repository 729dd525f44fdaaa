import type { PageWords } from '../page-words'

export const matchLine: PageWords['matchLine'] = {
  won: 'gewonnen',
  unfinished: 'nicht beendet',
  readOnly: 'Von einem neueren Caravan angelegt, oder die Datei ist nicht beschreibbar: Man kann die Partie ansehen, aber nicht weiterspielen.',
}
