import { digitIn } from '#shared/kernel/digits'

/** Full-width signs, which East Asian keyboards write, lie as far as this behind those of ASCII. */
const FULL_WIDTH = 0xfee0

/** A sign as a US keyboard has it: a digit or a small letter of ASCII, and `?`; any other sign as it is, small. */
export function plainSign(text: string): string {
  const digit = digitIn(text)
  if (digit !== null) return String(digit)
  const narrow = /^[！-～]$/.test(text) ? String.fromCharCode(text.charCodeAt(0) - FULL_WIDTH) : text
  return narrow === '؟' ? '?' : narrow.toLowerCase()
}
