import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { App } from '#main/app'
import { scoreChecked, scoreRecord } from '#shared/match/replay'
import { ADA_AND_BEN, enterAll, idOf, openApp, play, SOUND_PLAYS } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

vi.mock('#shared/match/replay', async (original) => {
  const replay = await original<typeof import('#shared/match/replay')>()
  return { ...replay, scoreChecked: vi.fn(replay.scoreChecked), scoreRecord: vi.fn(replay.scoreRecord) }
})

beforeEach(() => {
  vi.mocked(scoreChecked).mockClear()
  vi.mocked(scoreRecord).mockClear()
})

/** How often a record is scored while a command is answered, and the lists and the file changed. */
async function scorings(command: () => Promise<unknown>): Promise<number> {
  const times = () => vi.mocked(scoreChecked).mock.calls.length + vi.mocked(scoreRecord).mock.calls.length
  const before = times()
  await command()
  return times() - before
}

async function begun() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch({ ...ADA_AND_BEN, rules: { handSize: 3 } }))
  return { app, folder, matchId }
}

const totalsListed = async (app: App): Promise<unknown> => (await app.home(undefined).next()).value

test('a new match is scored once', async () => {
  const app = await openApp(temporaryFolder())
  expect(await scorings(async () => idOf(await app.createMatch(ADA_AND_BEN)))).toBe(1)
})

test('a play is scored once: to decide on it, for the trail and for the lists', async () => {
  const { app, matchId } = await begun()
  for (const [revision, tile] of SOUND_PLAYS.slice(0, 3).entries())
    expect(await scorings(async () => idOf(await app.matches.enter({ matchId, revision }, play(tile)))), tile).toBe(1)
})

test('a round that begins is scored once', async () => {
  const { app, matchId } = await begun()
  const ended = await enterAll(app, matchId, SOUND_PLAYS.slice(0, 5))
  if (!ended.ok) throw new Error('the round was played to its end')
  const { revision } = ended.value
  expect(await scorings(async () => idOf(await app.matches.startRound({ matchId, revision }, { leader: 0 })))).toBe(1)
})

test('the lists show the score that the command was decided by', async () => {
  const { app, matchId } = await begun()
  await enterAll(app, matchId, ['6-6'])
  expect(await totalsListed(app)).toMatchObject({ matches: [{ matchId, revision: 1, players: [{ total: 2 }, { total: 0 }] }] })
})

test('the score does not go into the file with the edit', async () => {
  const { app, folder, matchId } = await begun()
  await enterAll(app, matchId, ['6-4'])
  const { edits } = JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')) as { readonly edits: { readonly done: readonly object[] } }
  expect(edits.done.map((edit) => Object.keys(edit))).toEqual([['name', 'changes']])
})
