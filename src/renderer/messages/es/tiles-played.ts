import { armWords, counted, inNumber, listed, tileNoun } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** The panel at the table that counts what anyone could count. */
export const tilesPlayed: PageWords['tilesPlayed'] = {
  summary: 'Fichas jugadas',
  frozenInShort: (ends) => counted(ends, { one: 'extremo agotado', other: 'extremos agotados' }),
  caption: 'Cuántas mitades de cada número hay en la mesa. Un doble cuenta dos.',
  suit: 'Número',
  halves: 'Mitades jugadas',
  tiles: 'Fichas que quedan',
  ends: 'Extremos',
  of: (seen, all) => `${seen} de ${all}`,
  none: 'ninguna',
  end: (arm) => armWords(arm).replace(/^el (extremo )?/, ''),
  played: 'todas jugadas',
  left: (inHands, boneyard, drawable, name) =>
    `${inNumber(inHands + boneyard, { one: 'Queda', other: 'Quedan' })} ${counted(inHands + boneyard, tileNoun)}: ${inHands} en las manos, ${boneyard} en el ${name}${boneyard === 0 ? '' : ` (${drawable === 0 ? (boneyard === 1 ? 'no se puede robar' : 'no se puede robar ninguna') : drawable === boneyard ? (boneyard === 1 ? 'se puede robar' : 'se pueden robar todas') : `se ${drawable === 1 ? 'puede' : 'pueden'} robar ${drawable}`})`}.`,
  frozen: (ends) => {
    const one = new Set(ends.map(({ suit }) => suit)).size === 1
    return `${inNumber(ends.length, { one: 'Extremo agotado', other: 'Extremos agotados' })}: ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. Todas las fichas con ${one ? 'ese número' : 'esos números'} están jugadas, así que ahí ya no puede jugar nadie.`
  },
  nobodyCanPlay: 'Nadie puede jugar en ningún extremo.',
  offInShort: 'no',
  isOff: 'Desactivado en esta partida.',
  switchOff: 'Desactivar',
  switchOn: 'Activar',
  hint: 'Para todos en esta partida. El cambio queda anotado en la partida.',
  turned: (off) => (off ? 'Panel “Fichas jugadas” desactivado en esta partida' : 'Panel “Fichas jugadas” activado otra vez'),
}
