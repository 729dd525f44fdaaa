import { useState, type KeyboardEvent } from 'react'
import { plainKey } from '../../keyboard/read-key'
import { isArrow, neighbour } from './roving'

/** A pad as one tab stop: which of its buttons that is, and the arrow keys that go from one to another. */
export interface PadKeys {
  /** The tab index of the button with this key. */
  readonly stopAt: (key: string) => 0 | -1
  /** To be told which button has the focus; the same from render to render. */
  readonly onFocus: (key: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** `keys`: of every button, in order; `chosen`: of the one that is chosen. `moves`: arrow keys are not wanted for anything else now. */
export function usePadKeys(keys: readonly string[], chosen: string | null, moves: boolean): PadKeys {
  const [focused, setFocused] = useState<string | null>(null)
  const stop = [focused, chosen].find((key) => key !== null && keys.includes(key)) ?? keys[0]
  return {
    stopAt: (key) => (key === stop ? 0 : -1),
    onFocus: setFocused,
    onKeyDown: (event) => {
      const key = plainKey(event)
      if (!moves || !isArrow(key)) return
      event.preventDefault()
      neighbour(event.currentTarget, event.target, key)?.focus()
    },
  }
}
