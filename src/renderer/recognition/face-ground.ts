/** Rounds of fitting the ground: ink that the first rounds took for ground falls out in the later ones. */
const ROUNDS = 4
/** The share of a face that is taken for its bare ground; numbers cover less than the rest. */
const GROUND = 0.6

type Triple = readonly [number, number, number]

/** What of each place a face's bare ground does not explain: a square of `side` pixels, all red, all green, all blue. */
export function withoutGround(face: Float32Array, side: number): Float32Array {
  const plane = side * side
  const out = new Float32Array(face.length)
  const off = new Float32Array(plane)
  let most = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const ground = Array.from(off, (size) => size <= most)
    for (let c = 0; c < 3; c++) {
      const channel = face.subarray(c * plane, (c + 1) * plane)
      const [level, right, down] = round === 0 ? ([quantile(channel, 0.5), 0, 0] as const) : fitted(channel, ground, side)
      for (let y = 0, i = 0; y < side; y++) {
        for (let x = 0; x < side; x++, i++) out[c * plane + i] = (channel[i] as number) - level - right * (x - side / 2) - down * (y - side / 2)
      }
    }
    for (let i = 0; i < plane; i++) off[i] = Math.hypot(out[i] as number, out[plane + i] as number, out[2 * plane + i] as number)
    most = quantile(off, GROUND)
  }
  return out
}

/** The value that a share of all is no more than. */
export function quantile(values: Float32Array, share: number): number {
  return values.slice().sort()[Math.floor(share * (values.length - 1))] as number
}

/** Level and slopes of the plane nearest to the places that are ground. */
function fitted(channel: Float32Array, ground: readonly boolean[], side: number): Triple {
  let [n, sx, sy, sxx, sxy, syy, sv, sxv, syv] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < channel.length; i++) {
    if (!(ground[i] as boolean)) continue
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

const determinant = ([a, b, c]: Triple, [d, e, f]: Triple, [g, h, i]: Triple): number =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)

/** Three symmetric equations of three unknowns (Cramer's rule); level where the slopes cannot be told. */
function solved(a: Triple, b: Triple, c: Triple, right: Triple): Triple {
  const all = determinant(a, b, c)
  if (Math.abs(all) < 1e-6) return [right[0] / Math.max(1, a[0]), 0, 0]
  return [determinant(right, b, c) / all, determinant(a, right, c) / all, determinant(a, b, right) / all]
}
