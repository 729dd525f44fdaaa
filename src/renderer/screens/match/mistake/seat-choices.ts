import type { Seat } from '#shared/match/events'
import { presentSeats } from '#shared/match/seats'
import type { MatchView } from '../../../match/match-view'

interface SeatChoice {
  readonly value: Seat
  readonly label: string
}

/** Those who are still there, to choose from by name. */
export const seatChoices = ({ names, scored }: MatchView): readonly SeatChoice[] =>
  presentSeats(names.length, scored.state.round?.gone ?? []).map((seat) => ({ value: seat, label: names[seat] ?? '' }))
