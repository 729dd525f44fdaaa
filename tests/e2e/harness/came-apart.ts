import { rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { FAMILY, FIRST_ROUND } from '../games'
import { startMatch } from './played'
import { fileOfMatch } from './records'
import { readMatch } from './shared-folder'
import { soon } from './soon'

/** A match with three entries in common, after which the laptop laid 5-2 and 3-2 and this device 2-1; the laptop's comes as Syncthing brings it. */
export async function cameApart(page: Page, dataFolder: string): Promise<string> {
  const table = await startMatch(page, FAMILY)
  await table.enter(...FIRST_ROUND.slice(0, 3))
  await table.enter('5-2 right', '3-2 left')
  const file = await fileOfMatch(dataFolder, page.url())
  await soon(async () => (await readMatch(file)).revision).toBe(5)
  const theirs = await readMatch(file)
  await table.undo(2)
  await soon(() => table.laid()).toHaveLength(3)
  await table.enter('2-1 left')
  const copy = join(dirname(file), basename(file).replace('.json', '.sync-conflict-20261121-201500-K3TCHEN.json'))
  await writeFile(`${copy}.incoming`, JSON.stringify({ ...theirs, updatedOn: 'the laptop' }))
  await rename(`${copy}.incoming`, copy)
  return copy
}
