import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createApp, type App } from '#main/app'
import { beyondLimits } from '#main/exchange/read-import'
import { scoreRecord } from '#shared/match/replay'
import { exported, importAll } from '../unit/main/exchange/support'
import { steppingClock } from '../support/main/apps'
import { runs, shown } from '../support/runs'
import { games, played, type Game } from './games'

/** Each opens two apps on folders. */
const FEW = 3

/** Does something with two apps on empty folders. */
async function withApps<T>(use: (here: App, there: App) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-exchange-'))
  let made = 0
  const open = (name: string): Promise<App> =>
    createApp({
      dataFolder: join(folder, name),
      deviceFolder: join(folder, name, 'device'),
      version: '0.0.0-test',
      host: 'web',
      clock: steppingClock(),
      newId: () => `made-${name}-${made++}`,
      device: name,
    })
  const apps = [await open('here'), await open('there')] as const
  try {
    return await use(...apps)
  } finally {
    await Promise.all(apps.map((app) => app.close()))
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Wanted {
  readonly game: Game
  readonly names: readonly string[]
  readonly extra: unknown
}

const safeName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((name) => name.trim() !== '')
const wanted: fc.Arbitrary<Wanted> = fc.record({
  game: games({ mostRounds: [2] }),
  names: fc.array(safeName, { minLength: 8, maxLength: 8 }),
  // as a file has it, in which −0 is 0
  extra: fc
    .json({ maxDepth: 2 })
    .map((text): unknown => JSON.parse(text))
    .filter((value) => beyondLimits(value) === null),
})

const recordOf = ({ game, names, extra }: Wanted): string => {
  const { record } = played(game)
  const players = record.players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }))
  return JSON.stringify({ ...record, players, weather: extra })
}

const isSound = (text: string): boolean => scoreRecord(JSON.parse(text)).ok

describe('Exchange', () => {
  it(`what goes out comes in as the same records, once, and scores the same by the score command ${shown}`, async () => {
    // what the score command says of all of them; each call of it starts a program, so it is asked once
    const lists: string[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(wanted, { minLength: 1, maxLength: 3 }), (list) =>
        withApps(async (here, there) => {
          const sound = list.map((each) => ({ text: recordOf(each), extra: each.extra })).filter(({ text }) => isSound(text))
          const texts = sound.map(({ text }) => text)
          expect((await importAll(here, texts)).filter(({ kind }) => kind === 'refused')).toEqual([])
          const out = await exported(here, 'records')
          const lines = out.split('\n').slice(0, -1)
          expect(lines.map((line) => (JSON.parse(line) as { readonly weather: unknown }).weather)).toEqual(sound.map(({ extra }) => extra))
          expect((await importAll(there, lines)).filter(({ kind }) => kind !== 'added')).toEqual([])
          expect(await exported(there, 'records')).toBe(out)
          const again = [...(await importAll(there, lines)), ...(await importAll(here, texts))]
          expect(again.filter(({ kind }) => kind !== 'known')).toEqual([])
          expect(await exported(there, 'records')).toBe(out)
          lists.push(...lines)
        }),
      ),
      runs(70, FEW),
    )

    const folder = mkdtempSync(join(tmpdir(), 'caravan-exchange-'))
    try {
      const file = join(folder, 'all.jsonl')
      writeFileSync(file, lists.map((line) => `${line}\n`).join(''))
      const command = resolve(import.meta.dirname, '../../scripts/score.mjs')
      const scored = execFileSync(process.execPath, [command, '--jsonl', file], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
        .split('\n')
        .slice(0, -1)
      expect(scored.map((line) => (JSON.parse(line) as { readonly totals: unknown }).totals)).toEqual(
        lists.map((line) => scoreRecord(JSON.parse(line))).map((result) => (result.ok ? result.value.totals : null)),
      )
      expect(scored.length).toBeGreaterThan(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
