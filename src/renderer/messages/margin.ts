/** Half of the last digit that is written: of numbers with one digit after the point, and of whole percents. */
export const HALF_A_TENTH = 0.05
export const HALF_A_PERCENT = 0.005

/** How far off a figure may be, in words; nothing where it would be said to be off by 0. */
export function margin(give: number, least: number, words: string): string {
  return give < least ? '' : words
}
