import type { MatchDetails } from '#shared/match/trail'

/** All three, with an empty text where there is nothing. */
export type Details = MatchDetails

/** The day of the calendar where this page is. */
export function dayOf(moment: string): string {
  const when = new Date(moment)
  if (Number.isNaN(when.getTime())) return ''
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${String(when.getFullYear()).padStart(4, '0')}-${two(when.getMonth() + 1)}-${two(when.getDate())}`
}
