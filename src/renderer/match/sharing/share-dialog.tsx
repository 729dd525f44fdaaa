import { liesInOneRow } from '#shared/domino/line'
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { MATCH_EXPORT_KINDS, type MatchExportKind } from '#shared/contract/exchange'
import { makeTile } from '#shared/domino/tile'
import { fileNameFor } from '#shared/exchange/file-name'
import type { MatchId } from '#shared/kernel/ids'
import type { MatchRecord } from '#shared/match/record'
import { makeMatch } from '#shared/notation/match-text'
import { inLanguage, useSpoken } from '../../app/language'
import { usePermissions } from '../../app/permissions'
import { pictureAddress } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { classes } from '../../components/classes'
import { Dialog } from '../../components/dialog/dialog'
import { Disclosure } from '../../components/disclosure/disclosure'
import { SetStyle } from '../../components/domino-tile/set-style'
import { Select, TextArea } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { ExportNotice } from '../../exchange/export-notice'
import { saveFile } from '../../exchange/save-file'
import { tableForm } from '../../exchange/table-form'
import { useExport } from '../../exchange/use-export'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { cut, fitted, widthOf } from '../../printing/fit-text'
import { canCopyPictures, canSharePictures, shareFile } from '../../printing/sharing'
import { pngOf } from '../../printing/svg-picture'
import { useFontsReady } from '../../printing/use-fonts-ready'
import type { MatchView } from '../match-view'
import { useTablePicture } from '../picture/use-table-picture'
import { CopyText } from '../text/copy-text'
import { type Area, CARD, figureWidth, type Written } from './card-layout'
import { CardLine, lettersOf, TileWithChip } from './card-parts'
import { CardPerson } from './card-person'
import { PICTURE_CARDS, PICTURE_SHAPES, type PictureShape } from './picture-shapes'
import { ShareCard } from './share-card'
import { cardOf, cardText, type SharedThing, type ToldCard } from './told-card'
import shareCardStyles from './share-card.module.css'
import styles from './share.module.css'

/**
 * A match as a line of text to hand on: what was played, when and where.
 *
 * The names that only this house has for people and photos stay here; nothing of the score depends on them.
 */
export function matchLine({ record, names, date, place }: Pick<MatchView, 'record' | 'names' | 'date' | 'place'>): string {
  const { format, version, preset, rules, rounds } = record
  const players = names.map((name) => ({ name }))
  const told = { format, version, preset, rules, players, rounds: rounds.map(withoutPhotos), date, ...(place === null ? {} : { place }) }
  return makeMatch(told)
}

function withoutPhotos({ photo: _, events, ...round }: MatchRecord['rounds'][number]) {
  return { ...round, events: events.map(({ photo: __, ...event }) => event) }
}

/** The largest tile of a line that lies along the edge, and of one that grows in all directions. */
const EDGE = 36

interface PicturePlaces {
  /** To the edges; what the photo has more than that is cut. */
  readonly photo: Area
  /** Where the felt begins to cover the photo, and from where on nothing of the photo is seen. */
  readonly felt: { readonly from: number; readonly whole: number }
  readonly person: { readonly x: number; readonly y: number; readonly radius: number }
  /** Base lines of the headline and of game and day, where both begin, and how far they go. */
  readonly words: {
    readonly x: number
    readonly headline: number
    readonly where: number
    readonly width: number
    readonly size: number
    readonly small: number
  }
  readonly scores: Area
  readonly scoreSize: number
  /** Middle of the last tile, and the side of a half. */
  readonly tile: { readonly x: number; readonly y: number; readonly half: number }
  readonly line: Area
}

const CARD_MARGIN = 48
/** So many stand in one row; more are written smaller. */
const FEW_IN_ROW = 4

