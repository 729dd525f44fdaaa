import type { StatisticsAnswer, StatisticsFeed, StatisticsQuestion } from '#shared/contract/statistics'
import { compareNames } from '#shared/kernel/names'
import { sameJson } from '#shared/kernel/canonical'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { textOrder } from '#shared/kernel/text-order'
import type { MatchFacts } from '#shared/stats/facts'
import type { KeptRating } from '#shared/stats/kept-ratings'
import type { RatingLedger } from '#shared/stats/ratings'
import { StatisticsMemory, type StatisticsMemo } from '#shared/stats/memory'
import { keyOfPerson, whoByIdElseName, type PersonKey, type Who } from '#shared/stats/person'
import type { MatchesQuestion } from '#shared/stats/question'
import { downsample } from '#shared/stats/downsample'
import { TaskQueue } from '../store/task-queue'
import { Yielder } from '../store/yielder'
import { Channel } from '../common/channel'
import type { PersonResolver } from '../people/person-resolver'
import { FactsList, type FactsSource, type FactsState, startOfDay } from './facts-list'

/** Points of one person's rating that a page gets; more than a chart can show apart. */
const MOST_POINTS = 150

/** What statistics need of the match store. */
export interface StatisticsSource extends FactsSource {
  readonly known: FactsSource['known'] & {
    readonly ratings: { read(): Promise<readonly KeptRating[]>; keep(ledger: RatingLedger): void }
  }
}

type KnownPerson = StatisticsAnswer['everybody'][number]

const ratedGameOf = ({ preset, gameName, matches, others }: NonNullable<StatisticsMemo['rated']>): NonNullable<StatisticsAnswer['rated']> => ({
  preset,
  ...omitUndefined({ gameName }),
  matches,
  others,
})

/** Answers questions about all matches of the house, and again when anything that an answer rests on has changed. */
export class HouseStatistics {
  readonly #channel = new Channel()
  readonly #publish: () => void
  #memory: Promise<StatisticsMemory> | null = null
  /** One question after the other: what is worked out for one is there for the next. */
  readonly #looks = new TaskQueue()
  readonly #source: StatisticsSource
  readonly #list: FactsList
  readonly #people: PersonResolver
  readonly #damaged: () => NonNullable<StatisticsAnswer['damaged']>
  #who: Who
  #everybody: { readonly facts: readonly MatchFacts[]; readonly who: Who; readonly people: readonly KnownPerson[] } | null = null
  #told = new WeakMap<StatisticsMemo, StatisticsAnswer>()

