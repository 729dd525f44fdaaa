import type { CSSProperties } from 'react'
import type { Suit, Tile } from '#shared/domino/tile'
import { hasSuit, isDouble, tileOf } from '#shared/domino/tile'
import { useTileLook } from '../../components/domino-tile/look'
import { useMedia } from '../../hooks/use-media'
import type { PadTile } from '../model/pad-tiles'
import { foldedSet } from '../model/tray'
import { Halves, type HalvesRow } from './halves'
import { usePadKeys } from './pad-keys'
import { Slot } from './slot'
import { tileName } from './tile-name'
import styles from './whole-set.module.css'

interface Props {
  readonly label: string
  readonly tiles: readonly PadTile[]
  readonly maxPip: Suit
  readonly chosen: Tile | null
  readonly onTap: (tile: Tile) => void
  /** Left and right belong to the ends of the line while a tile is chosen. */
  readonly arrowsMove?: boolean
}

/** What has room for a double-nine and for a larger set at once. */
const NARROW = '(max-width: 599px)'
const MIDDLING = '(max-width: 767px)'
const UPRIGHT = '(max-width: 599px)'

/** All tiles of the set, each in the same place for ever: the suits' triangle folded to a rectangle. One tab stop; arrow keys go from tile to tile. */
export function WholeSet({ label, tiles, maxPip, chosen, onTap, arrowsMove = true }: Props) {
  const narrow = useMedia(NARROW)
  const middling = useMedia(MIDDLING)
  const upright = useMedia(UPRIGHT) && maxPip <= 6
  const byHalf = (narrow && maxPip > 6) || (middling && maxPip > 9) || maxPip > 12
  if (byHalf && tiles.some(({ tile }) => hasSuit(tile, 0)) && tiles.length > 2 * (maxPip + 1))
    return <Halves label={label} rows={allRows(tiles, maxPip)} chosen={chosen} begun={null} arrowsMove={arrowsMove} onTap={onTap} />
  return <Triangle label={label} tiles={tiles} maxPip={maxPip} chosen={chosen} onTap={onTap} arrowsMove={arrowsMove} lying={!upright} />
}

function Triangle({ label, tiles, maxPip, chosen, onTap, arrowsMove, lying }: Required<Props> & { readonly lying: boolean }) {
  const { faces } = useTileLook()
  /* Doubles alone stand side by side, as many as have room. */
  const doubles = tiles.every(({ tile }) => isDouble(tile))
  const lies = lying && !doubles
  const rows = foldedSet(tiles, maxPip)
  const shown = doubles ? tiles.toSorted((a, b) => b.tile - a.tile) : rows.flat()
  const columns = Math.max(...rows.map((row) => row.length), 1)
  const open = shown.filter(({ look }) => look !== 'off')
  /* What fits comes before what does not. */
  const first = open.find(({ look }) => look === 'free') ?? open[0]
  const keys = usePadKeys(
    [...(first === undefined ? [] : [String(first.tile)]), ...open.map(({ tile }) => String(tile))],
    chosen === null ? null : String(chosen),
    arrowsMove,
  )
  return (
    <div
      className={styles.set}
      dir="ltr"
      role="group"
      aria-label={label}
      data-pad
      data-lying={lies || undefined}
      data-doubles={doubles || undefined}
      style={{ '--columns': columns, '--columns-twice': 2 * columns } as CSSProperties}
      onKeyDown={keys.onKeyDown}
    >
      {shown.map(({ tile, look, note }) => (
        <Slot
          key={tile}
          tile={tile}
          name={tileName(tile, faces, note)}
          lying={lies}
          pressed={tile === chosen}
          quiet={look === 'quiet'}
          disabled={look === 'off'}
          tabIndex={keys.stopAt(String(tile))}
          onFocus={keys.onFocus(String(tile))}
          onTap={() => onTap(tile)}
        />
      ))}
    </div>
  )
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
