import { z } from 'zod'
import { recordRoundSchema, type RecordRound } from '../match/record'
import { trailEntrySchema } from '../match/trail'
import { matchFeedSchema, matchSnapshotSchema, sentRecordShape, type MatchFeed, type SentRecord } from './schemas'

const { trail: _trail, ...rest } = matchSnapshotSchema.shape
const headShape = sentRecordShape.omit({ rounds: true })
const headSchema = z.custom<Omit<SentRecord, 'rounds'>>((value) => headShape.safeParse(value).success)
const roundSchema = z.custom<RecordRound>((value) => recordRoundSchema.safeParse(value).success)

/** What is new in a match, for a page that has the feed before it. */
const stepSchema = z.object({
  kind: z.literal('step'),
  /** The rounds that stay as they were, and those after them. */
  keptRounds: z.int().min(0),
  rounds: z.array(roundSchema),
  keptTrail: z.int().min(0),
  trail: z.array(trailEntrySchema),
  /** Everything else; its record without rounds. */
  match: z.object({ ...rest, record: headSchema }),
  changedElsewhere: z.int().min(0),
  versions: z.int().min(1),
})

/** The whole at first, and then step by step: a long match is not sent again with every play to every phone. */
export const followFeedSchema = z.union([matchFeedSchema, stepSchema])
export type FollowFeed = z.infer<typeof followFeedSchema>

type ShownFeed = Extract<MatchFeed, { readonly kind: 'match' }>

/** What makes the one feed of the other; the whole where there is nothing to build on. What is the same has the same identity. */
export function stepBetween(before: MatchFeed | null, after: MatchFeed): FollowFeed {
  if (before?.kind !== 'match' || after.kind !== 'match' || before.match.matchId !== after.match.matchId) return after
  const { match, changedElsewhere, versions } = after
  const { trail, record, ...others } = match
  const { rounds, ...head } = record
  const kept = { rounds: commonOf(before.match.record.rounds, rounds), trail: commonOf(before.match.trail, trail) }
  return {
    kind: 'step',
    keptRounds: kept.rounds,
    rounds: rounds.slice(kept.rounds),
    keptTrail: kept.trail,
    trail: trail.slice(kept.trail),
    match: { ...others, record: head },
    changedElsewhere,
    versions,
  }
}

/** The feed after a step; null where the step is of another match than this. */
export function afterStep(before: MatchFeed | null, next: FollowFeed): MatchFeed | null {
  if (next.kind !== 'step') return next
  if (before?.kind !== 'match' || before.match.matchId !== next.match.matchId) return null
  const { keptRounds, rounds, keptTrail, trail, match, changedElsewhere, versions } = next
  const record = { ...match.record, rounds: [...before.match.record.rounds.slice(0, keptRounds), ...rounds] }
  const shown: ShownFeed = {
    kind: 'match',
    match: { ...match, record, trail: [...before.match.trail.slice(0, keptTrail), ...trail] },
    changedElsewhere,
    versions,
  }
  return shown
}

function commonOf(before: readonly unknown[], after: readonly unknown[]): number {
  const other = after.findIndex((each, at) => each !== before[at])
  return other < 0 ? after.length : other
}
