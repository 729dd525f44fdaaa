import { sameJson } from '../kernel/canonical'
import { applyEdits, type Edit } from './edits'
import type { MatchRecord, RecordRound } from './record'

export interface EditedRecord extends MatchRecord {
  readonly edits: { readonly done: readonly Edit[]; readonly undone: readonly Edit[] }
}

/** Where two records part: places count from 0; `event` is null where they part at a round's beginning. */
export interface RecordDifference {
  readonly round: number
  readonly event: number | null
}

/**
 * Whether `later` holds all that was done to `earlier`, and went on from there.
 *
 * Its edits tell, corrections included; where they do not, every round and event of `earlier` has to stand in `later` too. What someone
 * took back on purpose in `earlier` must not come back unasked: then neither goes on from the other.
 */
export function goesOnFrom(later: EditedRecord, earlier: EditedRecord): boolean {
  if (tookBack(earlier, later)) return false
  return followsFrom(later, earlier) || (isBeginning(earlier.rounds, later.rounds) && onlyAdded(earlier, later) && !followsFrom(earlier, later))
}

/** The first place at which two records of a match differ; null where they are the same. */
export function firstRecordDifference(a: readonly RecordRound[], b: readonly RecordRound[]): RecordDifference | null {
  for (let round = 0; round < Math.max(a.length, b.length); round++) {
    const [one, other] = [a[round], b[round]]
    if (one === undefined || other === undefined || !sameJson(withoutEvents(one), withoutEvents(other))) return { round, event: null }
    for (let event = 0; event < Math.max(one.events.length, other.events.length); event++) {
      if (!sameJson(one.events[event], other.events[event])) return { round, event }
    }
  }
  return null
}

/** Whether the further edits of `later`, made on `earlier`, give `later`. */
function followsFrom(later: EditedRecord, earlier: EditedRecord): boolean {
  const common = earlier.edits.done.length
  if (!sameJson(later.edits.done.slice(0, common), earlier.edits.done)) return false
  return sameJson(applyEdits(earlier as MatchRecord, later.edits.done.slice(common)).rounds, later.rounds)
}

/** Whether the next thing done in `later` is what was last undone in `earlier`. */
function tookBack(earlier: EditedRecord, later: EditedRecord): boolean {
  const undone = earlier.edits.undone.at(-1)
  return undone !== undefined && sameJson(later.edits.done[earlier.edits.done.length], undone)
}

/** Whether nothing was taken out or replaced in `one` since the two parted. */
function onlyAdded(one: EditedRecord, other: EditedRecord): boolean {
  const parted = one.edits.done.findIndex((edit, index) => !sameJson(edit, other.edits.done[index]))
  const own = parted === -1 ? [] : one.edits.done.slice(parted)
  return own.every(({ changes }) => changes.every((change) => change.kind !== 'start' && change.before.length === 0))
}

function isBeginning(shorter: readonly RecordRound[], longer: readonly RecordRound[]): boolean {
  return shorter.every((round, index) => {
    const other = longer[index]
    if (other === undefined || !sameJson(withoutEvents(round), withoutEvents(other))) return false
    const last = index === shorter.length - 1
    return sameJson(round.events, last ? other.events.slice(0, round.events.length) : other.events)
  })
}

function withoutEvents({ events: _, ...start }: RecordRound): Omit<RecordRound, 'events'> {
  return start
}
