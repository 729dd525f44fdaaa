import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { fileNameFor } from '#shared/exchange/file-name'
import { makeTile } from '#shared/domino/tile'
import { inLanguage, useSpoken } from '../../app/language'
import { usePermissions } from '../../app/permissions'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Select, TextArea } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { saveFile } from '../../exchange/save-file'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import { canCopyPictures, canSharePictures, shareFile } from '../../printing/sharing'
import type { MatchView } from '../match-view'
import { useTablePicture } from '../picture/use-table-picture'
import { addressInHouse } from './address'
import { PictureCard } from './picture-card'
import { PICTURE_CARDS, PICTURE_SHAPES } from './picture-shapes'
import { ShareCard } from './share-card'
import { ShareFiles } from './share-files'
import { cardOf, cardText, type SharedThing } from './told-card'
import { useCardPicture } from './use-card-picture'
import { useCopied } from './use-copied'
import styles from './share.module.css'

interface Props {
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
export function ShareDialog({ view, begin, taken, keeping, onClose }: Props) {
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
}: Pick<Props, 'view' | 'begin'> & { readonly pictured: boolean; readonly thing: SharedThing; readonly onChange: (thing: SharedThing) => void }) {
  const shareWords = words.share
  const played = begin.kind === 'play' ? view.scored.rounds[begin.place.round]?.events[begin.place.event] : undefined
  const choices: readonly { readonly thing: SharedThing; readonly label: string }[] = [
    ...(played?.type === 'play' ? [{ thing: begin, label: shareWords.things.play(makeTile(played.tile)) }] : []),
    ...(pictured ? PICTURE_SHAPES.map((shape) => ({ thing: { kind: 'picture', shape } as const, label: words.tablePicture.shapes[shape] })) : []),
    { thing: { kind: 'result' }, label: shareWords.things.result },
    ...view.scored.rounds.map((_, round) => ({ thing: { kind: 'round', round } as const, label: shareWords.things.round(round + 1) })),
  ]
  const at = choices.findIndex((choice) => keyOf(choice.thing) === keyOf(thing))
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

const keyOf = (thing: SharedThing): string =>
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
