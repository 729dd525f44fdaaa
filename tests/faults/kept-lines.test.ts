import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { MatchSummary } from '#shared/contract/lists'
import { diskFiles, type Files } from '#main/store/files'
import type { Folder } from '#main/store/json-file'
import { MatchIndex } from '#main/store/match-index'
import { temporaryFolder } from '../support/main/folder'

/** So many that the index is written in several parts. */
const MANY = 2000
const VERSION = '0.0.0-test'
const STAMP = { size: 1, mtimeMs: 2 }

/** A disk that stops before it writes a part of a file, and goes on when it is let. */
class StoppingDisk {
  #parts = Infinity
  #stopped: () => void = () => undefined
  #goOn: () => void = () => undefined

  readonly files: Files = {
    ...diskFiles,
    create: async (path) => {
      const file = await diskFiles.create(path)
      return {
        ...file,
        write: async (bytes) => {
          if (this.#parts-- === 0) {
            this.#stopped()
            await new Promise<void>((goOn) => (this.#goOn = goOn))
          }
          await file.write(bytes)
        },
      }
    },
  }

  /** Resolves once so many parts more have been written and the next is about to be. */
  stopAfter(parts: number): Promise<void> {
    this.#parts = parts
    return new Promise((stopped) => (this.#stopped = stopped))
  }

  letGoOn(): void {
    this.#goOn()
  }
}

const idAt = (at: number): string => `match-${String(at).padStart(4, '0')}`
const summaryAt = (at: number, updatedAt = `2026-11-21T${String(at % 24).padStart(2, '0')}:00:00.000Z`): MatchSummary => ({
  matchId: idAt(at),
  revision: 0,
  preset: 'bergen-pagat',
  rules: {},
  players: [
    { name: 'Ada', total: 1 },
    { name: 'Ben', total: 2 },
  ],
  startedAt: updatedAt,
  updatedAt,
  date: '2026-11-21',
  rounds: 1,
  outcome: { kind: 'open' as const },
})
const folderAt = (path: string, files: Files = diskFiles): Folder => ({
  path,
  files,
  clock: () => new Date(0),
  tell: () => undefined,
  withdraw: () => undefined,
})
const linesIn = (path: string): readonly { readonly summary?: MatchSummary }[] =>
  readFileSync(join(path, 'index.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as { readonly summary?: MatchSummary })
const known = async (path: string): Promise<readonly MatchSummary[]> => (await MatchIndex.open(folderAt(path), VERSION)).summaries()

/** An index of many matches on the disk, and one that holds another state of them and has stopped in the middle of writing it. */
async function stoppedInTheMiddle() {
  const path = temporaryFolder()
  const disk = new StoppingDisk()
  const index = await MatchIndex.open(folderAt(path, disk.files), VERSION)
  for (let at = 0; at < MANY; at++) index.put(summaryAt(at), 'before', STAMP)
  await index.flush()
  const before = await known(path)
  for (let at = 0; at < MANY; at++) index.put(summaryAt(at, '2026-11-22T00:00:00.000Z'), 'after', STAMP)
  const stopped = disk.stopAfter(2)
  const flushed = index.flush()
  await stopped
  // ends what a process that is killed would leave to the system
  onTestFinished(() => {
    disk.letGoOn()
    return flushed
  })
  return { path, disk, index, before, flushed }
}

test('an index whose writing is killed in the middle is whole, as it was before; what was written of the next is cleared away', async () => {
  const { path, before } = await stoppedInTheMiddle()
  expect(before).toHaveLength(MANY)
  expect(readdirSync(path)).toHaveLength(2)
  expect(linesIn(path)).toHaveLength(MANY)
  expect(await known(path)).toEqual(before)
  const next = await MatchIndex.open(folderAt(path), VERSION)
  next.put(summaryAt(MANY), null, STAMP)
  await next.flush()
  expect(readdirSync(path)).toEqual(['index.jsonl'])
  expect(await known(path)).toHaveLength(MANY + 1)
})

test('what changes while the index is written is written after it', async () => {
  const { path, disk, index, before, flushed } = await stoppedInTheMiddle()
  index.put(summaryAt(0, '2026-11-23T00:00:00.000Z'), 'latest', STAMP)
  index.drop(idAt(1))
  index.put(summaryAt(MANY), null, STAMP)
  const again = index.flush()
  for (let look = 0; look < 5; look++) expect(await known(path), 'one is written after the other, and neither by halves').toEqual(before)
  disk.letGoOn()
  await Promise.all([flushed, again])
  expect(await known(path)).toEqual(index.summaries())
  expect(linesIn(path)).toHaveLength(MANY)
  expect(linesIn(path)[0]?.summary).toEqual(summaryAt(0, '2026-11-23T00:00:00.000Z'))
})

test('an index of another version of the app is no index, but tells what was known of a match', async () => {
  const { path } = await stoppedInTheMiddle()
  const other = await MatchIndex.open(folderAt(path), 'another')
  expect(other.summaries()).toEqual([])
  expect(other.lastKnown(idAt(3))).toMatchObject({ players: [{ name: 'Ada' }, { name: 'Ben' }] })
})
