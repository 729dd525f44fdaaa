import type { Person } from '#shared/contract/people'
import type { Season } from '#shared/contract/seasons'
import { searchedText } from '#shared/kernel/names'
import { relativeDaysAt } from '#shared/kernel/relative-days'
import { PRESET_IDS } from '#shared/rules/presets'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { MOST_PEOPLE, WHICH, type MatchFilters } from '../../../search/match-query'
import { daysLabel, lastDayOf } from './chips'

/** A filter that can be set, with what is asked for then. */
export interface Suggestion {
  readonly key: string
  readonly label: string
  readonly change: Partial<MatchFilters>
}

interface From {
  readonly asked: MatchFilters
  readonly people: readonly Person[]
  /** The latest first. */
  readonly seasons: readonly Season[]
  /** Places of the matches that are listed. */
  readonly places: readonly string[]
  /** Months with matches, as `2026-11`, the latest first. */
  readonly months: readonly string[]
  /** `2026-11-28` */
  readonly today: string
}

/** A filter there is, and the words it is found by. */
interface SuggestionCandidate extends Suggestion {
  readonly foundBy: string
  /** Offered before anything is typed. */
  readonly usual?: boolean
}

/** More would be a list of their own. */
const MOST_SUGGESTIONS = 8

/** As many forms of a game are suggested for one word. */
const MOST_GAMES = 3

/** A month is not meant by fewer letters. */
const SHORTEST_MONTH = 3

/** Filters that the words typed may mean, each with the words taken out that it stands for; without any words, those that are usual. */
export function suggestionsFor({ asked, people, seasons, places, months, today }: From): readonly Suggestion[] {
  const typed = asked.text.split(/\s+/).filter((word) => word !== '')
  const candidates = [...candidatesOf({ asked, people, seasons, places })]
  if (typed.length === 0) return candidates.filter(({ usual }) => usual === true).slice(0, MOST_SUGGESTIONS)
  const found = candidates.flatMap((candidate): readonly Suggestion[] => {
    const names = searchedText(candidate.foundBy).split(/[\s&(),.]+/)
    const rest = typed.filter((word) => !names.some((name) => name.startsWith(searchedText(word))))
    return rest.length === typed.length ? [] : [{ ...candidate, change: { ...candidate.change, text: rest.join(' ') } }]
  })
  // a family of games has many forms, which would leave no room for anything else
  const games = new Set<string>(PRESET_IDS)
  const few = found.filter((each, at) => !games.has(each.key) || found.slice(0, at).filter(({ key }) => games.has(key)).length < MOST_GAMES)
  return [...few, ...relativeFor(typed, months, today), ...monthsFor(typed, months)].slice(0, MOST_SUGGESTIONS)
}

function* candidatesOf({ asked, people, seasons, places }: Omit<From, 'months' | 'today'>): Generator<SuggestionCandidate> {
  const { filters } = words.matches
  const known = people.filter(({ mergedInto }) => mergedInto === undefined)
  if (asked.people.length < MOST_PEOPLE) {
    for (const { id, name } of known) {
      if (!asked.people.includes(id)) yield { key: `person ${id}`, label: name, change: { people: [...asked.people, id] }, foundBy: name }
    }
  }
  for (const id of PRESET_IDS) {
    const name = scorerWords.presetNames[id]
    if (asked.preset !== id) yield { key: id, label: name, change: { preset: id }, foundBy: name }
  }
  for (const { id, name, from, to } of seasons) {
    if (asked.from === from && asked.to === to) continue
    yield { key: `season ${id}`, label: name, change: { from, to }, foundBy: name, usual: id === seasons[0]?.id && asked.from === '' && asked.to === '' }
  }
  for (const { id, name } of known) {
    if (asked.winner === id) continue
    const label = filters.won(name)
    yield { key: `won ${id}`, label, change: { winner: id }, foundBy: label, usual: asked.winner === '' && asked.people.includes(id) }
  }
  for (const which of WHICH) {
    if (which === 'all' || asked.which === which) continue
    const label = filters.whichOnes[which]
    yield { key: which, label, change: { which }, foundBy: label, usual: which !== 'finished' }
  }
  if (!asked.photos) yield { key: 'photos', label: filters.photos, change: { photos: true }, foundBy: filters.photos, usual: true }
  for (const place of new Set(places)) if (asked.place !== place) yield { key: `place ${place}`, label: place, change: { place }, foundBy: place }
}

/** `today`, `last month` and the like, in any language of the app, where there may be matches. */
function relativeFor(typed: readonly string[], months: readonly string[], today: string): readonly Suggestion[] {
  const searched = typed.map(searchedText)
  const found = searched.map((_, place) => relativeDaysAt(searched, place, today))
  const at = found.findIndex((each) => each !== null)
  const days = found[at] ?? null
  if (days === null || !months.some((month) => month.startsWith(days.begins.slice(0, 'yyyy-mm'.length)))) return []
  const range = daysBeginning(days.begins)
  const text = typed.toSpliced(at, days.words.length).join(' ')
  return [{ key: `days ${days.begins}`, label: daysLabel(range) ?? '', change: { ...range, text } }]
}

/** First and last of the days that begin so: a day itself, or `2026-11-` and `2026-`. */
function daysBeginning(begins: string): Pick<MatchFilters, 'from' | 'to'> {
  const [year, month, day] = begins.split('-')
  if (day !== undefined && day !== '') return { from: begins, to: begins }
  if (month !== undefined && month !== '') return { from: `${begins}01`, to: lastDayOf(`${year}-${month}`) }
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** `oct` offers each October with matches, the latest first, `oct 2024` that one, `2024` the year: only what leads to something. */
function monthsFor(typed: readonly string[], months: readonly string[]): readonly Suggestion[] {
  const { monthNames, monthWords } = words.matches
  const year = typed.find((word) => /^(19|20)\d\d$/.test(word))
  const names = monthNames().map(searchedText)
  const name = typed.find((word) => word.length >= SHORTEST_MONTH && names.some((month) => month.startsWith(searchedText(word))))
  if (name === undefined) {
    if (year === undefined || !months.some((month) => month.startsWith(year))) return []
    const text = typed.filter((word) => word !== year).join(' ')
    return [{ key: year, label: year, change: { from: `${year}-01-01`, to: `${year}-12-31`, text } }]
  }
  const text = typed.filter((word) => word !== name && word !== year).join(' ')
  return months
    .filter((month) => names[Number(month.slice(5)) - 1]?.startsWith(searchedText(name)) === true && month.startsWith(year ?? ''))
    .map((month) => ({ key: month, label: monthWords(month), change: { from: `${month}-01`, to: lastDayOf(month), text } }))
}
