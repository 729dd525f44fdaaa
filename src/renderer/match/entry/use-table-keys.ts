import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Suit } from '#shared/domino/tile'
import { readKey } from '../../keyboard/read-key'
import { isSwitchedOff, keysBelongElsewhere } from '../../actions/key-guards'
import type { InTurn } from '../../actions/use-in-turn'
import { controlTakes, intentOf, type Intent } from './table-keys'

interface Options {
  /** What is typed while a command runs follows in order, with what was tapped. */
  readonly inTurn: InTurn
  readonly maxPip: Suit
  /** The chosen tile can be played in several ways that differ. */
  readonly asked: boolean
  readonly onIntent: (intent: Intent) => void
}

/**
 * Keys of the table, wherever the focus is, except in fields and dialogs.
 *
 * Gives what a button does that means the same as a key: it takes its turn among the keys that wait.
 */
export function useTableKeys({ inTurn, maxPip, asked, onIntent }: Options): (intent: Intent) => void {
  /* What waited is followed as the table then is. */
  const follow = useRef(onIntent)
  useLayoutEffect(() => {
    follow.current = onIntent
  })
  const take = useCallback((intent: Intent): void => inTurn.take(() => follow.current(intent)), [inTurn])

  const onPress = useEffectEvent((event: KeyboardEvent): void => {
    const press = readKey(event)
    if (press === null || event.defaultPrevented || keysBelongElsewhere(event.target) || isSwitchedOff(press)) return
    const intent = intentOf(press, maxPip)
    /* While keys wait, the tile that an arrow is meant for may still be among them. */
    if (intent === null || controlTakes(intent, { target: event.target, asked: asked || inTurn.waits() })) return
    event.preventDefault()
    if (event.repeat && (inTurn.waits() || !mayRepeat(intent))) return
    take(intent)
  })
  /* Before anything is seen: no key is lost between the table's appearing and the page's being idle. */
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => onPress(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return take
}

/** A key that is held down enters nothing again and again; and what is taken back stops when the key is let go. */
function mayRepeat({ kind }: Intent): boolean {
  return kind === 'erase' || kind === 'undo' || kind === 'redo'
}
