import { useMemo, useState } from 'react'
import { z } from 'zod'
import { reviseSchema, roundStartSchema } from '#shared/contract/schemas'
import type { Result } from '#shared/kernel/result'
import { mistakeRulesOf } from '#shared/match/change-rules'
import type { DecideRefusal, EventCorrection, Revision } from '#shared/match/decide'
import type { RoundStart } from '#shared/match/edits'
import { commandDiceSchema } from '#shared/match/command-event'
import { keepingAgreed } from '#shared/match/keep-agreed'
import { photoOf } from '#shared/match/photo'
import { recordEventSchema, type RecordEvent } from '#shared/match/record'
import type { ScoredMatch } from '#shared/match/state'
import { useDraft } from '../../hooks/use-draft'
import type { MatchView } from '../match-view'
import { NOTHING_CORRECTED, previewRevision, samePlace, withCorrection, withStart, type RevisionDraft, type EventPlace } from '../model/revision-draft'

/** What is being corrected: an event, or how a round began. */
export type Target = { readonly kind: 'event'; readonly place: EventPlace } | { readonly kind: 'start'; readonly round: number }

/** What has been done to it so far. */
export type TargetEdit =
  | { readonly kind: 'unchanged' }
  /** Something is missing before it can be tried. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'replaced'; readonly event: RecordEvent }
  | { readonly kind: 'removed' }
  /** The event stays as it is; another one was forgotten before it. */
  | { readonly kind: 'inserted'; readonly event: RecordEvent; readonly before: RecordEvent }
  | { readonly kind: 'started'; readonly start: RoundStart }

/** Whether two events say the same and have the same photo; extra fields of an imported record do not count. */
export function isSameEntry(a: RecordEvent, b: RecordEvent): boolean {
  const said = (event: RecordEvent, more: unknown): string => JSON.stringify([event.type, event.player, photoOf(event), more])
  const more = (event: RecordEvent): unknown => {
    switch (event.type) {
      case 'play':
        return [event.tile, event.arm]
      case 'draw':
        return event.count
      case 'pass':
        return null
      case 'block':
        return [event.hands, event.stands]
      case 'left':
        return event.hands
      case 'rules':
        return event.rules
      case 'stands':
        return [event.tile, event.arm, event.unpaid]
      case 'adjust':
        return [event.deltas, event.reason, event.by, event.name, event.note]
      case 'finish':
        return [event.what, event.when, event.why]
      case 'show':
        return [event.tiles, event.why, event.first]
      case 'hand':
        return [event.count, event.why]
      case 'uncalled':
        return event.to
      case 'leave':
        return event.tiles
      case 'set':
        return [event.missing, event.extra]
      case 'table':
        return [event.line, event.hands, event.totals]
    }
  }
  return said(a, more(a)) === said(b, more(b))
}

const eventPlaceSchema = z.object({ round: z.int(), event: z.int() })
const startSchema = roundStartSchema.extend({ dice: commandDiceSchema.exactOptional() })
const sessionSchema = z.object({
  target: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('event'), place: eventPlaceSchema }),
    z.object({ kind: z.literal('start'), round: z.int() }),
  ]),
  edit: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['unchanged', 'incomplete', 'removed']) }),
    z.object({ kind: z.literal('replaced'), event: recordEventSchema }),
    z.object({ kind: z.literal('inserted'), event: recordEventSchema, before: recordEventSchema }),
    z.object({ kind: z.literal('started'), start: startSchema }),
  ]),
  base: reviseSchema.pick({ corrections: true }).extend({ starts: z.array(z.object({ round: z.int(), start: startSchema })) }),
  drop: eventPlaceSchema.nullable(),
})

interface Session {
  readonly target: Target
  readonly edit: TargetEdit
  readonly base: RevisionDraft
  readonly drop: EventPlace | null
}

