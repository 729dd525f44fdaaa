import { listed } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** The page Settle a dispute: what holds although something is missing, and who went out. */
export const certain: PageWords['certain'] = {
  whatever: (who, dice) =>
    listed([
      ...(who.length === 0 ? [] : [who.length === 1 ? `tenga lo que tenga ${listed(who)}` : `tengan lo que tengan ${listed(who)}`]),
      ...(dice ? ['salga lo que salga en los dados que faltan'] : []),
    ]),
  why: 'Nada de lo que falta puede cambiarlo.',
  pointsOpen: (who) => `Los puntos de ${listed(who)} todavía no son seguros. Dependen de cuántas fichas quedan.`,
  wentOut: (who) => `${listed(who)} ${who.length === 1 ? 'hizo' : 'hicieron'} dominó`,
  severalOut: 'Solo una persona puede hacer dominó. Revisa estas fichas.',
  notJoined: (before, after, one, other) => `${before} y ${after} no encajan: ${one} y ${other}.`,
}
