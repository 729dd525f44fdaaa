import { regionalFormat } from './regional'

/** Months and short days in a language, as Intl writes them. `usual` is the tag of the language where the system speaks another. */
export function monthsIn(usual: string) {
  const format = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
    regionalFormat(usual, (tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))
  const name = format({ month: 'long' })
  const nameAndYear = format({ month: 'long', year: 'numeric' })
  const day = format({ day: 'numeric', month: 'short' })
  const of = (date: string): Date => new Date(`${date}T12:00:00Z`)
  return {
    /** A month of the calendar (`2026-11`) as people say it: `November 2026`. */
    monthWords: (month: string): string => nameAndYear().format(of(`${month}-01`)),
    /** The names of all twelve months, January first. */
    monthNames: (): readonly string[] => Array.from({ length: 12 }, (_, at) => name().format(of(`2026-${String(at + 1).padStart(2, '0')}-01`))),
    /** A day of the calendar in little room: `14 Nov`; as it is where it is none. */
    shortDay: (date: string): string => {
      const then = of(date)
      return Number.isNaN(then.getTime()) ? date : day().format(then)
    },
  }
}
