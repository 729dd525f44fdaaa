/** Letters a name takes in a file name at most, and all names together; file systems allow 255 bytes in all. */
const LONGEST_NAME_IN_FILE = 24
const LONGEST_FILE_NAME = 56

/** What some system does not allow in a file name, or would show as something else: signs of paths, controls, marks that turn the direction of writing. */
const UNSAFE = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** `2026-11-21 Ada, Ben.json`: a file name that every system takes, made of what is known of a match. `date` is `2026-11-21`. */
export function fileNameFor(date: string, names: readonly string[], extension: string): string {
  const told = names.map(safe).filter((name) => name !== '')
  const all = clipped(told.join(', '), LONGEST_FILE_NAME)
  return `${safe(date)}${all === '' ? '' : ` ${all}`}.${extension}`
}

function safe(text: string): string {
  const plain = text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/gu, ' ')
  return trimmed(clipped(plain.trim(), LONGEST_NAME_IN_FILE))
}

/** Whole letters only; no dot or space at an end, which Windows drops and which hides a file elsewhere. */
function clipped(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most ? trimmed(text) : `${trimmed(letters.slice(0, most).join(''))}…`
}

const trimmed = (text: string): string => text.replace(/^[.\s]+|[.\s]+$/gu, '')
