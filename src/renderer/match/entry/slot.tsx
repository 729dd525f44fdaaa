import { memo, type PointerEvent } from 'react'
import { lowOf, type Suit, type Tile } from '#shared/domino/tile'
import { steady } from '../../app/steady'
import { useDisabled } from '../../hooks/use-disabled'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { PointsChip } from '../../components/points-chip/points-chip'
import { scorerWords } from '../../messages/scorer'
import type { Paying } from '../model/paying-places'
import styles from './slot.module.css'

interface SlotProps {
  /** What the pad calls this place. */
  readonly place: string
  readonly tile: Tile
  /** The half that comes first, on top or at the left; left out, the higher one. */
  readonly first?: Suit
  readonly name: string
  readonly lying: boolean
  readonly pressed?: boolean
  readonly quiet?: boolean
  readonly disabled?: boolean
  /** What it would score here, for a table with the learning aid. */
  readonly paying?: Paying | null
  readonly tabIndex: 0 | -1
  readonly onFocus: (place: string) => void
  readonly onTap: (tile: Tile, first?: Suit) => void
  /** The finger is down; it may still slide off, and then nothing was meant. Left out, only a whole tap counts. */
  readonly onDown?: ((tile: Tile, first?: Suit) => void) | undefined
  readonly onSlideOff?: (() => void) | undefined
}

/**
 * A tile that stands in its place and can be taken. Its whole place is the target; chosen, the tile rises in it and nothing else moves.
 *
 * Every key draws the pad again, and of its tiles only those that change.
 */
export const Slot = steady(function Slot({
  place,
  tile,
  first,
  name,
  lying,
  pressed,
  quiet,
  disabled,
  paying = null,
  tabIndex,
  onFocus,
  onTap,
  onDown,
  onSlideOff,
}: SlotProps) {
  const down = (event: PointerEvent<HTMLButtonElement>): void => {
    if (onDown === undefined || event.button !== 0) return
    /* A finger keeps what it touches first; released, it is noticed when it leaves. */
    if (event.currentTarget.hasPointerCapture?.(event.pointerId)) event.currentTarget.releasePointerCapture(event.pointerId)
    onDown(tile, first)
  }
  const off = ({ buttons }: PointerEvent): void => {
    if (buttons !== 0) onSlideOff?.()
  }
  const withFocus = useDisabled<HTMLButtonElement>({ disabled, onFocus: () => onFocus(place) })
  return (
    <button
      {...withFocus}
      type="button"
      data-place={place}
      className={styles.slot}
      data-lying={lying || undefined}
      data-quiet={quiet || undefined}
      aria-pressed={pressed}
      aria-label={name}
      tabIndex={tabIndex}
      onClick={() => disabled === true || onTap(tile, first)}
      onPointerDown={down}
      onPointerLeave={off}
      onPointerCancel={onSlideOff}
    >
      <span className={styles.tile}>
        <DominoTile
          tile={tile}
          orientation={lying ? 'horizontal' : 'vertical'}
          flipped={first !== undefined && first === lowOf(tile)}
          chosen={pressed}
          best={paying?.best === true && !pressed}
        />
        {paying !== null && <PointsChip className={styles.pays} points={paying.points} text={payingText(paying)} />}
      </span>
    </button>
  )
})

/** The points; where there are none, what the ends would come to. */
const payingText = ({ points, sum }: Paying): string => (points === 0 && sum !== null ? String(sum) : scorerWords.signed(points))

/** The dent that a played tile leaves, with its other half. */
export const Dent = memo(function Dent({ half, lying }: { readonly half: Suit; readonly lying: boolean }) {
  return (
    <span className={styles.slot} data-lying={lying || undefined} aria-hidden="true">
      <span className={styles.dent}>{half}</span>
    </span>
  )
})
