import type { JoinedAs } from '#shared/contract/joining'

/** As what a phone joins a match: in a seat, or (null) to watch. */
export function asAt(seat: number | null): JoinedAs {
  return seat === null ? { kind: 'watching' } : { kind: 'seat', seat }
}
