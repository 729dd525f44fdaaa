import type { LeagueFeed, LeagueResult, LeagueResultsFeed, LeagueStandings, Season } from '#shared/contract/seasons'
import { canonical } from '#shared/kernel/canonical'
import { dayOf } from '#shared/kernel/day'
import { type CountedEntry, givenBy, pointsOf } from '#shared/league/counting'
import { type HouseResults, type PlayedEvening, resultsOf } from '#shared/league/results'
import { type League, leagueInSteps } from '#shared/league/standings'
import type { MatchFacts } from '#shared/stats/facts'
import type { PersonKey, Who } from '#shared/stats/person'
import { Channel } from '../common/channel'
import type { PersonResolver } from '../people/person-resolver'
import type { FactsState } from '../statistics/facts-list'
import { TaskQueue } from '../store/task-queue'
import { Yielder } from '../store/yielder'

/** So many others are named; of a whole evening those with the first places. */
const MOST_OTHERS = 12

/** One of someone's results, with all that explains its points. */
function resultIn(
  { unit, person, place, base, bonus, expected, counts }: CountedEntry,
  nameOf: (person: PersonKey) => string,
  evenings: readonly PlayedEvening[],
): LeagueResult {
  const table = 'id' in unit ? unit.table : null
  const eveningId = 'id' in unit ? (table?.eveningId ?? null) : unit.eveningId
  const name = evenings.find(({ evening }) => evening.id === eveningId)?.evening.name ?? ''
  const others = unit.sides
    .flatMap((side) => side.people.map((each) => ({ person: each, place: side.place })))
    .filter((other) => other.person !== person)
    .sort((a, b) => a.place - b.place)
  return {
    day: unit.day,
    matchId: 'id' in unit ? unit.matchId : null,
    evening: eveningId === null ? null : { id: eveningId, name, at: table === null ? null : { round: table.round, table: table.table } },
    place,
    of: unit.sides.length,
    others: others.slice(0, MOST_OTHERS).map((other) => ({ name: nameOf(other.person), place: other.place })),
    roundsWon: 'roundsWon' in unit ? (unit.roundsWon?.get(person) ?? null) : null,
    base,
    bonus,
    given: givenBy({ base, bonus }),
    expected,
    counts,
  }
}

export interface LeaguesOptions {
  readonly seasons: { get(id: string): Season | undefined }
  readonly evenings: { played(): readonly PlayedEvening[] }
  readonly matches: { look(): { readonly state: FactsState; readonly who: Who } }
  readonly people: PersonResolver
}

/** Tables kept while nothing that they rest on has changed. */
const MOST_KEPT = 20

interface KnownHouse {
  readonly facts: readonly MatchFacts[]
  readonly who: Who
  readonly evenings: readonly PlayedEvening[]
  readonly results: HouseResults
  /** As records have them, by key. */
  readonly names: ReadonlyMap<PersonKey, string>
  readonly leagues: Map<string, League>
}

type LeagueLooked =
  | { readonly kind: 'counting'; readonly done: number; readonly total: number }
  | { readonly kind: 'gone'; readonly id: string }
  | { readonly kind: 'found'; readonly season: Season; readonly known: KnownHouse; readonly league: League }

/** The standings of seasons: nothing of them is stored, and they follow whatever changes. */
export class Leagues {
  readonly #options: LeaguesOptions
  readonly #channel = new Channel()
  readonly #looks = new TaskQueue()
  #known: KnownHouse | null = null
  readonly #told = new WeakMap<League, LeagueStandings>()

  constructor(options: LeaguesOptions) {
    this.#options = options
  }

  get watchers(): number {
    return this.#channel.watchers
  }

  /** To be called after matches, people, evenings or seasons have changed. */
  changed(): void {
    this.#channel.publish()
  }

