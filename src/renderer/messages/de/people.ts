import { counted, listed } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { peopleSentencesOf } from '../people-sentences'
import type { Tally } from '../sentence-inputs'
import { noAnswerSentence, notSavedSentence } from './commands'
import { dateWords } from './dates'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }

function tally({ matches, lastPlayed }: Tally): string {
  if (lastPlayed === null) return 'noch keine Partien'

  return `${counted(matches, MATCHES)}, zuletzt am ${dateWords(lastPlayed)}`
}

export const people: PageWords['people'] = {
  title: 'Leute',
  intro:
    'Alle, die bei euch mitspielen. Ein neuer Name gilt auch in alten Partien. Löschen lässt sich niemand, denn die Partien brauchen die Namen. Wer nicht mehr spielt, lässt sich aber ausblenden.',
  waiting: 'Namen werden geladen …',
  failed: 'Die Namen lassen sich gerade nicht laden. Eure Daten sind sicher, und Caravan versucht es weiter.',
  nobody: 'Noch ist niemand hier. Caravan nimmt alle auf, die mitspielen.',
  list: 'Wer spielt',
  form: (places) => `Letzte Ränge: ${places.join(', ')}.`,
  otherNames: (names) => `Andere Namen: ${listed(names)}`,
  tally,
  search: 'Namen suchen',
  found: (found, all) => `${found} von ${counted(all, { one: 'Person', other: 'Personen' })}`,
  nothingFound: 'Kein Name gefunden.',
  add: {
    heading: 'Person hinzufügen',
    name: 'Name der neuen Person',
    hint: 'Caravan nimmt auch die Namen auf, die du bei einer neuen Partie eingibst.',
    button: 'Hinzufügen',
    missing: 'Gib einen Namen ein.',
    added: (name) => `${name} ist jetzt in der Liste.`,
    there: (name) => `${name} steht schon in der Liste.`,
  },
  edit: {
    name: 'Name',
    initials: 'Kürzel',
    initialsHint: 'Bis zu 3 Buchstaben. Bleibt das Feld leer, nimmt Caravan sie aus dem Namen.',
    save: 'Speichern',
    saveOf: (name) => `Name und Kürzel von ${name} speichern`,
    noName: 'Gib einen Namen ein.',
    renamed: (before, after) => `${before} heißt jetzt ${after}, auch in alten Partien.`,
    saved: (name) => `${name} gespeichert.`,
    colour: 'Farbe',
    picture: 'Bild',
    choosePicture: 'Bild wählen …',
    otherPicture: 'Bild ändern …',
    removePicture: 'Bild entfernen',
    pictureGone: (name) => `Bild entfernt. Bei ${name} steht wieder das Kürzel.`,
    hide: 'Ausblenden',
    hideHint: 'Wird für neue Partien nicht mehr vorgeschlagen. Alte Partien bleiben.',
    hidden: (name) => `${name} ist ausgeblendet. Alte Partien bleiben gleich.`,
    showAgain: 'Wieder einblenden',
    shownAgain: (name) => `Caravan schlägt ${name} wieder für neue Partien vor.`,
    merge: 'Zusammenführen mit …',
    undo: 'Rückgängig',
  },
  colours: {
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    teal: 'Türkis',
    blue: 'Blau',
    violet: 'Violett',
    pink: 'Rosa',
    grey: 'Grau',
  },
  hidden: {
    heading: (count) => `Ausgeblendet (${count})`,
    hint: 'Caravan schlägt sie für neue Partien nicht vor. Das ändert sich, sobald sie wieder mitspielen oder du „Wieder einblenden“ antippst.',
  },
  merged: {
    heading: (count) => `Zusammengeführt (${count})`,
    hint: 'Ihre Partien zählen für die Person, mit der sie zusammengeführt sind. Trennen lassen sie sich jederzeit.',
    line: (name, into) => `${name} ist mit ${into} zusammengeführt`,
    split: 'Trennen',
    splitOf: (name, into) => `Trennen: ${name} und ${into}`,
    done: (name) => `${name} ist wieder getrennt und behält die Partien, die unter diesem Namen gespielt wurden.`,
  },
  merge: {
    title: (name) => `${name} zusammenführen`,
    with: 'Zusammenführen mit',
    choose: 'Wählen …',
    option: (name, counts, retired) => `${name} (${tally(counts)}${retired ? ', ausgeblendet' : ''})`,
    keep: 'Welcher Name bleibt?',
    nobodyElse: 'Hier ist noch niemand anders.',
    changes: 'Was sich ändert',
    counting: 'Wird gezählt …',
    played: (one, other) => `${one} und ${other} werden eine Person.`,
    after: (name, matches) =>
      `Beide heißen dann überall in Caravan ${name}, mit ${counted(matches, MATCHES)}. Die gespeicherten Partien behalten die Namen, unter denen gespielt wurde.`,
    back: 'Nichts geht verloren. Weiter unten auf dieser Seite lassen sie sich wieder trennen.',
    together: (matches) => `In ${counted(matches, MATCHES)} haben beide mitgespielt. Vielleicht sind es also doch zwei verschiedene Leute.`,
    cancel: 'Nicht zusammenführen',
    confirm: 'Zusammenführen',
    done: (gone, stays) => `${gone} ist jetzt mit ${stays} zusammengeführt.`,
  },
  picture: {
    title: (name) => `Bild von ${name}`,
    file: 'Bild wählen …',
    hint: 'Oder ziehe ein Bild hierher oder füge eines ein. Caravan speichert ein kleines Quadrat davon auf diesem Computer, bei euren Partien.',
    dropHere: 'Bild hier ablegen',
    opening: 'Bild wird geladen …',
    onlyOne: (name) => `Es geht nur ein Bild. Caravan nimmt ${name}.`,
    preview: 'Vorschau',
    zoom: 'Vergrößern',
    across: 'Nach links oder rechts',
    down: 'Nach oben oder unten',
    cancel: 'Abbrechen',
    use: 'Bild verwenden',
    impossible: 'Dieser Browser kann das Bild nicht verkleinern. Versuche ein anderes.',
    done: (name) => `Das Bild von ${name} ist gespeichert.`,
  },
  problem: { title: 'Das hat nicht geklappt', merge: (name) => `Mit ${name} zusammenführen …` },
}

export const peopleProblemSentence = peopleSentencesOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-person': (name) => `${name} steht nicht mehr in der Liste. Vielleicht hat ein anderes Gerät das geändert.`,
  'name-taken': ({ name }) =>
    `${name} heißt schon jemand anders. Ist es dieselbe Person, führe beide zusammen. Wenn nicht, ergänze einen Buchstaben oder Spitznamen.`,
  'merged-already': 'Eine der beiden Personen ist schon mit jemand anders zusammengeführt. Sieh in der Liste nach und wähle noch einmal.',
  'bad-picture': {
    'not-a-jpeg': 'Das Bild ließ sich nicht speichern. Wähle es noch einmal oder nimm ein anderes.',
    'too-large': 'Das Bild ist zu groß. Wähle es noch einmal oder nimm ein anderes.',
  },
})
