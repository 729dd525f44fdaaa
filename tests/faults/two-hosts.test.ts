import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StoredMatch } from '#main/store/match-file'
import type { Person } from '#shared/contract/people'
import { present } from '#shared/kernel/assert'
import { ADA_AND_BEN, idOf, look, openApp } from '../support/main/apps'
import { bundledOnce } from '../support/main/bundle'
import { temporaryFolder } from '../support/main/folder'
import { killsOf, wait } from './support/kill'
import { startHost, together, type Host } from './support/two-hosts'
import type { Task } from './support/two-hosts-child'
import { Chance } from '../support/chance'
import { PATIENCE_MS } from '../support/runs'

/** Simultaneous entries: `npm run test:faults` makes 500 pairs. */
const PAIRS = killsOf(10)
const KILLS = Math.max(2, Math.round(killsOf(20) / 10))
/** So many matches at a time have a pair of entries each. */
const MATCHES = 5

const program = bundledOnce('tests/faults/support/two-hosts-child.ts')

const read = <T = StoredMatch>(folder: string, path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T
const matchAt = (folder: string, id: string) => read(folder, `matches/${id}.json`)

/** A data folder with matches that have begun. */
async function folderWithMatches(count: number) {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push(idOf(await app.createMatch({ ...ADA_AND_BEN, rules: { target: 100_000 } })))
  await app.close()
  return { folder, ids }
}

async function twoHosts(folder: string) {
  const [one, two] = await Promise.all([startHost(program(), folder, 'one'), startHost(program(), folder, 'two')])
  return { one, two }
}

const both = (one: Host, two: Host, tasks: readonly Task[], other = tasks) =>
  together(
    new Map([
      [one, tasks],
      [two, other],
    ]),
  )

test(
  `of ${PAIRS} pairs of entries that two hosts make at the same moment one each is acknowledged, and is in the file`,
  { timeout: PATIENCE_MS + 1_000 * PAIRS },
  async () => {
    const { folder, ids } = await folderWithMatches(MATCHES)
    const { one, two } = await twoHosts(folder)
    const acknowledged = { one: 0, two: 0 }
    for (let revision = 0; revision * MATCHES < PAIRS; revision++) {
      const [ones = [], twos = []] = await both(
        one,
        two,
        ids.map((id): Task => ({ does: 'enter', id, revision })),
      )
      for (const [at, id] of ids.entries()) {
        const outcomes = [present(ones[at], 'an outcome for each'), present(twos[at], 'an outcome for each')]
        expect(outcomes.map(({ ok }) => ok).sort(), JSON.stringify(outcomes)).toEqual([false, true])
        expect(outcomes.find(({ ok }) => !ok)?.error).toEqual({ kind: 'stale', revision: revision + 1 })
        const match = matchAt(folder, id)
        const winner = outcomes[0]?.ok === true ? 'one' : 'two'
        expect(match).toMatchObject({ revision: revision + 1, updatedOn: winner })
        expect(match.rounds[0]?.events).toHaveLength(revision + 1)
        acknowledged[winner]++
      }
    }
    console.log(
      `${PAIRS} pairs of simultaneous entries: ${acknowledged.one} acknowledged by one host, ${acknowledged.two} by the other, none by both, none lost.`,
    )
    // which of both is the first is chance; each is let through where it is alone
    for (const [at, host] of [one, two].entries()) {
      const tasks = ids.map((id): Task => ({ does: 'enter', id, revision: Math.ceil(PAIRS / MATCHES) + at }))
      expect((await together(new Map([[host, tasks]]))).flat().map(({ ok }) => ok)).toEqual(ids.map(() => true))
    }
    expect(readdirSync(join(folder, 'matches')).sort(), 'nothing is left lying about').toEqual(ids.map((id) => `${id}.json`).sort())
  },
)

test('undo, bin, deleting for good and restoring at the same moment: one of both is done, the other refused', async () => {
  const { folder, ids } = await folderWithMatches(6)
  const { one, two } = await twoHosts(folder)
  const all = (does: Task['does'], revision: number) => ids.map((id): Task => ({ does, id, revision }))
  await together(new Map([[one, all('enter', 0)]]))
  const [undone = [], entered = []] = await both(one, two, all('undo', 1), all('enter', 1))
  for (const at of ids.keys()) expect([undone[at]?.ok, entered[at]?.ok].sort()).toEqual([false, true])
  const [binned = [], played = []] = await both(one, two, all('bin', 2), all('enter', 2))
  for (const [at, id] of ids.entries()) {
    expect([binned[at]?.ok, played[at]?.ok].sort()).toEqual([false, true])
    expect(matchAt(folder, id).binned === undefined).toBe(played[at]?.ok)
  }
  const inBin = ids.filter((id) => matchAt(folder, id).binned === undefined)
  await together(new Map([[two, inBin.map((id): Task => ({ does: 'bin', id, revision: 3 }))]]))
  const revisions = ids.map((id) => matchAt(folder, id).revision)
  const each = (does: Task['does']) => ids.map((id, at): Task => ({ does, id, revision: revisions[at] ?? 0 }))
  const [deleted = [], restored = []] = await both(one, two, each('delete'), each('restore'))
  for (const [at, id] of ids.entries()) {
    expect([deleted[at]?.ok, restored[at]?.ok].sort(), JSON.stringify([deleted[at], restored[at]])).toEqual([false, true])
    expect(readdirSync(join(folder, 'matches')).includes(`${id}.json`)).toBe(restored[at]?.ok)
  }
})

test('a match that both bring in at the same moment is there once, and only one of both has brought it', async () => {
  const { folder, ids } = await folderWithMatches(1)
  const match = matchAt(folder, present(ids[0], 'a match'))
  const { one, two } = await twoHosts(folder)
  const tasks = Array.from({ length: 10 }, (_, at): Task => ({
    does: 'bring',
    id: `brought-${at}`,
    revision: 0,
    text: JSON.stringify({ ...match, id: `brought-${at}` }),
  }))
  const [ones = [], twos = []] = await both(one, two, tasks)
  // the other hears that there is one now, as it is of a match that was changed here; nothing has failed
  for (const at of tasks.keys()) expect([ones[at], twos[at]].sort((a, b) => Number(a?.ok) - Number(b?.ok))).toEqual([{ ok: false }, { ok: true }])
})

test('what two hosts change of a person, or of the settings of the house, at the same moment is kept both', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const people: Person[] = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) people.push(await app.people.add(name))
  await app.close()
  const { one, two } = await twoHosts(folder)
  for (const [round, choice] of [
    ['pips', 'kept'],
    ['numbers', 'not-kept'],
    ['pips', 'kept'],
  ].entries()) {
    const tasks = (does: 'rename' | 'initials', setting: string) => [
      ...people.map(({ id, name }): Task => ({ does, id, revision: 0, text: does === 'rename' ? `${name} ${round}` : `${name[0]}${round}` })),
      { does: 'setting', id: '', revision: 0, text: setting } as const,
    ]
    const outcomes = await both(one, two, tasks('rename', `tile-print=${choice[0]}`), tasks('initials', `keep-photographs=${choice[1]}`))
    expect(outcomes.flat().filter(({ ok }) => !ok)).toEqual([])
    for (const { id, name } of people) expect(read(folder, `people/${id}.json`)).toMatchObject({ name: `${name} ${round}`, initials: `${name[0]}${round}` })
    expect(read(folder, 'settings/house.json')).toMatchObject({ chosen: { 'tile-print': choice[0], 'keep-photographs': choice[1] } })
  }
})

