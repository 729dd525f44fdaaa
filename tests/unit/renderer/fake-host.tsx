import { cleanup, render } from '@testing-library/react'
import { Router } from 'wouter'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Backups } from '#shared/contract/backup'
import type { PeopleOutcome, Person, PersonPlayed } from '#shared/contract/people'
import type { FoundMatches, MatchQuery, Home, MatchSummary } from '#shared/contract/lists'
import type { Diagnostics, HostInfo, MatchFeed, NewMatch, Outcome } from '#shared/contract/schemas'
import type { KeptTiles } from '#shared/contract/own-tiles'
import type { Season, SeasonOutcome } from '#shared/contract/seasons'
import type { SettingOutcome } from '#shared/contract/settings'
import type { Settings } from '#shared/settings/settings'
import type { StatisticsFeed, StatisticsQuestion } from '#shared/contract/statistics'
import type { ShownHand, TableFeed, TableOutcome } from '#shared/contract/table'
import { steps } from '#main/common/steps'
import { stepBetween } from '#shared/contract/match-delta'
import { useHashLocation } from '../../../src/renderer/navigation/hash-location'
import type { Client, DesktopClient } from '../../../src/renderer/client/client'
import { ConnectionProvider } from '../../../src/renderer/client/client-context'
import type { Connection, ConnectionState } from '../../../src/renderer/client/connection'
import { AnnouncerProvider } from '../../../src/renderer/components/announcer/announcer'
import { COMMANDS, MATCH_ID, type FakeMatch } from './fake-match'
import { Feed } from './feed'

afterEach(cleanup)
beforeEach(() => {
  window.location.hash = ''
  /* jsdom has no media queries; every test's system is a light one. */
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  window.scrollTo = () => undefined
})

export const EMPTY_HOME: Home = { matches: [], counts: { matches: 0, unfinished: 0, bin: 0 }, people: [], setups: [], notices: [] }

export const MATCH: MatchSummary = {
  matchId: 'match-0001',
  revision: 0,
  preset: 'flower-and-scorpion',
  rules: {},
  date: '2024-05-03',
  players: [
    { name: 'Ada', total: 12 },
    { name: 'Ben', total: 9 },
  ],
  startedAt: '2024-05-03T18:00:00.000Z',
  updatedAt: '2024-05-03T19:00:00.000Z',
  rounds: 3,
  outcome: { kind: 'open' as const },
}

interface OnMatch {
  readonly matchId: string
}

/** A host as the contract describes it, in the test's hands. */
export class FakeHost {
  readonly home: Feed<Home>
  readonly everybody = new Feed<readonly Person[]>([])
  readonly played = new Feed<PersonPlayed>({ people: [] })
  readonly backups = new Feed<Backups>({ automatic: [], folder: null, work: null })
  readonly seasons = new Feed<readonly Season[]>([])
  /** What was asked of seasons, by the name of the procedure, and what comes of it. */
  readonly askedOfSeasons: (readonly [string, unknown])[] = []
  answerOnSeasons: () => Promise<SeasonOutcome> = () => Promise.resolve({ ok: true, value: { id: 'season-new1' } })
  readonly settings = new Feed<Settings>({})
  /** What was set, and what comes of it. */
  readonly set: (readonly [string, string])[] = []
  answerOnSetting: () => Promise<SettingOutcome> = () => Promise.resolve({ ok: true, value: {} })
  readonly ownTiles = new Feed<KeptTiles | null>(null)
  /** What was kept of the family's own tiles; null where they were forgotten. */
  readonly kept: (KeptTiles['tiles'] | null)[] = []
  /** What was asked of people, by the name of the procedure. */
  readonly askedOfPeople: (readonly [string, unknown])[] = []
  /** Who was checked in at an evening, by name. */
  readonly checkedIn: (readonly string[])[] = []
  /** The rounds of each evening that was begun. */
  readonly begun: number[] = []
  /** In how many matches two people played together. */
  together = 0
  readonly created: NewMatch[] = []
  readonly dismissed: string[] = []
  /** Whether phones may join the match that is played, and which did. */
  readonly phones = new Feed<TableFeed>({ kind: 'closed', addresses: [], elsewhere: null })
  /** Hands that lie open on phones, each that was sent, and what comes of it. */
  readonly hands = new Feed<readonly ShownHand[]>([])
  readonly shownOnPhones: (ShownHand['hand'] | null)[] = []
  answerOnHand: (shown: Omit<ShownHand, 'hand'> & { readonly hand: ShownHand['hand'] | null }) => Promise<TableOutcome> = ({ round, seat, hand }) => {
    this.hands.send(hand === null ? [] : [{ round, seat, hand }])
    return Promise.resolve({ ok: true, value: null })
  }
  readonly statistics = new Feed<StatisticsFeed>({ kind: 'counting', done: 0, total: 0 })
  readonly askedStatistics: StatisticsQuestion[] = []
  /** Matches that are played here, by the scorer that the real hosts use. */
  readonly matches = new Map<string, FakeMatch>()
  /** What is shown of other matches. */
  readonly shown = new Map<string, Feed<MatchFeed>>()
  /** Commands on matches that are not played here. */
  readonly sent: { readonly what: string; readonly input: unknown }[] = []
  /** Everything that was asked of the history, and what it answers. */
  readonly asked: MatchQuery[] = []
  history: (query: MatchQuery) => Feed<FoundMatches> = () => new Feed<FoundMatches>({ matches: [], total: this.together })
  info: HostInfo = { host: 'web', version: '0.1.0', device: 'the laptop' }
  readonly diagnostics: Diagnostics = {
    version: '0.1.0',
    host: 'web',
    system: 'linux x64 6.1',
    runtime: 'Node 20.19.0',
    counts: { matches: 3, unfinished: 1, bin: 0, people: 2 },
    log: ['2024-05-03T18:00:00.000Z fault SaveFault at start.js:1:2'],
  }
  answer: () => Promise<Outcome> = () => Promise.resolve({ ok: true, value: { matchId: 'match-new1', revision: 0 } })
  answerOnPeople: () => Promise<PeopleOutcome> = () => Promise.resolve({ ok: true, value: { id: 'person-new1', name: 'New', updatedAt: '' } })
  #state: ConnectionState = 'open'
  readonly #listeners = new Set<() => void>()