  /** `damaged`: the matches that cannot be counted because they cannot be opened. `told` is called each time that `look` may find something else. */
  constructor(
    source: StatisticsSource,
    people: PersonResolver,
    damaged: () => NonNullable<StatisticsAnswer['damaged']> = () => [],
    told: () => void = () => undefined,
  ) {
    this.#publish = () => {
      this.#channel.publish()
      told()
    }
    this.#source = source
    this.#people = people
    this.#damaged = damaged
    this.#who = this.#whoIsWho()
    this.#list = new FactsList(source, this.#publish)
  }

  get watchers(): number {
    return this.#channel.watchers
  }

  /** All matches that count, or how far they are; starts what is missing. The list and `who` are the same objects as long as they say the same. */
  look(): { readonly state: FactsState; readonly who: Who } {
    return { state: this.#list.look(), who: this.#who }
  }

  matchesChanged(): void {
    this.#publish()
  }

  peopleChanged(): void {
    this.#who = this.#whoIsWho()
    this.#told = new WeakMap()
    this.#publish()
  }

  /** The answer at once, or how far it is, and again whenever it is another one. */
  async *live(question: StatisticsQuestion, signal: AbortSignal | undefined): AsyncGenerator<StatisticsFeed, void, void> {
    let last: StatisticsFeed | null = null
    for await (const feed of this.#channel.watch(() => this.#looks.run(() => this.#look(question)), signal)) {
      if (feed === last) continue
      last = feed
      yield feed
    }
  }

  async #look(asked: StatisticsQuestion): Promise<StatisticsFeed> {
    const state = this.#list.look()
    const remembered = (this.#memory ??= this.#remembered())
    if (state.kind === 'making') return { kind: 'counting', done: state.done, total: state.total }
    const memory = await remembered
    const question = this.#question(asked)
    const who = this.#who
    // plays are answered between the steps
    const yielder = new Yielder()
    const answer = await yielder.through(memory.answerInSteps(state.facts, question, who))
    // also those who only sat beside the people asked about have a rating
    const { ratings } =
      question.people === undefined
        ? answer
        : await yielder.through(memory.answerInSteps(state.facts, { ...question, people: undefined, rated: answer.rated?.key }, who))
    this.#source.known.ratings.keep(memory.ledger)
    const damaged = this.#damaged()
    const known = this.#told.get(answer)
    const told =
      known !== undefined && sameJson(known.damaged ?? [], damaged)
        ? known
        : { ...(known ?? this.#tell({ ...answer, ratings }, state.facts)), damaged: damaged.length === 0 ? undefined : damaged }
    this.#told.set(answer, told)
    return told
  }

  /** Read when someone asks, for few starts of the app are for statistics. */
  async #remembered(): Promise<StatisticsMemory> {
    return new StatisticsMemory(await this.#source.known.ratings.read())
  }

  #question({ presets, people, from, to }: StatisticsQuestion): MatchesQuestion {
    return {
      presets,
      people: people?.map((key) => keyOfPerson(this.#people.person(key)?.id ?? key)),
      from: from === undefined ? undefined : startOfDay(from),
      to: to === undefined ? undefined : startOfDay(to, 1),
    }
  }

  #tell({ statistics, ratings, rated: game }: StatisticsMemo, facts: readonly MatchFacts[]): Omit<StatisticsAnswer, 'damaged'> {
    const rated = new Map(ratings.map((each) => [each.person, each]))
    const lines = statistics.people.flatMap(({ person }) => rated.get(person) ?? [])
    return {
      kind: 'answer',
      matches: statistics.matches,
      rounds: statistics.rounds,
      time: statistics.time,
      leads: statistics.leads,
      apart: statistics.apart,
      people: statistics.people.map((each) => ({ ...each, name: this.#nameNow(each.person, each.name), rating: rated.get(each.person)?.now ?? null })),
      pairs: statistics.pairs,
      partners: statistics.partners,
      rated: game === null ? null : ratedGameOf(game),
      ratings: lines.map(({ person, history }) => ({
        person,
        matches: history.length,
        points: downsample(history, MOST_POINTS).map(({ matchId, startedAt, mean, deviation }) => ({ matchId, at: startedAt, mean, deviation })),
      })),
      everybody: this.#everybodyIn(facts),
    }
  }

  #everybodyIn(facts: readonly MatchFacts[]): readonly KnownPerson[] {
    const known = this.#everybody
    if (known?.facts === facts && known.who === this.#who) return known.people
    const names = new Map<PersonKey, string>()
    for (const { players } of facts) {
      for (const player of players) {
        const person = this.#who(player)
        if (!names.has(person)) names.set(person, this.#nameNow(person, player.name))
      }
    }
    const people = [...names].map(([person, name]) => ({ person, name })).sort((a, b) => compareNames(a.name, b.name) || textOrder(a.person, b.person))
    this.#everybody = { facts, who: this.#who, people }
    return people
  }

  #nameNow(person: PersonKey, name: string): string {
    return this.#people.person(person)?.name ?? name
  }

  /** A new one after each change of people, by which sums that rest on it are known to be old. */
  #whoIsWho(): Who {
    const known = new Map<string, PersonKey>()
    return (player) => {
      const asWritten = player.personId ?? `:${player.name}`
      const before = known.get(asWritten)
      if (before !== undefined) return before
      const person = whoByIdElseName(this.#people.seated(player))
      known.set(asWritten, person)
      return person
    }
  }
}
