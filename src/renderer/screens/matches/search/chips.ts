import type { Person } from '#shared/contract/people'
import type { Season } from '#shared/contract/seasons'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { EVERYTHING, type MatchFilters } from '../../../search/match-query'

/** A filter that is set, with what takes it away. */
export interface FilterChip {
  readonly key: string
  readonly label: string
  readonly without: Partial<MatchFilters>
}

/** Every filter that is set beside the words typed, in words; the one that was set last is not known, so the order is always the same. */
export function chipsOf(asked: MatchFilters, people: readonly Person[], seasons: readonly Season[]): readonly FilterChip[] {
  const { filters } = words.matches
  const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? filters.unknownPerson
  const days = seasons.find(({ from, to }) => from === asked.from && to === asked.to)?.name ?? daysLabel(asked)
  const chips: readonly (FilterChip | null)[] = [
    ...asked.people.map((id) => ({ key: `person ${id}`, label: nameOf(id), without: { people: asked.people.filter((other) => other !== id) } })),
    asked.winner === '' ? null : { key: 'winner', label: filters.won(nameOf(asked.winner)), without: { winner: '' } },
    asked.preset === null ? null : { key: 'preset', label: scorerWords.presetNames[asked.preset], without: { preset: null } },
    days === null ? null : { key: 'days', label: days, without: { from: '', to: '' } },
    asked.place === '' ? null : { key: 'place', label: asked.place, without: { place: '' } },
    asked.which === 'all' ? null : { key: 'which', label: filters.whichOnes[asked.which], without: { which: EVERYTHING.which } },
    asked.photos ? { key: 'photos', label: filters.photos, without: { photos: false } } : null,
  ]
  return chips.filter((chip) => chip !== null)
}

/** The days asked for, a whole month or year by its name; null where none are. */
export function daysLabel({ from, to }: Pick<MatchFilters, 'from' | 'to'>): string | null {
  const { filters, monthWords } = words.matches
  if (from === '' && to === '') return null
  if (to === '') return filters.since(words.dateWords(from))
  if (from === '') return filters.until(words.dateWords(to))
  if (from === to) return words.dateWords(from)
  const month = from.slice(0, 7)
  if (from === `${month}-01` && to === lastDayOf(month)) return monthWords(month)
  const year = from.slice(0, 4)
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year
  return filters.between(words.dateWords(from), words.dateWords(to))
}

/** `2026-02` → `2026-02-28`. */
export function lastDayOf(month: string): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const day = new Date(Date.UTC(year, of, 0)).getUTCDate()
  return `${month}-${String(day).padStart(2, '0')}`
}
