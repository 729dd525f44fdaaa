import type { RoundAgreement } from './agreement'
import type { Seat } from './events'

/** A round that is still to be settled: who agreed, and who contests it with what note. Rounds and seats count from 0. */
export interface UnsettledRound {
  readonly round: number
  readonly agreed: readonly Seat[]
  readonly players: number
  readonly contested: readonly { readonly seat: Seat; readonly note: string }[]
}

/** The rounds that are over and not settled. */
export function unsettledOf(agreements: readonly RoundAgreement[]): readonly UnsettledRound[] {
  return agreements.flatMap((agreement, round) => {
    if (agreement.kind === 'not-asked' || agreement.kind === 'confirmed') return []
    const { seats } = agreement
    return {
      round,
      players: seats.length,
      agreed: seats.flatMap(({ kind }, seat) => (kind === 'confirmed' ? [seat] : [])),
      contested: seats.flatMap((said, seat) => (said.kind === 'contested' ? [{ seat, note: said.note }] : [])),
    }
  })
}

/** The round to be settled first: one that is contested, otherwise the earliest; undefined where none is. */
export function mostUrgent<R extends Pick<UnsettledRound, 'contested'>>(rounds: readonly R[]): R | undefined {
  return rounds.find(({ contested }) => contested.length > 0) ?? rounds[0]
}
