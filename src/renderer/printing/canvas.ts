/** Colours and types of letters as the page has them. */
export interface PrintStyle {
  readonly page: string
  readonly band: string
  readonly onBand: string
  readonly line: string
  readonly text: string
  readonly quiet: string
  readonly accent: string
  readonly tile: string
  readonly edge: string
  readonly pip: string
  readonly heading: string
  readonly font: string
}

/** The style of the theme that is shown. */
export function styleOf(root: HTMLElement): PrintStyle {
  const style = getComputedStyle(root)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  return {
    page: token('--surface'),
    band: token('--felt'),
    onBand: token('--on-felt'),
    line: token('--line'),
    text: token('--text'),
    quiet: token('--text-quiet'),
    accent: token('--accent'),
    tile: token('--tile-face'),
    edge: token('--tile-edge'),
    pip: token('--tile-pip'),
    heading: token('--font-heading'),
    font: token('--font'),
  }
}

/** The sign of the app: a 6-4 lying aslant. */
export function drawSign(context: CanvasRenderingContext2D, x: number, y: number, style: PrintStyle): void {
  context.save()
  context.translate(x, y)
  context.rotate(Math.PI / 10)
  context.fillStyle = style.tile
  context.beginPath()
  context.roundRect(-38, -70, 76, 140, 14)
  context.fill()
  fill(context, style.pip, -28, -2, 56, 4)
  const pips = [
    ...[-52, -36, -20].flatMap((y) => [
      [-16, y],
      [16, y],
    ]),
    ...[22, 50].flatMap((y) => [
      [-16, y],
      [16, y],
    ]),
  ]
  context.fillStyle = style.pip
  for (const [x = 0, y = 0] of pips) {
    context.beginPath()
    context.arc(x, y, 6.5, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
}

export function fill(context: CanvasRenderingContext2D, colour: string, x: number, y: number, width: number, height: number): void {
  context.fillStyle = colour
  context.fillRect(x, y, width, height)
}

export interface Writing {
  readonly x: number
  readonly y: number
  readonly font: string
  readonly colour: string
  readonly room: number
  readonly end?: boolean
}

/** One line of text; what has no room is cut with an ellipsis. */
export function write(context: CanvasRenderingContext2D, text: string, { x, y, font, colour, room, end = false }: Writing): void {
  context.font = font
  context.fillStyle = colour
  context.textAlign = end ? 'right' : 'left'
  let shown = text
  const letters = [...text]
  while (letters.length > 1 && context.measureText(shown).width > room) {
    letters.pop()
    shown = `${letters.join('').trimEnd()}…`
  }
  context.fillText(shown, x, y)
}
