import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BENCH = join(import.meta.dirname, '..', '..', 'scripts', 'bench-recognition.mjs')

/** `npm test` names the photos in CARAVAN_PHOTOS, where there are any. */
test('Photos are read no worse than before', async () => {
  const photos = process.env['CARAVAN_PHOTOS']
  if (!photos) throw new Error('CARAVAN_PHOTOS names no photographs. Run this test with: npm test -- --only recognition')
  const bench = spawn(process.execPath, [BENCH, photos, '--game', '--floors'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [bench.stdout, bench.stderr]) stream.setEncoding('utf8').on('data', (part: string) => void (printed += part))
  const [status] = (await once(bench, 'close')) as [number | null]
  console.log(printed)
  expect(status, printed).toBe(0)
})
