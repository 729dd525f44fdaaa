import { counted, nameOf } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import { changeSentencesOf } from '../change-sentences'
import type { PageWords } from '../page-words'

const pips = (count: number, moved: string) => `${counted(count, { one: 'point', other: 'points' })} de ${moved}`
const handOf = (who: string) => `dans la main ${ofName(who)}`

/** What would give a blocked round another winner. */
export const wouldChange: PageWords['wouldChange'] = {
  heading: 'Ce qui changerait le résultat',
  ...changeSentencesOf(nameOf, {
    less: { thisTile: (tile, who) => `Sans ${tile} ${handOf(who)}`, anyTile: (who) => `Avec un domino de moins ${handOf(who)}` },
    more: {
      thisTile: (tile, who) => `Avec ${tile} en plus ${handOf(who)}`,
      anyTile: (who) => `Avec un domino de plus ${handOf(who)}`,
      anyDouble: (who) => `Avec un double de plus ${handOf(who)}`,
    },
    exchange: {
      thisTile: (tile, other, who) => `Avec ${other} au lieu de ${tile} ${handOf(who)}`,
      anyTile: (tile, who) => `Avec n’importe quel autre domino au lieu de ${tile} ${handOf(who)}`,
      anyDouble: (tile, who) => `Avec un double au lieu de ${tile} ${handOf(who)}`,
    },
    heavier: (count, who) => `Avec ${pips(count, 'plus')} ${handOf(who)}`,
    lighter: (count, who) => `Avec ${pips(count, 'moins')} ${handOf(who)}`,
    then: (what, winner, tile) => `${what}, ${winner === null ? 'personne ne gagnerait' : `${winner} gagnerait`}${tile === null ? '' : ` avec ${tile}`}.`,
    example: {
      less: (tile) => `Par exemple, sans ${tile}.`,
      more: (tile) => `Par exemple, avec ${tile}.`,
      exchange: (tile, other) => `Par exemple, ${other} au lieu de ${tile}.`,
    },
    smallest: 'Un seul domino, c’est le plus petit changement possible.',
    fewestPips: 'Avec un écart plus petit, personne d’autre ne gagnerait.',
    nobodyElse: 'Aucun changement d’un seul domino ne ferait gagner quelqu’un d’autre.',
    noChange: (winner) =>
      `Aucun domino à lui seul n’y change rien. Avec un de plus, un de moins ou un autre dans n’importe quelle main, ${winner === null ? 'personne ne gagne' : `${winner} gagne quand même`}.`,
  }),
}
