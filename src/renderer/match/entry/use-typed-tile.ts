import { useState, type KeyboardEvent } from 'react'
import { parseTile, type Tile } from '#shared/domino/tile'
import { endHalf, eraseDigit, NOTHING_TYPED, shownOf, typeDigit, writtenOf } from './typed'

/** Tiles typed, half by half, while what listens has the focus. */
export function useTypedTile(maxPip: number, onTile: (tile: Tile) => void) {
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = nextTyped(event.key)
    if (next === null) return
    event.preventDefault()
    const written = next.at === 'done' ? writtenOf(next) : null
    const tile = written === null ? null : parseTile(written)
    if (tile?.ok === true) onTile(tile.value.tile)
    setTyped(tile?.ok === true ? NOTHING_TYPED : next)
  }
  const nextTyped = (key: string) => {
    if (/^\d$/.test(key)) return typeDigit(typed, key, maxPip)
    if (key === '-') return endHalf(typed)
    if (key === 'Backspace') return eraseDigit(typed)
    return null
  }
  return { shown: shownOf(typed), onKeyDown }
}
