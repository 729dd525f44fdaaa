import { type KeyboardEvent, useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { Button } from '../../components/button/button'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Icon } from '../../components/icon/icon'
import { Notice, ProblemNotice } from '../../components/notice/notice'
import { plainKey } from '../../keyboard/read-key'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { HandKnowledge } from '../../photo/hand/hand-model'
import { HandPhotoDialog } from '../../photo/photo-dialogs'
import { useTypedTile } from '../entry/use-typed-tile'
import { WholeSet } from '../entry/whole-set'
import { handPad, type HandTable, playableIn, seenBeside, type ShownHands, withHand, withoutTile, withTile } from '../model/blocked-hands'
import { isFull, refusedTile, type RefusedTile } from '../model/refused-tile'
import styles from './hand-editor.module.css'

interface HandPhotoButtonProps {
  readonly name: string
  readonly knowledge: HandKnowledge
  readonly expected: number | null
  readonly replaces: boolean
  /** The photo may be kept with the block. */
  readonly keeps: boolean
  /** `photo`: a JPEG in base64, where it is to be kept. */
  readonly onHand: (tiles: readonly Tile[], photo: string | undefined) => void
}

function HandPhotoButton(props: HandPhotoButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="camera" />
        {words.photo.hand.open(props.name)}
      </Button>
      {open && <HandPhotoDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

interface HandEditorProps {
  readonly table: HandTable
  readonly names: readonly string[]
  readonly hands: ShownHands
  readonly seat: Seat
  readonly onChange: (hands: ShownHands) => void
  /** Called where the photo of a hand may be kept, with each photo (a JPEG in base64) or with none. */
  readonly onPhoto?: (photo: string | undefined) => void
  /** A tile has just made the hand as large as it was counted. */
  readonly onFull?: (hands: ShownHands) => void
  /** Backspace where there is nothing to take back. */
  readonly onBack?: () => void
  /** The page shows the tiles of every hand, so they are not shown here. */
  readonly tilesElsewhere?: boolean
}

/** One hand of a blocked round, tapped or typed tile by tile, and checked as it grows. */
export function HandEditor({ table, names, hands, seat, onChange, onPhoto, onFull, onBack, tilesElsewhere = false }: HandEditorProps) {
  const blockWords = words.match.block
  const [refused, setRefused] = useState<RefusedTile | null>(null)
  const [told, setTold] = useState('')
  const name = scorerWords.nameOf(names, seat)
  /* In a dialog it stands below the title of the dialog. */
  const Heading = tilesElsewhere ? 'h2' : 'h3'
  const hand = hands[seat] ?? []
  const expected = table.expected[seat] ?? null
  const tiles = handPad(table, hands, blockWords)
  const stillPlayable = playableIn(hand, table.playable).map(makeTile)
  const change = (changed: ShownHands): void => {
    setRefused(null)
    onChange(changed)
  }
  const say = (what: string, changed: ShownHands): void => setTold(`${what}. ${blockWords.counted(changed[seat]?.length ?? 0, expected)}.`)
  const take = (tile: Tile): void => {
    const changed = withoutTile(hands, seat, tile)
    change(changed)
    say(blockWords.removed(makeTile(tile)), changed)
  }
  const add = (tile: Tile, anyway = false): void => {
    const against = refusedTile(table, hands, seat, tile)
    if (against !== null && !(anyway && against.kind === 'full')) return setRefused(against)
    const changed = withTile(hands, seat, tile)
    change(changed)
    say(makeTile(tile), changed)
    const grown = changed[seat] ?? []
    if (isFull(grown, expected) && playableIn(grown, table.playable).length === 0) onFull?.(changed)
  }
  const typing = useTypedTile(table.maxPip, (tile) => add(tile))
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const untyped = typing.shown === ''
    typing.onKeyDown(event)
    if (plainKey(event) !== 'Backspace' || !untyped) return
    event.preventDefault()
    const last = hand.at(-1)
    if (last === undefined) onBack?.()
    else take(last)
  }
  return (
    <div className={styles.editor} data-pad-alone={tilesElsewhere || undefined} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <Heading className={styles.name} tabIndex={-1} data-hand-heading>
          {blockWords.hand(name)}
        </Heading>
        {tilesElsewhere ? (
          <p className={styles.tap}>{blockWords.tapToAdd}</p>
        ) : (
          <p className={styles.count} data-right={hand.length === expected || undefined}>
            {blockWords.counted(hand.length, expected)}
          </p>
        )}
        <HandPhotoButton
          name={name}
          knowledge={{ maxPip: table.maxPip, copies: table.copies, set: table.set, seen: seenBeside(table, hands, seat) }}
          expected={expected}
          replaces={hand.length > 0}
          keeps={onPhoto !== undefined}
          onHand={(photographed, photo) => {
            change(withHand(hands, seat, photographed))
            onPhoto?.(photo)
          }}
        />
        {typing.shown !== '' && <p className={styles.typed}>{words.match.entry.typed(typing.shown)}</p>}
      </div>
      {!tilesElsewhere && (
        <ul className={styles.hand} aria-label={blockWords.inHand(name)}>
          {hand.length === 0 && <li className={styles.none}>{blockWords.tapToAdd}</li>}
          {hand.map((tile, place) => (
            <li key={`${tile} ${hand.slice(0, place).filter((before) => before === tile).length}`}>
              <button type="button" className={styles.held} aria-label={blockWords.take(makeTile(tile))} onClick={() => take(tile)}>
                <DominoTile tile={tile} orientation="horizontal" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <div role="status">{refused !== null && <TileRefused refused={refused} names={names} name={name} onAnyway={() => add(refused.tile, true)} />}</div>
      <ProblemNotice text={stillPlayable.length > 0 ? blockWords.playable(name, stillPlayable) : null} />
      <WholeSet label={words.match.pad.label} tiles={tiles} maxPip={table.maxPip} chosen={null} onTap={add} />
    </div>
  )
}

interface RefusedProps {
  readonly refused: RefusedTile
  readonly names: readonly string[]
  /** Whose hand it was meant for. */
  readonly name: string
  readonly onAnyway: () => void
}

/** Why a tile was not taken; where only the count stands against it, the way to take it all the same. */
function TileRefused({ refused, names, name, onAnyway }: RefusedProps) {
  const handsWords = words.moments.hands
  const tile = makeTile(refused.tile)
  switch (refused.kind) {
    case 'on-table':
      return <Notice tone="warning">{handsWords.onTable(tile)}</Notice>
    case 'in-hand':
      return <Notice tone="warning">{handsWords.inHand(tile, scorerWords.nameOf(names, refused.seat))}</Notice>
    case 'full':
      return (
        <Notice tone="warning" actions={<Button onClick={onAnyway}>{handsWords.addAnyway(tile)}</Button>}>
          {handsWords.full(name, refused.expected)}
        </Notice>
      )
  }
}