/** Where everything lies: people above, what is said of them on the felt in the lower third. */
export function picturePlaces(shape: PictureShape, { line: { layout }, seat, scores }: Pick<ToldCard, 'line' | 'seat' | 'scores'>): PicturePlaces {
  const { width, height } = PICTURE_CARDS[shape]
  const right = width - CARD_MARGIN
  const many = scores.length > FEW_IN_ROW
  const spinner = !liesInOneRow(layout)
  const x = seat === null ? CARD_MARGIN : CARD_MARGIN + 128
  if (shape === 'wide') {
    const words = { x, headline: 570, where: 606, width: (spinner ? 700 : 1010) - x, size: 60, small: 24 }
    return {
      photo: { x: 0, y: 0, width, height },
      felt: { from: height * 0.5, whole: height * 0.73 },
      person: { x: CARD_MARGIN + 52, y: 562, radius: 50 },
      words,
      scores: { x: CARD_MARGIN, y: 630, width: spinner ? 652 : right - CARD_MARGIN - 130, height: spinner ? 96 : 56 },
      scoreSize: many ? 24 : 30,
      tile: { x: right - 58, y: 590, half: 46 },
      line: spinner ? { x: 730, y: 490, width: 290, height: 236 } : { x: CARD_MARGIN, y: height - 24 - EDGE, width: right - CARD_MARGIN, height: EDGE },
    }
  }
  return {
    photo: { x: 0, y: 0, width, height: 940 },
    felt: { from: 760, whole: 940 },
    person: { x: CARD_MARGIN + 52, y: 966, radius: 54 },
    words: { x: x + 8, headline: 968, where: 1018, width: right - x - 8 - (spinner ? 160 : 0), size: 72, small: 32 },
    scores: { x: CARD_MARGIN, y: 1064, width: spinner ? 530 : right - CARD_MARGIN - 180, height: spinner ? 250 : 180 },
    scoreSize: many ? 36 : 52,
    tile: { x: right - 90, y: spinner ? 974 : 1146, half: 66 },
    line: spinner
      ? { x: 600, y: 1056, width: right - 600, height: 266 }
      : { x: CARD_MARGIN, y: height - 40 - EDGE * 1.5, width: right - CARD_MARGIN, height: EDGE * 1.5 },
  }
}

/** A figure with its name after it. */
interface ScoreInRow {
  readonly at: number
  readonly x: number
  readonly nameX: number
  /** Their base line. */
  readonly y: number
  readonly name: string
}

/** How far a name lies from its figure, and a figure from the name before it, by the size of the letters. */
const NEAR = 0.3
const ROW_DISTANCE = 1.1
/** From one row to the next, by the size of the letters. */
const ROW = 1.3

/** Everyone's figure with their name: in one row as far as there is room, in more where there is not; then short names, and at last their beginnings. */
export function placeInRows(scores: ToldCard['scores'], area: Area, size: number, written: Written): readonly ScoreInRow[] {
  const { letters } = written
  const figureOf = (at: number): number => figureWidth(scores[at]?.figure ?? '', size, written)
  const rows = Math.max(1, Math.floor((area.height - size) / (size * ROW)) + 1)
  for (const names of [scores.map(({ name }) => name), scores.map(({ short }) => short)]) {
    const placed = flowing(names, area, size, { figureOf, letters })
    if (
      placed.every(({ y }) => y <= area.y + size * (1 + ROW * (rows - 1)) + 0.5) &&
      placed.every(({ nameX, name }) => nameX + widthOf(name, size, letters) <= area.x + area.width)
    )
      return placed
  }
  /* columns of one width, names cut to it */
  const columns = Math.ceil(scores.length / rows)
  const column = area.width / columns
  return scores.map(({ short }, at) => {
    const x = area.x + (at % columns) * column
    const nameX = x + figureOf(at) + NEAR * size
    return {
      at,
      x,
      nameX,
      y: area.y + size + Math.floor(at / columns) * size * ROW,
      name: cut(short, size, letters, Math.max(size, x + column - nameX - NEAR * size)),
    }
  })
}

