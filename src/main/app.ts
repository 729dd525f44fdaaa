import { hostname, uptime } from 'node:os'
import type { ExportAsked, ExportPiece, ImportAnswer, ImportAsked } from '#shared/contract/exchange'
import type { Person, Played } from '#shared/contract/people'
import type { FoundMatches, MatchQuery, Home } from '#shared/contract/lists'
import type { Diagnostics, HostInfo, NewMatch, Outcome } from '#shared/contract/schemas'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { err } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import { Backups } from './backup/backups'
import { Downloads } from './common/downloads'
import { Evenings } from './evenings/evenings'
import { Beside } from './exchange/beside'
import { Exporter } from './exchange/exporter'
import { Importer } from './exchange/importer'
import type { Files } from './store/files'
import { SaveFault } from './store/save-fault'
import { openStore } from './store/store'
import { MatchSearch } from './matches/match-search'
import { leftOut } from './matches/left-out'
import { Channel, debounced } from './common/channel'
import { writableClock } from './common/clock'
import { DamagedMatches } from './matches/damaged/damaged-matches'
import { Seasons } from './seasons/seasons'
import { OwnTilesService } from './settings/own-tiles'
import { SettingsService } from './settings/settings'
import { diagnosticsOf } from './diagnostics'
import { Matches } from './matches/matches'
import { People } from './people/people'
import { openable, type Openable } from './openable'
import { NO_NETWORK, type Network } from './table/front-door'
import { GoingOn } from './evenings/going-on'
import { homeOf } from './home'
import { Leagues } from './league/leagues'
import { HouseStatistics } from './statistics/statistics'
import { Versions } from './matches/versions'
import { PersonResolver } from './people/person-resolver'

export interface AppOptions {
  readonly dataFolder: string
  /** What is this device's alone: lists, notices, backups. */
  readonly deviceFolder: string
  readonly version: string
  readonly host: HostInfo['host']
  readonly clock: () => Date
  /** Milliseconds since whenever, of a clock that is never set: for what lasts, where `clock` is for the time of day. */
  readonly elapsed?: () => number
  readonly newId: () => string
  /** What this device is called in trails; the system's name for it by default. */
  readonly device?: string
  readonly files?: Files
  /** What threads run that read many match files (`reader.ts`, built); without it they are read in this one. */
  readonly readerScript?: string
  /** The latest lines of the log. */
  readonly logged?: () => readonly string[]
  /** Told of what goes wrong with one match while it is shown. */
  readonly report?: (fault: unknown) => void
  /** Where a table can be opened for phones; nowhere by default. */
  readonly network?: Network
}

/** Lists of thousands of matches are not sent again with each of many plays, but this soon after the first, in milliseconds. */
const LISTS_AFTER_MS = 50

/** Caravan without a host: the use cases behind the contract. */
export interface App extends Openable {
  readonly info: () => HostInfo
  readonly diagnostics: () => Diagnostics
  readonly matches: Matches
  readonly people: People
  readonly backups: Backups
  /** What a page of ours may fetch from the web host. */
  readonly downloads: Downloads
  readonly statistics: HouseStatistics
  readonly settings: SettingsService
  readonly ownTiles: OwnTilesService
  readonly seasons: Seasons
  readonly leagues: Leagues
  readonly evenings: Evenings
  readonly versions: Versions
  /** Matches that cannot be opened. */
  readonly damaged: DamagedMatches
  createMatch(setup: NewMatch): Promise<Outcome>
  home(signal: AbortSignal | undefined): AsyncGenerator<Home, void, void>
  /** Everyone, with pictures. */
  everybody(signal: AbortSignal | undefined): AsyncGenerator<Person[], void, void>
  played(signal: AbortSignal | undefined): AsyncGenerator<Played, void, void>
  findMatches(query: MatchQuery, signal: AbortSignal | undefined): AsyncGenerator<FoundMatches, void, void>
  export(asked: ExportAsked, signal: AbortSignal | undefined): AsyncGenerator<ExportPiece, void, void>
  import(asked: ImportAsked): Promise<ImportAnswer>
  dismissNotice(id: string): Promise<void>
  /** How many streams are open. */
  watchers(): number
  /** Answers what has been asked and writes what is still to be written. */
  close(): Promise<void>
}

