import { counted } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

/** Choosing between versions of a match that devices made apart from one another. */
export const versions: PageWords['versions'] = {
  heading: 'Fassungen der Partie',
  waiting: 'Fassungen werden geladen …',
  title: (players) => `Fassungen: ${players}`,
  why: (versions) =>
    `Diese Partie ging auf mehreren Geräten weiter, bevor sie sich abgleichen konnten. ${versions === 2 ? 'Beide Fassungen bleiben' : counted(versions, { one: 'Fassung bleibt', other: 'Fassungen bleiben' })} gespeichert, bis du eine wählst.`,
  none: { title: 'Hier gibt es nichts zu wählen', text: 'Diese Partie hat nur noch eine Fassung.', open: 'Partie öffnen' },
  name: (number) => `Fassung ${number}`,
  shown: 'Gilt, bis du wählst',
  changed: (when, device) => (device === null ? `Zuletzt geändert: ${when}` : `Zuletzt geändert auf ${device}: ${when}`),
  revisions: (rounds, events) => `${counted(rounds, { one: 'Runde', other: 'Runden' })}, ${counted(events, { one: 'Eintrag', other: 'Einträge' })}`,
  parting: {
    same: 'Alle Einträge sind gleich. Nur Ort, Notiz, Datum oder Papierkorb unterscheiden sich.',
    start: (round) => `Bis zum Beginn von Runde ${round} sind sie gleich.`,
    event: (round, event) => `Bis Runde ${round}, Eintrag ${event - 1} sind sie gleich. Ab Eintrag ${event} unterscheiden sie sich.`,
    first: (round) => `Ab Runde ${round}, Eintrag 1 unterscheiden sie sich.`,
    go: 'Ersten Unterschied zeigen',
  },
  totals: 'Punktestand',
  choose: 'Diese Fassung behalten',
  others: {
    legend: 'Was passiert mit den anderen Fassungen?',
    bin: 'In den Papierkorb',
    binHint: 'Jede wird zu einer eigenen Partie im Papierkorb. Du kannst sie wiederherstellen.',
    keep: 'Auch behalten',
    keepHint: 'Jede wird zu einer eigenen Partie und zählt in der Statistik.',
  },
  confirm: {
    title: (name) => `${name} behalten?`,
    bin: (name) => `${name} gilt dann auf allen Geräten. Die anderen kommen als eigene Partien in den Papierkorb.`,
    keep: (name) => `${name} gilt dann auf allen Geräten. Die anderen bleiben als eigene Partien.`,
    yes: 'Fassung behalten',
    no: 'Abbrechen',
  },
  notDone: 'Keine Fassung gewählt',
  stale: 'Eine Fassung hat sich gerade geändert, deshalb wurde nichts gespeichert. Sieh dir die Fassungen noch einmal an.',
  chosen: (name) => `${name} gilt jetzt.`,
  details: {
    place: (place) => `Ort: ${place}`,
    note: (note) => `Notiz: ${note}`,
    date: (date) => `Gespielt am: ${date}`,
    binned: 'Im Papierkorb',
  },
  unreadable: 'Diese Fassung lässt sich nicht werten',
}
