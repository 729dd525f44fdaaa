import { listed } from '#shared/words/fr'
import { ofNames } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'

/** `d’Ada et de Ben` */
const ofAll = (who: readonly string[]): string => ofNames(who, [...who.keys()])

/** The page Settle a dispute: what holds although something is missing, and who went out. */
export const certain: PageWords['certain'] = {
  whatever: (who, dice) =>
    listed([...(who.length === 0 ? [] : [`quels que soient les dominos ${ofAll(who)}`]), ...(dice ? ['quels que soient les dés qui manquent'] : [])]),
  why: 'Rien de ce qui manque ne peut y changer quoi que ce soit.',
  pointsOpen: (who) => `Pas encore certain : les points ${ofAll(who)}. Ils dépendent du nombre de dominos restants.`,
  wentOut: (who) => `${listed(who)} ${who.length === 1 ? 'a' : 'ont'} fait domino`,
  severalOut: 'Une seule personne peut faire domino. Vérifiez ces dominos.',
  notJoined: (before, after, one, other) => `${before} et ${after} ne se raccordent pas : ${one} et ${other}.`,
}
