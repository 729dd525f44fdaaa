/** Fewer letters mean no day: they begin too many names. */
export const SHORTEST_DAY_WORD = 3

/** What people type for days that move with the calendar, in all languages, as it is searched. */
const RELATIVE: readonly { readonly typed: readonly string[]; readonly from: (today: Day) => Day; readonly prefix: (day: string) => string }[] = [
  { typed: ['today', 'heute', 'hoy', "aujourd'hui", 'aujourd’hui'], from: (day) => day, prefix: wholeDay },
  { typed: ['yesterday', 'gestern', 'ayer', 'hier'], from: ([year, month, day]) => [year, month, day - 1], prefix: wholeDay },
  { typed: ['this month', 'dieser monat', 'diesen monat', 'este mes', 'ce mois'], from: (day) => day, prefix: monthOf },
  {
    typed: ['last month', 'letzter monat', 'letzten monat', 'mes pasado', 'el mes pasado', 'ultimo mes', 'mois dernier', 'le mois dernier'],
    from: ([year, month]) => [year, month - 1, 1],
    prefix: monthOf,
  },
  { typed: ['this year', 'dieses jahr', 'este ano', 'cette annee'], from: (day) => day, prefix: yearOf },
  {
    typed: ['last year', 'letztes jahr', 'ano pasado', 'el ano pasado', 'ultimo ano', 'annee derniere', "l'annee derniere", 'l’annee derniere'],
    from: ([year]) => [year - 1, 1, 1],
    prefix: yearOf,
  },
]

/** Year, month from 1, day; what lies beyond a month or year is carried over. */
type Day = readonly [year: number, month: number, day: number]

function wholeDay(day: string): string {
  return day
}
function monthOf(day: string): string {
  return day.slice(0, 8)
}
function yearOf(day: string): string {
  return day.slice(0, 5)
}

/** Words that mean days which move with the calendar, and what each such day begins with: `2026-11-` for a month. */
export interface RelativeDays {
  readonly words: readonly string[]
  readonly begins: string
}

/**
 * The longest phrase for such days that is typed at a place: whole but for its last word, which may still be typed.
 *
 * @param words as they are searched (`searchedText`)
 * @param today `2026-11-28`
 */
export function relativeDaysAt(words: readonly string[], at: number, today: string): RelativeDays | null {
  return RELATIVE.flatMap(({ typed, from, prefix }) =>
    typed.flatMap((phrase) => {
      const own = phrase.split(' ')
      const here = words.slice(at, at + own.length)
      const isTyped =
        here.length === own.length && here.every((word, place) => (place < own.length - 1 ? word === own[place] : begins(word, own[place], own.length)))
      return isTyped ? [{ words: here, begins: prefix(dayText(from(dayParts(today)))) }] : []
    }),
  ).reduce<RelativeDays | null>((longest, each) => (longest === null || each.words.length > longest.words.length ? each : longest), null)
}

const begins = (word: string, whole = '', among: number): boolean => whole.startsWith(word) && (among > 1 || word.length >= SHORTEST_DAY_WORD || word === whole)

function dayParts(day: string): Day {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number)
  return [year, month, of]
}

const dayText = ([year, month, day]: Day): string => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