export interface RevisionSession {
  readonly target: Target
  readonly edit: TargetEdit
  /** What was corrected before this target, to be made together with it. */
  readonly base: RevisionDraft
  /** Everything so far as one revision; null while there is nothing to make of it. */
  readonly revision: Revision | null
  /** The round to which everyone has agreed, where a table says that it keeps its points; whether it does is chosen here (rulebook M-9). */
  readonly agreed: { readonly round: number; readonly keeps: boolean; readonly keep: (keeps: boolean) => void } | null
  readonly preview: Result<ScoredMatch, DecideRefusal> | null
  readonly change: (edit: TargetEdit) => void
  /** Keeps what is done and goes on to another event of the same revision. */
  readonly goOn: (place: EventPlace) => void
  readonly dropFrom: (place: EventPlace | null) => void
  /** Nothing of it is to be found when it is opened again. */
  readonly forget: () => void
  /** Throws away what was begun before; null where nothing was. */
  readonly startOver: (() => void) | null
}

function combined(base: RevisionDraft, target: Target, edit: TargetEdit): RevisionDraft | null {
  switch (edit.kind) {
    case 'unchanged':
      return base.corrections.length + base.starts.length === 0 ? null : base
    case 'incomplete':
      return null
    case 'replaced':
      return target.kind === 'event' ? withCorrection(base, { ...target.place, replacement: edit.event }) : base
    case 'removed':
      return target.kind === 'event' ? withCorrection(base, { ...target.place, replacement: null }) : base
    case 'inserted':
      return target.kind === 'event' ? withCorrection(base, { ...target.place, replacement: edit.before, insertBefore: [edit.event] }) : base
    case 'started':
      return target.kind === 'start' ? withStart(base, target.round, edit.start) : base
  }
}

/** A correction opened again. */
function editOf({ replacement, insertBefore = [] }: EventCorrection): TargetEdit {
  const [inserted] = insertBefore
  if (replacement === null) return { kind: 'removed' }
  return inserted === undefined ? { kind: 'replaced', event: replacement } : { kind: 'inserted', event: inserted, before: replacement }
}

const targetName = (target: Target): string => (target.kind === 'start' ? `${target.round}` : `${target.place.round}.${target.place.event}`)

/** One revision in the making: corrections gathered, each tried on the record before anything is sent. */
export function useRevision(view: MatchView, first: Target): RevisionSession {
  const [session, setSession, forget, startOver] = useDraft<Session>(`correction.${view.matchId}.${view.revision}.${targetName(first)}`, sessionSchema, () => ({
    target: first,
    edit: { kind: 'unchanged' },
    base: NOTHING_CORRECTED,
    drop: null,
  }))
  const { target, edit, base, drop } = session
  const revision = useMemo((): Revision | null => {
    const draft = combined(base, target, edit)
    return draft === null ? null : { ...draft, ...(drop === null ? {} : { dropFrom: drop }) }
  }, [base, target, edit, drop])
  const agreed = useMemo(() => (revision === null || mistakeRulesOf(view.record).claims === undefined ? null : keepingAgreed(view, revision)), [view, revision])
  const [keeps, setKeeps] = useState(true)
  const made = agreed !== null && keeps ? agreed.revision : revision
  const preview = useMemo(() => (made === null ? null : previewRevision(view.record, made)), [view.record, made])
  return {
    target,
    edit,
    base,
    revision: made,
    agreed: agreed === null ? null : { round: agreed.round, keeps, keep: setKeeps },
    preview,
    change: (next) => setSession({ ...session, edit: next, drop: null }),
    goOn: (place) => {
      const draft = combined(base, target, edit) ?? base
      const kept = draft.corrections.find((correction) => samePlace(correction, place))
      setSession({ target: { kind: 'event', place }, edit: kept === undefined ? { kind: 'unchanged' } : editOf(kept), base: draft, drop: null })
    },
    dropFrom: (place) => setSession({ ...session, drop: place }),
    forget,
    startOver,
  }
}
