import sharp from 'sharp'
import type { Point } from '#shared/recognition/detection'
import { resize, type Pixels } from '../../../src/renderer/recognition/pixels'

type Colour = readonly [number, number, number]

export const GREEN: Colour = [0, 220, 60]
export const RED: Colour = [255, 40, 40]
export const YELLOW: Colour = [255, 225, 0]

export interface Marked {
  readonly pixels: Pixels
  readonly marks: readonly { readonly corners: readonly Point[]; readonly text: string; readonly colour: Colour }[]
  /** What was missed. */
  readonly missed: readonly string[]
}

const CELL = 480
const ACROSS = 4
/** Digits, a hyphen and the letters of the colours of dice, three by five, a row a number. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  '0': [7, 5, 5, 5, 7],
  '1': [2, 6, 2, 2, 7],
  '2': [7, 1, 7, 4, 7],
  '3': [7, 1, 7, 1, 7],
  '4': [5, 5, 7, 1, 1],
  '5': [7, 4, 7, 1, 7],
  '6': [7, 4, 7, 5, 7],
  '7': [7, 1, 1, 2, 2],
  '8': [7, 5, 7, 5, 7],
  '9': [7, 5, 7, 1, 7],
  '-': [0, 0, 7, 0, 0],
  R: [6, 5, 6, 5, 5],
  G: [7, 4, 5, 5, 7],
}

class Canvas {
  readonly data: Uint8ClampedArray
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4).fill(255)
    for (let i = 0; i < this.data.length; i += 4) this.data.set([24, 24, 24], i)
  }

  dot(x: number, y: number, colour: Colour): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return
    this.data.set(colour, (Math.floor(y) * this.width + Math.floor(x)) * 4)
  }

  line(a: Point, b: Point, colour: Colour): void {
    const steps = Math.ceil(Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y), 1))
    for (let i = 0; i <= steps; i++) this.dot(a.x + ((b.x - a.x) * i) / steps, a.y + ((b.y - a.y) * i) / steps, colour)
  }

  text(text: string, at: Point, colour: Colour, size: number): void {
    for (const [place, letter] of [...text].entries()) {
      GLYPHS[letter]?.forEach((row, y) => {
        for (let i = 0; i < 3 * size; i++) {
          for (let j = 0; j < size; j++) {
            if ((row >> (2 - Math.floor(i / size))) & 1) this.dot(at.x + place * 4 * size + i, at.y + y * size + j, colour)
          }
        }
      })
    }
  }

  paste(pixels: Pixels, x0: number, y0: number): void {
    for (let y = 0; y < pixels.height; y++) {
      const row = pixels.data.subarray(y * pixels.width * 4, (y + 1) * pixels.width * 4)
      this.data.set(row, ((y0 + y) * this.width + x0) * 4)
    }
  }
}

/** Writes a contact sheet: each photo small, its readings outlined and named, and below it what was missed. */
export async function writeSheet(file: string, photos: readonly Marked[]): Promise<void> {
  const canvas = new Canvas(ACROSS * CELL, Math.max(1, Math.ceil(photos.length / ACROSS)) * CELL)
  photos.forEach(({ pixels, marks, missed }, cell) => {
    const [x0, y0] = [(cell % ACROSS) * CELL, Math.floor(cell / ACROSS) * CELL]
    const scale = CELL / Math.max(pixels.width, pixels.height)
    canvas.paste(resize(pixels, Math.floor(pixels.width * scale), Math.floor(pixels.height * scale)), x0, y0)
    for (const { corners: place, text, colour } of marks) {
      const corners = place.map(({ x, y }) => ({ x: x0 + x * scale, y: y0 + y * scale }))
      corners.forEach((corner, i) => canvas.line(corner, corners[(i + 1) % 4] as Point, colour))
      const middle = { x: corners.reduce((sum, { x }) => sum + x / corners.length, 0), y: corners.reduce((sum, { y }) => sum + y / corners.length, 0) }
      canvas.text(text, { x: middle.x - text.length * 4, y: middle.y - 5 }, colour, 2)
    }
    canvas.text(missed.join(' '), { x: x0 + 4, y: y0 + CELL - 14 }, YELLOW, 2)
  })
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const
  await sharp(canvas.data, { raw }).flatten().jpeg({ quality: 88 }).toFile(file)
}
