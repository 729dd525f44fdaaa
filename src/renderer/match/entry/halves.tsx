import { useState } from 'react'
import type { Suit, Tile } from '#shared/domino/tile'
import { useTileStyle } from '../../components/domino-tile/tile-style'
import { words } from '../../messages/page'
import type { PadTile } from '../model/pad-tiles'
import type { Paying } from '../model/paying-places'
import { NumberDisc } from './number-disc'
import { usePadKeys } from './pad-keys'
import { Dent, Slot } from './slot'
import { tileName } from './tile-name'
import styles from './halves.module.css'

/** A number that can be tapped first, and a place for each other half. */
export interface HalvesRow {
  readonly suit: Suit
  /** Where it is open; null where that is no question. */
  readonly where: string | null
  readonly places: readonly (PadTile & { readonly half: Suit; readonly paying?: Paying | null })[]
}

interface HalvesProps {
  readonly label: string
  readonly rows: readonly HalvesRow[]
  readonly chosen: Tile | null
  /** Which number the chosen tile, or what was typed, begins with. */
  readonly begun: Suit | null
  readonly arrowsMove: boolean
  /** Tiles stand beside each other, where a row has no room for lying ones. */
  readonly stands?: boolean
  readonly onTap: (tile: Tile, suit?: Suit) => void
  /** The finger is down on a tile, or has left it. */
  readonly onDown?: (tile: Tile, suit?: Suit) => void
  readonly onSlideOff?: () => void
}

/** A large set by half: first a number, then one of its tiles. */
export function Halves({ label, rows, chosen, begun, arrowsMove, stands = false, onTap, onDown, onSlideOff }: HalvesProps) {
  const [last, setLast] = useState<Suit | null>(null)
  const { faces } = useTileStyle()
  const shown = [begun, last].map((suit) => rows.find((row) => row.suit === suit)).find((row) => row !== undefined) ?? rows[0]
  const tiles = (shown?.places ?? []).filter(({ look }) => look !== 'off')
  const keys = usePadKeys(
    [...rows.map(({ suit }) => `number ${suit}`), ...tiles.map(({ tile }) => `tile ${tile}`)],
    chosen === null ? null : `tile ${chosen}`,
    arrowsMove,
  )
  return (
    <div className={styles.halves} dir="ltr" role="group" aria-label={label} data-pad onKeyDown={keys.onKeyDown}>
      <div className={styles.numbers} role="group" aria-label={words.match.tray.numbers}>
        {rows.map(({ suit, where, places }) => (
          <button
            key={suit}
            type="button"
            className={styles.number}
            data-number
            data-best={places.some(({ paying }) => paying?.best === true) || undefined}
            aria-pressed={suit === shown?.suit}
            aria-label={words.match.tray.number(suit, where)}
            tabIndex={keys.stopAt(`number ${suit}`)}
            onFocus={() => keys.onFocus(`number ${suit}`)}
            onClick={() => {
              setLast(suit)
              if (suit !== shown?.suit) onSlideOff?.()
            }}
          >
            <NumberDisc suit={suit} />
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div
          className={styles.places}
          role="group"
          aria-label={words.match.tray.number(shown.suit, shown.where)}
          data-many={shown.places.length > 10 || undefined}
          data-stands={stands || undefined}
        >
          {shown.places.map(({ half, tile, look, note, paying = null }) =>
            look === 'off' ? (
              <Dent key={half} half={half} lying={!stands} />
            ) : (
              <Slot
                key={half}
                place={`tile ${tile}`}
                tile={tile}
                first={shown.suit}
                name={tileName(tile, faces, shown.where, note)}
                lying={!stands}
                paying={paying}
                pressed={tile === chosen}
                quiet={look === 'quiet'}
                tabIndex={keys.stopAt(`tile ${tile}`)}
                onFocus={keys.onFocus}
                onTap={onTap}
                onDown={onDown}
                onSlideOff={onSlideOff}
              />
            ),
          )}
        </div>
      )}
    </div>
  )
}
