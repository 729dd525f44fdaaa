import { counted, plain, tileNoun } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'

/** What is said of a match to people who do not see it: what has changed, and what they ask for with a key. */
export const aloud: PageWords['aloud'] = {
  changed: 'La partida ha cambiado.',
  takenBack: (entry) => `Deshecho: ${entry}.`,
  rulesChanged: 'Las reglas de la casa han cambiado.',
  rolled: (flower, scorpion) => `Flor ${flower}, Escorpión ${scorpion}.`,
  turn: (name) => `Le toca a ${name}.`,
  yourTurn: 'Te toca.',
  moved: (name, points) => (points < 0 ? `${name} pierde ${plain(-points)}` : `${name} +${plain(points)}`),
  has: (name, total) => `${name} ${plain(total)}`,
  now: (totals) => `Ahora ${totals}.`,
  open: (ends) => `Abierto: ${ends}.`,
  end: (arm, suit, double) => `${typeof arm === 'number' ? `brazo ${arm}:` : arm === 'left' ? 'izquierda' : 'derecha'} ${double ? 'doble ' : ''}${suit}`,
  target: (target) => `Meta: ${target}.`,
  inHand: (hands) => `Fichas en mano: ${hands}.`,
  hold: (tiles) => `Tienes ${tiles}.`,
  notEntered: (tiles) => `Sin anotar: ${counted(tiles, tileNoun)}.`,
  shows: (name, tiles) => `${name} enseña ${tiles}.`,
  nothing: 'Todavía no ha pasado nada.',
}
