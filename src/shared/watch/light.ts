import { middleOf, type Part } from './align'

/** Light that changed changes the three colours alike: where they differ by more than this, in logarithms, something else lies there. */
const SAME_HUE = 0.12
/** And shadows are no darker than this. */
const DARKEST = 0.6
/** The light is found at every fourth place, as the middle of what changed so far round it, of every second place. */
const [NODE, ROUND, EVERY] = [4, 14, 2]
/** Where fewer of these show the light than this, it is taken for what it is at the rim. */
const SHOWN = 0.25

/**
 * A part of a picture as it would look in the light of an earlier one.
 *
 * At each place the light is the middle of how much brighter the places round it have become: a shadow changes them all, and a tile that was taken only some.
 *
 * @param rim - places that show the cloth, whose colours say how the light has changed in all
 */
export function inLightOf(before: Part, after: Part, rim: readonly number[]): Part {
  const { width, height } = before
  const overall = [0, 1, 2].map((c) => middleOf(rim.map((at) => (after.light[3 * at + c] as number) - (before.light[3 * at + c] as number))))
  const more = (at: number, c: number): number => (after.light[3 * at + c] as number) - (before.light[3 * at + c] as number) - (overall[c] as number)
  /* How much brighter each place has become; NaN where it shows no light. */
  const brighter = Float32Array.from({ length: width * height }, (_, at) => {
    const [red, green, blue] = [more(at, 0), more(at, 1), more(at, 2)]
    const bright = (red + green + blue) / 3
    return Math.hypot(red - bright, green - bright, blue - bright) < SAME_HUE && Math.abs(bright) < DARKEST ? bright : NaN
  })
  const [columns, rows] = [Math.ceil((width - 1) / NODE) + 1, Math.ceil((height - 1) / NODE) + 1]
  const around = new Float32Array((2 * ROUND + 1) ** 2)
  const nodes = Float32Array.from({ length: columns * rows }, (_, node) => {
    const [x, y] = [NODE * (node % columns), NODE * Math.floor(node / columns)]
    let [all, shown] = [0, 0]
    for (let row = Math.max(0, y - ROUND); row <= Math.min(height - 1, y + ROUND); row += EVERY) {
      for (let column = Math.max(0, x - ROUND); column <= Math.min(width - 1, x + ROUND); column += EVERY) {
        const bright = brighter[row * width + column] as number
        all++
        if (!Number.isNaN(bright)) around[shown++] = bright
      }
    }
    return shown < SHOWN * all ? 0 : middleOf(around.subarray(0, shown))
  })
  const node = (column: number, row: number): number => nodes[row * columns + column] as number
  const light = after.light.slice()
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) / NODE, Math.floor(at / width) / NODE]
    const [left, top] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))]
    const [fx, fy] = [x - left, y - top]
    const bright = (1 - fy) * ((1 - fx) * node(left, top) + fx * node(left + 1, top)) + fy * ((1 - fx) * node(left, top + 1) + fx * node(left + 1, top + 1))
    for (let c = 0; c < 3; c++) light[3 * at + c]! -= bright + (overall[c] as number)
  }
  return { width, height, light }
}
