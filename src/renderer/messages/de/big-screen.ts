import type { PageWords } from '../page-words'

/** The scoreboard that is read from across the room. */
export const bigScreen: PageWords['bigScreen'] = {
  title: (names) => `Anzeigetafel: ${names}`,
  heading: 'Anzeigetafel',
  open: 'Anzeigetafel',
  openHint: 'Chips, wer dran ist und was liegt, in einem eigenen Fenster, quer durchs Zimmer zu lesen.',
  controls: 'Anzeigetafel',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
  back: 'Zurück zum Tisch',
  lastPlay: 'Was zuletzt geschah',
  agreed: 'Einverstanden',
  contested: 'Bestreitet die Runde',
  toAnswer: 'Hat noch nichts gesagt',
  rulingBy: (rule) => `Entschieden nach: ${rule}`,
}
