import { nameSchema } from '#shared/contract/ids'
import type { DamagedMatch, FoundMatches, Home, MatchQuery, MatchSummary } from '#shared/contract/lists'
import type { PlayedByPerson } from '#shared/contract/people'
import type { Setup } from '#shared/contract/schemas'
import { shownName } from '#shared/kernel/clean-text'
import { dayOf } from '#shared/kernel/day'
import type { PersonId } from '#shared/kernel/ids'
import { lazy } from '#shared/kernel/lazy'
import { foldedName, searchedText } from '#shared/kernel/names'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { relativeDaysAt, SHORTEST_DAY_WORD } from '#shared/kernel/relative-days'
import { textOrder } from '#shared/kernel/text-order'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { GAME_NAMES } from '#shared/words/game-names'
import { LANGUAGES } from '#shared/words/languages'
import type { PersonResolver } from '../people/person-resolver'
import { firstOf, isOver } from '#shared/games/outcome'

/** Whether a day of the calendar (`2026-11-28`) is meant. */
type MeansDay = (date: string) => boolean

/** Words of a search that stand together, and the days they may mean; null where they mean none. */
interface TypedPart {
  readonly words: readonly string[]
  readonly means: MeansDay | null
}

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

/** How many finished matches the home page shows, and how many unfinished ones; the history has all. */
const LATEST_ON_HOME = 10

const LONGEST_NAME_SOUGHT = nameSchema.maxLength ?? Infinity

type SearchQuery = Omit<MatchQuery, 'limit'>
type SummaryPlayer = MatchSummary['players'][number]

/** How often someone played, while it is counted; `latest` is the match counted last. */
interface PersonMatches {
  readonly id: string
  matches: number
  lastPlayed: string
  latest: MatchSummary | null
}

/** What the archive needs of the match store. */
export interface MatchSearchSource {
  summaries(): readonly MatchSummary[]
  summary(id: string): MatchSummary | undefined
  damaged(): readonly DamagedMatch[]
}

/** So many matches that cannot be opened are listed with those that were found. */
const MOST_DAMAGED = 100

/** Choices of before that are offered again; a house that names each game otherwise has no more. */
const MOST_SETUPS = 60

/** Months of so many years are told with what was found. */
const MOST_MONTHS = 1200

/** All matches of the house as lists show them, the names as people are called now. */
export class MatchSearch {
  readonly #source: MatchSearchSource
  readonly #who: PersonResolver
  readonly #clock: () => Date
  readonly #overview = rememberingLast(overviewOf)
  readonly #months = rememberingLast(monthsOf)

  constructor(source: MatchSearchSource, who: PersonResolver, clock: () => Date) {
    this.#source = source
    this.#who = who
    this.#clock = clock
  }

  /** The latest matches still on the table and the latest of those that are over; the latest changed first. */
  latest(): readonly MatchSummary[] {
    return this.#overview(this.#source.summaries()).latest.map((match) => this.#named(match))
  }

  /** A match's line; undefined where there is none. */
  line(id: string): MatchSummary | undefined {
    const match = this.#source.summary(id)
    return match === undefined ? undefined : this.#named(match)
  }

  /** Matches that cannot be opened, the latest played first. */
  damaged(): readonly DamagedMatch[] {
    return this.#source.damaged().map((match) => ({ ...match, players: match.players.map((player) => this.#who.seated(player)) }))
  }

