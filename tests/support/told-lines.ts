import type { KnownTable } from '#shared/arbiter/dispute'
import { emptyLine, layAt, layLead, type End, type Line } from '#shared/domino/line'
import type { LaidLine } from '#shared/domino/notation'
import { distinctTiles } from '#shared/domino/set'
import type { WrittenTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { badEvent } from '#shared/match/events'
import { readRawTable } from '#shared/match/read-event'
import type { RecordEvent } from '#shared/match/record'
import { layAll } from '#shared/match/table'
import type { Rules } from '#shared/games/rules'

/** The table with a line on it, as a record writes one that was found lying there: tiles from left to right, or a spinner with its arms. */
export function lying(rules: Rules, line: Extract<RecordEvent, { readonly type: 'table' }>['line']): KnownTable {
  const event = readRawTable({ line, hands: new Array<number>(rules.players).fill(1) }, null, rules)
  if (event.type !== 'table') throw new Error(JSON.stringify(badEvent(event)))
  const found = expectOk(layAll(rules, new Array<number>(distinctTiles(rules.maxPip)).fill(0), event.laid), 'the line is sound')
  return { kind: 'line', line: found.line, laid: found.tiles.map(({ tile }) => tile) }
}

/** A tile as it lies, turned round. */
export const turned = ({ tile, first, second }: WrittenTile): WrittenTile => ({ tile, first: second, second: first })

/** Tiles from left to right as a line that begins at its lead; at its left end where nobody said which tile was led. */
export function outFromLead(tiles: readonly WrittenTile[], lead: number | null): LaidLine {
  const at = lead ?? 0
  return { lead: tiles[at] as WrittenTile, arms: [tiles.slice(0, at).reverse().map(turned), tiles.slice(at + 1)] }
}

/** The line that these tiles make, laid outward from the lead; both ends of a two-ended one count as begun where the lead is not known. */
export function lineLaid({ lead, arms }: LaidLine, rules: Pick<Rules, 'layout' | 'arms'>, leadKnown: boolean): Line {
  let line = layLead(emptyLine(rules.layout), lead, rules.arms)
  arms.forEach((arm, at) => arm.forEach(({ tile }) => (line = layAt(line, at, tile))))
  return leadKnown || line.laid === 1 ? line : { ...line, ends: line.ends.map((end): End => ({ ...end, started: true })) }
}