function flowing(
  names: readonly string[],
  area: Area,
  size: number,
  { figureOf, letters }: { readonly figureOf: (at: number) => number; readonly letters: Written['letters'] },
): readonly ScoreInRow[] {
  let [x, row] = [area.x, 0]
  return names.map((name, at) => {
    const width = figureOf(at) + NEAR * size + widthOf(name, size, letters)
    if (x > area.x && x + width > area.x + area.width) [x, row] = [area.x, row + 1]
    const placed = { at, x, nameX: x + figureOf(at) + NEAR * size, y: area.y + size * (1 + ROW * row), name }
    x += width + ROW_DISTANCE * size
    return placed
  })
}

interface PictureCardProps {
  readonly view: MatchView
  readonly told: ToldCard
  readonly shape: PictureShape
  /** The picture of the table: a JPEG in base64. */
  readonly jpeg: string
  readonly label: string
  readonly ref?: Ref<SVGSVGElement>
}

/** The people behind their tiles, and below them on felt who won, everyone's score, the last tile and the line as it lay. */
function PictureCard({ view, told, shape, jpeg, label, ref }: PictureCardProps) {
  const id = useId().replace(/\W/g, '')
  const ready = useFontsReady()
  const { width, height } = PICTURE_CARDS[shape]
  const places = useMemo(() => picturePlaces(shape, told), [shape, told])
  const { photo, felt, tile, line } = places
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={shareCardStyles.card}
      data-shape={shape}
      data-fonts={ready || undefined}
    >
      <linearGradient id={`${id}shade`} x1="0" x2="0" y1="0" y2="1">
        <stop offset={0} className={shareCardStyles.clear} />
        <stop offset={0.55} className={shareCardStyles.half} />
        <stop offset={1} className={shareCardStyles.low} />
      </linearGradient>
      <rect className={shareCardStyles.ground} width={width} height={height} />
      <image href={pictureAddress(jpeg)} {...photo} preserveAspectRatio="xMidYMid slice" />
      <rect y={felt.from} width={width} height={felt.whole - felt.from + 1} fill={`url(#${id}shade)`} />
      <rect className={shareCardStyles.ground} y={felt.whole} width={width} height={height - felt.whole} />
      <SetStyle maxPip={view.scored.rules.maxPip}>
        <CardWords key={String(ready)} view={view} told={told} places={places} id={id} />
        {told.tile !== null && <TileWithChip tile={told.tile} {...tile} />}
        <CardLine line={told.line} ringed={told.ringed} area={line} largest={line.height * 2} />
      </SetStyle>
    </svg>
  )
}

type ToldProps = Pick<PictureCardProps, 'view' | 'told'> & { readonly places: ReturnType<typeof picturePlaces>; readonly id: string }

function CardWords({ view, told, places, id }: ToldProps) {
  const { person, words, scores: area, scoreSize } = places
  const [lead, text] = [lettersOf('lead'), lettersOf('text')]
  const headline = fitted(told.headline, lead, { width: words.width, size: words.size, least: words.size * 0.5, lines: 1 })
  const placed = placeInRows(told.scores, area, scoreSize, { letters: lead, figures: lettersOf('figures') })
  return (
    <>
      {told.seat !== null && (
        <>
          <circle className={shareCardStyles.winner} cx={person.x} cy={person.y} r={person.radius + 9} />
          <CardPerson id={id} name={view.names[told.seat] ?? ''} personId={view.record.players[told.seat]?.personId} {...person} />
        </>
      )}
      <text className={classes(shareCardStyles.text, shareCardStyles.lead)} x={words.x} y={words.headline} fontSize={headline.size} letterSpacing="-0.015em">
        {headline.lines[0]}
      </text>
      <text className={shareCardStyles.quiet} x={words.x} y={words.where} fontSize={words.small}>
        {cut(told.where, words.small, text, words.width)}
      </text>
      {placed.map(({ at, x, nameX, y, name }) => (
        <g key={at}>
          <text className={shareCardStyles.figure} x={x} y={y} fontSize={scoreSize}>
            {told.scores[at]?.figure}
          </text>
          <text
            className={told.scores[at]?.leads === true ? classes(shareCardStyles.text, shareCardStyles.lead) : shareCardStyles.quiet}
            x={nameX}
            y={y}
            fontSize={scoreSize * 0.8}
          >
            {name}
          </text>
        </g>
      ))}
    </>
  )
}

