import { counted, listed } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { peopleSentencesOf } from '../people-sentences'
import type { Tally } from '../sentence-inputs'
import { noAnswerSentence, notSavedSentence } from './commands'
import { dateWords } from './dates'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }

function tally({ matches, lastPlayed }: Tally): string {
  if (lastPlayed === null) return 'noch nicht gespielt'
  return `${counted(matches, MATCHES)}, die letzte am ${dateWords(lastPlayed)}`
}

export const people: PageWords['people'] = {
  title: 'Leute',
  intro:
    'Alle, die mit dir spielen. Ein neuer Name gilt auch in alten Partien. Niemand wird je gelöscht, denn in den Partien stehen ihre Namen: Wer nicht mehr spielt, kann in den Ruhestand.',
  waiting: 'Deine Leute werden gesucht …',
  failed: 'Die Leute lassen sich gerade nicht zeigen. Was gespeichert ist, ist sicher; es wird weiter versucht.',
  nobody: 'Noch hat niemand gespielt. Wer bei einer Partie Platz nimmt, bleibt hier in Erinnerung.',
  list: 'Wer spielt',
  otherNames: (names) => `Auch ${listed(names)}`,
  tally,
  search: 'Nach einem Namen suchen',
  found: (found, all) => `${found} von ${counted(all, { one: 'Person', other: 'Leuten' })}`,
  nothingFound: 'So heißt niemand.',
  add: {
    heading: 'Jemanden hinzufügen',
    name: 'Name der neuen Person',
    hint: 'Namen, die bei einer neuen Partie getippt werden, kommen von selbst dazu.',
    button: 'Hinzufügen',
    missing: 'Tipp zuerst einen Namen ein.',
    added: (name) => `${name} kann jetzt bei Partien gewählt werden.`,
    there: (name) => `${name} ist schon da.`,
  },
  edit: {
    name: 'Name',
    initials: 'Kürzel',
    initialsHint: 'Bis zu drei Buchstaben; ohne Angabe werden sie aus dem Namen gebildet.',
    save: 'Speichern',
    saveOf: (name) => `Name und Kürzel von ${name} speichern`,
    noName: 'Ohne Namen geht es nicht.',
    renamed: (before, after) => `${before} heißt jetzt ${after}, auch in alten Partien.`,
    saved: (name) => `Für ${name} gespeichert.`,
    colour: 'Farbe',
    picture: 'Bild',
    choosePicture: 'Bild wählen …',
    otherPicture: 'Anderes Bild …',
    removePicture: 'Bild wegnehmen',
    pictureGone: (name) => `${name} wird wieder mit dem Kürzel gezeigt.`,
    retire: 'In den Ruhestand',
    retireHint: 'Wird für neue Partien nicht mehr angeboten; alle alten bleiben.',
    retired: (name) => `${name} ist im Ruhestand. Alte Partien bleiben, wie sie sind.`,
    back: 'Zurückholen',
    backAgain: (name) => `${name} wird wieder für neue Partien angeboten.`,
    merge: 'Dieselbe Person wie …',
    undo: 'Zurücknehmen',
  },
  colours: {
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    teal: 'Türkis',
    blue: 'Blau',
    violet: 'Violett',
    pink: 'Rosa',
    brown: 'Braun',
    grey: 'Grau',
  },
  retired: {
    heading: (count) => `Im Ruhestand (${count})`,
    hint: 'Werden für neue Partien nicht angeboten. Wieder mitzuspielen oder ein Knopf hier holt sie zurück.',
  },
  merged: {
    heading: (count) => `Dieselben wie jemand anders (${count})`,
    hint: 'Ihre Partien zählen für die Person, die für beide steht. Das lässt sich jederzeit zurücknehmen.',
    line: (name, into) => `${name} ist dieselbe Person wie ${into}`,
    split: 'Wieder zwei daraus machen',
    splitOf: (name, into) => `Aus ${name} und ${into} wieder zwei machen`,
    done: (name) => `${name} steht wieder für sich, mit den Partien, die unter diesem Namen gespielt wurden.`,
  },
  merge: {
    title: (name) => `Wer ist dieselbe Person wie ${name}?`,
    with: 'Dieselbe Person',
    choose: 'Wählen …',
    option: (name, counts, retired) => `${name} (${tally(counts)}${retired ? ', im Ruhestand' : ''})`,
    keep: 'Wer steht für beide?',
    nobodyElse: 'Hier ist noch niemand anders.',
    changes: 'Was sich ändert',
    counting: 'Wird gezählt …',
    played: (one, other) => `${one} und ${other} werden eine Person.`,
    after: (name, matches) =>
      `Von da an steht ${name} für beide, mit ${counted(matches, MATCHES)}: in alten Partien, im Verlauf und in der Statistik. Die Aufzeichnungen selbst behalten die Namen, unter denen gespielt wurde.`,
    back: 'Nichts geht verloren: Weiter unten auf dieser Seite lässt sich das zurücknehmen.',
    together: (matches) => `In ${counted(matches, MATCHES)} saßen beide am selben Tisch, es können also gut zwei Leute sein.`,
    cancel: 'Zwei bleiben lassen',
    confirm: 'Eine Person daraus machen',
    done: (gone, stays) => `${gone} und ${stays} sind jetzt eine Person.`,
  },
  picture: {
    title: (name) => `Ein Bild von ${name}`,
    file: 'Bild wählen …',
    hint: 'Oder zieh ein Bild hierher oder füg eines ein. Ein kleines Quadrat davon wird aufbewahrt, auf diesem Computer, bei euren Partien.',
    dropHere: 'Bild hier ablegen',
    opening: 'Das Bild wird geöffnet …',
    onlyOne: (name) => `Nur ein Bild passt; genommen wird ${name}.`,
    preview: 'So wird es aussehen',
    zoom: 'Näher',
    across: 'Nach links oder rechts',
    down: 'Nach oben oder unten',
    cancel: 'Abbrechen',
    use: 'Dieses Bild nehmen',
    impossible: 'Dieser Browser kann von dem Bild keine kleine Kopie machen. Versuch ein anderes.',
    done: (name) => `Das Bild von ${name} ist aufbewahrt.`,
  },
  problem: { title: 'Das wurde nicht getan', merge: (name) => `Dieselbe Person wie ${name} …` },
}

export const peopleProblemSentence = peopleSentencesOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-person': (name) => `${name} ist hier nicht mehr bekannt. Vielleicht hat ein anderes Gerät das geändert.`,
  'name-taken': ({ name }) =>
    `${name} heißt schon jemand anders. Sind beide eine Person, dann sag das; wenn nicht, gib einem der Namen einen Buchstaben oder Spitznamen dazu.`,
  'merged-already': 'Eine der beiden Personen ist inzwischen mit jemand anders zusammengelegt. Sieh auf die Liste und wähl noch einmal.',
  'bad-picture': {
    'not-a-jpeg': 'Was ankam, war kein Bild in JPEG, deshalb wurde es nicht aufbewahrt. Wähl es noch einmal, oder ein anderes.',
    'too-large': 'Das Bild ist zu groß, um aufbewahrt zu werden. Wähl es noch einmal, oder ein anderes.',
  },
})
