import { emptyLine } from '../domino/line'
import type { Tile } from '../domino/tile'
import { err, ok, type Result } from '../kernel/result'
import type { MatchState } from '../match/state'
import { badEvent, type Refusal } from '../match/events'
import { rolledTiles } from '../match/dice'
import { readTable } from '../match/read-event'
import type { RecordEvent } from '../match/record'
import { layAll } from '../match/table'
import type { Rules } from '../rules/rules'
import { distinctTiles } from '../domino/set'
import type { Dispute, KnownHand, KnownTable } from './dispute'

/** A line as a record writes one that was found lying there: tiles from left to right, or a spinner with its arms. */
export type WrittenLine = Extract<RecordEvent, { readonly type: 'table' }>['line']

/** The table with this line on it; refused as a record would refuse it, where halves do not meet or a tile is none of the set. */
export function tableOf(rules: Rules, line: WrittenLine): Result<KnownTable, Refusal> {
  const event = readTable({ line, hands: new Array<number>(rules.players).fill(1) }, null, rules)
  if (event.type !== 'table') return err(badEvent(event))

  const lying = layAll(rules, new Array<number>(distinctTiles(rules.maxPip)).fill(0), event.laid)
  return lying.ok ? ok({ kind: 'line', line: lying.value.line, laid: lying.value.tiles.map(({ tile }) => tile) }) : lying
}

/** A table on which nothing lies yet. */
export function emptyTable(rules: Pick<Rules, 'layout'>): KnownTable {
  return { kind: 'line', line: emptyLine(rules.layout), laid: [] }
}

/** A round of a match as a dispute, with the hands as they were shown; null if no round has begun. */
export function disputeIn({ rules, round, totals }: MatchState, hands: readonly KnownHand[]): Dispute | null {
  if (round === null) return null

  return {
    rules,
    rolled: round.dice === null ? null : rolledTiles(round.dice),
    table: { kind: 'line', line: round.line, laid: tilesBy(round.laid) },
    hands: hands.map((hand, seat) => withCount(hand, round.hands[seat])),
    boneyard: null,
    totals: round.end === null ? totals : round.end.totals.map((total, seat) => total - (round.end?.deltas[seat] ?? 0)),
  }
}

/** The hand with the number that the match kept count of, where nobody said another. */
function withCount(hand: KnownHand, counted: number | undefined): KnownHand {
  if (counted === undefined) return hand

  return hand.kind === 'shown' ? { ...hand, counted } : { ...hand, count: hand.count ?? counted }
}

/** Tiles by how often each is there, lowest first. */
function tilesBy(times: readonly number[]): readonly Tile[] {
  return times.flatMap((count, tile) => new Array<Tile>(count).fill(tile as Tile))
}
