import { useState, type KeyboardEvent } from 'react'
import { parseTile, type Suit, type Tile } from '#shared/domino/tile'
import { readKey } from '../../keyboard/read-key'
import { halfOfPress } from '../../actions/half-keys'

/** Tiles typed, half by half, while what listens has the focus. `first`: the half that was typed first. */
export function useTypedTile(maxPip: Suit, onTile: (tile: Tile, first: Suit) => void) {
  const [first, setFirst] = useState<Suit | null>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const press = readKey(event)
    if (press === null || press.ctrl || press.alt) return
    if (press.key === 'Backspace' && first !== null) {
      event.preventDefault()
      setFirst(null)
      return
    }
    const half = halfOfPress(press, maxPip)
    if (half === null || half > maxPip) return
    event.preventDefault()
    if (first === null) return setFirst(half)
    setFirst(null)
    const tile = parseTile(`${first}-${half}`)
    if (tile.ok) onTile(tile.value.tile, first)
  }
  return { shown: first === null ? '' : `${first}-`, onKeyDown }
}
