/** Points with their sign: `+2`, `0`, and a true minus sign for a loss (`−1`). */
export function signed(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}

/** A total, with a true minus sign below zero. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

export interface Noun {
  readonly one: string
  readonly many: string
}

export const TILES: Noun = { one: 'tile', many: 'tiles' }

/** `1 chip`, `2 chips`, `−3 points`. */
export function counted(count: number, noun: Noun): string {
  return `${plain(count)} ${Math.abs(count) === 1 ? noun.one : noun.many}`
}

/** `Ada`, `Ada and Ben`, `Ada, Ben and Cleo`. */
export function listed(parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`
}

const WORDS = [
  'no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen',
] as const

/** A small count in words, a larger one in figures. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count)
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
