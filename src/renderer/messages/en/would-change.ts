import { inNumber, nameOf } from '#shared/words/en'
import { changeSentencesOf } from '../change-sentences'

const pips = (count: number, moved: string) => `${count} ${moved} ${inNumber(count, { one: 'pip', other: 'pips' })}`

/** What would give a blocked round another winner. */
export const wouldChange = {
  heading: 'What would change the result',
  ...changeSentencesOf(nameOf, {
    less: { thisTile: (tile, who) => `Without ${tile} in ${who}’s hand`, anyTile: (who) => `With one fewer tile in ${who}’s hand` },
    more: {
      thisTile: (tile, who) => `If ${who} also held ${tile}`,
      anyTile: (who) => `With one more tile in ${who}’s hand`,
      anyDouble: (who) => `If ${who} also held a double`,
    },
    exchange: {
      thisTile: (tile, other, who) => `With ${other} instead of ${tile} in ${who}’s hand`,
      anyTile: (tile, who) => `With any other tile instead of ${tile} in ${who}’s hand`,
      anyDouble: (tile, who) => `With a double instead of ${tile} in ${who}’s hand`,
    },
    heavier: (count, who) => `With ${pips(count, 'more')} in ${who}’s hand`,
    lighter: (count, who) => `With ${pips(count, 'fewer')} in ${who}’s hand`,
    then: (what, winner, tile) => `${what}, ${winner ?? 'nobody'} would win${tile === null ? '' : ` with ${tile}`}.`,
    example: {
      less: (tile) => `For example, without ${tile}.`,
      more: (tile) => `For example, with ${tile}.`,
      exchange: (tile, other) => `For example, ${other} instead of ${tile}.`,
    },
    smallest: 'One tile is the smallest change there is.',
    fewestPips: 'With a smaller difference, no other player would win.',
    nobodyElse: 'No change of one tile would make another player win.',
    noChange: (winner) =>
      `No single tile changes this. With one more, one fewer or a different one in any hand, ${winner ?? 'nobody'} ${winner === null ? 'wins' : 'still wins'}.`,
  }),
} as const