test(
  `two hosts change one match without a pause, and one of them is killed ${KILLS} times at random moments: everything acknowledged is in the file`,
  { timeout: PATIENCE_MS + 5_000 * KILLS },
  async () => {
    const { folder, ids } = await folderWithMatches(1)
    const id = present(ids[0], 'a match')
    const steady = await startHost(program(), folder, 'steady', id)
    const acknowledged: string[] = []
    const moments = new Chance('kills of one of two hosts')
    for (let kills = 0; kills < KILLS; kills++) {
      const before = steady.said().length
      const killed = await startHost(program(), folder, 'killed', id)
      await expect.poll(() => killed.said().length, { interval: 5 }).toBeGreaterThan(0)
      await wait(moments.next() * 60)
      killed.process.kill('SIGKILL')
      await killed.ended
      acknowledged.push(...killed.said())
      const atKill = steady.said().length
      await expect.poll(() => steady.said().length, { message: 'the other goes on', interval: 5 }).toBeGreaterThan(Math.max(before, atKill))
    }
    steady.process.kill('SIGTERM')
    await steady.ended
    acknowledged.push(...steady.said())
    const { trail, revision } = matchAt(folder, id)
    const kept = new Set(trail.flatMap((entry) => (entry.kind === 'details' ? [entry.after] : [])))
    const lost = acknowledged.map((line) => JSON.parse(line) as string).filter((place) => !kept.has(place))
    console.log(
      `Killed one of two hosts ${KILLS} times: ${acknowledged.length} changes were acknowledged, the match is at ${revision}, ${lost.length} are lost.`,
    )
    expect(lost).toEqual([])
    expect(revision).toBeGreaterThanOrEqual(acknowledged.length)
    const app = await openApp(folder)
    expect((await look(app, id)).revision).toBe(revision)
  },
)

test('a claim that a host left behind holds up an entry for a while, and is gone then', async () => {
  const { folder, ids } = await folderWithMatches(1)
  const id = present(ids[0], 'a match')
  const claim = join(folder, 'matches', `${id}.json.claim`)
  const app = await openApp(folder)
  mkdirSync(claim)
  writeFileSync(join(claim, 'another-0123456789ab'), '{"half": ')
  idOf(await app.matches.enter({ matchId: id, revision: 0 }, { type: 'pass' }))
  expect(readdirSync(join(folder, 'matches'))).toEqual([`${id}.json`])
})
