import { ofName } from '#shared/words/fr/names'
import { counted, plain, tileNoun } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'

/** What is said of a match to people who do not see it: what has changed, and what they ask for with a key. */
export const aloud: PageWords['aloud'] = {
  changed: 'La partie a été modifiée.',
  takenBack: (entry) => `Annulé : ${entry}.`,
  rulesChanged: 'Les règles maison ont changé.',
  rolled: (flower, scorpion) => `Fleur ${flower}, Scorpion ${scorpion}.`,
  turn: (name) => `Au tour ${ofName(name)}.`,
  yourTurn: 'À vous de jouer.',
  moved: (name, points) => (points < 0 ? `${name} perd ${plain(-points)}` : `${name} +${plain(points)}`),
  has: (name, total) => `${name} ${plain(total)}`,
  now: (totals) => `Maintenant ${totals}.`,
  open: (ends) => `Ouvert : ${ends}.`,
  end: (arm, suit, double) => `${typeof arm === 'number' ? `branche ${arm} :` : arm === 'left' ? 'gauche' : 'droite'} ${double ? 'double ' : ''}${suit}`,
  target: (target) => `Objectif : ${target}.`,
  inHand: (hands) => `Dominos en main : ${hands}.`,
  hold: (tiles) => `Vous avez ${tiles}.`,
  notEntered: (tiles) => `Non saisi : ${counted(tiles, tileNoun)}.`,
  shows: (name, tiles) => `${name} montre ${tiles}.`,
  nothing: 'Il ne s’est encore rien passé.',
}
