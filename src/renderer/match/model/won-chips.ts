import type { Seat } from '#shared/match/events'
import { newEvent, type Stage } from './announcement'
import type { MatchView } from '../match-view'
import { lastMove } from './last-move'

export interface WonChips {
  readonly seat: Seat
  readonly chips: number
}

/**
 * Who has just won how many chips or points: by a play, by the round that it ended, or by the ruling of a blocked one.
 *
 * Nobody by an undo or a correction: the table has seen those chips move before.
 */
export function wonChips(before: Stage, now: Stage & Pick<MatchView, 'redo'>): readonly WonChips[] {
  return now.redo === null ? wonBetween(before, now) : []
}

/** Who has just given back what they had won by the entry that was taken back. */
export function returnedChips(before: Stage, now: Stage & Pick<MatchView, 'redo'>): readonly WonChips[] {
  return now.redo === null ? [] : wonBetween(now, before)
}

/** By how many chips an entry, or taking it back, has just changed what someone has; 0 where it was anything else. */
export function movedChips(before: Stage, now: Stage & Pick<MatchView, 'redo'>, seat: Seat): number {
  const [entered, takenBack] = now.redo === null ? [deltasOfEntry(before, now), []] : [[], deltasOfEntry(now, before)]
  return (entered[seat] ?? 0) - (takenBack[seat] ?? 0)
}

function wonBetween(before: Stage, now: Stage): readonly WonChips[] {
  return deltasOfEntry(before, now).flatMap((chips, seat) => (chips > 0 ? [{ seat, chips }] : []))
}

/** What the entry that has just come in moved, for everyone; nothing where none has. */
function deltasOfEntry(before: Stage, now: Stage): readonly number[] {
  return newEvent(before, now) === null ? [] : (lastMove(now.scored)?.deltas ?? [])
}
