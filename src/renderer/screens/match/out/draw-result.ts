/** What a picture of a result tells. */
export interface ResultTold {
  readonly game: string
  readonly date: string
  /** Who won, or how far it is. */
  readonly standing: string
  /** By place, the winner first. */
  readonly players: readonly { readonly name: string; readonly total: string; readonly won: boolean }[]
  readonly won: string
  readonly made: string
}

/** Colours and types of letters as the page has them. */
export interface Look {
  readonly page: string
  readonly band: string
  readonly onBand: string
  readonly line: string
  readonly text: string
  readonly quiet: string
  readonly accent: string
  readonly tile: string
  readonly pip: string
  readonly heading: string
  readonly font: string
}

const WIDTH = 1080
const MARGIN = 72
const BAND = 260
const ROW = 104
const FOOT = 100

/** The look of the theme that is shown. */
export function lookOf(root: HTMLElement): Look {
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
    pip: token('--tile-pip'),
    heading: token('--font-heading'),
    font: token('--font'),
  }
}

/** Draws the result; the canvas gets the size that the players need. False where there is no drawing here. */
export function drawResult(canvas: HTMLCanvasElement, told: ResultTold, look: Look): boolean {
  const height = BAND + MARGIN / 2 + told.players.length * ROW + FOOT
  canvas.width = WIDTH
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return false
  fill(context, look.page, 0, 0, WIDTH, height)
  fill(context, look.band, 0, 0, WIDTH, BAND)
  drawTile(context, look)
  const room = WIDTH - 2 * MARGIN - 170
  write(context, told.game, { x: MARGIN, y: 96, font: `700 56px ${look.heading}`, colour: look.onBand, room })
  write(context, told.date, { x: MARGIN, y: 148, font: `400 32px ${look.font}`, colour: look.onBand, room })
  write(context, told.standing, { x: MARGIN, y: 212, font: `650 36px ${look.font}`, colour: look.onBand, room: WIDTH - 2 * MARGIN })
  told.players.forEach((player, index) => drawPlayer(context, player, BAND + MARGIN / 2 + index * ROW, told.won, look))
  write(context, told.made, { x: MARGIN, y: height - 40, font: `400 26px ${look.font}`, colour: look.quiet, room: WIDTH - 2 * MARGIN })
  return true
}

function drawPlayer(context: CanvasRenderingContext2D, { name, total, won }: ResultTold['players'][number], top: number, wonWord: string, look: Look): void {
  const base = top + ROW / 2 + 16
  const weight = won ? 750 : 500
  const figures = `${weight} 52px ${look.font}`
  const right = WIDTH - MARGIN
  context.font = figures
  const taken = context.measureText(total).width + 40
  write(context, total, { x: right, y: base, font: figures, colour: won ? look.accent : look.text, room: WIDTH, end: true })
  let room = right - MARGIN - taken
  if (won) {
    const font = `650 30px ${look.font}`
    context.font = font
    const width = context.measureText(wonWord).width
    write(context, wonWord, { x: right - taken, y: base, font, colour: look.accent, room: width + 1, end: true })
    room -= width + 40
  }
  write(context, name, { x: MARGIN, y: base, font: `${weight} 46px ${look.font}`, colour: look.text, room })
  fill(context, look.line, MARGIN, top + ROW - 2, WIDTH - 2 * MARGIN, 2)
}

/** The sign of the app: a 6-4 lying aslant. */
function drawTile(context: CanvasRenderingContext2D, look: Look): void {
  context.save()
  context.translate(WIDTH - MARGIN - 62, 96)
  context.rotate(Math.PI / 10)
  context.fillStyle = look.tile
  context.beginPath()
  context.roundRect(-38, -70, 76, 140, 14)
  context.fill()
  fill(context, look.pip, -28, -2, 56, 4)
  const pips = [...[-52, -36, -20].flatMap((y) => [[-16, y], [16, y]]), ...[22, 50].flatMap((y) => [[-16, y], [16, y]])]
  context.fillStyle = look.pip
  for (const [x = 0, y = 0] of pips) {
    context.beginPath()
    context.arc(x, y, 6.5, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
}

function fill(context: CanvasRenderingContext2D, colour: string, x: number, y: number, width: number, height: number): void {
  context.fillStyle = colour
  context.fillRect(x, y, width, height)
}

interface Writing {
  readonly x: number
  readonly y: number
  readonly font: string
  readonly colour: string
  readonly room: number
  readonly end?: boolean
}

/** One line of text; what has no room is cut with an ellipsis. */
function write(context: CanvasRenderingContext2D, text: string, { x, y, font, colour, room, end = false }: Writing): void {
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
