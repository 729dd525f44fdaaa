import type { Suit } from '#shared/domino/tile'
import { pipsOfHalf } from '../components/domino-tile/pips'
import { fill, type PrintStyle } from './canvas'

/** Something that takes a strip of a picture from the left margin to the right, and draws itself where it comes to lie. */
export interface Strip {
  readonly height: number
  readonly draw: (context: CanvasRenderingContext2D, top: number) => void
}

interface Text {
  readonly font: string
  readonly colour: string
  /** From one line to the next, in pixels. */
  readonly line: number
}

/** A text broken into lines of at most `width` pixels; a word that is longer than a line is broken too. */
function wrapped(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (context.measureText(longer).width <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && context.measureText(line + letter).width > width) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}

export function textStrip(context: CanvasRenderingContext2D, text: string, x: number, width: number, { font, colour, line }: Text): Strip {
  context.font = font
  const lines = wrapped(context, text, width)
  return {
    height: lines.length * line,
    draw: (on, top) => {
      on.font = font
      on.fillStyle = colour
      on.textAlign = 'left'
      lines.forEach((each, at) => on.fillText(each, x, top + (at + 0.75) * line))
    },
  }
}

export function space(height: number): Strip {
  return { height, draw: () => undefined }
}

export interface DrawnTile {
  readonly first: Suit
  readonly second: Suit
}

/** Tiles lying in rows, `half` pixels to a half. */
export function tilesStrip(tiles: readonly DrawnTile[], x: number, width: number, half: number, style: PrintStyle): Strip {
  const step = 2.2 * half
  const inRow = Math.max(1, Math.floor((width + 0.2 * half) / step))
  const row = 1.25 * half
  return {
    height: Math.ceil(tiles.length / inRow) * row,
    draw: (on, top) => tiles.forEach((tile, at) => drawTile(on, tile, x + (at % inRow) * step, top + Math.floor(at / inRow) * row, half, style)),
  }
}

/** A tile that lies, its left upper corner at `x`, `y`. */
function drawTile(context: CanvasRenderingContext2D, { first, second }: DrawnTile, x: number, y: number, half: number, style: PrintStyle): void {
  context.fillStyle = style.edge
  context.beginPath()
  context.roundRect(x, y, 2 * half, half, 0.14 * half)
  context.fill()
  context.fillStyle = style.tile
  context.beginPath()
  context.roundRect(x + 0.035 * half, y + 0.035 * half, 1.93 * half, 0.93 * half, 0.11 * half)
  context.fill()
  fill(context, style.edge, x + half - 1, y + 0.14 * half, 2, 0.72 * half)
  context.fillStyle = style.pip
  for (const [suit, middle] of [
    [first, 0.5],
    [second, 1.5],
  ] as const) {
    const { pips, radius } = pipsOfHalf(suit)
    /* pips turn with their tile */
    for (const pip of pips) {
      context.beginPath()
      context.arc(x + (middle + pip.y) * half, y + (0.5 - pip.x) * half, radius * half, 0, 2 * Math.PI)
      context.fill()
    }
  }
}
