import { capitalised, counted } from '#shared/words/de'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'
import type { NamedEntry } from '../sentence-inputs'

/** An entry without an article, so that it stands before any verb. */
export const entryName = sentencesByKind<NamedEntry>({
  play: ({ name, tile }) => `${tile} von ${name}`,
  draw: ({ name }) => `Ziehen von ${name}`,
  pass: ({ name }) => `Passen von ${name}`,
  block: 'blockierte Runde',
  rules: 'Regeländerung',
  table: 'Steine auf dem Tisch',
})
export const roundName = (round: number): string => `Runde ${round}`
export const entryTitle = (entry: string): string => capitalised(entry)

/** Correcting what was entered earlier. */
export const corrections: PageWords['corrections'] = {
  title: (entry) => `${capitalised(entry)} ändern`,
  startTitle: (round) => `Beginn von Runde ${round}`,
  asEntered: 'Gespeicherter Eintrag',
  type: 'Art des Eintrags',
  tableStays: 'Die Steine, die schon lagen, als du mit dem Eintragen begonnen hast. Um sie zu ändern, entferne diesen Eintrag und alles danach.',
  rulesStay: 'Eine Regeländerung. Entferne sie, um zu den früheren Regeln zurückzukehren, oder ändere die Regeln noch einmal.',
  types: { play: 'Stein gelegt', draw: 'Steine gezogen', pass: 'Gepasst' },
  player: 'Wer',
  tile: 'Stein',
  end: 'Wohin',
  count: 'Gezogene Steine',
  remove: 'Diesen Eintrag entfernen',
  keep: 'Diesen Eintrag behalten',
  insert: 'Eintrag davor einfügen',
  insertHint: 'Was wurde vor diesem Eintrag vergessen?',
  insertNothing: 'Nichts einfügen',
  removeHint: 'Dieser Eintrag wird entfernt und alles danach neu gewertet.',
  unchanged: 'Noch keine Änderungen.',
  result: 'Nach dieser Korrektur',
  totals: (name, before, after) => (before === after ? `${name} ${after}` : `${name} ${before} → ${after}`),
  wins: (name) => `${name} gewinnt die Partie.`,
  nobodyWins: 'Noch hat niemand gewonnen. Die Partie geht weiter.',
  incomplete: 'Wähle den Stein und wo er gelegt wurde.',
  noSuchEvent: 'Diesen Eintrag gibt es nicht mehr.',
  irregular: (events) => `${counted(events, { one: 'Eintrag wird', other: 'Einträge werden' })} als auffällig markiert.`,
  save: 'Korrektur speichern',
  cancel: 'Abbrechen',
  impossible: 'Das ist nicht möglich',
  conflict: 'Ein späterer Eintrag ist nicht mehr möglich',
  nothingChanged: 'Noch ist nichts geändert. Du hast die Wahl:',
  goBack: 'So lassen',
  correctLater: (entry) => `Auch ${entry} ändern`,
  dropLater: (what) => `${capitalised(what)} und alles danach entfernen`,
  dropHint: 'Mit „Rückgängig“ ist alles wieder da.',
  dropping: (what) => `${capitalised(what)} und alles danach werden entfernt. Mit „Rückgängig“ ist alles wieder da.`,
  alsoCorrected: 'Auch korrigiert',
  removed: 'entfernt',
  cannotShow: 'Ein früherer Eintrag stimmt nicht. Korrigiere ihn zuerst.',
}
