import type { Home, HostInfo, NewMatch, Outcome, Setup } from '#shared/contract/schemas'
import { err } from '#shared/kernel/result'
import type { Files } from '../store/files'
import { SaveFault } from '../store/save-fault'
import { openStore, type Store } from '../store/store'
import { Channel } from './channel'
import { Matches } from './matches'
import { People } from './people'

export interface AppOptions {
  readonly dataFolder: string
  readonly version: string
  readonly host: HostInfo['host']
  /** Where a browser on this machine finds this app; null while it cannot. */
  readonly browserUrl: () => string | null
  readonly clock: () => Date
  readonly newId: () => string
  readonly files?: Files
}

/** Caravan without a host: the use cases behind the contract. */
export interface App {
  readonly info: () => HostInfo
  readonly matches: Matches
  readonly people: People
  /** Records the setup as the family's last choice once the match is on disk. */
  createMatch(setup: NewMatch): Promise<Outcome>
  home(signal: AbortSignal | undefined): AsyncGenerator<Home, void, void>
  dismissNotice(id: string): Promise<void>
  /** How many streams are open. */
  watchers(): number
  /** Answers what has been asked and writes what is still to be written. */
  close(): Promise<void>
}

/** Opens the data folder and the app on it. Whoever calls this holds the folder's lock. */
export async function createApp(options: AppOptions): Promise<App> {
  const { dataFolder, version, host, browserUrl, clock, newId, files } = options
  const homeChannel = new Channel()
  const changed = (): void => homeChannel.publish()
  const store = await openStore({ dataFolder, version, clock, noticesChanged: changed, ...(files === undefined ? {} : { files }) })
  const matches = new Matches({ store: store.matches, clock, newId, changed })
  const people = new People(store.people, newId, changed)

  return {
    info: () => ({ host, version, dataFolder, browserUrl: browserUrl() }),
    matches,
    people,
    async createMatch(setup) {
      const players = await seated(people, setup)
      if (players instanceof SaveFault) return err(players.toRefusal())
      const outcome = await matches.create(setup, players)
      if (outcome.ok && (await remembered(store, setup, players))) changed()
      return outcome
    },
    home: (signal) => homeChannel.watch(() => Promise.resolve(homeOf(store)), signal),
    dismissNotice: (id) => store.notices.dismiss(id),
    watchers: () => homeChannel.watchers + matches.watchers,
    async close() {
      await matches.idle()
      await store.close()
    },
  }
}

function homeOf(store: Store): Home {
  return {
    matches: [...store.matches.summaries()],
    people: [...store.people.value.people],
    setups: [...store.settings.value.setups],
    notices: [...store.notices.notices],
  }
}

type Seated = readonly { readonly name: string; readonly personId?: string }[]

async function seated(people: People, setup: NewMatch): Promise<Seated | SaveFault> {
  try {
    return await people.seat(setup.players)
  } catch (error) {
    if (error instanceof SaveFault) return error
    throw error
  }
}

/** Whether the choice is kept; the match does not depend on it. */
async function remembered(store: Store, { preset, rules }: NewMatch, players: Seated): Promise<boolean> {
  const setup: Setup = { preset, rules, players: players.map((player) => ({ ...player })) }
  try {
    await store.settings.save((content) => ({
      ...content,
      setups: [setup, ...content.setups.filter((other) => other.preset !== preset)],
    }))
    return true
  } catch (error) {
    if (error instanceof SaveFault) return false
    throw error
  }
}
