import { counted } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

const ROUNDS = { one: 'Runde', other: 'Runden' }

export const share: PageWords['share'] = {
  button: 'Teilen',
  play: 'Diesen Zug teilen',
  round: 'Diese Runde teilen',
  which: 'Bild von',
  things: { result: 'Ergebnis', round: (round) => `Runde ${round}`, play: (tile) => `Zug ${tile}` },
  savePicture: 'Bild speichern',
  sharePicture: 'Bild teilen',
  copyPicture: 'Bild kopieren',
  copyText: 'Text kopieren',
  copyLink: 'Link kopieren',
  linkHint: 'Der Link funktioniert auf Geräten zu Hause, die dieses Caravan benutzen.',
  print: 'Punktezettel drucken …',
  files: 'Als Datei speichern',
  kinds: {
    records: { name: 'Partiedatei', what: 'Die ganze Partie, für Caravan auf einem anderen Gerät' },
    results: { name: 'Ergebnis', what: 'Eine Tabelle (CSV) mit einer Zeile je Person' },
    events: { name: 'Einträge', what: 'Eine Tabelle (CSV) mit einer Zeile je Eintrag' },
  },
  pictureCopied: 'Bild kopiert. Füge es in eine Nachricht ein.',
  textCopied: 'Text kopiert. Füge ihn in eine Nachricht ein.',
  linkCopied: 'Link kopiert. Füge ihn in eine Nachricht ein.',
  notCopied: 'Kopieren ging nicht. Markiere den Text unten und kopiere ihn.',
  byHand: 'Text zum Kopieren',
  pictureNotCopied: 'Das Bild ließ sich nicht kopieren. Speichere es stattdessen.',
  failed: 'Das Bild ließ sich nicht erstellen. Versuche es noch einmal oder drucke den Punktezettel.',
  notShared: 'Das Bild wurde nicht geteilt. Du kannst es stattdessen speichern.',
  paper: { rules: 'Hausregeln', made: 'Punktezettel aus Caravan' },
  card: {
    after: (rounds) => `Nach ${counted(rounds, ROUNDS)}`,
    wonRound: (name, round) => `${name} gewinnt Runde ${round}`,
    round: (round) => `Runde ${round}`,
    makes: (name, points) => `${name} macht ${points}`,
    plays: (name, tile) => `${name} legt ${tile}`,
    lastTile: 'Der letzte Stein',
    tile: 'Der Stein',
    rounds: (rounds) => counted(rounds, ROUNDS),
    length: (hours, minutes) => (hours === 0 ? `${minutes} Min.` : `${hours} Std. ${minutes} Min.`),
  },
}
