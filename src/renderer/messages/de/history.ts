import { counted } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }

/** All matches of the house. */
export const history: PageWords['history'] = {
  title: 'Verlauf',
  waiting: 'Deine Partien werden gesucht …',
  failed: 'Die Liste der Partien lässt sich gerade nicht zeigen. Was gespeichert ist, ist sicher; es wird weiter versucht.',
  count: (total, everything) => (everything ? `${counted(total, MATCHES)} insgesamt` : `${counted(total, MATCHES)} gefunden`),
  soFar: (total) => `Bisher ${counted(total, MATCHES)}`,
  shown: (shown, total) => `Gezeigt werden die letzten ${shown} von ${total}.`,
  more: 'Mehr zeigen',
  older: (day) => `Die bis ${day} zeigen`,
  open: (players, day) => `Auf die Partie von ${players} zurückschauen, ${day}`,
  nothingYet: 'Noch wurde keine Partie gespielt. Jede, die ihr beginnt, bleibt hier.',
  newMatch: 'Neue Partie',
  nothingFound: 'So eine Partie gibt es nicht. Such nach weniger, oder sieh dir alle an.',
  showAll: 'Alle Partien zeigen',
  filters: {
    label: 'Im Verlauf suchen',
    text: 'Suche',
    textHint: 'Namen, Ort oder Notiz.',
    which: 'Welche Partien?',
    whichOnes: { all: 'Alle', finished: 'Beendete', unfinished: 'Nicht beendete', unsettled: 'Nicht geklärte' },
    more: (set) => (set === 0 ? 'Leute, Spiel und Datum' : `Leute, Spiel und Datum · ${set} gewählt`),
    people: 'Wer dabei war',
    peopleHint: 'Bei mehreren: Partien, in denen alle gespielt haben.',
    anybody: 'Egal wer',
    anotherPerson: 'Und wer noch?',
    chosen: 'Gewählte Leute',
    unknownPerson: 'Jemand, den man hier nicht kennt',
    without: (name) => `${name}: nicht mehr danach suchen`,
    preset: 'Spiel',
    anyPreset: 'Jedes Spiel',
    from: 'Von',
    to: 'Bis',
    wrongWayRound: 'Dieser Tag liegt vor dem ersten, da ist nichts zu finden.',
  },
}
