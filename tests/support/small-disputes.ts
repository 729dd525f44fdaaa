import type { Dispute, KnownTable } from '#shared/arbiter/dispute'
import { parseTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import type { SmallDispute } from '../reference/naive-account'
import { lying } from './told-lines'

const tile = (text: string) => expectOk(parseTile(text), 'a tile').tile

/** What someone knows of a round on a small set, as the arbiter takes it. */
export function smallDisputeOf({ preset, changed, table, hands, boneyard }: SmallDispute): Dispute {
  const rules = expectOk(resolveRules(preset as PresetId, changed, hands.length), 'the table can be')
  const known: KnownTable =
    table.kind === 'line'
      ? lying(rules, table.written as Parameters<typeof lying>[1])
      : {
          kind: 'ends',
          ends: table.ends.map(({ arm, suit, unstarted }) => ({ arm: arm as 'left', suit, ...(unstarted ? { unstarted } : {}) })),
          laid: table.laid.map(tile),
        }
  return {
    rules,
    rolled: null,
    table: known,
    hands: hands.map(({ tiles, count }) =>
      count === tiles.length ? { kind: 'shown', tiles: tiles.map(tile) } : { kind: 'partly', tiles: tiles.map(tile), count },
    ),
    boneyard,
    totals: null,
  }
}
