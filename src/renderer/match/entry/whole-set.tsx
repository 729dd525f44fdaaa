import type { CSSProperties } from 'react'
import { hasSuit, isDouble, tileOf, type Suit, type Tile } from '#shared/domino/tile'
import { useTileStyle } from '../../components/domino-tile/tile-style'
import { useMedia } from '../../hooks/use-media'
import type { PadTile } from '../model/pad-tiles'
import { foldedSet } from '../model/tray'
import { Halves, type HalvesRow } from './halves'
import { usePadKeys } from './pad-keys'
import { Slot } from './slot'
import { tileName } from './tile-name'
import styles from './whole-set.module.css'

interface WholeSetProps {
  readonly label: string
  readonly tiles: readonly PadTile[]
  readonly maxPip: Suit
  readonly chosen: Tile | null
  readonly onTap: (tile: Tile) => void
  /** Left and right belong to the ends of the line while a tile is chosen. */
  readonly arrowsMove?: boolean
  /** It shares the window with the felt, and is as flat as the window needs. */
  readonly besideFelt?: boolean
}

/** What has room for a double-nine and for a larger set at once. */
const NARROW = '(width < 37.5rem)'
const MIDDLING = '(width < 48rem)'
const UPRIGHT = '(width < 37.5rem)'
/** Where the rail takes the height, a double-six lies in two rows beside the felt, and its tiles stand. */
const FLAT = '(width >= 62.5rem) and (width < 75rem) and (orientation: landscape) and (height >= 35rem)'
/** A tablet upright on the table: tiles stand, as large as a finger needs that reaches across it. */
export const TALL_TABLET = '(orientation: portrait) and (width >= 48rem) and (height >= 60rem)'
/** A phone on its side. */
const LOW = '(width >= 37.5rem) and (orientation: landscape) and (height < 35rem)'

/** All tiles of the set, each in the same place for ever: the suits' triangle folded to a rectangle. One tab stop; arrow keys go from tile to tile. */
export function WholeSet({ label, tiles, maxPip, chosen, onTap, arrowsMove = true, besideFelt = false }: WholeSetProps) {
  const narrow = useMedia(NARROW)
  const middling = useMedia(MIDDLING)
  const upright = useMedia(UPRIGHT)
  const flat = useMedia(FLAT)
  const low = useMedia(LOW)
  const tall = useMedia(TALL_TABLET)
  const stands = maxPip <= 6 && (upright || (besideFelt && (flat || tall)))
  const byHalf = ((narrow || (besideFelt && (flat || low))) && maxPip > 6) || (middling && maxPip > 9) || maxPip > 12
  if (byHalf && tiles.some(({ tile }) => hasSuit(tile, 0)) && tiles.length > 2 * (maxPip + 1))
    return <Halves label={label} rows={allRows(tiles, maxPip)} chosen={chosen} begun={null} arrowsMove={arrowsMove} onTap={(tile) => onTap(tile)} />
  /* Doubles are few, and stand side by side. */
  const doubles = tiles.every(({ tile }) => isDouble(tile))
  return (
    <Triangle label={label} tiles={tiles} maxPip={maxPip} chosen={chosen} onTap={onTap} arrowsMove={arrowsMove} doubles={doubles} lying={!doubles && !stands} />
  )
}

interface TriangleProps extends Required<Omit<WholeSetProps, 'besideFelt'>> {
  readonly doubles: boolean
  readonly lying: boolean
}

function Triangle({ label, tiles, maxPip, chosen, onTap, arrowsMove, doubles, lying }: TriangleProps) {
  const { faces } = useTileStyle()
  const rows = doubles ? [tiles] : foldedSet(tiles, maxPip)
  const open = rows.flat().filter(({ look }) => look !== 'off')
  /* What fits comes before what does not. */
  const first = open.find(({ look }) => look === 'free') ?? open[0]
  const { ref, stopAt, onFocus, onKeyDown } = usePadKeys(
    [...(first === undefined ? [] : [String(first.tile)]), ...open.map(({ tile }) => String(tile))],
    chosen === null ? null : String(chosen),
    arrowsMove,
  )
  return (
    <div
      ref={ref}
      className={styles.set}
      dir="ltr"
      role="group"
      aria-label={label}
      data-pad
      data-lying={lying || undefined}
      data-doubles={doubles || undefined}
      style={columnsOf(Math.max(...rows.map((row) => row.length), 1), doubles)}
      onKeyDown={onKeyDown}
    >
      {rows.flat().map(({ tile, look, note }) => (
        <Slot
          key={tile}
          place={String(tile)}
          tile={tile}
          name={tileName(tile, faces, note)}
          lying={lying}
          pressed={tile === chosen}
          quiet={look === 'quiet'}
          disabled={look === 'off'}
          tabIndex={stopAt(String(tile))}
          onFocus={onFocus}
          onTap={onTap}
        />
      ))}
    </div>
  )
}

/** Tiles side by side: anywhere, where there is little width, and where there is little height. */
function columnsOf(columns: number, doubles: boolean): CSSProperties {
  const narrow = doubles && columns > 7 ? Math.ceil(columns / 2) : columns
  return { '--columns': columns, '--narrow': narrow, '--flat': doubles || columns > 7 ? columns : 2 * columns } as CSSProperties
}

function allRows(tiles: readonly PadTile[], maxPip: Suit): readonly HalvesRow[] {
  const byTile = new Map(tiles.map((each) => [each.tile, each]))
  return Array.from({ length: maxPip + 1 }, (_, suit) => ({
    suit,
    where: null,
    places: Array.from({ length: maxPip + 1 }, (_, half) => {
      const tile = tileOf(suit, half)
      return { half, ...(byTile.get(tile) ?? { tile, look: 'off', note: null }) }
    }),
  }))
}