type CopiedKind = 'text' | 'link' | 'picture'

/** What was copied last, or what is there to be copied by hand where the clipboard is closed to pages. */
type Copied = { readonly kind: CopiedKind; readonly done: true } | { readonly kind: CopiedKind; readonly done: false; readonly text: string }

interface Copying {
  readonly copied: Copied | null
  readonly text: (kind: 'text' | 'link', text: string) => Promise<void>
  readonly picture: (png: Blob) => Promise<void>
  readonly forget: () => void
}

/** Puts texts and pictures on the clipboard, and knows what became of it. */
function useCopied(): Copying {
  const [copied, setCopied] = useState<Copied | null>(null)
  return {
    copied,
    text: async (kind, text) => {
      try {
        await navigator.clipboard.writeText(text)
        setCopied({ kind, done: true })
      } catch {
        setCopied({ kind, done: false, text })
      }
    },
    picture: async (png) => {
      try {
        if (!canCopyPictures()) throw new Error('this browser copies no pictures')
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
        setCopied({ kind: 'picture', done: true })
      } catch {
        setCopied({ kind: 'picture', done: false, text: '' })
      }
    },
    forget: () => setCopied(null),
  }
}

interface CardSize {
  readonly width: number
  readonly height: number
}

/** Twice as many pixels each way as a card is wide and high: sharp on phones, and tiles of a long line can be zoomed into. */
const SHARPNESS = 2
const DRAWN: CardSize = { width: SHARPNESS * CARD.width, height: SHARPNESS * CARD.height }

type CardPicture = { readonly kind: 'making' } | { readonly kind: 'made'; readonly png: Blob } | { readonly kind: 'failed' }

/** The picture of a card that stands on the page: made once it stands there, and again when what it shows or the page's colours change. */
function useCardPicture(card: RefObject<SVGSVGElement | null>, told: ToldCard, jpeg: string | null, size: CardSize = DRAWN): CardPicture {
  const [made, setMade] = useState<{ readonly of: ToldCard; readonly jpeg: string | null; readonly picture: CardPicture } | null>(null)
  useEffect(() => {
    let gone = false
    const make = async (): Promise<void> => {
      const picture = await pictureOf(card.current, size)
      if (!gone) setMade({ of: told, jpeg, picture })
    }
    void make()
    const theme = new MutationObserver(() => void make())
    theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] })
    return () => {
      gone = true
      theme.disconnect()
    }
  }, [card, told, jpeg, size])
  return made?.of === told && made.jpeg === jpeg ? made.picture : { kind: 'making' }
}

async function pictureOf(drawing: SVGSVGElement | null, size: CardSize): Promise<CardPicture> {
  try {
    await document.fonts.ready
    await painted()
    if (drawing === null) return { kind: 'failed' }
    return { kind: 'made', png: await pngOf(drawing, size) }
  } catch {
    return { kind: 'failed' }
  }
}

/** Letters that came late are measured again before this. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** What tells the three files of one match apart. */
const ENDINGS: Readonly<Record<MatchExportKind, string>> = { records: 'caravan', results: 'results.csv', events: 'events.csv' }

/** The match as files and as one line of text, for Caravan and other programs. */
function ShareFiles({ view }: { readonly view: MatchView }) {
  const control = useExport()
  const { matchId, date, names } = view
  const save = (kind: MatchExportKind): void => void control.run({ kind, matchId, tables: tableForm.chosen() }, fileNameFor(date, names, ENDINGS[kind]))
  return (
    <div className={styles.files}>
      <ul className={styles.kinds}>
        {MATCH_EXPORT_KINDS.map((kind) => (
          <li key={kind} className={styles.kind}>
            <Button pending={control.exporting.kind === 'running'} onClick={() => save(kind)}>
              <Icon name="save" />
              {words.share.kinds[kind].name}
            </Button>
            <span>{words.share.kinds[kind].what}</span>
          </li>
        ))}
        <li className={styles.kind}>
          <CopyText textOf={() => matchLine(view)} />
        </li>
      </ul>
      <ExportNotice control={control} />
    </div>
  )
}

