import { lazy } from '#shared/kernel/lazy'
import { searchedText } from '#shared/kernel/names'
import { relativeDaysAt, SHORTEST_DAY_WORD } from '#shared/kernel/relative-days'

/** Whether a day of the calendar (`2026-11-28`) is meant. */
type MeansDay = (date: string) => boolean

/** Words of a search that stand together, and the days they may mean; null where they mean none. */
export interface TypedPart {
  readonly words: readonly string[]
  readonly means: MeansDay | null
}

const LANGUAGES = ['en', 'de', 'es', 'fr']

/** The names of months in all languages of the app, as they are searched, January first. */
const monthNames = lazy(() =>
  Array.from({ length: 12 }, (_, month) =>
    LANGUAGES.map((tag) => searchedText(new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)))),
  ),
)

/**
 * Takes the words of a search apart into those that may mean days and all others.
 *
 * `nov` means each November, `28 nov` and `28.11.` that day of each year, `november 2026` that month, `2026` the year; `today`, `yesterday`, `last month`
 * and the like go by `today` (`2026-11-28`). All of it in every language of the app, and from its first three letters on.
 *
 * @param text as it is searched (`searchedText`)
 */
export function typedParts(text: string, today: string): readonly TypedPart[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const parts: TypedPart[] = []
  for (let at = 0; at < words.length;) {
    /* As in Spanish: 28 de noviembre de 2026. */
    const before = parts.at(-1)
    if (words[at] === 'de' && before !== undefined && before.means !== null && partAt(words, at + 1).means !== null) {
      at++
      continue
    }
    const days = relativeDaysAt(words, at, today)
    const part = days === null ? partAt(words, at) : { words: days.words, means: (date: string) => date.startsWith(days.begins) }
    parts.push(part)
    at += part.words.length
  }
  return parts
}

function partAt(words: readonly string[], at: number): TypedPart {
  const word = words[at] ?? ''
  return { words: [word], means: writtenDay(word) ?? monthCalled(word) ?? dayBeside(words, at) ?? yearCalled(word) }
}

/** `2026-11-28`, `2026-11`, `28.11.2026`, `28.11.` and `28/11`. */
function writtenDay(word: string): MeansDay | null {
  if (/^\d{4}-\d{2}(-\d{2})?$/.test(word)) return (date) => date.startsWith(word)
  const [, day, month, year = ''] = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4})?)?$/.exec(word) ?? []
  if (day === undefined || month === undefined) return null
  return (date) => date.endsWith(`-${two(month)}-${two(day)}`) && date.startsWith(year)
}

function monthCalled(word: string): MeansDay | null {
  const letters = word.replace(/\.$/, '')
  if (letters.length < SHORTEST_DAY_WORD) return null
  const months = new Set(monthNames().flatMap((names, month) => (names.some((name) => name.startsWith(letters)) ? [two(month + 1)] : [])))
  return months.size === 0 ? null : (date) => months.has(date.slice(5, 7))
}

/** `28` beside a month; alone it may be anything. */
function dayBeside(words: readonly string[], at: number): MeansDay | null {
  const [, day] = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|o)?$/.exec(words[at] ?? '') ?? []
  if (day === undefined || Number(day) < 1 || Number(day) > 31) return null
  const isMonth = (word: string | undefined): boolean => word !== undefined && monthCalled(word) !== null
  const after = words[at + 1] === 'de' ? words[at + 2] : words[at + 1]
  return isMonth(words[at - 1]) || isMonth(after) ? (date) => date.endsWith(`-${two(day)}`) : null
}

function yearCalled(word: string): MeansDay | null {
  return /^(19|20)\d\d$/.test(word) ? (date) => date.startsWith(word) : null
}

const two = (number: number | string): string => String(number).padStart(2, '0')
