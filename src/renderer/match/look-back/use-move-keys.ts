import { useEffect, useEffectEvent } from 'react'
import { isSwitchedOff, keysBelongElsewhere } from '../../keys/key-guards'
import { LETTERS } from '../../keys/key-list'
import type { Moves } from './use-moves'

/** Arrows, Home and End step through the match and Q questions the move, wherever the focus is, except in fields and dialogs. */
export function useMoveKeys({ at, go }: Moves, question: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (keysBelongElsewhere(event.target) || isSwitchedOff(event)) return
    if (event.key.toLowerCase() === LETTERS.question) {
      event.preventDefault()
      question()
      return
    }
    const to = targetOf(event.key, at)
    if (to === null) return
    event.preventDefault()
    go(to)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function targetOf(key: string, at: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return at - 1
    case 'ArrowRight':
      return at + 1
    case 'Home':
      return 0
    case 'End':
      return Number.MAX_SAFE_INTEGER
  }
  return null
}
