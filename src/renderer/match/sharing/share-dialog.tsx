import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { MATCH_EXPORT_KINDS, type MatchExportKind } from '#shared/contract/exchange'
import { makeTile } from '#shared/domino/tile'
import { fileNameFor } from '#shared/exchange/file-name'
import type { MatchId } from '#shared/kernel/ids'
import { inLanguage, useSpoken } from '../../app/language'
import { usePermissions } from '../../app/permissions'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Disclosure } from '../../components/disclosure/disclosure'
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
import { canCopyPictures, canSharePictures, shareFile } from '../../printing/sharing'
import { pngOf } from '../../printing/svg-picture'
import type { MatchView } from '../match-view'
import { useTablePicture } from '../picture/use-table-picture'
import { CopyText } from '../text/copy-text'
import { matchLine } from '../text/match-line'
import { CARD } from './card-layout'
import { PictureCard } from './picture-card'
import { PICTURE_CARDS, PICTURE_SHAPES } from './picture-shapes'
import { ShareCard } from './share-card'
import { cardOf, cardText, type SharedThing, type ToldCard } from './told-card'
import styles from './share.module.css'

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
