/** Quotation marks by which they open, with all that may close them: as programmers, the English, Germans, the French and others write them. */
export const QUOTES: Readonly<Record<string, string>> = {
  '"': '"\u201d',
  "'": "'",
  '\u201c': '\u201d',
  '\u201d': '\u201d',
  '\u201e': '\u201c\u201d',
  '\u00ab': '\u00bb',
  '\u00bb': '\u00ab',
  '\u2018': '\u2019',
  '\u201a': '\u2018\u2019',
  '\u2039': '\u203a',
  '\u203a': '\u2039',
}

/** Letters that nobody sees: control characters, marks that turn the direction of the text after them, and what takes no room (a part of a class in a regular expression). */
export const INVISIBLE = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800'

const INVISIBLE_LETTER = new RegExp(`^[${INVISIBLE}]$`, 'u')
const SPACES = /[\s\u0085]+/gu
/** Scripts whose letters take another shape where a joiner stands between them, or none does. */
const JOINING =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}]$/u
const PICTURE = /^\p{Extended_Pictographic}$/u
const PICTURE_PART = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u
const KEYCAP = '\u20e3'
/** Of a flag of a part of a country: letters that are invisible alone, behind a black flag. */
const TAG = /^[\u{e0020}-\u{e007f}]$/u
const BLACK_FLAG = '\u{1f3f4}'

/** So much is longer than anything people may write; it is refused for that, whatever is in it. */
const TOO_LONG = 10_000

/**
 * A name as it is kept: on one line, in the composed form of Unicode (NFC), without what nobody sees; '' where nothing is left.
 *
 * An invisible character stays if it changes what stands beside it: joiners between letters of scripts that need them and in emoji.
 */
export function cleanName(written: string): string {
  if (written.length > TOO_LONG) return written
  const letters = [...written.normalize('NFC').replace(SPACES, ' ')]
  let kept = ''
  let before = ''
  for (const [at, letter] of letters.entries()) {
    if (INVISIBLE_LETTER.test(letter) && !changes(before, letter, letters[at + 1] ?? '')) continue
    kept += letter
    before = letter
  }
  return kept.replace(SPACES, ' ').trim()
}

/** A name of earlier days as it is shown: one of nothing that can be seen still has to be there. */
export function shownName(kept: string): string {
  return cleanName(kept) || (kept.trim() === '' ? '' : '?')
}

/** Control characters but the ends of lines, and marks and controls of direction. */
const OUT_OF_TEXT = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A text of several lines as it is kept. */
export function cleanText(written: string): string {
  if (written.length > TOO_LONG) return written
  return written
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(OUT_OF_TEXT, '')
    .trim()
}

/** Whether a letter that nobody sees changes how the letters beside it look. */
function changes(before: string, letter: string, after: string): boolean {
  switch (letter) {
    case '\u200c':
      return JOINING.test(before) && JOINING.test(after)
    case '\u200d':
      return (JOINING.test(before) && JOINING.test(after)) || (PICTURE_PART.test(before) && PICTURE.test(after))
    case '\ufe0e':
    case '\ufe0f':
      return PICTURE.test(before) || after === KEYCAP
  }
  if (TAG.test(letter)) return before === BLACK_FLAG || TAG.test(before)
  if (/^[\u{e0100}-\u{e01ef}\ufe00-\ufe0d]$/u.test(letter)) return /^\p{Script=Han}$/u.test(before)
  return /^[\u180b-\u180d\u180f]$/u.test(letter) && /^\p{Script=Mongolian}$/u.test(before)
}
