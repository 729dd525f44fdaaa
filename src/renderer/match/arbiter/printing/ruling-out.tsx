import { useCallback, useMemo, useState } from 'react'
import { highOf, lowOf, makeTile } from '#shared/domino/tile'
import { fileNameFor } from '#shared/exchange/file-name'
import { inLanguage, useSpoken } from '../../../app/language'
import { useAnnounce } from '../../../components/announcer/announcer'
import { Button } from '../../../components/button/button'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { Icon, type IconName } from '../../../components/icon/icon'
import { saveFile } from '../../../exchange/save-file'
import { isolated } from '../../../messages/isolated'
import { words } from '../../../messages/page'
import { drawSign, fill, type PrintStyle, write } from '../../../printing/canvas'
import { space, type Strip, textStrip, tilesStrip } from '../../../printing/canvas-page'
import { PictureDialog } from '../../../printing/picture-dialog'
import { Printed, printPaper } from '../../../printing/printed'
import type { Answered } from '../answered'
import { CheckRuling } from '../saving/check-ruling'
import { savedRuling } from '../saving/saved-ruling'
import { laidRows } from './laid-rows'
import { type Belongs, type RulingTold, toldRuling } from './told-ruling'
import styles from './printed-ruling.module.css'

interface SaveRulingProps {
  readonly answered: Answered
  readonly belongs: Belongs
  /** It is the one thing to do on the page. */
  readonly bar?: boolean
}

/** Saves a ruling as a file that anyone can check without Caravan. */
export function SaveRuling({ answered, belongs, bar = false }: SaveRulingProps) {
  const { toast } = useAnnounce()
  const save = (): void => {
    const saved = savedRuling(answered, belongs, new Date())
    if (!saved.ok) return toast(words.savedRuling.impossible)
    saveFile(saved.value.name, new Blob([saved.value.text], { type: 'application/json' }))
    toast(words.savedRuling.saved(saved.value.name))
  }
  return (
    <Button {...(bar ? { variant: 'primary', size: 'bar' } : {})} onClick={save}>
      <Icon name="save" />
      {words.savedRuling.save}
    </Button>
  )
}

const RULING_PAPER = 'ruling'

interface PrintedRulingProps {
  readonly told: RulingTold
  /** The page has no other paper. */
  readonly usual: boolean
}

/** A ruling on paper in place of the page: table, hands, tests, sources, the day and the match. */
function PrintedRuling({ told, usual }: PrintedRulingProps) {
  return (
    <Printed name={RULING_PAPER} usual={usual} label={words.rulingPaper.paper}>
      <Ruling told={told} />
    </Printed>
  )
}

