import type { ArmName } from '#shared/domino/line'
import { makeTile } from '#shared/domino/tile'
import type { ScoredEvent, Seat } from '#shared/match/events'
import type { RecordEvent } from '#shared/match/record'
import { writtenHands, type Hands } from './blocked-hands'

/** Events as the app enters them. The player is always written out; the arm only where it is known. */
export function playEvent(player: Seat, tile: string, arm: ArmName | null): RecordEvent {
  return arm === null ? { type: 'play', player, tile } : { type: 'play', player, tile, arm }
}

export function drawEvent(player: Seat, count: number): RecordEvent {
  return { type: 'draw', player, count }
}

export function passEvent(player: Seat): RecordEvent {
  return { type: 'pass', player }
}

export function blockEvent(player: Seat, hands: Hands): RecordEvent {
  return { type: 'block', player, hands: writtenHands(hands) }
}

const FIELDS: readonly string[] = ['type', 'player', 'tile', 'arm', 'count', 'hands', 'line', 'totals']

/** What a recorded event holds beside what happened: its photograph, notes of an imported record. They are kept, whatever is corrected. */
export function otherFields(recorded: RecordEvent): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(recorded).filter(([field]) => !FIELDS.includes(field)))
}

/** A recorded event with what it left to be understood written out, ready to be corrected. */
export function writtenOut(recorded: RecordEvent, scored: ScoredEvent): RecordEvent {
  if (recorded.type !== 'play' || scored.type !== 'play') return { ...recorded, player: scored.player }
  return { ...otherFields(recorded), ...playEvent(scored.player, scored.arm === null ? recorded.tile : makeTile(scored.tile), scored.arm) }
}
