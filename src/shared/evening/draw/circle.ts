/**
 * Who meets whom in a round of the circle by which everyone meets everyone once (Berger's tables, as chess clubs use them).
 *
 * Places count from 0. With an odd number of places, the place one past the end is nobody: who is with it sits out.
 */
export function circlePartner(places: number, round: number, place: number): number {
  const last = places + (places % 2) - 1
  const turn = ((round % last) + last) % last
  if (place === last) return turn
  const other = (2 * turn - place + 2 * last) % last
  return other === place ? last : other
}

/** Rounds until everyone has met everyone. */
export function circleRounds(places: number): number {
  return places + (places % 2) - 1
}
