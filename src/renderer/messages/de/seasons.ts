import { counted } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'
import { seasonSentenceOf } from '../season-sentences'
import { noAnswerSentence, notSavedSentence } from './commands'
import { dateWords } from './dates'

/** Ranges of days that a family gave a name. */
export const seasons: PageWords['seasons'] = {
  filter: 'Saison',
  allTime: 'Alle Tage',
  season: 'Saison',
  days: (from, to) => (from === '' ? `Bis ${dateWords(to)}` : to === '' ? `Seit ${dateWords(from)}` : `${dateWords(from)} – ${dateWords(to)}`),
  others: 'Weitere Saisons',
  add: 'Saison anlegen',
  edit: (name) => `${name} ändern`,
  name: 'Name',
  nameHint: 'Zum Beispiel „Sommer in der Bretagne“.',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  noName: 'Gib einen Namen ein.',
  noDay: 'Wähle einen Tag.',
  backwards: 'Der letzte Tag liegt vor dem ersten.',
  cancel: 'Abbrechen',
  save: 'Saison speichern',
  saved: (name) => `${name} ist gespeichert.`,
  delete: 'Saison löschen',
  deleteHint: 'Eine gelöschte Saison kommt in den Papierkorb auf der Seite „Dateien“. Partien und Spielabende bleiben.',
  deleted: (name) => `${name} liegt im Papierkorb. Keine Partie wurde gelöscht.`,
  problem: 'Das hat nicht geklappt',
}

export const seasonProblemSentence = seasonSentenceOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-season': 'Diese Saison gibt es nicht mehr. Vielleicht wurde sie auf einem anderen Gerät gelöscht.',
  'ends-before-it-begins': 'Der letzte Tag liegt vor dem ersten. Ändere einen von beiden.',
  'name-taken': ({ name }) => `Eine Saison namens ${name} gibt es schon. Wähle einen anderen Namen.`,
  'too-many': ({ limit }) => `Du hast schon ${counted(limit, { one: 'Saison', other: 'Saisons' })}. Lösche zuerst eine.`,
})
