import { hostname, release, uptime } from 'node:os'
import type { ExportAsked, ExportPiece, ImportAnswer, ImportAsked } from '#shared/contract/exchange'
import type { FoundMatches, Home, MatchQuery, Notice, RunningEvening } from '#shared/contract/lists'
import type { Person, PersonPlayed } from '#shared/contract/people'
import type { Diagnostics, HostInfo, NewMatch, Outcome } from '#shared/contract/schemas'
import type { SentAvatar } from '#shared/contract/sent-avatar'
import type { PersonId } from '#shared/kernel/ids'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { ok } from '#shared/kernel/result'
import { Backups } from './backup/backups'
import { Channel, debounced } from './common/channel'
import { writableClock } from './common/clock'
import { Downloads } from './common/downloads'
import { Evenings } from './evenings/evenings'
import { GoingOn } from './evenings/going-on'
import { EveningGuests } from './evenings/guests'
import { ImportBeside } from './exchange/beside'
import { Exporter } from './exchange/exporter'
import { Importer } from './exchange/importer'
import { Leagues } from './league/leagues'
import { DamagedMatches } from './matches/damaged-matches'
import { leftOut } from './matches/left-out'
import { MatchSearch } from './matches/match-search'
import { Matches } from './matches/matches'
import { Versions } from './matches/versions'
import { People } from './people/people'
import { PersonResolver } from './people/person-resolver'
import { Seasons } from './seasons/seasons'
import { OwnTilesService } from './settings/own-tiles'
import { SettingsService } from './settings/settings'
import { HouseStatistics } from './statistics/statistics'
import { diskFiles, type Files } from './store/files'
import { notSaved } from './store/save-fault'
import { openStore, type Store } from './store/store'
import { EveningPhones } from './table/evening-phones'
import { FrontDoor, type Network, NO_NETWORK } from './table/front-door'
import { seatsOf } from './table/seats'
import { Table } from './table/table'

/** What can be opened to the local network. */
interface Openable {
  readonly table: Table
  readonly eveningPhones: EveningPhones
  readonly eveningGuests: EveningGuests
  /** Sends everyone away; phones of an evening try until Caravan is there again. */
  readonly endOpenable: () => Promise<void>
}

interface OpenableOptions {
  readonly store: Store
  readonly matches: Matches
  readonly people: People
  readonly evenings: Evenings
  readonly network: Network
  readonly clock: () => Date
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
  readonly newId: () => string
  readonly report: ((fault: unknown) => void) | undefined
}

/** What phones join, behind one door. */
function openable({ store, matches, people, evenings, network, clock, elapsed, newId, report }: OpenableOptions): Openable {
  const { timers } = store.device.files
  const avatarOf = (person: PersonId): SentAvatar => people.avatarOf(person)
  const door = new FrontDoor({ network, elapsed })
  const eveningPhones = new EveningPhones({
    door,
    store: store.eveningPhones,
    evenings,
    isAway: (id) => store.evenings.isAway(id),
    nameOf: (id) => store.evenings.get(id)?.name ?? null,
    listed: (names) => (names === 'here' ? [] : people.current().filter(({ id }) => names === 'everyone' || evenings.hasSeen(id))),
    person: (name) => people.holding(name),
    avatarOf,
    hide: async (id) => {
      await people.change({ id, retired: true })
    },
    forgetPictures: (devices) => matches.forgetPictures(devices),
    clock,
    elapsed,
    timers,
    newId,
    report,
  })
  return {
    table: new Table({ door, elapsed, newId, players: (matchId) => seatsOf(matches, matchId) }),
    eveningPhones,
    eveningGuests: new EveningGuests({ evenings, avatarOf, elapsed, timers }),
    async endOpenable() {
      eveningPhones.end()
      await door.end()
    },
  }
}

/** So many matches that cannot be opened are named on the home page; the history has all. */
const MOST_DAMAGED = 5

/** What the home page shows, but for how far the matches are read. */
function homeOf(store: Store, archive: MatchSearch, people: People, evening: RunningEvening | undefined): Omit<Home, 'reading'> {
  const damaged = archive.damaged()
  return {
    matches: [...archive.latest()],
    counts: archive.counts(),
    people: people.current().map(({ picture: _, ...person }) => person),
    setups: [...archive.setups()],
    notices: [...cameApart(store, archive), ...store.notices.notices],
    ...(damaged.length === 0 ? {} : { damaged: { matches: damaged.slice(0, MOST_DAMAGED), total: damaged.length } }),
    ...(evening === undefined ? {} : { evening }),
  }
}

/** What a person has to choose, as notices that stay until it is done. */
function cameApart({ matches }: Store, archive: MatchSearch): readonly Notice[] {
  return matches.apart().map((matchId) => {
    const players = archive.line(matchId)?.players.map(({ name }) => name) ?? []
    return { kind: 'came-apart', id: `came-apart:${matchId}`, matchId, players, versions: matches.copiesOf(matchId).length + 1 }
  })
}

type KnownDiagnostics = Pick<Diagnostics, 'version' | 'host' | 'counts' | 'reading'> & { readonly log: readonly string[] }

/** What a bug report needs to know of this program and the computer it runs on. */
function diagnosticsOf({ log, ...known }: KnownDiagnostics): Diagnostics {
  const { node, electron, chrome } = process.versions as NodeJS.ProcessVersions & { readonly chrome?: string; readonly electron?: string }
  const inWindow = electron === undefined ? '' : `, Electron ${electron}, Chromium ${chrome ?? '?'}`
  return { ...known, system: `${process.platform} ${process.arch} ${release()}`, runtime: `Node ${node}${inWindow}`, log: [...log] }
}

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
  played(signal: AbortSignal | undefined): AsyncGenerator<PersonPlayed, void, void>
  findMatches(query: MatchQuery, signal: AbortSignal | undefined): AsyncGenerator<FoundMatches, void, void>
  export(asked: ExportAsked, signal: AbortSignal | undefined): AsyncGenerator<ExportPiece, void, void>
  import(asked: ImportAsked): Promise<ImportAnswer>
  dismissNotice(id: string): Promise<void>
  /** Resolves once every match file has been read; rejects where the app is closed before. */
  allRead(): Promise<void>
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
    files = diskFiles,
    readerScript,
    network = NO_NETWORK,
    logged = () => [],
    report,
  } = options
  const clock = writableClock(options.clock)
  const homeChannel = new Channel()
  // pictures are not sent again with every play
  const peopleChannel = new Channel()
  const changed = debounced(
    () => {
      homeChannel.publish()
      statistics.matchesChanged()
      evenings.matchesChanged()
    },
    LISTS_AFTER_MS,
    files.timers,
  )
  const tellOfEvening = debounced(
    () => {
      if (goingOn.hasChanged()) homeChannel.publish()
    },
    LISTS_AFTER_MS,
    files.timers,
  )
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
    files,
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
  const downloads = new Downloads(files.timers)
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
  const beside = new ImportBeside({ stores: store, seasons, evenings, people, who })
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
    allRead: () => store.matches.reading.whole(),
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
      const players = await people.seat(setup.players).then((seated) => ok(seated), notSaved)
      return players.ok ? matches.create(setup, players.value) : players
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
