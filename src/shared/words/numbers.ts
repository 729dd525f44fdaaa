import { beforeCaps, type Worth } from '../games/worth'

/** Points with their sign: `+2`, `0`, and a true minus sign for a loss (`−1`). */
export function signed(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}

/** The same of what a rule gives, whether it counted or not. */
export const signedWorth = (worth: Worth): string => signed(beforeCaps(worth))

/** Whether it is a gain or a loss: 1, 0 or −1. */
export const signOfWorth = (worth: Worth): number => Math.sign(beforeCaps(worth))

/** A total, with a true minus sign below zero. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** How a language says counts: small ones by `words` (those of 0, 1, 2 …, with a space between), larger ones in figures. */
export function numberWords(words: string): (count: number) => string {
  const small = words.split(' ')
  return (count) => small[count] ?? String(count)
}
