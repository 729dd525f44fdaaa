import { isDialogOpen } from '../hooks/is-dialog-open'
import type { KeyPress } from '../keyboard/read-key'
import { settings } from '../settings/settings'

/** Where keys belong to what has the focus: fields, and everything while a dialog is open. */
export function keysBelongElsewhere(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]:not([contenteditable="false"])') !== null
}

/** A letter, digit or sign alone. People who dictate or whose hands tremble press these by accident; the settings switch them off (WCAG 2.1.4). */
export function isSwitchedOff({ key, ctrl }: Pick<KeyPress, 'key' | 'ctrl'>): boolean {
  return key.length === 1 && key !== ' ' && !ctrl && settings['single-keys'].chosen() === 'off'
}
