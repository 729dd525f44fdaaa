/** A picture as the canvas and the decoders give it: RGBA, 8 bits each, row by row from the top. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** A part of a picture, in its pixels. */
export interface PixelBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Only that part of a picture, which lies in it, in whole pixels. */
export function cropped(source: Pixels, { x, y, width, height }: PixelBox): Pixels {
  if (width === source.width && height === source.height) return source
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * source.width + x) * 4
    data.set(source.data.subarray(from, from + width * 4), row * width * 4)
  }
  return { width, height, data }
}

interface Taps {
  /** For each place in the result: the first source place, and how many. */
  readonly start: Int32Array
  readonly count: Int32Array
  readonly weights: Float32Array
  readonly most: number
}

/** Which source places make up each place of the result: all that it covers when shrinking, the nearest two when growing. */
function taps(from: number, to: number): Taps {
  const scale = from / to
  const most = Math.ceil(Math.max(scale, 1)) + 2
  const start = new Int32Array(to)
  const count = new Int32Array(to)
  const weights = new Float32Array(to * most)
  for (let i = 0; i < to; i++) {
    if (scale > 1) {
      const a = i * scale
      const b = Math.min(from, a + scale)
      const first = Math.floor(a)
      const last = Math.min(from, Math.ceil(b - 1e-6))
      start[i] = first
      count[i] = last - first
      for (let s = first; s < last; s++) weights[i * most + s - first] = (Math.min(b, s + 1) - Math.max(a, s)) / (b - a)
    } else {
      const at = Math.min(from - 1, Math.max(0, (i + 0.5) * scale - 0.5))
      const first = Math.min(Math.floor(at), Math.max(0, from - 2))
      start[i] = first
      count[i] = Math.min(2, from)
      weights[i * most] = from > 1 ? 1 - (at - first) : 1
      weights[i * most + 1] = at - first
    }
  }
  return { start, count, weights, most }
}

/** Writes one row of a picture into `line`, made narrower or wider: red, green and blue of each place in turn. */
function narrow(data: Pixels['data'], base: number, { start, count, weights, most }: Taps, line: Float32Array): void {
  for (let x = 0, to = 0, at = 0; to < line.length; x++, to += 3, at += most) {
    let r = 0
    let g = 0
    let b = 0
    let p = base + (start[x] as number) * 4
    const end = at + (count[x] as number)
    for (let t = at; t < end; t++, p += 4) {
      const w = weights[t] as number
      r += w * (data[p] as number)
      g += w * (data[p + 1] as number)
      b += w * (data[p + 2] as number)
    }
    line[to] = r
    line[to + 1] = g
    line[to + 2] = b
  }
}

function addWeighed(line: Float32Array, weight: number, sum: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + weight * (line[i] as number)
}

/** The picture at another size: averaged over the area when shrinking, linear when growing. */
export function resize(source: Pixels, width: number, height: number): Pixels {
  if (width === source.width && height === source.height) return source
  const across = taps(source.width, width)
  const down = taps(source.height, height)
  const out = new Uint8ClampedArray(width * height * 4).fill(255)
  const sum = new Float32Array(width * 3)
  /* Two rows of the result have at most one of the source in common, the last of the upper one; so two are kept. */
  const lines = [new Float32Array(width * 3), new Float32Array(width * 3)] as const
  const kept = [-1, -1]
  for (let y = 0; y < height; y++) {
    const first = down.start[y] as number
    const n = down.count[y] as number
    sum.fill(0)
    for (let t = 0; t < n; t++) {
      const row = first + t
      const at = (row & 1) as 0 | 1
      if (kept[at] !== row) {
        narrow(source.data, row * source.width * 4, across, lines[at])
        kept[at] = row
      }
      addWeighed(lines[at], down.weights[y * down.most + t] as number, sum)
    }
    for (let i = 0, to = y * width * 4; i < sum.length; i += 3, to += 4) {
      out[to] = sum[i] as number
      out[to + 1] = sum[i + 1] as number
      out[to + 2] = sum[i + 2] as number
    }
  }
  return { width, height, data: out }
}

/** The picture no larger than `longest` on its longer side. */
export function atMost(source: Pixels, longest: number): Pixels {
  const scale = longest / Math.max(source.width, source.height)
  if (scale >= 1) return source
  return resize(source, Math.max(1, Math.round(source.width * scale)), Math.max(1, Math.round(source.height * scale)))
}

/** The picture and its halvings, each pixel the mean of four, down to eight pixels or `levels` of them. */
export function pyramid(source: Pixels, levels: number): readonly Pixels[] {
  const out = [source]
  while (out.length < levels) {
    const above = out[out.length - 1] as Pixels
    if (Math.min(above.width, above.height) < 8) break
    const width = above.width >> 1
    const height = above.height >> 1
    const data = new Uint8ClampedArray(width * height * 4)
    const line = above.width * 4
    for (let y = 0, to = 0; y < height; y++) {
      for (let x = 0, from = y * 2 * line; x < width; x++, from += 8, to += 4) {
        for (let c = 0; c < 3; c++) {
          const p = from + c
          const four = (above.data[p] as number) + (above.data[p + 4] as number) + (above.data[p + line] as number) + (above.data[p + line + 4] as number)
          data[to + c] = (four + 2) >> 2
        }
        data[to + 3] = 255
      }
    }
    out.push({ width, height, data })
  }
  return out
}

/** The picture as the networks take it: all red, all green, all blue, 0 to 255. */
export function planes(source: Pixels): Float32Array {
  const n = source.width * source.height
  const out = new Float32Array(n * 3)
  for (let i = 0, p = 0; i < n; i++, p += 4) {
    out[i] = source.data[p] as number
    out[n + i] = source.data[p + 1] as number
    out[2 * n + i] = source.data[p + 2] as number
  }
  return out
}
