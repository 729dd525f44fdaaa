import { listed } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** The page Settle a dispute: what holds although something is missing, and who went out. */
export const certain: PageWords['certain'] = {
  whatever: (who, dice) =>
    [
      ...(who.length === 0 ? [] : [`egal, was ${listed(who)} auf der Hand ${who.length === 1 ? 'hat' : 'haben'}`]),
      ...(dice ? ['egal, was die übrigen Würfel zeigen'] : []),
    ].join(', und '),
  why: 'Nichts, was noch fehlt, kann daran etwas ändern.',
  pointsOpen: (who) => `Noch nicht sicher: die Punkte von ${listed(who)}. Sie hängen davon ab, wie viele Steine übrig sind.`,
  wentOut: (who) => `${listed(who)} ${who.length === 1 ? 'hat' : 'haben'} Domino gemacht`,
  severalOut: 'Domino machen kann nur eine Person. Prüfe diese Steine.',
  notJoined: (before, after, one, other) => `${before} und ${after} lassen sich nicht aneinanderlegen: ${one} und ${other}.`,
}
