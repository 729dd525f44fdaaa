import type { ArmName } from '#shared/domino/line'
import { LETTERS } from '../../../keys/key-list'

/** What a key means at the table. */
export type Intent =
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'end-half' | 'erase' | 'clear' | 'confirm' | 'draw' | 'pass' | 'blocked' | 'photo' | 'next-round' | 'question' | 'undo' | 'redo' }
  | { readonly kind: 'lay'; readonly arm: ArmName }

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function intentOf(press: KeyPress): Intent | null {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  if (press.altKey) return null
  if (press.ctrlKey || press.metaKey) {
    if (key === 'z') return { kind: press.shiftKey ? 'redo' : 'undo' }
    return key === 'y' ? { kind: 'redo' } : null
  }
  if (/^\d$/.test(key)) return { kind: 'digit', digit: key }
  switch (key) {
    case '-':
    case ' ':
      return { kind: 'end-half' }
    case 'Backspace':
      return { kind: 'erase' }
    case 'Escape':
      return { kind: 'clear' }
    case 'Enter':
      return { kind: 'confirm' }
    case 'ArrowLeft':
      return { kind: 'lay', arm: 'left' }
    case 'ArrowRight':
      return { kind: 'lay', arm: 'right' }
    case LETTERS.draw:
      return { kind: 'draw' }
    case LETTERS.pass:
      return { kind: 'pass' }
    case LETTERS.blocked:
      return { kind: 'blocked' }
    case LETTERS.photo:
      return { kind: 'photo' }
    case LETTERS.question:
      return { kind: 'question' }
    case LETTERS['next-round']:
      return { kind: 'next-round' }
    default:
      return null
  }
}

/** A focused control does itself what Enter and space ask for; the pad leaves Enter to the chosen tile. */
export function controlTakes(intent: Intent, target: EventTarget | null, tileChosen: boolean): boolean {
  if (!(target instanceof Element)) return false
  const control = target.closest('button, a[href], summary')
  if (control === null) return false
  const onPad = control.closest('[data-pad]') !== null
  switch (intent.kind) {
    case 'confirm':
      return !(onPad && tileChosen)
    case 'end-half':
      return true
    case 'lay':
      return onPad && !tileChosen
    case 'digit':
    case 'erase':
    case 'clear':
    case 'draw':
    case 'pass':
    case 'blocked':
    case 'photo':
    case 'next-round':
    case 'question':
    case 'undo':
    case 'redo':
      return false
  }
}
