import type { Pixels } from '../../../../src/renderer/recognition/pixels'

export type Colour = readonly [number, number, number]

/** A picture drawn by a function of the pixel's column and row. */
export function picture(width: number, height: number, colour: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...colour(x, y), 255], (y * width + x) * 4)
  }
  return { width, height, data }
}

export const grey = (value: number): Colour => [value, value, value]
