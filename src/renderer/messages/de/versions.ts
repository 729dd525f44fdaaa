import { counted } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

/** Choosing between versions of a match that devices made apart from one another. */
export const versions: PageWords['versions'] = {
  heading: 'Fassungen einer Partie',
  notice: {
    title: (versions) => `${versions} Fassungen dieser Partie`,
    text: 'Die Partie ist auf verschiedenen Geräten verschieden weitergegangen. Alles davon ist aufbewahrt. Seht euch die Fassungen nebeneinander an und wählt.',
    open: 'Fassungen ansehen',
  },
  waiting: 'Die Fassungen werden gesucht …',
  title: (players) => `Fassungen der Partie von ${players}`,
  why: (versions) =>
    `Diese Partie ist auf verschiedenen Geräten verschieden weitergegangen, bevor sie voneinander wussten. ${versions === 2 ? 'Beide' : `Alle ${versions}`} Fassungen bleiben, bis ihr eine wählt.`,
  none: { title: 'Hier gibt es nichts zu wählen', text: 'Es gibt nur (noch) eine Fassung dieser Partie.', open: 'Zur Partie' },
  name: (number) => `Fassung ${number}`,
  shown: 'Gezeigt, bis ihr wählt',
  changed: (when, device) => (device === null ? `Zuletzt geändert ${when}` : `Zuletzt geändert auf ${device}, ${when}`),
  revisions: (rounds, events) => `${counted(rounds, { one: 'Runde', other: 'Runden' })}, ${counted(events, { one: 'Eintrag', other: 'Einträge' })}`,
  parting: {
    same: 'Alles, was gespielt wurde, ist gleich. Die Fassungen unterscheiden sich in dem, was daneben steht: Ort, Notiz, Datum oder Papierkorb.',
    start: (round) => `Bis zum Beginn von Runde ${round} sind sie gleich.`,
    event: (round, event) => `Bis Eintrag ${event - 1} von Runde ${round} sind sie gleich, ab Eintrag ${event} verschieden.`,
    first: (round) => `Ab dem ersten Eintrag von Runde ${round} sind sie verschieden.`,
    go: 'Zeigen, wo sie sich trennen',
  },
  totals: 'Punkte',
  choose: 'Diese Fassung wählen',
  others: {
    legend: 'Was wird aus der Fassung, die nicht gewählt wird?',
    bin: 'In den Papierkorb',
    binHint: 'Als eigene Partie; von dort kann man sie zurückholen.',
    keep: 'Beide behalten',
    keepHint: 'Sie bleibt als eigene Partie im Verlauf und zählt in der Statistik.',
  },
  confirm: {
    title: (name) => `${name} wählen?`,
    bin: (name) => `${name} wird zur Partie, auf jedem Gerät. Was nicht gewählt wird, liegt als eigene Partie im Papierkorb.`,
    keep: (name) => `${name} wird zur Partie, auf jedem Gerät. Was nicht gewählt wird, bleibt als eigene Partie.`,
    yes: 'Wählen',
    no: 'Zurück',
  },
  notDone: 'Nicht gewählt',
  stale: 'Gerade eben hat sich etwas geändert, deshalb wurde nichts gewählt. Die Seite zeigt die Fassungen jetzt, wie sie sind; sieh noch einmal hin.',
  chosen: (name) => `${name} ist jetzt die Partie.`,
  details: {
    place: (place) => `Ort: ${place}`,
    note: (note) => `Notiz: ${note}`,
    date: (date) => `Gespielt am: ${date}`,
    binned: 'Liegt im Papierkorb',
  },
  unreadable: 'Diese Fassung lässt sich nicht werten.',
}
