/** The digit that a key prints, in whatever script: 6 for `6`, `٦`, `۶`, `६` and `６`; null for anything else, such as `²`. */
export function digitIn(text: string): number | null {
  const isDigit = (at: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(at))
  const at = text.codePointAt(0)
  if (at === undefined || text.length !== String.fromCodePoint(at).length || !isDigit(at)) return null
  /* Unicode has the digits of each script in a run from 0 to 9, and runs that touch follow each other. */
  let before = 0
  while (isDigit(at - before - 1)) before += 1
  return before % 10
}

/** Full-width signs, which East Asian keyboards write, lie as far as this behind those of ASCII. */
const FULL_WIDTH = 0xfee0

/** A sign as a US keyboard has it: a digit or a small letter of ASCII, and `?`; any other sign as it is, small. */
export function plainSign(text: string): string {
  const digit = digitIn(text)
  if (digit !== null) return String(digit)
  const narrow = /^[！-～]$/.test(text) ? String.fromCharCode(text.charCodeAt(0) - FULL_WIDTH) : text
  return narrow === '؟' ? '?' : narrow.toLowerCase()
}

/** Text that a person typed, its digits as ASCII has them: `٦٤` and `６４` are 64. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitIn(digit)))
}
