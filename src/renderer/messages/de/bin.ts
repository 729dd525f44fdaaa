import { counted } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }

export const bin: PageWords['bin'] = {
  heading: 'Papierkorb',
  waiting: 'Ein Blick in den Papierkorb …',
  failed: 'Der Papierkorb lässt sich gerade nicht zeigen. Was gespeichert ist, ist sicher; es wird weiter versucht.',
  empty: 'Der Papierkorb ist leer. Eine Partie kommt von ihrer Seite hierher und bleibt, bis du sie endgültig löschst.',
  count: (total) => `${counted(total, MATCHES)} im Papierkorb. Was hier liegt, zählt nirgends und bleibt, bis du es endgültig löschst.`,
  shown: (shown, total) => `Gezeigt werden die letzten ${shown} von ${total}.`,
  more: 'Mehr zeigen',
  list: 'Partien im Papierkorb',
  put: (when) => `hier seit ${when}`,
  restore: 'Zurückholen',
  restoreOf: (players) => `Die Partie von ${players} zurückholen`,
  delete: 'Endgültig löschen',
  deleteOf: (players) => `Endgültig löschen: die Partie von ${players}`,
  ask: {
    title: 'Diese Partie endgültig löschen?',
    text: (players, day) => `Die Partie von ${players}, ${day}, wird mit ihren Fotos aus diesem Ordner gelöscht, und nichts hier bringt sie zurück.`,
    keep: 'Behalten',
    delete: 'Endgültig löschen',
  },
}
