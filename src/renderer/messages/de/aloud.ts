import { counted, plain, tileNoun } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

/** What is said of a match to people who do not see it: what has changed, and what they ask for with a key. */
export const aloud: PageWords['aloud'] = {
  changed: 'Die Partie hat sich geändert.',
  takenBack: (entry) => `Zurückgenommen: ${entry}.`,
  rulesChanged: 'Die Hausregeln haben sich geändert.',
  rolled: (flower, scorpion) => `Blüte ${flower}, Skorpion ${scorpion}.`,
  turn: (name) => `${name} ist dran.`,
  yourTurn: 'Du bist dran.',
  moved: (name, points) => (points < 0 ? `${name} verliert ${plain(-points)}` : `${name} +${plain(points)}`),
  has: (name, total) => `${name} ${plain(total)}`,
  now: (totals) => `Jetzt ${totals}.`,
  open: (ends) => `Offen: ${ends}.`,
  end: (arm, suit, double) => `${typeof arm === 'number' ? `Arm ${arm}:` : arm === 'left' ? 'links' : 'rechts'} ${double ? 'Pasch ' : ''}${suit}`,
  target: (target) => `Ziel ${target}.`,
  inHand: (hands) => `Steine auf der Hand: ${hands}.`,
  hold: (tiles) => `Du hast ${tiles}.`,
  notEntered: (tiles) => `Nicht eingegeben: ${counted(tiles, tileNoun)}.`,
  shows: (name, tiles) => `${name} zeigt ${tiles}.`,
  nothing: 'Noch ist nichts passiert.',
}
