import { hasLine } from '../games'
import type { MatchId } from '../kernel/ids'
import type { Steps } from '../kernel/in-steps'
import { foldedName } from '../kernel/names'
import { textOrder } from '../kernel/text-order'
import type { RefusalCode } from '../match/events'
import { PRESETS, type PresetId } from '../rules/presets'
import type { DecidedFacts, MatchFacts } from './facts'
import { LeadCount, type LeadTally } from './leads'
import { PairCount, PartnersCount, type Pair, type Partners } from './pairs'
import type { PersonKey } from './person'
import { askedMatches, isDecided, type AskedMatch, type AskedDecided, type MatchesQuestion } from './question'
import type { MatchPlace } from './standing'
import { addSeats, countResult, countSeat, openTally, type OpenTally, type Tally } from './tally'

/** What is known of one person in the matches asked about. */
export interface PersonStatistics {
  readonly person: PersonKey
  /** The name in the latest match. */
  readonly name: string
  readonly all: Tally
  /** Only presets that were played. Points of different presets are different things. */
  readonly byPreset: Readonly<Partial<Record<PresetId, Tally>>>
  /** Of games in which only rounds are counted, those of each name that the family gave them; '' where it gave none. */
  readonly byName: readonly NamedTally[]
  readonly streaks: Streaks
  /** When their first match was begun; null where they finished none against anyone. */
  readonly since: string | null
  /** The latest matches, the earliest of them first; `FORM` at most. */
  readonly form: readonly FormMatch[]
  /** Matches taken part in that nobody has won (yet). */
  readonly unfinished: number
}

/** What someone did in a game that has a name of the family's own. */
interface NamedTally {
  readonly preset: PresetId
  readonly gameName: string
  readonly tally: Tally
}

/** Matches asked about that are in nobody's statistics, or in them with a question mark; by id, the earliest first. */
interface SetApart {
  readonly unfinished: readonly string[]
  /** The scorer finds the record impossible; places count from 1. */
  readonly refused: readonly { readonly matchId: MatchId; readonly code: RefusalCode; readonly round: number | null; readonly event: number | null }[]
  /** Every seat is held by the same person, so there is nobody to win against. */
  readonly alone: readonly string[]
  /** One person holds several of the seats. Such a match counts: once, with the best of these seats as its place and what was scored at all of them. */
  readonly severalSeats: readonly string[]
}

/** How long people sat at the table, in the matches of which that is known. */
interface TimeAtTable {
  readonly minutes: number
  readonly matches: number
}

export interface Statistics {
  /** Decided matches, counted for those who played them. */
  readonly matches: number
  /** Rounds of these matches, by preset; only presets that were played. */
  readonly rounds: Readonly<Partial<Record<PresetId, number>>>
  readonly time: TimeAtTable
  readonly leads: readonly LeadTally[]
  readonly apart: SetApart
  /** Who played most first, then in the order of their keys. */
  readonly people: readonly PersonStatistics[]
  readonly pairs: readonly Pair[]
  readonly partners: readonly Partners[]
}

interface OpenPerson {
  name: string
  readonly all: OpenTally
  readonly byPreset: Partial<Record<PresetId, OpenTally>>
  readonly named: Map<string, { readonly preset: PresetId; gameName: string; readonly tally: OpenTally }>
  since: string | null
  streaks: Streaks
  readonly form: FormMatch[]
  unfinished: number
}

/** How many of the latest matches show someone's form. */
const FORM = 10

/** Where someone ended in a match. */
interface FormMatch {
  readonly matchId: MatchId
  /** 1 for the winner; people with as many points share a place. */
  readonly place: number
  /** How many people played. */
  readonly people: number
}

/** Matches counted at once: some milliseconds. */
const MATCHES_COUNTED_AT_ONCE = 500

