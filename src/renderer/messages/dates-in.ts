import { regionalFormat } from './regional'

interface DateWords {
  readonly today: string
  readonly yesterday: string
  /** Where no moment is known. */
  readonly unknown: string
  /** The first day of a month, where it is written as more than a number. */
  readonly first?: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Days and moments in a language, as Intl writes them.
 *
 * @param usual the tag of the language where the system speaks another
 */
export function datesIn(usual: string, words: DateWords) {
  const format = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => regionalFormat(usual, (tag) => new Intl.DateTimeFormat(tag, options))
  const time = format({ hour: 'numeric', minute: '2-digit' })
  const day = format({ day: 'numeric', month: 'long' })
  const dayAndYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
  const weekday = format({ weekday: 'long' })
  const calendar = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const shortCalendar = format({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const exact = format({ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' })
  const short = format({ day: 'numeric', month: 'short', year: 'numeric' })

  const written = (as: () => Intl.DateTimeFormat, when: Date | number): string => {
    if (words.first === undefined) return as().format(when)
    return as()
      .formatToParts(when)
      .map(({ type, value }) => (type === 'day' && value === '1' ? words.first : value))
      .join('')
  }

  const ofCalendar = (date: string, as: () => Intl.DateTimeFormat): string => {
    const noon = new Date(`${date}T12:00:00Z`)
    return Number.isNaN(noon.getTime()) ? date : written(as, noon)
  }

  return {
    /** When something was, as a person at the table would say it: `today, 14:05`, `Friday, 20:10`, `3 May 2024`. */
    whenWords: (moment: string, now: Date): string => {
      const then = new Date(moment)
      if (Number.isNaN(then.getTime())) return words.unknown
      const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY_MS)
      if (days === 0) return `${words.today}, ${time().format(then)}`
      if (days === 1) return `${words.yesterday}, ${time().format(then)}`
      if (days > 1 && days < 7) return `${weekday().format(then)}, ${time().format(then)}`
      return then.getFullYear() === now.getFullYear() ? written(day, then) : written(dayAndYear, then)
    },
    /** A day of the calendar (`2026-11-21`) in words: `Saturday, 21 November 2026`; as it is where it is none. */
    dayWords: (date: string): string => ofCalendar(date, calendar),
    /** A day of the calendar without its day of the week: `21 November 2026`; as it is where it is none. */
    dateWords: (date: string): string => ofCalendar(date, shortCalendar),
    /** A moment in full, where it is: `21 November 2026 at 18:05`. */
    momentWords: (moment: string): string => {
      const then = new Date(moment)
      return Number.isNaN(then.getTime()) ? words.unknown : written(exact, then)
    },
    /** A moment as the axis of a chart and its table have it: `21 Nov 2026`. */
    chartDay: (time: number): string => (Number.isNaN(time) ? '–' : written(short, time)),
  }
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
