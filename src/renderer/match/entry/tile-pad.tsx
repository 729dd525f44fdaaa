import { useRef, useState, type KeyboardEvent } from 'react'
import { hasSuit, highOf, lowOf, makeTile, type Suit, type Tile } from '#shared/domino/tile'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { useTileLook, type TileFaces } from '../../components/domino-tile/look'
import { words } from '../../messages/page'
import { bySuit, type PadTile } from '../model/pad-tiles'
import styles from './tile-pad.module.css'

interface Props {
  readonly label: string
  readonly tiles: readonly PadTile[]
  readonly maxPip: Suit
  readonly chosen: Tile | null
  readonly onTap: (tile: Tile) => void
  /** Left and right belong to the ends of the line while a tile is chosen. */
  readonly arrowsMove?: boolean
}

/** Larger sets than double-nine are hard to look through, so they can be filtered. */
const FILTERED_FROM: Suit = 10

/** A set that lies in three rows. */
const SMALL_SET: Suit = 6

type Filter = 'all' | 'fitting' | Suit

/** All tiles of the set as buttons, one tab stop; arrow keys go from tile to tile. */
export function TilePad({ label, tiles, maxPip, chosen, onTap, arrowsMove = true }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const [focused, setFocused] = useState<Tile | null>(null)
  const pad = useRef<HTMLDivElement>(null)
  const { faces } = useTileLook()
  const shown = tiles.filter(({ tile, look }) => filter === 'all' || (filter === 'fitting' ? look === 'free' : hasSuit(tile, filter)))
  const open = shown.filter(({ look }) => look !== 'off').map(({ tile }) => tile)
  const stop =
    [focused, chosen].find((tile) => tile !== null && open.includes(tile)) ??
    bySuit(shown)
      .flat()
      .find(({ look }) => look !== 'off')?.tile

  const onKeyDown = (event: KeyboardEvent): void => {
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!(sideways ? arrowsMove : event.key === 'ArrowUp' || event.key === 'ArrowDown')) return
    const next = neighbour(pad.current, event.target, event.key)
    event.preventDefault()
    next?.focus()
  }
  return (
    <div className={styles.frame} data-large={maxPip >= FILTERED_FROM || undefined}>
      {maxPip >= FILTERED_FROM && <PadFilter maxPip={maxPip} filter={filter} onFilter={setFilter} />}
      {/* Suits rise from left to right, as the arrow keys go. */}
      <div
        ref={pad}
        className={styles.pad}
        dir="ltr"
        role="group"
        aria-label={label}
        data-pad
        data-set={maxPip <= SMALL_SET ? 'small' : undefined}
        onKeyDown={onKeyDown}
      >
        {bySuit(shown).map((group) => (
          <div key={group[0]?.tile} className={styles.group}>
            {group.map(({ tile, look, note }) => (
              <button
                key={tile}
                type="button"
                className={styles.tile}
                data-look={look}
                disabled={look === 'off'}
                aria-pressed={tile === chosen}
                aria-label={nameOf(tile, note, faces)}
                tabIndex={tile === stop ? 0 : -1}
                onFocus={() => setFocused(tile)}
                onClick={() => onTap(tile)}
              >
                <DominoTile tile={tile} orientation="horizontal" />
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The name of a tile: its numbers, its pictures for people who look for those, and what is known of it. */
function nameOf(tile: Tile, note: string | null, faces: TileFaces): string {
  const pictures = faces === 'pictures' ? words.pictureTileName(highOf(tile), lowOf(tile)) : null
  return [makeTile(tile), pictures, note].filter((part) => part !== null).join(', ')
}

function PadFilter({ maxPip, filter, onFilter }: { readonly maxPip: Suit; readonly filter: Filter; readonly onFilter: (filter: Filter) => void }) {
  const padWords = words.match.pad
  const suits = Array.from({ length: maxPip + 1 }, (_, suit) => suit)
  const filters: readonly { readonly value: Filter; readonly text: string; readonly name: string }[] = [
    { value: 'all', text: padWords.all, name: padWords.all },
    { value: 'fitting', text: padWords.fitting, name: padWords.fitting },
    ...suits.map((suit) => ({ value: suit, text: String(suit), name: padWords.suit(suit) })),
  ]
  return (
    <div className={styles.filter} role="group" aria-label={padWords.filter}>
      {filters.map(({ value, text, name }) => (
        <button key={value} type="button" className={styles.filterButton} aria-pressed={filter === value} aria-label={name} onClick={() => onFilter(value)}>
          {text}
        </button>
      ))}
    </div>
  )
}

/** The next button that can be pressed: along the row, or the nearest one in the row above or below. */
function neighbour(pad: HTMLElement | null, from: EventTarget, key: string): HTMLElement | null {
  const buttons = [...(pad?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
  const at = buttons.findIndex((button) => button === from)
  const here = buttons[at]?.getBoundingClientRect()
  if (here === undefined) return null
  if (key === 'ArrowLeft') return buttons[at - 1] ?? null
  if (key === 'ArrowRight') return buttons[at + 1] ?? null
  const down = key === 'ArrowDown'
  const distance = (button: HTMLElement): number => {
    const there = button.getBoundingClientRect()
    const rows = down ? there.top - here.top : here.top - there.top
    return rows <= 0 ? Infinity : rows * 100 + Math.abs(there.left - here.left)
  }
  const nearest = buttons.reduce<HTMLElement | null>((best, button) => (best === null || distance(button) < distance(best) ? button : best), null)
  return nearest === null || distance(nearest) === Infinity ? null : nearest
}
