import { makeTile, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { scorerWords } from '../../messages/scorer'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { HandPhotoButton } from '../../photo/hand/hand-photo-button'
import { TilePad } from '../entry/tile-pad'
import { useTypedTile } from '../entry/use-typed-tile'
import { handPad, playableIn, seenBeside, withHand, withoutTile, withTile, type Hands, type HandTable } from '../model/blocked-hands'
import styles from './hand-editor.module.css'

interface Props {
  /** The table as it is when the hands are shown. */
  readonly table: HandTable
  readonly names: readonly string[]
  readonly hands: Hands
  readonly seat: Seat
  readonly onChange: (hands: Hands) => void
  /** Called where the photo of a hand may be kept, with each photo (a JPEG in base64) or with none. */
  readonly onPhoto?: (photo: string | undefined) => void
}

/** One hand of a blocked round, tapped or typed tile by tile, and checked as it grows. */
export function HandEditor({ table, names, hands, seat, onChange, onPhoto }: Props) {
  const blockWords = words.match.block
  const name = scorerWords.nameOf(names, seat)
  const hand = hands[seat] ?? []
  const expected = table.expected[seat] ?? null
  const tiles = handPad(table, hands, blockWords)
  const stillPlayable = playableIn(hand, table.playable).map(makeTile)
  const add = (tile: Tile): void => {
    if (tiles.some((each) => each.tile === tile && each.look !== 'off')) onChange(withTile(hands, seat, tile))
  }
  const typing = useTypedTile(table.maxPip, add)
  return (
    <div className={styles.editor} onKeyDown={typing.onKeyDown}>
      <div className={styles.head}>
        <h3 className={styles.name} tabIndex={-1} data-hand-heading>
          {blockWords.hand(name)}
        </h3>
        <p className={styles.count} data-right={hand.length === expected || undefined}>
          {blockWords.counted(hand.length, expected)}
        </p>
        <HandPhotoButton
          name={name}
          knowledge={{ maxPip: table.maxPip, copies: table.copies, seen: seenBeside(table, hands, seat) }}
          expected={expected}
          replaces={hand.length > 0}
          keeps={onPhoto !== undefined}
          onHand={(photographed, photo) => {
            onChange(withHand(hands, seat, photographed))
            onPhoto?.(photo)
          }}
        />
        {typing.shown !== '' && <p className={styles.typed}>{words.match.entry.typed(typing.shown)}</p>}
      </div>
      <ul className={styles.hand} aria-label={blockWords.inHand(name)}>
        {hand.length === 0 && <li className={styles.none}>{blockWords.tapToAdd}</li>}
        {hand.map((tile, place) => (
          <li key={`${tile} ${place}`}>
            <button type="button" className={styles.held} aria-label={blockWords.take(makeTile(tile))} onClick={() => onChange(withoutTile(hands, seat, tile))}>
              <DominoTile tile={tile} orientation="horizontal" />
            </button>
          </li>
        ))}
      </ul>
      {stillPlayable.length > 0 && (
        <Notice tone="danger" role="alert">
          {blockWords.playable(name, stillPlayable)}
        </Notice>
      )}
      <TilePad label={words.match.pad.label} tiles={tiles} maxPip={table.maxPip} chosen={null} onTap={add} />
    </div>
  )
}