  counts(): Home['counts'] {
    return { ...this.#overview(this.#source.summaries()).counts }
  }

  /** The family's last choices, one a preset and each name given to its game, the latest begun first; people who can no longer be chosen are left to be typed. */
  setups(): readonly Setup[] {
    return this.#overview(this.#source.summaries()).setups.map((match) => ({
      preset: match.preset,
      rules: match.rules,
      players: this.#named(match).players.map(({ name, personId }) => offeredPlayer({ name, ...omitUndefined({ personId }) })),
      ...omitUndefined({ confirmRounds: match.confirmRounds, gameName: match.gameName }),
    }))
  }

  /** What was asked for, the latest played first; those of the same day as they were begun, the latest first. */
  search({ limit, ...asked }: MatchQuery): Omit<FoundMatches, 'reading'> {
    const found = this.#source.summaries().filter(this.#answering(asked)).sort(latestPlayedFirst)
    return {
      matches: found.slice(0, limit).map((match) => this.#named(match)),
      total: found.length,
      all: this.counts().matches,
      ...omitUndefined({ damaged: this.#damagedAmong(asked), months: asked.text === undefined ? undefined : [...this.#months(this.#source.summaries())] }),
    }
  }

  /** Who played how often; someone who holds several seats of a match, as two who are one, played it once. */
  played(): readonly PlayedByPerson[] {
    // every play asks again, so this goes over ten thousand matches without making anything of each
    const tallies = new Map<string, PersonMatches>()
    const byId = new Map<string, PersonMatches>()
    const tallyOf = (personId: PersonId) => {
      const known = byId.get(personId)
      if (known !== undefined) return known
      const id = this.#who.person(personId)?.id ?? personId
      const tally = tallies.get(id) ?? { id, matches: 0, lastPlayed: '', latest: null }
      tallies.set(id, tally)
      byId.set(personId, tally)
      return tally
    }
    for (const match of this.#source.summaries()) {
      if (match.binnedAt !== undefined) continue
      for (const { personId } of match.players) {
        if (personId === undefined) continue
        const tally = tallyOf(personId)
        if (tally.latest === match) continue
        tally.latest = match
        tally.matches++
        if (tally.lastPlayed < match.date) tally.lastPlayed = match.date
      }
    }
    return [...tallies.values()].map(({ id, matches, lastPlayed }) => ({ id, matches, lastPlayed }))
  }

  /** What is typed, each part of it to be found among the words of a match or to mean its day. */
  #typed(text: string | undefined): readonly TypedPart[] {
    return typedParts(searchedText(text ?? ''), dayOf(this.#clock()))
  }

  #named(match: MatchSummary): MatchSummary {
    return { ...match, players: match.players.map((player) => this.#who.seated(player)) }
  }

  /** Undefined where there are none. Which game it was, and how far it came, nobody knows of them. */
  #damagedAmong({ text, people = [], winner, preset, place, photos, from, to, which }: SearchQuery): DamagedMatch[] | undefined {
    if (preset !== undefined || winner !== undefined || place !== undefined || photos !== undefined || which !== 'all') return undefined
    const typed = this.#typed(text)
    const wanted = people.map((id) => this.#who.person(id)?.id ?? id)
    const found = this.damaged().filter(({ players, date }) => {
      if ((from !== undefined && (date ?? '') < from) || (to !== undefined && (date === null || date > to))) return false
      if (!wanted.every((id) => players.some(({ personId }) => personId === id))) return false
      const told = searchedText(players.map(({ name }) => name).join('\n'))
      return typed.every((part) => isMeant(part, (word) => told.includes(word), date))
    })
    return found.length === 0 ? undefined : found.slice(0, MOST_DAMAGED)
  }

  #answering({ text, people = [], winner, preset, place: where, photos, from, to, which }: SearchQuery): (match: MatchSummary) => boolean {
    const typed = this.#typed(text)
    // the same few people and places stand in thousands of matches
    const asSearched = remembering(searchedText)
    const personOf = remembering((id: PersonId) => this.#who.person(id) ?? null)
    const idOf = ({ personId }: SummaryPlayer): string | undefined => (personId === undefined ? undefined : (personOf(personId)?.id ?? personId))
    // as `PersonResolver.seated` has it
    const nameOf = ({ name, personId }: SummaryPlayer): string => (personId === undefined ? null : personOf(personId))?.name ?? shownName(name)
    const there = where === undefined ? null : searchedText(where)
    const winnerId = winner === undefined ? null : (this.#who.person(winner)?.id ?? winner)
    const wanted = people.map((id) => this.#who.person(id)?.id ?? id)
    return (match) => {
      if (!isAmong(which, match)) return false
      if (preset !== undefined && match.preset !== preset) return false
      if ((from !== undefined && match.date < from) || (to !== undefined && match.date > to)) return false
      if (photos === true && match.photos !== true) return false
      if (there !== null && asSearched(match.place ?? '') !== there) return false
      if (winnerId !== null && !isOver(match)) return false
      if (wanted.length === 0 && typed.length === 0 && winnerId === null) return true
      const { players, place = '', note = '', gameName = '', date } = match
      if (!wanted.every((id) => players.some((player) => idOf(player) === id))) return false
      if (winnerId !== null && !firstOf(match).some((seat) => players[seat] !== undefined && idOf(players[seat]) === winnerId)) return false
      // no word goes on from one of them to the next, so they need not be put together
      const tells = (word: string): boolean =>
        players.some((player) => asSearched(nameOf(player)).includes(word)) ||
        [place, note, gameName].some((text) => text !== '' && asSearched(text).includes(word)) ||
        gamesByPreset()[match.preset].includes(word)
      return typed.every((part) => isMeant(part, tells, date))
    }
  }
}

/** What is worked out of each text, once. */
function remembering<T extends string, R>(work: (text: T) => R): (text: T) => R {
  const known = new Map<T, R>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = work(text)
    known.set(text, made)
    return made
  }
}

/** What is worked out of a list, once as long as it is the same. */
function rememberingLast<T extends object, R>(work: (list: T) => R): (list: T) => R {
  let last: { readonly list: T; readonly made: R } | null = null
  return (list) => {
    if (last?.list !== list) last = { list, made: work(list) }
    return last.made
  }
}

/** What the start page shows of all matches. */
interface Overview {
  readonly counts: Home['counts']
  readonly latest: readonly MatchSummary[]
  /** The last match of each game, the latest begun first. */
  readonly setups: readonly MatchSummary[]
}

/** Gone over once for all of it: ten thousand lines lie all over the memory, and every play asks again. */
function overviewOf(summaries: readonly MatchSummary[]): Overview {
  const counts = { matches: 0, unfinished: 0, bin: 0 }
  const latest: MatchSummary[] = []
  const lastOf = new Map<string, MatchSummary>()
  for (const match of summaries) {
    if (match.binnedAt !== undefined) {
      counts.bin++
      continue
    }
    counts.matches++
    const open = isOver(match) ? 0 : 1
    counts.unfinished += open
    if ((open === 1 ? counts.unfinished : counts.matches - counts.unfinished) <= LATEST_ON_HOME) latest.push(match)
    const game = match.gameName === undefined ? match.preset : `${match.preset} ${foldedName(match.gameName)}`
    const known = lastOf.get(game)
    if (known === undefined || known.startedAt < match.startedAt) lastOf.set(game, match)
  }
  const setups = [...lastOf.values()].sort((a, b) => textOrder(b.startedAt, a.startedAt)).slice(0, MOST_SETUPS)
  return { counts, latest, setups }
}

/** The months in which a match was played that does not lie in the bin, the latest first. */
function monthsOf(summaries: readonly MatchSummary[]): readonly string[] {
  const months = new Set<string>()
  for (const { binnedAt, date } of summaries) if (binnedAt === undefined) months.add(date.slice(0, 7))
  return [...months].sort(textOrder).reverse().slice(0, MOST_MONTHS)
}

/** What each game is called in any language, as it is searched. */
const gamesByPreset = lazy(() => {
  const named = PRESET_IDS.map(
    (id) =>
      [
        id,
        searchedText(
          Object.values(GAME_NAMES)
            .map((names) => names[id])
            .join('\n'),
        ),
      ] as const,
  )
  return Object.fromEntries(named) as Readonly<Record<PresetId, string>>
})

/** A word that may mean a day may be a name as well: April plays too. */
function isMeant({ words, means }: TypedPart, tells: (word: string) => boolean, date: string | null): boolean {
  return (date !== null && means?.(date) === true) || words.every(tells)
}

/** A record from elsewhere may have a longer name than a person can be given. */
function offeredPlayer<P extends { readonly name: string }>(player: P): P {
  return player.name.length <= LONGEST_NAME_SOUGHT ? player : { ...player, name: player.name.slice(0, LONGEST_NAME_SOUGHT) }
}

function isAmong(which: MatchQuery['which'], match: MatchSummary): boolean {
  const { binnedAt, notAgreed } = match
  switch (which) {
    case 'bin':
      return binnedAt !== undefined
    case 'all':
      return binnedAt === undefined
    case 'finished':
      return binnedAt === undefined && isOver(match)
    case 'unfinished':
      return binnedAt === undefined && !isOver(match)
    case 'not-agreed':
      return binnedAt === undefined && notAgreed !== undefined
  }
}

function latestPlayedFirst(a: MatchSummary, b: MatchSummary): number {
  return textOrder(b.date, a.date) || textOrder(b.startedAt, a.startedAt) || textOrder(b.matchId, a.matchId)
}
