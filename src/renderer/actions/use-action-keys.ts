import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isDialogOpen } from '../hooks/is-dialog-open'
import { type KeyPress, readKey } from '../keyboard/read-key'
import { settings } from '../settings/settings'
import { type Action, doing, meantBy } from './action'
import type { InTurn } from './use-in-turn'

/** Where keys belong to what has the focus: fields, and everything while a dialog is open. */
export function keysBelongElsewhere(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]:not([contenteditable="false"])') !== null
}

/** A letter, digit or sign alone. People who dictate or whose hands tremble press these by accident; the settings switch them off (WCAG 2.1.4). */
export function isSwitchedOff({ key, ctrl }: Pick<KeyPress, 'key' | 'ctrl'>): boolean {
  return key.length === 1 && key !== ' ' && !ctrl && settings['single-keys'].chosen() === 'off'
}

const AT_ONCE: InTurn = { take: (task) => task(), waits: () => false }

/**
 * Listens for the keys of actions, wherever the focus is, except in fields and dialogs.
 *
 * Gives what a button does that means the same as a key: it takes its turn among the keys that wait.
 *
 * @param actions the same from render to render
 * @param to what they are done to; null while nothing can be done
 * @param inTurn what is typed while a command runs follows in order, with what was tapped
 */
export function useActionKeys<C extends object>(actions: readonly Action<C>[], to: C | null, inTurn: InTurn = AT_ONCE): (action: Action<C>) => void {
  /* What waited is done to what is there by then. */
  const latest = useRef(to)
  useLayoutEffect(() => {
    latest.current = to
  })
  const take = useCallback(
    (does: (to: C) => void): void =>
      inTurn.take(() => {
        if (latest.current !== null) does(latest.current)
      }),
    [inTurn],
  )

  const onPress = useEffectEvent((event: KeyboardEvent): void => {
    const press = readKey(event)
    if (to === null || press === null || event.defaultPrevented || keysBelongElsewhere(event.target) || isSwitchedOff(press)) return
    const meant = meantBy(actions, press, to)
    if (meant === null || meant.action.leaves?.({ target: event.target, waits: inTurn.waits() }, to) === true) return
    event.preventDefault()
    /* A key that is held down enters nothing again and again; and what is taken back stops when the key is let go. */
    if (event.repeat && (inTurn.waits() || meant.action.repeats !== true)) return
    take(meant.does)
  })
  /* Before anything is seen: no key is lost between the page's appearing and its being idle. */
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => onPress(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return useCallback((action) => take(doing(action)), [take])
}
