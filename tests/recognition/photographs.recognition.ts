import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EVERY } from '../every'

const BENCH = join(import.meta.dirname, '..', '..', 'scripts', 'bench-recognition.mjs')

const { CARAVAN_PHOTOS: photos, CARAVAN_HARD_PHOTOS: hard } = process.env

/** `npm test` names the folders with photos, where there are any: of tiles from above, and of games from a seat. Each eighteenth is read, of every kind of tile and of line; CARAVAN_EVERY reads all. */
const FOLDERS = [
  { what: 'Photos of tiles', folder: photos, flags: ['--game'] },
  ...(hard ? [{ what: 'Photos of games from a seat', folder: hard, flags: ['--hard'] }] : []),
]

test.for(FOLDERS)('$what are read no worse than before', async ({ folder, flags }) => {
  if (!folder) throw new Error('CARAVAN_PHOTOS names no photographs. Run this test with: npm test -- --only recognition')
  const bench = spawn(process.execPath, [BENCH, folder, '--floors', ...flags, '--each', EVERY ? '1' : '18'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [bench.stdout, bench.stderr]) stream.setEncoding('utf8').on('data', (part: string) => void (printed += part))
  const [status] = (await once(bench, 'close')) as [number | null]
  console.log(printed)
  expect(status, printed).toBe(0)
})
