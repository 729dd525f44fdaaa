import type { MatchVersion } from '#shared/contract/versions'
import { firstRecordDifference, type RecordDifference } from '#shared/match/continuation'
import type { MatchRecord } from '#shared/match/record'
import { movesOf } from '../../match/look-back/moves'

/** The first place at which any two of the versions differ; null where all that was played is the same. */
export function firstDifferenceOf(versions: readonly MatchVersion[]): RecordDifference | null {
  const [first, ...others] = versions.map(({ match }) => match.record.rounds)
  const partings = others.map((rounds) => firstRecordDifference(first ?? [], rounds)).filter((parting) => parting !== null)
  return partings.sort((a, b) => a.round - b.round || (a.event ?? -1) - (b.event ?? -1))[0] ?? null
}

/** The move of a version with which it parts from the others, or its last where it ends before; from 0. */
export function moveOfFirstDifference(record: MatchRecord, parting: RecordDifference): number {
  const moves = movesOf(record)
  const at = moves.findIndex((move) =>
    move.kind === 'begin' ? parting.event === null && move.round === parting.round : move.place.round === parting.round && move.place.event === parting.event,
  )
  return at === -1 ? Math.max(0, moves.length - 1) : at
}
