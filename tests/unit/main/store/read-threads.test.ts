import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles, READ_LIMITS } from '#main/store/files'
import { fingerprintOf } from '#main/store/fingerprint'
import { FileReader, type MatchReader, type ReadingFiles } from '#main/store/match-reader'
import { summaryOf } from '#main/store/match-summary'
import { ReadThreads } from '#main/store/read-threads'
import { scoreRecord } from '#shared/match/replay'
import type { MatchRecord } from '#shared/match/record'
import { PRESET_IDS } from '#shared/rules/presets'
import { factsOf } from '#shared/stats/facts-of'
import { storedAs } from '../../../bench/scale/house'
import { simulate } from '../../../reference/simulate'
import { bundledOnce } from '../../../support/main/bundle'
import { temporaryFolder } from '../../../support/main/folder'

const script = bundledOnce('src/main/store/reader.ts')

const idOf = (at: number): string => `match-${String(at).padStart(4, '0')}`

/** Matches of every preset, and among them files that are no sound match. */
function house(matches = 12) {
  const folder = join(temporaryFolder(), 'matches')
  mkdirSync(folder)
  const stored = Array.from({ length: matches }, (_, at) =>
    storedAs(idOf(at), simulate(at, PRESET_IDS[at % PRESET_IDS.length] ?? PRESET_IDS[0]).record as unknown as MatchRecord, Date.UTC(2026, 0, at + 1)),
  )
  for (const match of stored) writeFileSync(join(folder, `${match.id}.json`), JSON.stringify(match, null, 1))
  writeFileSync(join(folder, 'match-torn.json'), '{"format":"caravan-record"')
  writeFileSync(join(folder, 'match-newer.json'), JSON.stringify({ ...stored[0], id: 'match-newer', fileVersion: 99 }))
  writeFileSync(join(folder, 'match-other.json'), JSON.stringify(stored[0]))
  const ids = [...readdirSync(folder).map((name) => name.replace(/\.json$/, '')), 'match-gone']
  return { folder, stored, ids }
}

/** Threads that run `script`. */
function threads(folder: string, script: string, here: MatchReader = new FileReader(diskFiles, folder)): ReadThreads {
  const started = new ReadThreads({ script, folder, here, count: 2 })
  onTestFinished(() => started.close())
  return started
}

/** In whose place nothing is read here. */
const NOWHERE: MatchReader = {
  width: 1,
  read: () => Promise.reject(new Error('asked here')),
  close: () => undefined,
}

test('threads read the same from a house as one match after another gives, with the stamps of its files', async () => {
  const { folder, stored, ids } = house()
  const read = threads(folder, script(), NOWHERE)
  const stamps = await new FileReader(diskFiles, folder).stamps(ids)
  // several for each thread at the same time: each answer is that of its question
  const parts = [ids.slice(0, 3), ids.slice(3, 5), ids.slice(5, 6), ids.slice(6, 10), ids.slice(10)]
  const found = (await Promise.all(parts.map((part) => read.read(part)))).flat()
  expect(found).toEqual(
    stored.map((match) => {
      const scored = scoreRecord(match)
      return {
        summary: summaryOf(match),
        fingerprint: scored.ok ? fingerprintOf(scored.value) : null,
        facts: JSON.stringify(factsOf(match)),
        stamp: stamps[ids.indexOf(match.id)],
      }
    }),
  )
})

test.each([
  ['is missing', null],
  ['fails', 'throw new Error("no")'],
  ['ends when it is asked', 'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(3))'],
])('where the script of the threads %s, the files are read here', async (_how, script) => {
  const { folder, stored, ids } = house(3)
  const path = join(temporaryFolder(), 'reader.mjs')
  if (script !== null) writeFileSync(path, script)
  const read = threads(folder, path)
  for (let again = 0; again < 3; again++) expect((await read.read(ids)).map(({ summary }) => summary.matchId)).toEqual(stored.map(({ id }) => id))
})

test('a file that is larger than any match is not read, by threads or here, whatever is in it', async () => {
  const { folder, stored } = house(1)
  const path = join(folder, `${idOf(0)}.json`)
  writeFileSync(path, JSON.stringify(stored[0]).padEnd(READ_LIMITS.json + 1))
  const read = threads(folder, script(), NOWHERE)
  const here = new FileReader(diskFiles, folder)
  expect([await read.read([idOf(0)]), await here.read([idOf(0)])]).toEqual([[], []])
  expect(await here.stamps([idOf(0)])).toMatchObject([{ size: READ_LIMITS.json + 1 }])
})

test('what was read of a file belongs to the stamp it comes with, also where the file changes right after its text was read', async () => {
  const { folder, stored } = house(1)
  const path = join(folder, `${idOf(0)}.json`)
  const newer = { ...stored[0], revision: 7 }
  let reads = 0
  const files: ReadingFiles = {
    stamp: (of) => diskFiles.stamp(of),
    read: async (from, most) => {
      const text = await diskFiles.read(from, most)
      if (++reads === 1) {
        writeFileSync(path, JSON.stringify(newer))
        utimesSync(path, new Date(0), new Date(0))
      }
      return text
    },
  }
  expect(await new FileReader(files, folder).read([idOf(0)])).toMatchObject([{ summary: { revision: 7 }, stamp: await diskFiles.stamp(path) }])
  expect(reads).toBe(2)
})
