import { distance, lengthOf, middle, type TileDetection } from './detection'

/** Tiles whose middles are nearer to each other than this, in lengths of a tile, lie together. */
const TOGETHER = 1.6

/** Detections that lie together, as hands do on a table, each group as places in the list. `of` are the places that are looked at. */
export function lyingTogether(detections: readonly TileDetection[], of: readonly number[]): readonly (readonly number[])[] {
  const places = detections.map((detection) => ({ middle: middle(detection), length: Math.max(1, lengthOf(detection)) }))
  const left = new Set(of)
  const found: number[][] = []
  for (const first of of) {
    if (!left.delete(first)) continue
    const group = [first]
    for (let next = 0; next < group.length; next++) {
      for (const other of left) {
        const [a, b] = [places[group[next] as number], places[other]]
        if (a === undefined || b === undefined || distance(a.middle, b.middle) > TOGETHER * b.length) continue
        left.delete(other)
        group.push(other)
      }
    }
    found.push(group)
  }
  return found
}
