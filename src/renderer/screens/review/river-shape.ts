import { elementAt } from '#shared/kernel/assert'

/** The bands of a river, one a seat, as the points of polygons: from 0 to the number of steps across, from 0 to 1 down. What is not known is as it was before. */
export function bandsOf(chances: readonly (readonly number[] | null)[]): readonly string[] {
  const known: (readonly number[])[] = []
  const first = chances.find((each) => each !== null) ?? []
  for (const each of chances) known.push(each ?? known.at(-1) ?? first)
  const edge = (seat: number): readonly number[] => known.map((each) => each.slice(0, seat).reduce((sum, chance) => sum + chance, 0))
  const point = (at: number, down: number): string => `${at},${Math.min(1, down).toFixed(4)}`
  return first.map((_, seat) => {
    const above = edge(seat).map((down, at) => point(at, down))
    const below = edge(seat + 1).map((down, at) => point(at, down))
    return [...above, ...below.toReversed()].join(' ')
  })
}

/** How near marks may come to each other, as a part of the whole width. */
const MARKS_APART = 0.078

/** Marks at their moments, pushed apart where they would touch, from 0 to 1; all as near to their moments as that leaves. */
export function markPlaces(moments: readonly number[], count: number): readonly number[] {
  const apart = Math.min(MARKS_APART, count > 1 ? 1 / (count - 1) : MARKS_APART)
  const places: number[] = []
  for (const [at, moment] of moments.entries()) places.push(Math.max(moment, at === 0 ? 0 : elementAt(places, at - 1) + apart))
  for (let at = places.length - 1, most = 1; at >= 0; at--, most -= apart) places[at] = Math.min(elementAt(places, at), most)
  return places
}
