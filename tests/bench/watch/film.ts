import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordEvent } from '#shared/match/record'
import type { Colours } from '#shared/watch/align'
import type { Box, Grey } from '#shared/watch/grey'
import type { Pixels } from '../../../src/renderer/recognition/pixels'

/** A frame and how long it is seen, in milliseconds; `left`: with it a hand has left the tile of this event. */
export interface Frame {
  readonly file: string
  readonly ms: number
  readonly left?: number
}

export interface Film {
  readonly folder: string
  readonly width: number
  readonly height: number
  /** Where the face-down tiles lie; null where they are out of the picture. */
  readonly boneyard: Box | null
  /** Frames, and between them what a camera cannot see: passes, and draws where the face-down tiles are out of the picture. */
  readonly steps: readonly (Frame | { readonly tap: RecordEvent })[]
}

export function openFilm(folder: string): Film {
  const { frames, ...film } = JSON.parse(readFileSync(join(folder, 'frames.json'), 'utf8')) as Omit<Film, 'folder' | 'steps'> & { frames: Film['steps'] }
  return { folder, ...film, steps: frames }
}

export const bytesOf = ({ folder }: Film, { file }: Frame): Uint8Array => readFileSync(join(folder, file))

/** A part of a frame, as the reader takes it. */
export function cut(
  { width, height }: Film,
  rgb: Uint8Array,
  { left, top, right, bottom }: Box,
): { readonly pixels: Pixels; readonly x: number; readonly y: number } {
  const [x, y] = [Math.floor(left * width), Math.floor(top * height)]
  const [w, h] = [Math.max(1, Math.ceil(right * width) - x), Math.max(1, Math.ceil(bottom * height) - y)]
  const data = new Uint8ClampedArray(4 * w * h)
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      const from = 3 * ((y + row) * width + x + column)
      const to = 4 * (row * w + column)
      data[to] = rgb[from] as number
      data[to + 1] = rgb[from + 1] as number
      data[to + 2] = rgb[from + 2] as number
      data[to + 3] = 255
    }
  }
  return { pixels: { width: w, height: h, data }, x, y }
}

/** A frame as a small picture in colour, as the page takes it with each look. */
export function coloursOf({ width, height }: Film, rgb: Uint8Array): Colours {
  const [w, h] = [width / 4, height / 4]
  const data = new Uint8Array(3 * w * h)
  for (let at = 0; at < data.length; at++) {
    const [column, row, colour] = [Math.floor(at / 3) % w, Math.floor(at / 3 / w), at % 3]
    let sum = 0
    for (let y = 0; y < 4; y++) for (let x = 0; x < 4; x++) sum += rgb[3 * ((4 * row + y) * width + 4 * column + x) + colour] as number
    data[at] = sum / 16
  }
  return { width: w, height: h, data }
}

const [COLUMNS, ROWS] = [160, 120]

/** A frame as a small grey picture, as the page takes it five times a second. */
export function greyOf({ width, height }: Film, rgb: Uint8Array): Grey {
  const [w, h] = [width / COLUMNS, height / ROWS]
  const data = new Uint8Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      let [sum, count] = [0, 0]
      for (let y = Math.floor(row * h); y < (row + 1) * h; y += 2) {
        for (let x = Math.floor(column * w); x < (column + 1) * w; x += 2) {
          const at = 3 * (y * width + x)
          sum += ((rgb[at] as number) + 2 * (rgb[at + 1] as number) + (rgb[at + 2] as number)) / 4
          count++
        }
      }
      data[row * COLUMNS + column] = sum / count
    }
  }
  return { width: COLUMNS, height: ROWS, data }
}
