import { counted, nameOf } from '#shared/words/es'
import { changeSentencesOf } from '../change-sentences'
import type { PageWords } from '../page-words'

const pips = (count: number, moved: string) => `${counted(count, { one: 'punto', other: 'puntos' })} ${moved}`

/** What would give a blocked round another winner. */
export const wouldChange: PageWords['wouldChange'] = {
  heading: 'Qué cambiaría el resultado',
  ...changeSentencesOf(nameOf, {
    less: { thisTile: (tile, who) => `Sin ${tile} en la mano de ${who}`, anyTile: (who) => `Con una ficha menos en la mano de ${who}` },
    more: {
      thisTile: (tile, who) => `Si ${who} tuviera además ${tile}`,
      anyTile: (who) => `Con una ficha más en la mano de ${who}`,
      anyDouble: (who) => `Con un doble más en la mano de ${who}`,
    },
    exchange: {
      thisTile: (tile, other, who) => `Con ${other} en lugar de ${tile} en la mano de ${who}`,
      anyTile: (tile, who) => `Con cualquier otra ficha en lugar de ${tile} en la mano de ${who}`,
      anyDouble: (tile, who) => `Con un doble en lugar de ${tile} en la mano de ${who}`,
    },
    heavier: (count, who) => `Con ${pips(count, 'más')} en la mano de ${who}`,
    lighter: (count, who) => `Con ${pips(count, 'menos')} en la mano de ${who}`,
    then: (what, winner, tile) => `${what}, ${winner === null ? 'no ganaría nadie' : `ganaría ${winner}`}${tile === null ? '' : ` con ${tile}`}.`,
    example: {
      less: (tile) => `Por ejemplo, sin ${tile}.`,
      more: (tile) => `Por ejemplo, con ${tile}.`,
      exchange: (tile, other) => `Por ejemplo, ${other} en lugar de ${tile}.`,
    },
    smallest: 'Una sola ficha es el cambio más pequeño que hay.',
    fewestPips: 'Con una diferencia menor no ganaría nadie más.',
    nobodyElse: 'Ningún cambio de una sola ficha haría ganar a otra persona.',
    noChange: (winner) =>
      `Ninguna ficha por sí sola lo cambia. Con una más, una menos u otra en cualquier mano, ${winner === null ? 'sigue sin ganar nadie' : `gana igualmente ${winner}`}.`,
  }),
}
