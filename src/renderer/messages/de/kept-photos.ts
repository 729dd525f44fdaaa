import type { PageWords } from '../page-words'

/** Photos saved with what was entered. */
export const keptPhotos: PageWords['keptPhotos'] = {
  setting: 'Fotos',
  hint: 'Speichert zu jedem Eintrag eine kleine Kopie des Fotos, falls ihr nachsehen müsst. Sie bleibt bei euren Partien.',
  notKept: 'Nicht speichern',
  kept: 'Speichern',
  keepThis: 'Foto zu diesem Eintrag speichern',
  keepThisHint: 'Eine kleine Kopie, falls ihr nachsehen müsst. Sie bleibt bei euren Partien.',
  willBeKept: 'Das Foto der Würfel wird mit dieser Runde gespeichert.',
  handKept: (name) => `Das Foto der Steine von ${name} wird mit der blockierten Runde gespeichert.`,
  handsNotCopied: 'Die Fotos ließen sich nicht speichern, deshalb wurde nichts eingetragen. Tippe noch einmal auf „Entscheiden“, dann geht es ohne Fotos.',
  notCopied: 'Das Foto ließ sich nicht speichern, deshalb wurde nichts eingetragen. Entferne den Haken beim Foto und trage alles noch einmal ein.',
  event: (entry) => `Foto: ${entry}`,
  start: (round) => `Foto vom Beginn von Runde ${round}`,
  opening: 'Foto wird geladen …',
  gone: 'Dieses Foto fehlt oder ist beschädigt. Der Eintrag selbst ist unverändert.',
  remove: 'Foto entfernen',
  removing: 'Das Foto wird von diesem Eintrag entfernt. Mit „Rückgängig“ ist es wieder da.',
  keep: 'Foto behalten',
}