  constructor(home: Home = EMPTY_HOME) {
    this.home = new Feed(home)
  }

  /** A host with this match. */
  static with(match: FakeMatch): FakeHost {
    const host = new FakeHost()
    host.matches.set(MATCH_ID, match)
    return host
  }

  become(state: ConnectionState): void {
    this.#state = state
    for (const listener of [...this.#listeners]) listener()
  }

  /** What was asked of the desktop window. */
  readonly askedOfDesktop: string[] = []

  /** From now on the page stands in the desktop window. */
  inDesktop(): void {
    const asked = (what: string) => () => Promise.resolve(void this.askedOfDesktop.push(what)).then(() => ({}))
    this.connection = {
      ...this.connection,
      desktop: { desktop: { openInBrowser: asked('openInBrowser'), showDataFolder: asked('showDataFolder') } } as unknown as DesktopClient,
    }
  }

  connection: Connection = {
    client: this.#client(),
    desktop: null,
    state: () => this.#state,
    drop: () => this.become('lost'),
    subscribe: (listener) => {
      this.#listeners.add(listener)
      return () => this.#listeners.delete(listener)
    },
    whenOpen: (signal) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (this.#state !== 'open') return
          this.#listeners.delete(look)
          resolve()
        }
        this.#listeners.add(look)
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        look()
      }),
    retryNow: () => undefined,
    show: () => undefined,
    close: () => undefined,
  }