/** Everyone's statistics in the matches that a question asks about, step by step: a fold of their facts, in whatever order the timeline was given these. */
export function* statisticsInSteps(timeline: readonly AskedMatch[], question: MatchesQuestion): Steps<Statistics> {
  const people = new Map<PersonKey, OpenPerson>()
  const pairs = new PairCount()
  const partners = new PartnersCount()
  const leads = new LeadCount()
  const rounds: Partial<Record<PresetId, number>> = {}
  const time = { minutes: 0, matches: 0 }
  const apart = { unfinished: [] as string[], refused: [] as SetApart['refused'][number][], alone: [] as string[], severalSeats: [] as string[] }
  let matches = 0
  let looked = 0
  for (const match of askedMatches(timeline, question)) {
    if (++looked % MATCHES_COUNTED_AT_ONCE === 0) yield
    if (!isDecided(match)) {
      setApart(match)
      continue
    }
    const { standing } = match
    if (standing.length === 1) {
      apart.alone.push(match.facts.matchId)
      continue
    }
    if (standing.length < match.people.length) apart.severalSeats.push(match.facts.matchId)
    matches += 1
    pairs.add(standing, { partners: match.facts.partners === true })
    if (match.facts.partners === true) partners.add(standing)
    leads.add(match)
    countTime(match.facts)
    for (const each of standing) countFor(match, each, match.facts.partners === true ? 2 : standing.length)
  }
  for (const { all, byPreset } of people.values()) {
    for (const tally of Object.values(byPreset)) addSeats(all, tally)
  }
  return {
    matches,
    rounds,
    time,
    leads: leads.tallies(),
    apart,
    people: [...people].map(([person, { named, ...counted }]) => ({ person, ...counted, byName: [...named.values()] })).sort(mostPlayed),
    pairs: pairs.pairs(),
    partners: partners.all(),
  }

  function setApart({ facts: undecided, people: seated }: AskedMatch): void {
    if (undecided.kind === 'refused') {
      const { matchId, code, round, event } = undecided
      apart.refused.push({ matchId, code, round, event })
      return
    }
    apart.unfinished.push(undecided.matchId)
    for (const person of new Set(seated)) open(person, nameIn(undecided, seated.indexOf(person))).unfinished += 1
  }

  function countTime({ preset, rounds: played, minutes }: DecidedFacts): void {
    rounds[preset] = (rounds[preset] ?? 0) + played
    if (minutes === null) return
    time.minutes += minutes
    time.matches += 1
  }

  function countFor({ facts: decided }: AskedDecided, standing: MatchPlace, together: number): void {
    const { preset, matchId } = decided
    const person = open(standing.person, nameIn(decided, standing.seats[0] ?? 0))
    const won = standing.place === 1
    const inPreset = (person.byPreset[preset] ??= openTally())
    countResult(person.all, decided, won)
    countResult(inPreset, decided, won)
    for (const seat of standing.seats) countSeat(inPreset, decided, seat)
    person.since ??= decided.startedAt
    if (!hasLine(PRESETS[preset].game)) countNamed(person, decided, standing)
    person.streaks = afterMatch(person.streaks, matchId, won)
    person.form.push({ matchId, place: standing.place, people: together })
    if (person.form.length > FORM) person.form.shift()
  }

  function countNamed(person: OpenPerson, decided: DecidedFacts, { place, seats }: MatchPlace): void {
    const { preset, gameName = '' } = decided
    const key = `${preset}:${foldedName(gameName)}`
    const named = person.named.get(key) ?? { preset, gameName, tally: openTally() }
    // as it was called last
    named.gameName = gameName
    countResult(named.tally, decided, place === 1)
    for (const seat of seats) countSeat(named.tally, decided, seat)
    person.named.set(key, named)
  }

  function open(person: PersonKey, name: string): OpenPerson {
    const known = people.get(person)
    if (known !== undefined) {
      known.name = name
      return known
    }
    const fresh: OpenPerson = { name, all: openTally(), byPreset: {}, named: new Map(), since: null, streaks: NO_STREAKS, form: [], unfinished: 0 }
    people.set(person, fresh)
    return fresh
  }
}

const nameIn = ({ players }: MatchFacts, seat: number): string => players[seat]?.name ?? ''

function mostPlayed(a: PersonStatistics, b: PersonStatistics): number {
  return b.all.played - a.all.played || textOrder(a.person, b.person)
}

/** Matches won one after the other; nobody else's matches come in between. */
interface Streak {
  readonly wins: number
  /** The first and the last of them, or null where there is none. */
  readonly span: { readonly from: string; readonly to: string } | null
}

interface Streaks {
  /** The earliest of equally long ones. */
  readonly longest: Streak
  /** The one that still runs: no wins if the latest match was lost. */
  readonly current: Streak
}

const NO_STREAK: Streak = { wins: 0, span: null }
const NO_STREAKS: Streaks = { longest: NO_STREAK, current: NO_STREAK }

/** The streaks after one more match, which is later than all before. */
function afterMatch({ longest, current }: Streaks, matchId: MatchId, won: boolean): Streaks {
  if (!won) return { longest, current: NO_STREAK }
  const grown: Streak = { wins: current.wins + 1, span: { from: current.span?.from ?? matchId, to: matchId } }
  return { longest: grown.wins > longest.wins ? grown : longest, current: grown }
}
