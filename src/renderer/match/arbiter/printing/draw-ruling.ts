import { highOf, lowOf } from '#shared/domino/tile'
import { isolated } from '../../../messages/isolated'
import { words } from '../../../messages/page'
import { drawSign, fill, write, type Look } from '../../../printing/canvas'
import { space, textStrip, tilesStrip, type Strip } from '../../../printing/canvas-page'
import { laidRows } from './laid-rows'
import type { RulingTold } from './told-ruling'

const WIDTH = 1080
const MARGIN = 72
const ROOM = WIDTH - 2 * MARGIN
const SIGN = 170

/** Draws a ruling; the canvas gets the height that it needs. False where there is no drawing here. */
export function drawRuling(canvas: HTMLCanvasElement, told: RulingTold, look: Look): boolean {
  canvas.width = WIDTH
  const context = canvas.getContext('2d')
  if (context === null) return false
  const band = bandOf(context, told, look)
  const page = pageOf(context, told, look)
  const [bandHeight, pageHeight] = [heightOf(band), heightOf(page)]
  canvas.height = bandHeight + pageHeight
  fill(context, look.page, 0, 0, WIDTH, canvas.height)
  fill(context, look.band, 0, 0, WIDTH, bandHeight)
  drawSign(context, WIDTH - MARGIN - 62, 110, look)
  drawAll(context, band, 0)
  drawAll(context, page, bandHeight)
  return true
}

function bandOf(context: CanvasRenderingContext2D, { against, winner, takes, where }: RulingTold, look: Look): readonly Strip[] {
  const colour = look.onBand
  return [
    space(52),
    ...against.flatMap((doubt) => [textStrip(context, doubt, MARGIN, ROOM - SIGN, { font: `650 32px ${look.font}`, colour, line: 42 }), space(12)]),
    textStrip(context, winner, MARGIN, ROOM - SIGN, { font: `700 64px ${look.heading}`, colour, line: 74 }),
    ...(takes === '' ? [] : [space(4), textStrip(context, takes, MARGIN, ROOM - SIGN, { font: `650 38px ${look.font}`, colour, line: 48 })]),
    space(14),
    textStrip(context, where.join(' · '), MARGIN, ROOM, { font: `400 28px ${look.font}`, colour, line: 38 }),
    space(40),
  ]
}

function pageOf(context: CanvasRenderingContext2D, told: RulingTold, look: Look): readonly Strip[] {
  const text = (line: string, weight = 400): Strip =>
    textStrip(context, line, MARGIN, ROOM, { font: `${weight} 28px ${look.font}`, colour: look.text, line: 38 })
  const heading = (line: string): readonly Strip[] => [
    space(28),
    textStrip(context, line, MARGIN, ROOM, { font: `700 34px ${look.heading}`, colour: look.accent, line: 46 }),
  ]
  const rows = told.line === null ? [] : laidRows(told.line)
  return [
    ...(rows.length === 0 && told.ends === null && told.rolled === null ? [] : heading(words.rulingPaper.table)),
    ...rows.flatMap(({ tiles }) => [space(6), tilesStrip(tiles, MARGIN, ROOM, 38, look)]),
    ...(told.ends === null ? [] : [space(4), text(words.rulingPaper.ends(told.ends))]),
    ...(told.rolled === null ? [] : [text(told.rolled)]),
    ...heading(words.rulingPaper.hands),
    ...told.hands.flatMap((hand) => [
      space(6),
      nameStrip(hand, look),
      tilesStrip(
        hand.tiles.map((tile) => ({ first: highOf(tile), second: lowOf(tile) })),
        MARGIN,
        ROOM,
        52,
        look,
      ),
    ]),
    ...heading(told.rule),
    ...told.steps.flatMap((step, at) => [text(`${at + 1}. ${step}`), space(6)]),
    ...told.remarks.flatMap((remark) => [text(remark, 650), space(6)]),
    ...(told.others === null ? [] : [...heading(words.rulingPaper.others), text(told.others)]),
    ...heading(words.rulingPaper.blocked),
    text(told.blocked),
    space(36),
    textStrip(context, `${told.made} · ${told.source}`, MARGIN, ROOM, { font: `400 24px ${look.font}`, colour: look.quiet, line: 34 }),
    space(32),
  ]
}

function nameStrip({ name, pips, won }: RulingTold['hands'][number], look: Look): Strip {
  return {
    height: 50,
    draw: (context, top) => {
      const colour = won ? look.accent : look.text
      write(context, won ? `${isolated(name)}, ${words.rulingPaper.wins}` : name, {
        x: MARGIN,
        y: top + 36,
        font: `${won ? 750 : 600} 32px ${look.font}`,
        colour,
        room: ROOM - 200,
      })
      write(context, pips, { x: WIDTH - MARGIN, y: top + 36, font: `500 28px ${look.font}`, colour: look.quiet, room: 190, end: true })
    },
  }
}

const heightOf = (strips: readonly Strip[]): number => strips.reduce((sum, { height }) => sum + height, 0)

function drawAll(context: CanvasRenderingContext2D, strips: readonly Strip[], from: number): void {
  let top = from
  for (const strip of strips) {
    strip.draw(context, top)
    top += strip.height
  }
}
