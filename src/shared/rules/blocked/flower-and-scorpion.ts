import { makeTile } from '../../domino/tile'
import { present } from '../../kernel/assert'
import type { BlockedTest } from '../rulings'
import { foundAmong, inOrder, lowestDoubleTest, type Test } from './blocked-rule'

const holderOf =
  (which: 'flower' | 'scorpion', test: BlockedTest): Test =>
  ({ hands, rolled }, among) => {
    const tile = present(rolled, 'this blocked rule asks for the dice of the round')[which]
    const values = hands.map((hand) => hand.includes(tile))
    const looked = { measure: 'holds-tile' as const, tile: makeTile(tile), among, values }
    return { rule: 'FS-9', test, looked, found: foundAmong(among.filter((seat) => values[seat] === true)) }
  }

/** Holder of the Flower, then of the Scorpion, then of the lowest double; otherwise nobody (rulebook FS-9). */
export const flowerAndScorpion = inOrder(
  holderOf('flower', 'flower-holder'),
  holderOf('scorpion', 'scorpion-holder'),
  lowestDoubleTest('FS-9', 'lowest-double'),
)
