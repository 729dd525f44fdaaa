/** Rounds of fitting the ground: ink that the first rounds took for ground falls out in the later ones. */
const ROUNDS = 4
/** The share of a face that is taken for its bare ground; numbers cover less than the rest. */
const GROUND = 0.6
/** The local ground is taken from every so manieth place, and from a window of this share of the face about it. */
const SPARSE = 8
const WINDOW = 0.6

type Triple = readonly [number, number, number]

/** The value that a share of all is no more than. */
export function quantile(values: Float32Array, share: number): number {
  return values.slice().sort()[Math.floor(share * (values.length - 1))] as number
}

/** A face without its grain: each place the mean of those about it, the nearer the more. */
export function smoothed(face: Float32Array, side: number): Float32Array {
  const plane = side * side
  const pass = (from: Float32Array, step: number, line: number): Float32Array => {
    const out = new Float32Array(from.length)
    for (let c = 0; c < from.length; c += plane) {
      for (let l = 0; l < side; l++) {
        const at = (i: number): number => from[c + l * line + Math.min(side - 1, Math.max(0, i)) * step] as number
        for (let i = 0; i < side; i++) out[c + l * line + i * step] = (at(i - 2) + 2 * at(i - 1) + 3 * at(i) + 2 * at(i + 1) + at(i + 2)) / 9
      }
    }
    return out
  }
  return pass(pass(face, 1, side), side, 1)
}

const difference = (face: Float32Array, ground: Float32Array): Float32Array => face.map((v, i) => v - (ground[i] as number))

/**
 * What a bare face that is lit evenly, or from one side, does not explain.
 *
 * A face is a square of `side` places: all red, all green, all blue.
 */
export function withoutEvenGround(face: Float32Array, side: number): Float32Array {
  const plane = side * side
  // every other place of every other row will do to find the ground
  const few = Array.from({ length: plane }, (_, i) => i).filter((i) => i % 2 === 0 && Math.floor(i / side) % 2 === 0)
  const channels = [0, 1, 2].map((c) => face.subarray(c * plane, (c + 1) * plane))
  let planes: readonly Triple[] = channels.map((channel) => [
    quantile(
      Float32Array.from(few, (i) => channel[i] as number),
      0.5,
    ),
    0,
    0,
  ])
  const off = (c: number, i: number): number => {
    const [level, right, down] = planes[c] as Triple
    return ((channels[c] as Float32Array)[i] as number) - level - right * ((i % side) - side / 2) - down * (Math.floor(i / side) - side / 2)
  }
  for (let round = 1; round < ROUNDS; round++) {
    const sizes = Float32Array.from(few, (i) => off(0, i) ** 2 + off(1, i) ** 2 + off(2, i) ** 2)
    const most = quantile(sizes, GROUND)
    const bare = few.filter((_, at) => (sizes[at] as number) <= most)
    planes = channels.map((channel) => fitted(channel, bare, side))
  }
  return Float32Array.from(face, (_, i) => off(Math.floor(i / plane), i % plane))
}

/** What the bare face round about each place does not explain, so that shadows, glare and grain fall out. */
export function withoutLocalGround(face: Float32Array, side: number): Float32Array {
  const plane = side * side
  const few = side / SPARSE
  const reach = Math.round((few * WINDOW) / 2)
  const ground = new Float32Array(face.length)
  for (let c = 0; c < 3; c++) {
    const channel = face.subarray(c * plane, (c + 1) * plane)
    const small = shrunk(channel, side)
    const middles = new Float32Array(few * few)
    for (let y = 0; y < few; y++) {
      for (let x = 0; x < few; x++) {
        const near: number[] = []
        for (let v = Math.max(0, y - reach); v <= Math.min(few - 1, y + reach); v++) {
          for (let u = Math.max(0, x - reach); u <= Math.min(few - 1, x + reach); u++) near.push(small[v * few + u] as number)
        }
        middles[y * few + x] = quantile(Float32Array.from(near), 0.5)
      }
    }
    spread(middles, side, ground.subarray(c * plane, (c + 1) * plane))
  }
  return difference(face, ground)
}

/** The means of squares of `SPARSE` places. */
function shrunk(channel: Float32Array, side: number): Float32Array {
  const few = side / SPARSE
  const out = new Float32Array(few * few)
  channel.forEach((v, i) => {
    const to = Math.floor(i / side / SPARSE) * few + Math.floor((i % side) / SPARSE)
    out[to] = (out[to] as number) + v / (SPARSE * SPARSE)
  })
  return out
}

/** The opposite of `shrunk`, linear between the squares' middles. */
function spread(small: Float32Array, side: number, out: Float32Array): void {
  const few = side / SPARSE
  const at = (i: number): readonly [number, number, number] => {
    const p = Math.min(few - 1, Math.max(0, (i + 0.5) / SPARSE - 0.5))
    const low = Math.min(few - 2, Math.floor(p))
    return [low, low + 1, p - low]
  }
  for (let y = 0; y < side; y++) {
    const [above, below, down] = at(y)
    for (let x = 0; x < side; x++) {
      const [left, right, across] = at(x)
      const mixed = (row: number): number => (small[row * few + left] as number) * (1 - across) + (small[row * few + right] as number) * across
      out[y * side + x] = mixed(above) * (1 - down) + mixed(below) * down
    }
  }
}

/** Level and slopes of the plane nearest to the places that are bare. */
function fitted(channel: Float32Array, bare: readonly number[], side: number): Triple {
  let [n, sx, sy, sxx, sxy, syy, sv, sxv, syv] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const i of bare) {
    const [x, y, v] = [(i % side) - side / 2, Math.floor(i / side) - side / 2, channel[i] as number]
    n += 1
    sx += x
    sy += y
    sxx += x * x
    sxy += x * y
    syy += y * y
    sv += v
    sxv += x * v
    syv += y * v
  }
  return solved([n, sx, sy], [sx, sxx, sxy], [sy, sxy, syy], [sv, sxv, syv])
}

const determinant = ([a, b, c]: Triple, [d, e, f]: Triple, [g, h, i]: Triple): number => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)

/** Three symmetric equations of three unknowns (Cramer's rule); level where the slopes cannot be found. */
function solved(a: Triple, b: Triple, c: Triple, right: Triple): Triple {
  const all = determinant(a, b, c)
  if (Math.abs(all) < 1e-6) return [right[0] / Math.max(1, a[0]), 0, 0]
  return [determinant(right, b, c) / all, determinant(a, right, c) / all, determinant(a, b, right) / all]
}