/** Opens the data folder and the app on it; of many matches the oldest are read later. The caller holds the folder's lock. */
export async function createApp(options: AppOptions): Promise<App> {
  const {
    dataFolder,
    deviceFolder,
    version,
    host,
    elapsed,
    newId,
    device = hostname(),
    files,
    readerScript,
    network = NO_NETWORK,
    logged = () => [],
    report,
  } = options
  const clock = writableClock(options.clock)
  const homeChannel = new Channel()
  // pictures are not sent again with every play
  const peopleChannel = new Channel()
  const changed = debounced(() => {
    homeChannel.publish()
    statistics.matchesChanged()
    evenings.matchesChanged()
  }, LISTS_AFTER_MS)
  const tellOfEvening = debounced(() => {
    if (goingOn.hasChanged()) homeChannel.publish()
  }, LISTS_AFTER_MS)
  const peopleChanged = (): void => {
    changed()
    statistics.peopleChanged()
    peopleChannel.publish()
    matches.allChanged()
    // phones show those at their table as the house does
    evenings.look()
  }
  const matchChanged = (id: string): void => {
    changed()
    matches.changedOutside(id)
    versions.changed(id)
  }
  const store = await openStore({
    dataFolder,
    deviceFolder,
    version,
    clock,
    noticesChanged: () => homeChannel.publish(),
    presenceChanged: peopleChanged,
    matchesRead: changed,
    readerScript,
    changed: {
      people: peopleChanged,
      settings: () => settings.changed(),
      ownTiles: () => ownTiles.changed(),
      seasons: () => seasons.changed(),
      evenings: () => evenings.changed(),
      matches: matchChanged,
    },
    ...(files === undefined ? {} : { files }),
  })
  const who = new PersonResolver((id) => store.people.get(id))
  const settings = new SettingsService(store.settings)
  const ownTiles = new OwnTilesService(store.ownTiles, clock)
  const seasons = new Seasons({ store: store.seasons, clock, newId, changed: () => leagues.changed() })
  const statistics = new HouseStatistics(
    store.matches,
    who,
    () => leftOut(store.matches.damaged(), who),
    () => leagues.changed(),
  )
  const archive = new MatchSearch(store.matches, who, clock)
  const matches = new Matches({ store: store.matches, who, clock, newId, device, changed, report })
  const versions = new Versions({
    store: store.matches,
    who,
    here: () => ({ at: clock().toISOString(), device }),
    writing: (match) => matches.writing(match),
    changed: matchChanged,
  })
  const people = new People({ store: store.people, who, clock, newId, changed: peopleChanged })
  const evenings = new Evenings({
    store: store.evenings,
    people,
    matches,
    summaries: store.matches,
    clock,
    newId,
    here: { on: store.owner, computer: device },
    // a round goes on while the computer sleeps
    elapsed: elapsed ?? (() => uptime() * 1000),
    report,
    changed: () => {
      leagues.changed()
      tellOfEvening()
    },
  })
  const goingOn = new GoingOn(evenings, clock)
  const leagues = new Leagues({ seasons, evenings, matches: statistics, people: who })
  const downloads = new Downloads()
  const backups = new Backups({
    store,
    matches,
    people,
    seasons,
    evenings,
    downloads,
    device,
    appVersion: version,
    newId,
    changed: peopleChanged,
    settingsChanged: () => {
      settings.changed()
      ownTiles.changed()
    },
  })
  const beside = new Beside({ stores: store, seasons, evenings, people, who })
  const exporter = new Exporter(store.matches, who, () => beside.lines())
  const importer = new Importer({ store: store.matches, matches, people, who, clock, newId, device, beside, changed })
  const phones = openable({ store, matches, people, evenings, network, clock, elapsed: elapsed ?? (() => performance.now()), newId, report })
  const reading = () => omitUndefined({ reading: store.matches.reading.progress })
  const look =
    <T>(at: () => T) =>
    () =>
      Promise.resolve(at())

  await store.matches.read()
  phones.eveningPhones.comeBack()
  return {
    diagnostics: () => diagnosticsOf({ version, host, ...reading(), counts: { ...archive.counts(), people: people.current().length }, log: logged() }),
    info: () => ({ host, version, device }),
    matches,
    people,
    backups,
    downloads,
    statistics,
    settings,
    ownTiles,
    seasons,
    leagues,
    evenings,
    versions,
    damaged: new DamagedMatches({ store: store.matches, matches, downloads, changed }),
    ...phones,
    async createMatch(setup) {
      const players = await seated(people, setup)
      return players instanceof SaveFault ? err(players.toRefusal()) : matches.create(setup, players)
    },
    home: (signal) =>
      homeChannel.watch(
        look(() => ({ ...reading(), ...homeOf(store, archive, people, goingOn.now()) })),
        signal,
      ),
    everybody: (signal) =>
      peopleChannel.watch(
        look(() => [...people.all()]),
        signal,
      ),
    played: (signal) =>
      homeChannel.watch(
        look(() => ({ ...reading(), people: [...archive.played()] })),
        signal,
      ),
    findMatches: (query, signal) =>
      homeChannel.watch(
        look(() => ({ ...reading(), ...archive.search(query) })),
        signal,
      ),
    export: (asked, signal) => exporter.export(asked, signal),
    import: (asked) => importer.import(asked),
    dismissNotice: (id) => store.notices.dismiss(id),
    watchers: () =>
      homeChannel.watchers +
      peopleChannel.watchers +
      matches.watchers +
      backups.watchers +
      statistics.watchers +
      settings.watchers +
      ownTiles.watchers +
      seasons.watchers +
      leagues.watchers +
      evenings.watchers +
      phones.table.watchers,
    async close() {
      store.matches.reading.stop()
      await phones.endOpenable()
      await importer.idle()
      await matches.idle()
      await seasons.idle()
      await evenings.idle()
      await backups.close()
      await store.close()
    },
  }
}

async function seated(people: People, setup: NewMatch): Promise<MatchRecord['players'] | SaveFault> {
  try {
    return await people.seat(setup.players)
  } catch (error) {
    if (error instanceof SaveFault) return error
    throw error
  }
}
