/** Places of a square that hang together, edge or corner to the next. */
export interface Component {
  /** Their places in the square, row by row. */
  readonly places: readonly number[]
  /** The first and the last column and row. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Everything that hangs together in a square of `side` places a row, largest first. */
export function componentsOf(mask: Uint8Array, side: number): readonly Component[] {
  const seen = new Uint8Array(mask.length)
  const out: Component[] = []
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 1 && seen[i] === 0) out.push(flooded(mask, seen, side, i))
  }
  return out.sort((a, b) => b.places.length - a.places.length)
}

function flooded(mask: Uint8Array, seen: Uint8Array, side: number, from: number): Component {
  const places = [from]
  seen[from] = 1
  let [left, right, top, bottom] = [side, 0, side, 0]
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number
    const [x, y] = [place % side, Math.floor(place / side)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let ny = Math.max(0, y - 1); ny <= Math.min(side - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(side - 1, x + 1); nx++) {
        const next = ny * side + nx
        if (mask[next] !== 1 || seen[next] === 1) continue
        seen[next] = 1
        places.push(next)
      }
    }
  }
  return { places, left, right, top, bottom }
}
