import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { digitIn } from '#shared/kernel/digits'
import { foreign, isForeign, seeKey } from './script'

/** Full-width signs, which East Asian keyboards write, lie as far as this behind those of ASCII. */
const FULL_WIDTH = 0xfee0

/** A sign as a US keyboard has it: a digit or a small letter of ASCII, and `?`; any other sign as it is, small. */
function plainSign(text: string): string {
  const digit = digitIn(text)
  if (digit !== null) return String(digit)
  const narrow = /^[！-～]$/.test(text) ? String.fromCharCode(text.charCodeAt(0) - FULL_WIDTH) : text
  return narrow === '؟' ? '?' : narrow.toLowerCase()
}

/** What a person pressed, whatever the layout of their keyboard. */
export interface KeyPress {
  /** A digit `0` to `9`, a letter `a` to `z`, or the sign that is printed; else the name of the key, such as `Enter` or `ArrowLeft`. */
  readonly key: string
  readonly shift: boolean
  /** Ctrl, or the command key of a Mac. */
  readonly ctrl: boolean
  /** Alt, AltGr, or the option key of a Mac. */
  readonly alt: boolean
}

const DIGIT_PLACE = /^(?:Digit|Numpad)(\d)$/
const LETTER_PLACE = /^Key([A-Z])$/
/** The name of a key that prints nothing. `Dead` is the first half of a letter with an accent: what matters is where it is. */
const NAMED = /^(?!Dead$)[A-Z][A-Za-z0-9]+$/

/** By this number browsers say that an input method takes the key. WebKit says only so of the Enter that ends a composition. */
const INPUT_METHOD = 229

/**
 * Reads a key. Null where it belongs to an input method, which writes words of several keys: then it is never ours.
 *
 * - A digit or a Latin letter that is printed counts, whatever the key (Arabic and full-width ones too), and so does `?`, which opens the list of keys.
 * - Else a key of the row of digits, or of the number pad, is its digit: a French keyboard prints `-` where 6 is, and 6 only with Shift.
 *   So on Programmer Dvorak the bare key is the digit of its place too, though Shift prints the digits there in another order: no sign is typed at the table,
 *   and a digit that was taken is shown before it counts.
 * - Else, where the keyboard writes no Latin letters, a letter is that of its place.
 */
export function readKey(event: KeyboardEvent | ReactKeyboardEvent): KeyPress | null {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  if (isComposing || keyCode === INPUT_METHOD) return null
  const { key, code, shiftKey: shift } = event
  seeKey(key, code)
  const altGr = event.getModifierState('AltGraph')
  /* In Lithuanian AltGr prints the digits. What it prints else is for the browser. */
  if (altGr && digitIn(key) !== null) return { key: meant(key, code), shift, ctrl: false, alt: false }
  return { key: meant(key, code), shift, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey || altGr }
}

/** The key, pressed with nothing but perhaps Shift; null where the browser, the system or an input method has a use for it. */
export function plainKey(event: KeyboardEvent | ReactKeyboardEvent): string | null {
  const press = readKey(event)
  return press === null || press.ctrl || press.alt ? null : press.key
}

function meant(key: string, code: string): string {
  // a number pad whose digits are switched off has arrows
  if (NAMED.test(key)) return key
  const printed = plainSign(key)
  if (/^[a-z0-9?]$/.test(printed)) return printed
  const place = DIGIT_PLACE.exec(code)?.[1] ?? (isForeign(key) || foreign() ? LETTER_PLACE.exec(code)?.[1]?.toLowerCase() : undefined)
  return place ?? printed
}
