import { armWords, counted, inNumber, listed, tileNoun } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** The panel at the table that counts what anybody could count. */
export const tableAid: PageWords['tableAid'] = {
  summary: 'Palos vistos',
  frozenInShort: (ends) => counted(ends, { one: 'extremo agotado', other: 'extremos agotados' }),
  caption: 'Lo que hay en la mesa de cada palo. Un doble muestra su palo dos veces.',
  suit: 'Palo',
  seen: 'Mitades vistas',
  tiles: 'Fichas sin ver',
  ends: 'Extremos',
  of: (seen, all) => `${seen} de ${all}`,
  none: 'ninguna',
  end: (arm) => armWords(arm).replace(/^el (extremo )?/, ''),
  played: 'todas jugadas',
  left: (inHands, boneyard, drawable, name) =>
    `${inNumber(inHands + boneyard, { one: 'Queda', other: 'Quedan' })} ${counted(inHands + boneyard, tileNoun)}: ${inHands} en las manos, ${boneyard} en el ${name}${boneyard === 0 ? '' : `, ${drawable === 0 ? 'y no se puede robar ninguna' : drawable === boneyard ? 'y se pueden robar todas' : `de las que se ${drawable === 1 ? 'puede' : 'pueden'} robar ${drawable}`}`}.`,
  frozen: (ends) => {
    const one = new Set(ends.map(({ suit }) => suit)).size === 1
    return `Agotado: ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. ${one ? 'Ese palo se ha jugado entero' : 'Esos palos se han jugado enteros'}, así que nadie podrá volver a jugar ahí.`
  },
  shut: 'Ya no se puede jugar en ningún extremo abierto.',
  offInShort: 'no',
  isOff: 'Esta partida se juega sin ella.',
  switchOff: 'Desactivar en esta partida',
  switchOn: 'Mostrar otra vez',
  hint: 'Para toda la mesa. La partida guarda nota de ello.',
  turned: (off) => (off ? 'Palos vistos: desactivado en esta partida' : 'Palos vistos: otra vez a la vista'),
}
