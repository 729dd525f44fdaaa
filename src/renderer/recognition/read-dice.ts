import type { DieReading } from '#shared/recognition/throw'
import { lengths, lookAt, peaks, sigmoid, type HeatMap } from './heat-map'
import type { Network } from './network'
import type { Pixels } from './pixels'

const FACES = [0, 1, 2, 3, 4, 5] as const
/** The channels of red, green and other. */
const COLOURS = [9, 10, 11] as const
/** The sizes at which dice are looked for. */
const LOOKS = [640, 320] as const
/** A reading less certain than this is no die. */
const ACCEPTED = 0.35
/** Two dice are no nearer to one another than this, in widths. */
const NEAREST = 0.6

function shares(values: readonly number[]): readonly number[] {
  const sum = values.reduce((all, value) => all + value, 0)
  return values.map((value) => value / sum)
}

/** Peaks of the finder's heat maps, as dice in the photograph. Channels: six faces, offset 2, width, three colours. */
export function diceOn(map: HeatMap): readonly DieReading[] {
  const { values, width, height, stepX, stepY } = map
  const plane = width * height
  const best = new Float32Array(plane).fill(-Infinity)
  for (const face of FACES) {
    for (let i = 0; i < plane; i++) best[i] = Math.max(best[i] as number, values[face * plane + i] as number)
  }
  return peaks(best, map, Math.log(ACCEPTED / (1 - ACCEPTED))).map(({ x, y }) => {
    const at = (channel: number): number => values[channel * plane + y * width + x] as number
    return {
      middle: { x: (x + 0.5 + at(6)) * stepX, y: (y + 0.5 + at(7)) * stepY },
      width: lengths(map, at(8))[0],
      faces: shares(FACES.map((face) => sigmoid(at(face)))),
      colours: shares(COLOURS.map((channel) => Math.exp(at(channel)))),
      found: sigmoid(best[y * width + x] as number),
    }
  })
}

/** Every die of a photograph with what its upper face shows, surest first. */
export async function readDice(photo: Pixels, finder: Network): Promise<readonly DieReading[]> {
  const found: DieReading[] = []
  for (const longest of LOOKS) found.push(...diceOn(await lookAt(photo, finder, longest)))
  const kept: DieReading[] = []
  for (const die of found.sort((a, b) => b.found - a.found)) {
    const apart = (other: DieReading): boolean =>
      Math.hypot(die.middle.x - other.middle.x, die.middle.y - other.middle.y) > NEAREST * Math.max(die.width, other.width)
    if (kept.every(apart)) kept.push(die)
  }
  return kept
}