function Ruling({ told }: Pick<PrintedRulingProps, 'told'>) {
  const rows = told.line === null ? [] : laidRows(told.line)
  return (
    <div>
      <p className={styles.kind}>{words.rulingPaper.title}</p>
      {told.against.map((doubt) => (
        <p key={doubt} className={styles.strong}>
          {doubt}
        </p>
      ))}
      <h1>
        {told.winner}
        {told.takes === '' ? '' : ` ${told.takes}`}
      </h1>
      <p>{told.where.join(' · ')}</p>
      {told.remarks.map((remark) => (
        <p key={remark} className={styles.strong}>
          {remark}
        </p>
      ))}
      {(rows.length > 0 || told.ends !== null || told.rolled !== null) && (
        <section className={styles.part}>
          <h2>{words.rulingPaper.table}</h2>
          {rows.map(({ arm, tiles }) => (
            <div key={arm} className={styles.row}>
              {arm !== null && arm > 0 && <span className={styles.arm}>{words.rulingPaper.arm(arm)}</span>}
              {tiles.map(({ tile, first, second }, at) => (
                <span key={at} className={styles.laid}>
                  <DominoTile tile={tile} orientation="horizontal" flipped={first < second} label={`${first}-${second}`} />
                </span>
              ))}
            </div>
          ))}
          <p>{[told.ends === null ? null : words.rulingPaper.ends(told.ends), told.rolled].filter((part) => part !== null).join(' ')}</p>
        </section>
      )}
      <section className={styles.part}>
        <h2>{words.rulingPaper.hands}</h2>
        <div className={styles.hands}>
          {told.hands.map(({ name, tiles, pips, won }) => (
            <div key={name} className={styles.hand} data-won={won || undefined}>
              <p>
                <b>{won ? `${isolated(name)} ${words.rulingPaper.wins}` : name}</b> · {pips}
              </p>
              <div className={styles.row}>
                {tiles.map((tile, at) => (
                  <span key={at} className={styles.held}>
                    <DominoTile tile={tile} orientation="horizontal" label={makeTile(tile)} />
                  </span>
                ))}
              </div>
            </div>
          ))}
        </div>
      </section>
      <section className={styles.part}>
        <h2>{words.rulingPaper.steps}</h2>
        <p>
          {told.rule}. {told.source}
        </p>
        <ol className={styles.steps}>
          {told.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {told.others !== null && (
        <section className={styles.part}>
          <h2>{words.rulingPaper.others}</h2>
          <p>{told.others}</p>
        </section>
      )}
      <section className={styles.part}>
        <h2>{words.rulingPaper.blocked}</h2>
        <p>{told.blocked}</p>
      </section>
      <p className={styles.made}>
        {told.made}. {told.check}
      </p>
    </div>
  )
}

const RULING_WIDTH = 1080
const RULING_MARGIN = 72
const ROOM = RULING_WIDTH - 2 * RULING_MARGIN
const SIGN = 170

/** Draws a ruling; the canvas gets the height that it needs. False where there is no drawing here. */
function drawRuling(canvas: HTMLCanvasElement, told: RulingTold, style: PrintStyle): boolean {
  canvas.width = RULING_WIDTH
  const context = canvas.getContext('2d')
  if (context === null) return false
  const band = bandOf(context, told, style)
  const page = pageOf(context, told, style)
  const [bandHeight, pageHeight] = [heightOf(band), heightOf(page)]
  canvas.height = bandHeight + pageHeight
  fill(context, style.page, 0, 0, RULING_WIDTH, canvas.height)
  fill(context, style.band, 0, 0, RULING_WIDTH, bandHeight)
  drawSign(context, RULING_WIDTH - RULING_MARGIN - 62, 110, style)
  drawAll(context, band, 0)
  drawAll(context, page, bandHeight)
  return true
}

function bandOf(context: CanvasRenderingContext2D, { against, winner, takes, where }: RulingTold, style: PrintStyle): readonly Strip[] {
  const colour = style.onBand
  return [
    space(52),
    ...against.flatMap((doubt) => [textStrip(context, doubt, RULING_MARGIN, ROOM - SIGN, { font: `650 32px ${style.font}`, colour, line: 42 }), space(12)]),
    textStrip(context, winner, RULING_MARGIN, ROOM - SIGN, { font: `700 64px ${style.heading}`, colour, line: 74 }),
    ...(takes === '' ? [] : [space(4), textStrip(context, takes, RULING_MARGIN, ROOM - SIGN, { font: `650 38px ${style.font}`, colour, line: 48 })]),
    space(14),
    textStrip(context, where.join(' · '), RULING_MARGIN, ROOM, { font: `400 28px ${style.font}`, colour, line: 38 }),
    space(40),
  ]
}

function pageOf(context: CanvasRenderingContext2D, told: RulingTold, style: PrintStyle): readonly Strip[] {
  const text = (line: string, weight = 400): Strip =>
    textStrip(context, line, RULING_MARGIN, ROOM, { font: `${weight} 28px ${style.font}`, colour: style.text, line: 38 })
  const heading = (line: string): readonly Strip[] => [
    space(28),
    textStrip(context, line, RULING_MARGIN, ROOM, { font: `700 34px ${style.heading}`, colour: style.accent, line: 46 }),
  ]
  const rows = told.line === null ? [] : laidRows(told.line)
  return [
    ...(rows.length === 0 && told.ends === null && told.rolled === null ? [] : heading(words.rulingPaper.table)),
    ...rows.flatMap(({ tiles }) => [space(6), tilesStrip(tiles, RULING_MARGIN, ROOM, 38, style)]),
    ...(told.ends === null ? [] : [space(4), text(words.rulingPaper.ends(told.ends))]),
    ...(told.rolled === null ? [] : [text(told.rolled)]),
    ...heading(words.rulingPaper.hands),
    ...told.hands.flatMap((hand) => [
      space(6),
      nameStrip(hand, style),
      tilesStrip(
        hand.tiles.map((tile) => ({ first: highOf(tile), second: lowOf(tile) })),
        RULING_MARGIN,
        ROOM,
        52,
        style,
      ),
    ]),
    ...heading(told.rule),
    ...told.steps.flatMap((step, at) => [text(`${at + 1}. ${step}`), space(6)]),
    ...told.remarks.flatMap((remark) => [text(remark, 650), space(6)]),
    ...(told.others === null ? [] : [...heading(words.rulingPaper.others), text(told.others)]),
    ...heading(words.rulingPaper.blocked),
    text(told.blocked),
    space(36),
    textStrip(context, `${told.made} · ${told.source}`, RULING_MARGIN, ROOM, { font: `400 24px ${style.font}`, colour: style.quiet, line: 34 }),
    space(32),
  ]
}

function nameStrip({ name, pips, won }: RulingTold['hands'][number], style: PrintStyle): Strip {
  return {
    height: 50,
    draw: (context, top) => {
      const colour = won ? style.accent : style.text
      write(context, won ? `${isolated(name)}, ${words.rulingPaper.wins}` : name, {
        x: RULING_MARGIN,
        y: top + 36,
        font: `${won ? 750 : 600} 32px ${style.font}`,
        colour,
        room: ROOM - 200,
      })
      write(context, pips, { x: RULING_WIDTH - RULING_MARGIN, y: top + 36, font: `500 28px ${style.font}`, colour: style.quiet, room: 190, end: true })
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

interface RulingOutProps {
  readonly answered: Answered
  readonly belongs: Belongs
  /** Printed where nobody says what to print; a match prints its score sheet. */
  readonly usual?: boolean
  /** To save it is the one thing to do on the page; the rest are signs beside it. */
  readonly bar?: boolean
}

/** A ruling on paper and as a picture, and as a file where all hands and dice are known; nothing before there is one. */
export function RulingOut({ answered, belongs, usual = true, bar = false }: RulingOutProps) {
  const spoken = useSpoken()
  const told = useMemo(() => inLanguage(spoken, () => toldRuling(answered, belongs)), [answered, belongs, spoken])
  const [picture, setPicture] = useState(false)
  if (told === null) return null
  /* A file says what was looked at in every hand. */
  const isRuled = answered.outcome.kind === 'ruled'
  return (
    <div className={styles.out} data-bar={bar || undefined}>
      <OutButton bar={bar} icon="print" label={words.arbiter.print} onClick={() => printPaper(RULING_PAPER)} />
      <OutButton bar={bar} icon="picture" label={words.arbiter.picture} onClick={() => setPicture(true)} />
      {isRuled && <SaveRuling answered={answered} belongs={belongs} bar={bar} />}
      {isRuled && !bar && <CheckRuling answered={answered} belongs={belongs} />}
      <PrintedRuling told={told} usual={usual} />
      {picture && <RulingPicture told={told} fileName={fileNameFor(belongs.date, answered.names, 'png')} onClose={() => setPicture(false)} />}
    </div>
  )
}

function OutButton({ bar, icon, label, onClick }: { readonly bar: boolean; readonly icon: IconName; readonly label: string; readonly onClick: () => void }) {
  if (bar) {
    return (
      <Button size="bar" shape="icon" aria-label={label} title={label} onClick={onClick}>
        <Icon name={icon} />
      </Button>
    )
  }
  return (
    <Button onClick={onClick}>
      <Icon name={icon} />
      {label}
    </Button>
  )
}

function RulingPicture({ told, fileName, onClose }: { readonly told: RulingTold; readonly fileName: string; readonly onClose: () => void }) {
  const pictureWords = words.rulingPaper.picture
  const draw = useCallback((canvas: HTMLCanvasElement, style: PrintStyle) => drawRuling(canvas, told, style), [told])
  return (
    <PictureDialog
      title={pictureWords.title}
      alt={pictureWords.alt(told.winner, told.takes, told.where)}
      fileName={fileName}
      shareTitle={words.rulingPaper.title}
      draw={draw}
      onClose={onClose}
    />
  )
}
