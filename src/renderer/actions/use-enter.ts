import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from '../hooks/is-dialog-open'
import { plainKey } from '../keyboard/read-key'

const CONTROLS = 'a, button, input, select, textarea, summary, [contenteditable]'

/** Enter, wherever it means nothing else: no control has the focus, and no dialog is open. */
export function useEnter(onEnter: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (plainKey(event) !== 'Enter' || event.repeat || event.defaultPrevented || isDialogOpen()) return
    if (event.target instanceof Element && event.target.closest(CONTROLS) !== null) return
    event.preventDefault()
    onEnter()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
