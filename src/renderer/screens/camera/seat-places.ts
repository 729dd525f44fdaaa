import type { Box } from '#shared/watch/grey'
import { seatsAround, type Bearing } from '#shared/watch/seats'

const KEPT = 'caravan.camera-seats'
/** So many tables are remembered. */
const MOST_TABLES_KEPT = 20

/** Names of a table, where each sits, and the frame of its boneyard. */
type KeptSeats = readonly (readonly [string, readonly number[], (Box | null)?])[]

const tableKey = (names: readonly string[]): string => names.join('\n')

function keptSeats(): KeptSeats {
  try {
    const read: unknown = JSON.parse(window.localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(read) ? (read as KeptSeats).filter((each) => Array.isArray(each) && typeof each[0] === 'string' && Array.isArray(each[1])) : []
  } catch {
    return []
  }
}

const keptFor = (names: readonly string[]): KeptSeats[number] | undefined =>
  keptSeats().find(([of, places]) => of === tableKey(names) && places.length === names.length && places.every((place) => typeof place === 'number'))

/** Where the people of a table sit around the picture, as they were put on this device; null where nobody has put them yet. */
export const placedSeats = (names: readonly string[]): readonly number[] | null => keptFor(names)?.[1] ?? null

/** The frame of the boneyard, as it was put on this device; null where it is not counted. */
export function placedBoneyard(names: readonly string[]): Box | null {
  const box = keptFor(names)?.[2]
  return box !== undefined && box !== null && [box.left, box.top, box.right, box.bottom].every((side) => side >= 0 && side <= 1) ? box : null
}

export function rememberPlaces(names: readonly string[], places: readonly number[], boneyard: Box | null): void {
  const others = keptSeats().filter(([of]) => of !== tableKey(names))
  try {
    window.localStorage.setItem(KEPT, JSON.stringify([[tableKey(names), places, boneyard], ...others].slice(0, MOST_TABLES_KEPT)))
  } catch {
    // put again next time
  }
}

/** Where each badge stands at first. */
export const firstPlaces = (names: readonly string[]): readonly number[] => placedSeats(names) ?? seatsAround(names.length)

/** Until the places are agreed to, no arm says who played. */
export const bearingsOf = (places: readonly number[], agreed: boolean): readonly Bearing[] => (agreed ? places : places.map(() => null))

/** Where a badge stands on the picture, in per cent of its width and height. */
export function spotOf(bearing: number): { readonly left: number; readonly top: number } {
  const [x, y] = [Math.sin(bearing), -Math.cos(bearing)]
  const out = 1 / Math.max(Math.abs(x), Math.abs(y), 1e-6)
  return { left: 50 + 48 * x * out, top: 50 + 47 * y * out }
}
