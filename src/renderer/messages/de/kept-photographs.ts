import type { PageWords } from '../page-words'

/** Photographs kept with what was entered. */
export const keptPhotographs: PageWords['keptPhotographs'] = {
  setting: 'Fotos',
  hint: 'Was fotografiert wird, kann als kleine Kopie beim Zug bleiben, falls es Streit gibt. Sie liegt bei euren Partien und sonst nirgends.',
  notKept: 'Nicht aufbewahrt',
  kept: 'Aufbewahrt',
  keepThis: 'Das Foto bei diesem Eintrag aufbewahren',
  keepThisHint: 'Eine kleine Kopie, falls es Streit gibt. Sie liegt bei euren Partien und sonst nirgends.',
  willBeKept: 'Das Foto des Wurfs wird dabei aufbewahrt.',
  handKept: (name) => `Das Foto der Hand von ${name} wird bei der blockierten Runde aufbewahrt.`,
  handsNotCopied: 'Die Fotos der Hände ließen sich nicht kopieren, deshalb wurde nichts eingetragen. Beim nächsten Mal wird ohne sie entschieden.',
  notCopied: 'Von diesem Foto ließ sich keine Kopie machen, deshalb wurde nichts eingetragen. Ohne Foto geht es.',
  event: (round, event) => `Foto zu Runde ${round}, Eintrag ${event}`,
  start: (round) => `Foto vom Beginn von Runde ${round}`,
  opening: 'Das Foto wird geöffnet …',
  gone: 'Dieses Foto fehlt im Datenordner oder ist nicht mehr, was es war. Der Eintrag bleibt, wie er ist.',
  remove: 'Foto entfernen',
  removing: 'Das Foto wird von diesem Eintrag entfernt. „Zurück“ holt es wieder.',
  keep: 'Foto behalten',
}
