import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isSwitchedOff, keysBelongElsewhere } from '../../../keys/key-guards'
import { controlTakes, intentOf, type Intent } from './keys'

interface Options {
  /** While true, what is typed waits and follows in order. */
  readonly busy: boolean
  readonly tileChosen: boolean
  readonly onIntent: (intent: Intent) => void
}

/**
 * Keys of the table, wherever the focus is, except in fields and dialogs.
 *
 * Gives what a button does that means the same as a key: it takes its turn among the keys that wait.
 */
export function useTableKeys({ busy, tileChosen, onIntent }: Options): (intent: Intent) => void {
  const waiting = useRef<Intent[]>([])
  /* A waiting key has been followed, but what it set going is not rendered yet: `busy` is still the one from before. */
  const following = useRef(false)
  const [turns, setTurns] = useState(0)

  const waits = (): boolean => busy || following.current || waiting.current.length > 0
  const take = (intent: Intent): void => {
    if (waits()) waiting.current.push(intent)
    else onIntent(intent)
  }

  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || keysBelongElsewhere(event.target) || isSwitchedOff(event)) return
    const intent = intentOf(event)
    if (intent === null || controlTakes(intent, event.target, tileChosen)) return
    event.preventDefault()
    if (event.repeat && (waits() || !mayRepeat(intent))) return
    take(intent)
  })
  /* Before anything is seen: no key is lost between the table's appearing and the page's being idle. */
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  /* One waiting key a render, so that each sees what the one before it did. */
  const follow = useEffectEvent((): void => {
    const next = waiting.current.shift()
    if (next === undefined) return
    following.current = true
    onIntent(next)
    setTurns((before) => before + 1)
  })
  useEffect(() => {
    following.current = false
    if (!busy) follow()
  }, [busy, turns])
  return take
}

/** A key that is held down enters nothing again and again; and what is taken back stops when the key is let go. */
function mayRepeat({ kind }: Intent): boolean {
  return kind === 'erase' || kind === 'undo' || kind === 'redo'
}