/** Where other devices of the house open a match; null in the program's own window, whose pages have no address outside, and for a match of no house. */
function addressInHouse(matchId: MatchId): string | null {
  const { protocol, origin, pathname } = window.location
  if (matchId === '' || (protocol !== 'http:' && protocol !== 'https:')) return null
  return `${origin}${pathname}#${paths.replay(matchId)}`
}

interface ShareDialogProps {
  readonly view: MatchView
  readonly begin: SharedThing
  /** A picture of the table that was just taken, in place of the one that is kept. */
  readonly taken?: string | undefined
  /** What else can be done with the picture of the table. */
  readonly keeping?: ReactNode
  readonly onClose: () => void
}

/**
 * One place for all ways out of a match. Where the system has a sheet to share with, it opens at once with the picture; behind it, and everywhere
 * else, lie the others: save or copy the picture, copy text or link, print, and files. A phone at the table has no paper and no files.
 */
export function ShareDialog({ view, begin, taken, keeping, onClose }: ShareDialogProps) {
  const shareWords = words.share
  const isOwner = usePermissions()('owner')
  const spoken = useSpoken()
  const [thing, setThing] = useState(begin)
  const told = useMemo(() => inLanguage(spoken, () => cardOf(view, thing)), [view, thing, spoken])
  const card = useRef<SVGSVGElement>(null)
  const kept = useTablePicture(view) ?? null
  const jpeg = taken ?? kept
  const shape = thing.kind === 'picture' && jpeg !== null ? thing.shape : null
  const picture = useCardPicture(card, told, shape === null ? null : jpeg, shape === null ? undefined : PICTURE_CARDS[shape])
  const copying = useCopied()
  const [failed, setFailed] = useState(false)
  const png = picture.kind === 'made' ? picture.png : null
  const text = cardText(told)
  const label = [shape === null ? '' : words.tablePicture.alt(scorerWords.listed(view.names)), text.replaceAll('\n', '. ')]
    .filter((part) => part !== '')
    .join('. ')
  const link = isOwner ? addressInHouse(view.matchId) : null
  const name = fileNameFor(view.date, view.names, 'png')

  const share = async (file: Blob, asked: boolean): Promise<void> => {
    const shared = await shareFile(new File([file], name, { type: 'image/png' }), told.headline)
    if (shared === 'shared') onClose()
    else setFailed(shared === 'failed' || (shared === 'not-now' && asked))
  }
  useOnce(png, (file) => {
    if (canSharePictures() && begin.kind !== 'picture') void share(file, false)
  })

  return (
    <Dialog
      width="workspace"
      open
      title={shareWords.button}
      onClose={onClose}
      actions={
        <>
          {canSharePictures() && (
            <Button pending={png === null} onClick={() => png !== null && saveFile(name, png)}>
              <Icon name="save" />
              {shareWords.savePicture}
            </Button>
          )}
          {canSharePictures() ? (
            <Button variant="primary" pending={png === null} onClick={() => png !== null && void share(png, true)}>
              <Icon name="share" />
              {shareWords.sharePicture}
            </Button>
          ) : (
            <Button variant="primary" pending={png === null} onClick={() => png !== null && saveFile(name, png)}>
              <Icon name="save" />
              {shareWords.savePicture}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.shared}>
        {shape !== null && jpeg !== null ? (
          <PictureCard ref={card} view={view} told={told} shape={shape} jpeg={jpeg} label={label} />
        ) : (
          <ShareCard ref={card} view={view} told={told} label={label} />
        )}
        <div className={styles.beside}>
          {(failed || picture.kind === 'failed') && (
            <Notice tone="warning" role="alert">
              {picture.kind === 'failed' ? shareWords.failed : shareWords.notShared}
            </Notice>
          )}
          <ThingChoice
            view={view}
            begin={begin}
            pictured={jpeg !== null}
            thing={thing}
            onChange={(chosen) => {
              setThing(chosen)
              setFailed(false)
              copying.forget()
            }}
          />
          {thing.kind === 'picture' && keeping}
          <div className={styles.ways}>
            {canCopyPictures() && (
              <Button pending={png === null} onClick={() => png !== null && void copying.picture(png)}>
                <Icon name="picture" />
                {shareWords.copyPicture}
              </Button>
            )}
            <Button onClick={() => void copying.text('text', text)}>
              <Icon name="copy" />
              {shareWords.copyText}
            </Button>
            {link !== null && (
              <Button title={shareWords.linkHint} onClick={() => void copying.text('link', link)}>
                <Icon name="link" />
                {shareWords.copyLink}
              </Button>
            )}
            {isOwner && (
              <Button onClick={() => window.print()}>
                <Icon name="print" />
                {shareWords.print}
              </Button>
            )}
          </div>
          <CopiedNotice copied={copying.copied} />
        </div>
      </div>
      {isOwner && (
        <Disclosure lazy summary={shareWords.files}>
          <ShareFiles view={view} />
        </Disclosure>
      )}
    </Dialog>
  )
}

/** What the picture is of, where there is more than one thing. */
function ThingChoice({
  view,
  begin,
  pictured,
  thing,
  onChange,
}: Pick<ShareDialogProps, 'view' | 'begin'> & { readonly pictured: boolean; readonly thing: SharedThing; readonly onChange: (thing: SharedThing) => void }) {
  const shareWords = words.share
  const played = begin.kind === 'play' ? view.scored.rounds[begin.place.round]?.events[begin.place.event] : undefined
  const choices: readonly { readonly thing: SharedThing; readonly label: string }[] = [
    ...(played?.type === 'play' ? [{ thing: begin, label: shareWords.things.play(makeTile(played.tile)) }] : []),
    ...(pictured ? PICTURE_SHAPES.map((shape) => ({ thing: { kind: 'picture', shape } as const, label: words.tablePicture.shapes[shape] })) : []),
    { thing: { kind: 'result' }, label: shareWords.things.result },
    ...view.scored.rounds.map((_, round) => ({ thing: { kind: 'round', round } as const, label: shareWords.things.round(round + 1) })),
  ]
  const at = choices.findIndex((choice) => sharedKey(choice.thing) === sharedKey(thing))
  return (
    <Select
      label={shareWords.which}
      value={at}
      onChange={({ target }) => {
        const chosen = choices[Number(target.value)]
        if (chosen !== undefined) onChange(chosen.thing)
      }}
    >
      {choices.map(({ label }, place) => (
        <option key={label} value={place}>
          {label}
        </option>
      ))}
    </Select>
  )
}

const sharedKey = (thing: SharedThing): string =>
  thing.kind === 'round' ? `round ${thing.round}` : thing.kind === 'picture' ? `picture ${thing.shape}` : thing.kind

function CopiedNotice({ copied }: { readonly copied: ReturnType<typeof useCopied>['copied'] }) {
  const shareWords = words.share
  const said = { text: shareWords.textCopied, link: shareWords.linkCopied, picture: shareWords.pictureCopied }
  return (
    <>
      <p role="status" className={styles.said}>
        {copied === null ? '' : copied.done ? said[copied.kind] : copied.kind === 'picture' ? shareWords.pictureNotCopied : shareWords.notCopied}
      </p>
      {copied?.done === false && copied.text !== '' && (
        <TextArea label={shareWords.byHand} readOnly rows={4} value={copied.text} onFocus={({ target }) => target.select()} />
      )}
    </>
  )
}

/** Does something with the first value there is, once. */
function useOnce<T>(value: T | null, then: (value: T) => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (value === null || done.current) return
    done.current = true
    then(value)
  })
}
