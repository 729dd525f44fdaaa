/** The digit that a text is, in whatever script: 6 for `6`, `٦`, `۶`, `६` and `６`; null for anything else, such as `²`. */
export function digitIn(text: string): number | null {
  const isDigit = (at: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(at))
  const at = text.codePointAt(0)
  if (at === undefined || text.length !== String.fromCodePoint(at).length || !isDigit(at)) return null
  /* Unicode has the digits of each script in a run from 0 to 9, and runs that touch follow each other. */
  let before = 0
  while (isDigit(at - before - 1)) before += 1
  return before % 10
}

const FOREIGN = /(?![0-9])\p{Nd}/gu

/** Text that a person typed, its digits as ASCII has them: `٦٤` and `６４` are 64. */
export function withPlainDigits(text: string): string {
  return text.replace(FOREIGN, (digit) => String(digitIn(digit)))
}

/**
 * Text in which numbers and tiles are looked for: digits as ASCII has them, and any hyphen, dash or minus that a keyboard makes of one as `-`.
 *
 * Letter by letter as long as the text itself, so a place in one is the same place in the other.
 */
export function plainNumbers(text: string): string {
  return text.replace(FOREIGN, (digit) => (digit.length > 1 ? digit : String(digitIn(digit)))).replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
}
