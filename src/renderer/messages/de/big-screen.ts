import type { PageWords } from '../page-words'

/** The scoreboard that is read from across the room. */
export const bigScreen: PageWords['bigScreen'] = {
  title: (names) => `Anzeigetafel: ${names}`,
  heading: 'Anzeigetafel',
  open: 'Anzeigetafel',
  openHint: 'Stand, Kette und wer am Zug ist: in einem eigenen Fenster, groß genug für das ganze Zimmer.',
  overlay: 'Einblendung für Streams',
  overlayHint: 'Für OBS: durchsichtig, in einem eigenen Fenster. Kopiere die Adresse in eine Browserquelle.',
  overlayTitle: (names) => `Einblendung: ${names}`,
  winsWith: (points) => `gewinnt mit ${points}`,
  toPlay: 'am Zug',
  controls: 'Anzeigetafel',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
  back: 'Zurück zum Tisch',
  lastPlay: 'Letzter Eintrag',
  agreed: 'Einverstanden',
  contested: 'Nicht einverstanden',
  toAnswer: 'Noch keine Antwort',
  rulingBy: (rule) => `Regel: ${rule}`,
}
