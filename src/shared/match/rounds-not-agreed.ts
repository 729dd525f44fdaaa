import type { RoundAgreement, SeatAgreement } from './agreement'
import type { Seat } from './events'

/** A round that is not agreed yet: who agreed, of how many who are asked, and who disagrees with what note. Rounds and seats count from 0. */
export interface RoundNotAgreed {
  readonly round: number
  readonly agreed: readonly Seat[]
  readonly players: number
  readonly contested: readonly { readonly seat: Seat; readonly note: string }[]
}

/** How many players are asked: all but who has left. */
export const askedOf = (seats: readonly SeatAgreement[]): number => seats.filter(({ kind }) => kind !== 'gone').length

/** The rounds that are over and not agreed yet. */
export function roundsNotAgreed(agreements: readonly RoundAgreement[]): readonly RoundNotAgreed[] {
  return agreements.flatMap((agreement, round) => {
    if (agreement.kind === 'not-asked' || agreement.kind === 'confirmed') return []
    const { seats } = agreement
    return {
      round,
      players: askedOf(seats),
      agreed: seats.flatMap(({ kind }, seat) => (kind === 'confirmed' ? [seat] : [])),
      contested: seats.flatMap((said, seat) => (said.kind === 'contested' ? [{ seat, note: said.note }] : [])),
    }
  })
}

/** The round to agree on first: one that is contested, otherwise the earliest; undefined if there is none. */
export function mostUrgent<R extends Pick<RoundNotAgreed, 'contested'>>(rounds: readonly R[]): R | undefined {
  return rounds.find(({ contested }) => contested.length > 0) ?? rounds[0]
}
