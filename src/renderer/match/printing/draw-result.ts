import { drawSign, fill, write, type Look } from '../../printing/canvas'

/** What a picture of a result shows. */
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

const WIDTH = 1080
const MARGIN = 72
const BAND = 260
const ROW = 104
const FOOT = 100

/** Draws the result; the canvas gets the size that the players need. False where there is no drawing here. */
export function drawResult(canvas: HTMLCanvasElement, told: ResultTold, look: Look): boolean {
  const height = BAND + MARGIN / 2 + told.players.length * ROW + FOOT
  canvas.width = WIDTH
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return false
  fill(context, look.page, 0, 0, WIDTH, height)
  fill(context, look.band, 0, 0, WIDTH, BAND)
  drawSign(context, WIDTH - MARGIN - 62, 96, look)
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