  /** A season's standings at once, or how far it is, and again whenever it is another one. */
  table(id: string, signal: AbortSignal | undefined): AsyncGenerator<LeagueFeed, void, void> {
    return this.#follow(async () => {
      const looked = await this.#look(id)
      return looked.kind === 'found' ? this.#tell(looked) : looked
    }, signal)
  }

  /** What someone's points in a season are made of. */
  results(id: string, person: string, signal: AbortSignal | undefined): AsyncGenerator<LeagueResultsFeed, void, void> {
    return this.#follow(async (): Promise<LeagueResultsFeed> => {
      const looked = await this.#look(id)
      if (looked.kind !== 'found') return looked
      const { known, league } = looked
      const nameOf = (key: PersonKey): string => this.#nameOf(key, known)
      const key = this.#keyNow(person)
      const entries = league.entries.get(key) ?? []
      return {
        kind: 'results',
        person: key,
        name: nameOf(key),
        points: pointsOf(entries),
        results: entries.map((entry) => resultIn(entry, nameOf, known.evenings)),
      }
    }, signal)
  }

  async *#follow<T>(look: () => Promise<T>, signal: AbortSignal | undefined): AsyncGenerator<T, void, void> {
    let last: string | null = null
    for await (const feed of this.#channel.watch(() => this.#looks.run(look), signal)) {
      const text = canonical(feed)
      if (text === last) continue
      last = text
      yield feed
    }
  }

  async #look(id: string): Promise<LeagueLooked> {
    const season = this.#options.seasons.get(id)
    if (season === undefined) return { kind: 'gone', id }
    const { state, who } = this.#options.matches.look()
    if (state.kind === 'making') return { kind: 'counting', done: state.done, total: state.total }
    const known = this.#houseAs(state.facts, who)
    const { from, to } = season
    const league = { ...season.league, people: season.league.people?.map((person) => this.#keyNow(person)) ?? null }
    const key = canonical([from, to, league])
    const before = known.leagues.get(key)
    if (before !== undefined) return { kind: 'found', season, known, league: before }
    // plays are answered between the steps
    const made = await new Yielder().through(leagueInSteps(known.results, { from, to, league }))
    if (known.leagues.size >= MOST_KEPT) known.leagues.clear()
    known.leagues.set(key, made)
    return { kind: 'found', season, known, league: made }
  }

  #houseAs(facts: readonly MatchFacts[], who: Who): KnownHouse {
    const evenings = this.#options.evenings.played()
    const before = this.#known
    if (before?.facts === facts && before.who === who && areSameEvenings(before.evenings, evenings)) return before
    const names = new Map<PersonKey, string>()
    const named: Who = (player) => {
      const key = who(player)
      names.set(key, player.name)
      return key
    }
    // the facts are on the day that lists show
    const dated = facts.map((each) => ({ facts: each, day: dayOf(new Date(each.startedAt)) }))
    this.#known = { facts, who, evenings, results: resultsOf(dated, evenings, named), names, leagues: new Map() }
    return this.#known
  }

  #tell({ season, league, known }: Extract<LeagueLooked, { readonly kind: 'found' }>): LeagueStandings {
    const told = this.#told.get(league)
    if (told?.season === season) return told
    const name = (person: PersonKey): string => this.#nameOf(person, known)
    const standings: LeagueStandings = {
      kind: 'league',
      season,
      rows: league.rows.map((row) => ({ ...row, name: name(row.person) })),
      waiting: league.waiting.map((row) => ({ ...row, name: name(row.person) })),
      pairs: league.pairs,
      days: league.days,
      results: league.results,
      open: league.open.length,
      withoutRounds: league.withoutRounds,
    }
    this.#told.set(league, standings)
    return standings
  }

  #nameOf(person: PersonKey, { names }: KnownHouse): string {
    return this.#options.people.person(person)?.name ?? names.get(person) ?? person
  }

  /** Someone who was merged into another counts as that one. */
  #keyNow(person: string): PersonKey {
    return (this.#options.people.person(person)?.id ?? person) as PersonKey
  }
}

function areSameEvenings(one: readonly PlayedEvening[], other: readonly PlayedEvening[]): boolean {
  return one.length === other.length && one.every(({ evening }, at) => evening === other[at]?.evening)
}