  #command(what: (typeof COMMANDS)[number], input: OnMatch): Promise<Outcome> {
    const match = this.matches.get(input.matchId)
    if (match !== undefined) return match.do(what, input)
    this.sent.push({ what, input })
    return this.answer()
  }

  #feedOf(matchId: string): Feed<MatchFeed> {
    return this.matches.get(matchId)?.feed ?? this.shown.get(matchId) ?? new Feed<MatchFeed>({ kind: 'gone', matchId })
  }

  #client(): Client {
    const onPeople = (procedure: string) => (input: unknown) => {
      this.askedOfPeople.push([procedure, input])
      return this.answerOnPeople()
    }
    const onSeasons = (procedure: string) => (input: unknown) => {
      this.askedOfSeasons.push([procedure, input])
      return this.answerOnSeasons()
    }
    const client = {
      host: { info: () => Promise.resolve(this.info), diagnostics: () => Promise.resolve(this.diagnostics) },
      home: {
        live: (_: unknown, options?: { signal?: AbortSignal }) => Promise.resolve(this.home.open(options?.signal)),
        dismissNotice: ({ id }: { id: string }) => {
          this.dismissed.push(id)
          return Promise.resolve({})
        },
      },
      people: {
        add: async (input: { readonly name: string }) => {
          const outcome = await onPeople('add')(input)
          if (!outcome.ok) throw new Error('this test did not expect that answer')
          return { ...outcome.value, name: input.name }
        },
        live: (_: unknown, options?: { signal?: AbortSignal }) => Promise.resolve(this.everybody.open(options?.signal)),
        played: (_: unknown, options?: { signal?: AbortSignal }) => Promise.resolve(this.played.open(options?.signal)),
        change: onPeople('change'),
        merge: onPeople('merge'),
        split: onPeople('split'),
      },
      backup: { live: (_: unknown, options?: { signal?: AbortSignal }) => Promise.resolve(this.backups.open(options?.signal)) },
      seasons: {
        live: (_: unknown, options?: { signal?: AbortSignal }) => Promise.resolve(this.seasons.open(options?.signal)),
        save: onSeasons('save'),
        remove: onSeasons('remove'),
      },
      evenings: {
        create: ({ settings }: { readonly settings: { readonly rounds: number } }) => {
          this.begun.push(settings.rounds)
          return Promise.resolve({ ok: true, value: { id: 'evening-0001', revision: 1 } })
        },
        checkIn: ({ people }: { readonly people: readonly { readonly name: string }[] }) => {
          this.checkedIn.push(people.map(({ name }) => name))
          return Promise.resolve({ ok: true, value: { id: 'evening-0001', revision: 1 } })
        },
      },
      settings: {
        live: (_: unknown, options?: { signal?: AbortSignal }) => Promise.resolve(this.settings.open(options?.signal)),
        set: ({ name, choice }: { readonly name: string; readonly choice: string }) => {
          this.set.push([name, choice])
          return this.answerOnSetting()
        },
      },
      ownTiles: {
        live: (_: unknown, options?: { signal?: AbortSignal }) => Promise.resolve(this.ownTiles.open(options?.signal)),
        keep: (tiles: KeptTiles['tiles']) => {
          this.kept.push(tiles)
          return this.answerOnSetting()
        },
        forget: () => {
          this.kept.push(null)
          return this.answerOnSetting()
        },
      },
      matches: {
        live: (query: MatchQuery, options?: { signal?: AbortSignal }) => {
          this.asked.push(query)
          this.askedOfPeople.push(['history', query])
          return Promise.resolve(this.history(query).open(options?.signal))
        },
      },
      statistics: {
        live: (question: StatisticsQuestion, options?: { signal?: AbortSignal }) => {
          this.askedStatistics.push(question)
          return Promise.resolve(this.statistics.open(options?.signal))
        },
      },
      table: {
        live: (_: unknown, options?: { signal?: AbortSignal }) => Promise.resolve(this.phones.open(options?.signal)),
        hands: (_: unknown, options?: { signal?: AbortSignal }) => Promise.resolve(this.hands.open(options?.signal)),
        showHand: ({ round, seat, hand }: Omit<ShownHand, 'hand'> & { readonly hand: ShownHand['hand'] | null }) => {
          this.shownOnPhones.push(hand)
          return this.answerOnHand({ round, seat, hand })
        },
      },
      match: {
        create: (match: NewMatch) => {
          this.created.push(match)
          return this.answer()
        },
        live: ({ matchId }: OnMatch, options?: { signal?: AbortSignal }) => Promise.resolve(this.#feedOf(matchId).open(options?.signal)),
        follow: ({ matchId }: OnMatch, options?: { signal?: AbortSignal }) => Promise.resolve(steps(this.#feedOf(matchId).open(options?.signal), stepBetween)),
        photo: ({ matchId, photo }: OnMatch & { photo: string }) => Promise.resolve({ jpeg: this.matches.get(matchId)?.photos.get(photo) ?? null }),
        picture: ({ matchId }: OnMatch) => {
          const match = this.matches.get(matchId)
          return Promise.resolve({ jpeg: match?.photos.get(match.picture ?? '') ?? null })
        },
        ...Object.fromEntries(COMMANDS.map((what) => [what, (input: OnMatch) => this.#command(what, input)])),
      },
    }
    return client as unknown as Client
  }
}

/** Renders a part of the app as it stands in the page: connected, with a place, a voice and what a person has set. */
export function renderInApp(host: FakeHost, part: React.ReactNode) {
  return render(
    <ConnectionProvider connection={host.connection}>
      <AnnouncerProvider>
        <Router hook={useHashLocation}>{part}</Router>
      </AnnouncerProvider>
    </ConnectionProvider>,
  )
}
