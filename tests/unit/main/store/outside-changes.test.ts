import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { App } from '#main/app'
import type { StoredMatch } from '#main/store/match-file'
import type { Home } from '#shared/contract/lists'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, play, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

type Content = Record<string, unknown> & { readonly revision: number }

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content

/** As programs that keep folders in step put a file in place: written beside it, then renamed over it. */
function putInPlace(path: string, text: string): void {
  writeFileSync(`${path}.incoming`, text)
  renameSync(`${path}.incoming`, path)
}

/** Two devices with a copy of the same folder each; a file is carried over by hand. */
async function twoDevices() {
  const [here, there] = [temporaryFolder(), temporaryFolder()]
  const mine = await openApp(here, { device: 'here' })
  const matchId = idOf(await mine.createMatch(ADA_AND_BEN))
  await enterAll(mine, matchId, ['6-4'])
  const file = join('matches', `${matchId}.json`)
  const theirs = await openApp(there, { device: 'there' })
  const carry = (from: string, to: string): void => putInPlace(join(to, file), readFileSync(join(from, file), 'utf8'))
  carry(here, there)
  for (const name of readdirSync(join(here, 'people'))) copyFileSync(join(here, 'people', name), join(there, 'people', name))
  await expect.poll(async () => (await home(theirs)).matches.length).toBe(1)
  return { here, there, mine, theirs, matchId, file, carry }
}

async function home(app: App): Promise<Home> {
  const first = await app.home(undefined).next()
  if (first.done === true) throw new Error('the stream sent nothing')
  return first.value
}

describe('a match that another device has changed', () => {
  test('is shown as it is now to every window that looks at it, and on the home page', async () => {
    const { here, there, mine, theirs, matchId, carry } = await twoDevices()
    const ending = new AbortController()
    onTestFinished(() => ending.abort())
    const feed = mine.matches.live(matchId, ending.signal)
    await feed.next()
    idOf(await theirs.matches.enter({ matchId, revision: 1 }, play('4-2')))
    carry(there, here)
    const next = await feed.next()
    expect(next.value).toMatchObject({ kind: 'match', match: { revision: 2 } })
    expect(tilesOf(await look(mine, matchId))).toEqual(['6-4', '4-2'])
    await expect.poll(async () => (await home(mine)).matches[0]?.players).toEqual((await home(theirs)).matches[0]?.players)
  })

  test('is not written over by a command that had not seen it, even at once', async () => {
    const { here, there, mine, theirs, matchId, carry } = await twoDevices()
    idOf(await theirs.matches.enter({ matchId, revision: 1 }, play('4-2')))
    idOf(await theirs.matches.enter({ matchId, revision: 2 }, play('2-1')))
    carry(there, here)
    expect(await mine.matches.enter({ matchId, revision: 1 }, play('6-5'))).toEqual({ ok: false, error: { kind: 'stale', revision: 3 } })
    expect(tilesOf(await look(mine, matchId))).toEqual(['6-4', '4-2', '2-1'])
  })

  test('one that was begun there is listed here', async () => {
    const { here, there, mine, theirs } = await twoDevices()
    const matchId = idOf(await theirs.createMatch(ADA_AND_BEN))
    copyFileSync(join(there, 'matches', `${matchId}.json`), join(here, 'matches', `${matchId}.json`))
    await expect.poll(async () => (await home(mine)).matches.map((match) => match.matchId)).toContain(matchId)
    idOf(await mine.matches.enter({ matchId, revision: 0 }, play('6-6')))
  })

  test('one that was taken away is gone here too, and is no longer listed', async () => {
    const { here, mine, matchId, file } = await twoDevices()
    rmSync(join(here, file))
    expect(await mine.matches.enter({ matchId, revision: 1 }, play('4-2'))).toEqual({ ok: false, error: { kind: 'no-such-match' } })
    await expect.poll(async () => (await home(mine)).matches).toEqual([])
  })

  test.each([
    ['cut off', (text: string) => text.slice(0, text.length / 3)],
    ['empty', () => ''],
    ['zeroed', (text: string) => '\0'.repeat(text.length)],
  ])('one that was left %s is moved aside, and what was known of it is in its place again', async (_how, spoil) => {
    const { here, mine, matchId, file } = await twoDevices()
    const path = join(here, file)
    const before = readFileSync(path, 'utf8')
    expect(tilesOf(await look(mine, matchId))).toEqual(['6-4'])
    putInPlace(path, spoil(before))
    await expect.poll(async () => (await home(mine)).notices.map(({ kind }) => kind)).toEqual(['moved-aside'])
    expect(tilesOf(await look(mine, matchId))).toEqual(['6-4'])
    expect(readFileSync(path, 'utf8')).toBe(before)
    const [aside] = readdirSync(join(here, 'matches')).filter((name) => name.includes('unreadable'))
    expect(readFileSync(join(here, 'matches', String(aside)), 'utf8')).toBe(spoil(before))
    idOf(await mine.matches.enter({ matchId, revision: 1 }, play('4-2')))
  })
})

test('a person renamed on another device is called so here, in matches too', async () => {
  const { here, mine, matchId } = await twoDevices()
  const ada = (await home(mine)).people.find(({ name }) => name === 'Ada')
  const path = join(here, 'people', `${ada?.id}.json`)
  putInPlace(path, JSON.stringify({ ...readJson(path), name: 'Adelheid' }))
  await expect.poll(async () => (await home(mine)).people.map(({ name }) => name)).toEqual(['Adelheid', 'Ben'])
  expect((await look(mine, matchId)).record).toMatchObject({ players: [{ name: 'Adelheid' }, { name: 'Ben' }] })
  expect(readJson(join(here, 'matches', `${matchId}.json`))).toMatchObject({ players: [{ name: 'Ada' }, { name: 'Ben' }] })
})

test('a match that another device puts there while the same is brought in here stays as that device left it, and nothing has failed', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const first = idOf(await app.createMatch(ADA_AND_BEN))
  const brought = { ...readJson(join(folder, 'matches', `${first}.json`)), id: 'brought-by-both' }
  const [path, theirs] = [join(folder, 'matches', 'brought-by-both.json'), JSON.stringify({ ...brought, revision: brought.revision + 3 })]
  const done = await app.matches.bring('brought-by-both', (here) => {
    expect(here).toBeNull()
    putInPlace(path, theirs)
    return brought as unknown as StoredMatch
  })
  expect([done, readFileSync(path, 'utf8')]).toEqual([false, theirs])
})
