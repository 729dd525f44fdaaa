import type { ArmName } from '#shared/domino/line'
import { makeTile } from '#shared/domino/tile'
import { commandEvent } from '#shared/match/command-event'
import type { ScoredEvent, Seat } from '#shared/match/events'
import type { RecordEvent } from '#shared/match/record'
import { writtenHands, type ShownHands } from './blocked-hands'

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

export function blockEvent(player: Seat, hands: ShownHands): RecordEvent {
  return { type: 'block', player, hands: writtenHands(hands) }
}

/** A recorded event with what it left to be understood written out, ready to be corrected. What else its record holds stays there, whatever is corrected. */
export function writtenOut(recorded: RecordEvent, scored: ScoredEvent): RecordEvent {
  const said = commandEvent(recorded)
  if (said.type !== 'play' || scored.type !== 'play') return { ...said, player: scored.player }
  const { arm: _, ...rest } = said
  return { ...rest, ...playEvent(scored.player, scored.arm === null ? said.tile : makeTile(scored.tile), scored.arm) }
}
