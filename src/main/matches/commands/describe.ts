import type { CommandRefusal } from '#shared/contract/schemas'
import { sameJson } from '#shared/kernel/canonical'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { err, ok, type Result } from '#shared/kernel/result'
import { heldOverrides, rulesEventsOf, scoredUnder, type RulesPlace } from '#shared/match/change-rules'
import type { Edit } from '#shared/match/edits'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import { DETAIL_NAMES, type MatchDetails, type TrailStanding, type TrailEntry } from '#shared/match/trail'
import type { StoredMatch } from '../../store/match-file'
import type { EditedMatch } from './edit'
import { winnerOf } from '#shared/games/outcome'

/** When and on which device something is done, and by whom where it joined the table. */
export type Happened = Pick<TrailEntry, 'at' | 'device' | 'by'>

/** What is made of a match beside playing it; the same match where nothing is to be changed. */
export type DetailsChange = (match: StoredMatch, here: Happened) => Result<StoredMatch, CommandRefusal>

/** What is absent or undefined stays as it is; an empty text is taken away. */
export type DetailsWish = { readonly [K in keyof MatchDetails]?: MatchDetails[K] | undefined }

export function describeMatch(details: DetailsWish): DetailsChange {
  return (match, here) => {
    if (match.binned !== undefined) return err({ kind: 'in-bin' })
    const changed = DETAIL_NAMES.filter((field) => details[field] !== undefined && details[field] !== (match[field] ?? ''))
    if (changed.length === 0) return ok(match)
    const entries = changed.map((field) => ({ kind: 'details' as const, ...here, field, before: match[field] ?? '', after: details[field] ?? '' }))
    const { place = '', note = '', date = '', tableAid = '', learningAid = '', picture = '', gameName = '', ...rest } = { ...match, ...omitUndefined(details) }
    return ok({
      ...rest,
      ...omitUndefined({
        place: place || undefined,
        note: note || undefined,
        date: date || undefined,
        tableAid: tableAid || undefined,
        learningAid: learningAid || undefined,
        picture: picture || undefined,
        gameName: gameName || undefined,
      }),
      trail: [...match.trail, ...entries],
    })
  }
}

export const binMatch: DetailsChange = (match, here) =>
  match.binned === undefined ? ok({ ...match, binned: { ...here }, trail: [...match.trail, { kind: 'binned', ...here }] }) : err({ kind: 'in-bin' })

export const restoreMatch: DetailsChange = (match, here) => {
  if (match.binned === undefined) return err({ kind: 'not-in-bin' })
  const { binned: _, ...rest } = match
  return ok({ ...rest, trail: [...match.trail, { kind: 'restored', ...here }] })
}

/** What a change of the record adds to the trail. */
export function inTrail(before: StoredMatch, stepped: EditedMatch, here: Happened): StoredMatch {
  return withRulesTold(before, { ...stepped, match: asOver(before, stepped, here) }, here)
}

/** Rules are changed openly: by whatever step, undo and redo too, it stands in the trail. */
function withRulesTold(before: StoredMatch, { match, edit }: EditedMatch, here: Happened): StoredMatch {
  const place = firstOtherRules(before, match, edit.name === 'change-rules')
  if (place === null) return match
  const after = heldOverrides(match)
  const under = scoredUnder(match, after)
  const totals = { before: standingOf(before), after: under.ok ? standing(under.value) : null }
  return {
    ...match,
    trail: [...match.trail, { kind: 'rules-changed', ...here, round: place.round, event: place.event, before: heldOverrides(before), after, totals }],
  }
}

/** The first change of rules that is not as it was; one that only moved within its round, because something else did, is. */
function firstOtherRules(before: MatchRecord, after: MatchRecord, moved: boolean): RulesPlace | null {
  const [was, is] = [rulesEventsOf(before), rulesEventsOf(after)]
  const same = (a: RulesPlace | undefined, b: RulesPlace | undefined): boolean =>
    a?.round === b?.round && (!moved || a?.event === b?.event) && sameJson(a?.rules, b?.rules)
  const length = Math.max(was.length, is.length)
  for (let at = 0; at < length; at++) if (!same(was[at], is[at])) return is[at] ?? was[at] ?? null
  return null
}

/**
 * A change to a match that was over stands in its trail; one to a match that is running is part of playing it.
 *
 * So does a correction that ends a match again which an earlier one had opened, most often by undoing it.
 */
function asOver(before: StoredMatch, { match, edit, scored }: EditedMatch, here: Happened): StoredMatch {
  if (isContinuation(before, edit)) return match
  const was = standingOf(before)
  const opened = edit.name === 'revise' && before.trail.some(({ kind }) => kind === 'corrected')
  if (!isOver(was) && !opened) return match
  const after = standing(scored)
  if (!isOver(was) && !isOver(after)) return match
  return { ...match, trail: [...match.trail, { kind: 'corrected', ...here, edit: structuredClone(edit) as never, before: was, after }] }
}

/** What only adds to the end of a record was possible, so the match was not over: to say so, it need not be scored as it was before. */
function isContinuation({ rounds }: MatchRecord, { name, changes }: Edit): boolean {
  if (name === 'revise' || changes.length === 0) return false
  return changes.every((change) => {
    if (change.kind === 'start' || change.before.length > 0 || change.after.length === 0) return false
    return change.kind === 'rounds' ? change.at === rounds.length : change.round === rounds.length - 1 && change.at === rounds[change.round]?.events.length
  })
}

const isOver = (standing: TrailStanding | null): boolean => standing !== null && (standing.winner !== null || standing.finished === true)

function standingOf(record: MatchRecord): TrailStanding | null {
  const scored = scoreRecord(record)
  return scored.ok ? standing(scored.value) : null
}

function standing({ totals, outcome }: ScoredMatch): TrailStanding {
  return { totals: [...totals], winner: winnerOf({ outcome }), ...(outcome.kind === 'shared' ? { finished: true } : {}) }
}
