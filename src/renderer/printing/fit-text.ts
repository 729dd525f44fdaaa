import { lazy } from '#shared/kernel/lazy'

export interface Letters {
  /** Families as a style sheet names them. */
  readonly family: string
  readonly weight: number
}

export interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
}

interface Room {
  readonly width: number
  /** Largest and smallest size of the letters. */
  readonly size: number
  readonly least: number
  readonly lines: number
}

/** Where nothing can be measured, a letter is about this wide for its height. */
const USUAL_WIDTH = 0.55

const measuring = lazy(() => document.createElement('canvas').getContext('2d'))

export function widthOf(text: string, size: number, { family, weight }: Letters): number {
  const context = measuring()
  if (context === null) return text.length * size * USUAL_WIDTH
  context.font = `${weight} ${size}px ${family}`
  return context.measureText(text).width
}

/** A text as large as it fits on one line, or else in the smallest letters on as many as there may be; what is left then is cut. */
export function fitted(text: string, letters: Letters, { width, size, least, lines }: Room): Fitted {
  const whole = widthOf(text, size, letters)
  const shrunk = Math.floor(Math.min(size, (size * width) / Math.max(whole, 1)))
  if (shrunk >= least || lines === 1) {
    const chosen = Math.max(shrunk, least)
    return { lines: [cut(text, chosen, letters, width)], size: chosen }
  }
  return { lines: broken(text, least, letters, width, lines), size: least }
}

function broken(text: string, size: number, letters: Letters, width: number, most: number): readonly string[] {
  const lines: string[] = []
  let rest = text.split(' ')
  while (rest.length > 0 && lines.length < most - 1) {
    let count = 1
    while (count < rest.length && widthOf(rest.slice(0, count + 1).join(' '), size, letters) <= width) count++
    lines.push(cut(rest.slice(0, count).join(' '), size, letters, width))
    rest = rest.slice(count)
  }
  return rest.length === 0 ? lines : [...lines, cut(rest.join(' '), size, letters, width)]
}

/** A text that has room, its end replaced with “…” where it would not. */
export function cut(text: string, size: number, letters: Letters, width: number): string {
  if (widthOf(text, size, letters) <= width) return text
  const kept = [...text]
  while (kept.length > 1 && widthOf(`${kept.join('').trimEnd()}…`, size, letters) > width) kept.pop()
  return `${kept.join('').trimEnd()}…`
}
