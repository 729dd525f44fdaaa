import type { Suit } from '#shared/domino/tile'
import type { KeyPress } from '../../keyboard/read-key'
import { halfOfPress } from '../../actions/half-keys'
import { ALOUD, LETTERS, type Aloud } from '../../actions/key-list'
import type { EntryKey } from './use-entry'

/** What a key means at the table. */
export type Intent =
  | EntryKey
  | { readonly kind: 'blocked' | 'photo' | 'next-round' | 'question' | 'undo' | 'redo' }
  /** Says what the table shows, and changes nothing. */
  | { readonly kind: 'say'; readonly what: Aloud }

/** `maxPip`: of the set on the table. Letters that stand for its halves do what they do elsewhere together with Shift. */
export function intentOf(press: KeyPress, maxPip: Suit): Intent | null {
  const { key } = press
  if (press.alt) return null
  if (press.ctrl) {
    if (key === 'z') return { kind: press.shift ? 'redo' : 'undo' }
    return key === 'y' ? { kind: 'redo' } : null
  }
  const half = halfOfPress(press, maxPip)
  if (half !== null) return { kind: 'half', half }
  switch (key) {
    case 'Backspace':
      return { kind: 'erase' }
    case 'Escape':
      return { kind: 'clear' }
    case 'Enter':
      return { kind: 'confirm' }
    case 'ArrowLeft':
    case 'ArrowUp':
      return { kind: 'arrow', towards: 'left' }
    case 'ArrowRight':
    case 'ArrowDown':
      return { kind: 'arrow', towards: 'right' }
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
    default: {
      const what = ALOUD.find((each) => LETTERS[each] === key)
      return what === undefined ? null : { kind: 'say', what }
    }
  }
}

/** What a key would act on. */
export interface KeyFocus {
  readonly target: EventTarget | null
  /** Several ways of playing the chosen tile are to be told apart. */
  readonly asked: boolean
}

/** A focused control does itself what Enter asks for; the tile that is chosen leaves Enter to what is chosen, and arrows where they choose an end. */
export function controlTakes(intent: Intent, { target, asked }: KeyFocus): boolean {
  if (intent.kind === 'arrow') return !asked
  if (intent.kind !== 'confirm' || !(target instanceof Element)) return false
  const control = target.closest('button, a[href], summary')
  return control !== null && !(control.closest('[data-pad]') !== null && control.getAttribute('aria-pressed') === 'true' && !control.matches('[data-number]'))
}
