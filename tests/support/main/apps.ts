import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createApp, type App, type AppOptions } from '#main/app'
import { present } from '#shared/kernel/assert'
import { dayOf } from '#shared/kernel/day'
import type { Home } from '#shared/contract/lists'
import type { MatchSnapshot, NewMatch, Outcome } from '#shared/contract/schemas'
import { testIds } from '../ids'

const BEGINS = Date.UTC(2026, 10, 21, 10)

/** The day on which `steppingClock` begins, where the tests run: beyond the date line it is the next one. */
export const TODAY = dayOf(new Date(BEGINS))

/** A clock that moves on by a second each time it is looked at. */
export function steppingClock(from = BEGINS): () => Date {
  let at = from
  return () => new Date((at += 1000))
}

/** What is this device's alone, beside a data folder that nobody else shares. */
export function deviceFolderOf(dataFolder: string): string {
  return join(dataFolder, 'device')
}

/** The app on a data folder, closed after the test unless the test closes it. */
export async function openApp(dataFolder: string, options: Partial<AppOptions> = {}): Promise<App> {
  const ids = testIds()
  const app = await createApp({
    dataFolder,
    deviceFolder: deviceFolderOf(dataFolder),
    version: '0.0.0-test',
    host: 'web',
    clock: steppingClock(),
    device: 'the test',
    newId: () => ids.id(),
    ...options,
  })
  onTestFinished(() => app.close())
  return app
}

/** Ada and Ben at Bergen by S2: any tile leads, first to 15 wins. */
export const ADA_AND_BEN: NewMatch = {
  preset: 'bergen-game-cabinet',
  rules: {},
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  start: { leader: 0 },
}

/** A line of play that is sound from the first tile to the last. */
export const SOUND_PLAYS = ['6-4', '4-2', '6-5', '2-1', '5-3', '1-0'] as const

export function play(tile: string) {
  return { type: 'play' as const, tile }
}

export function idOf(outcome: Outcome): string {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`)
  return outcome.value.matchId
}

/** The match as a window that opens it now sees it. */
export async function look(app: App, matchId: string): Promise<MatchSnapshot> {
  const stream = app.matches.live(matchId, undefined)
  const first = await stream.next()
  await stream.return()
  const feed = present(first.done === true ? undefined : first.value, 'a stream sends what it shows at once')
  if (feed.kind !== 'match') throw new Error('the match is gone')
  return feed.match
}

export function tilesOf({ record }: MatchSnapshot): readonly string[] {
  return record.rounds.flatMap(({ events }) => events.flatMap((event) => (event.type === 'play' ? [event.tile] : [])))
}

/** Enters plays one after another and gives the last outcome. */
export async function enterAll(app: App, matchId: string, tiles: readonly string[]): Promise<Outcome> {
  let { revision } = await look(app, matchId)
  let outcome: Outcome = { ok: true, value: { matchId, revision } }
  for (const tile of tiles) {
    outcome = await app.matches.enter({ matchId, revision }, play(tile))
    idOf(outcome)
    revision++
  }
  return outcome
}

/** What the home page shows right now. */
export async function home(app: App): Promise<Home> {
  const first = await app.home(undefined).next()
  if (first.done === true) throw new Error('the stream sent nothing')
  return first.value
}

/** The kinds of its notices. */
export const noticesOf = async (app: App): Promise<readonly string[]> => (await home(app)).notices.map(({ kind }) => kind)
