import { counted, nameOf } from '#shared/words/de'
import { changeSentencesOf } from '../change-sentences'
import type { PageWords } from '../page-words'

const pips = (count: number, moved: string) => `${counted(count, { one: 'Auge', other: 'Augen' })} ${moved}`

/** What would give a blocked round another winner. */
export const wouldChange: PageWords['wouldChange'] = {
  heading: 'Was das ändern würde',
  ...changeSentencesOf(nameOf, {
    less: { thisTile: (tile, who) => `Ohne ${tile} bei ${who}`, anyTile: (who) => `Mit einem Stein weniger bei ${who}` },
    more: {
      thisTile: (tile, who) => `Mit ${tile} zusätzlich bei ${who}`,
      anyTile: (who) => `Mit einem Stein mehr bei ${who}`,
      anyDouble: (who) => `Mit einem Pasch mehr bei ${who}`,
    },
    exchange: {
      thisTile: (tile, other, who) => `Mit ${other} statt ${tile} bei ${who}`,
      anyTile: (tile, who) => `Mit jedem anderen Stein statt ${tile} bei ${who}`,
      anyDouble: (tile, who) => `Mit einem Pasch statt ${tile} bei ${who}`,
    },
    heavier: (count, who) => `Mit ${pips(count, 'mehr')} bei ${who}`,
    lighter: (count, who) => `Mit ${pips(count, 'weniger')} bei ${who}`,
    then: (what, winner, tile) => `${what} würde ${winner ?? 'niemand'} ${tile === null ? '' : `mit ${tile} `}gewinnen.`,
    example: {
      less: (tile) => `Zum Beispiel ohne ${tile}.`,
      more: (tile) => `Zum Beispiel mit ${tile}.`,
      exchange: (tile, other) => `Zum Beispiel mit ${other} statt ${tile}.`,
    },
    smallest: 'Ein Stein ist die kleinste Änderung, die es gibt.',
    fewestPips: 'Bei einem kleineren Unterschied würde niemand anderes gewinnen.',
    nobodyElse: 'Ändert sich nur ein Stein, kann sonst niemand gewinnen.',
    noChange: (winner) =>
      `Kein einzelner Stein ändert das. Ob einer mehr, einer weniger oder ein anderer: ${winner === null ? 'Niemand gewinnt.' : `${winner} gewinnt trotzdem.`}`,
  }),
}
