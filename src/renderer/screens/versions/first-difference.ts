import type { MatchVersion } from '#shared/contract/versions'
import { firstRecordDifference, type RecordDifference } from '#shared/match/continuation'
import type { MatchRecord } from '#shared/match/record'
import { stepsOf } from '../../match/replay/steps'

/** The first place at which any two of the versions differ; null where all that was played is the same. */
export function firstDifferenceOf(versions: readonly MatchVersion[]): RecordDifference | null {
  const [first, ...others] = versions.map(({ match }) => match.record.rounds)
  const partings = others.map((rounds) => firstRecordDifference(first ?? [], rounds)).filter((parting) => parting !== null)
  return partings.sort((a, b) => a.round - b.round || (a.event ?? -1) - (b.event ?? -1))[0] ?? null
}

/** The move of a version with which it parts from the others, or its last where it ends before; from 0. */
export function stepOfFirstDifference(record: MatchRecord, parting: RecordDifference): number {
  const steps = stepsOf(record)
  const at = steps.findIndex((step) =>
    step.kind === 'begin' ? parting.event === null && step.round === parting.round : step.place.round === parting.round && step.place.event === parting.event,
  )
  return at === -1 ? Math.max(0, steps.length - 1) : at
}
