import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '#main/app'
import { diskFiles, type Files } from '#main/store/files'
import { ADA_AND_BEN, enterAll, home, idOf, noticesOf, openApp, play } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { FaultyFiles } from './support/faulty-files'

const listed = async (app: App) => (await home(app)).matches.map(({ matchId }) => matchId).sort()

/** A data folder with one match, and the text of another that may come to it. */
async function folderWithMatch() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, matchId, ['6-4'])
  await app.close()
  const comes = (id: string): void => {
    const path = join(folder, 'matches', `${id}.json`)
    writeFileSync(`${path}.incoming`, readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8').replaceAll(matchId, id))
    renameSync(`${path}.incoming`, path)
  }
  return { folder, matchId, comes }
}

/** The real disk, whose watching can be broken off and refused. */
class BreakingWatch {
  refuses = false
  readonly #begun: { readonly stop: () => void; readonly failed: () => void }[] = []
  readonly files: Files = {
    ...diskFiles,
    watch: (folder, changed, failed) => {
      const stop = this.refuses ? null : diskFiles.watch(folder, changed, failed)
      if (stop !== null) this.#begun.push({ stop, failed })
      return stop
    },
  }

  breakOff(): void {
    for (const { stop, failed } of this.#begun.splice(0)) {
      stop()
      failed()
    }
  }
}

test('watching that ends is begun again; the home page says so until then, and what came in between is seen', async () => {
  const { folder, matchId, comes } = await folderWithMatch()
  const watch = new BreakingWatch()
  const app = await openApp(folder, { files: watch.files })
  expect(await noticesOf(app)).toEqual([])
  watch.refuses = true
  watch.breakOff()
  await expect.poll(() => noticesOf(app)).toEqual(['not-watching'])
  comes('came-in-between')
  watch.refuses = false
  await expect.poll(() => listed(app)).toEqual(['came-in-between', matchId].sort())
  await expect.poll(() => noticesOf(app)).toEqual([])
  comes('came-after')
  await expect.poll(() => listed(app)).toContain('came-after')
})

test('a folder that cannot be watched from the start is watched as soon as it can', async () => {
  const { folder, comes } = await folderWithMatch()
  const watch = new BreakingWatch()
  watch.refuses = true
  const app = await openApp(folder, { files: watch.files })
  expect(await noticesOf(app)).toEqual(['not-watching'])
  watch.refuses = false
  await expect.poll(() => noticesOf(app)).toEqual([])
  comes('came-after')
  await expect.poll(() => listed(app)).toContain('came-after')
})

test('a look that fails does not end the watching, and is made again', async () => {
  const { folder, comes } = await folderWithMatch()
  let failing = false
  let failed = 0
  const app = await openApp(folder, {
    files: {
      ...diskFiles,
      stamp: (path) => {
        if (failing && basename(path) === 'hard-to-look-at.json' && ++failed > 0) throw Object.assign(new Error('EIO: named fault'), { code: 'EIO' })
        return diskFiles.stamp(path)
      },
    },
  })
  failing = true
  comes('hard-to-look-at')
  await expect.poll(() => failed).toBeGreaterThan(0)
  failing = false
  await expect.poll(() => listed(app)).toContain('hard-to-look-at')
})

test('for want of open files: no message of a file that never was, and what could not be read comes later', async () => {
  const { folder, matchId, comes } = await folderWithMatch()
  const disk = new FaultyFiles()
  const app = await openApp(folder, { files: disk.files })
  disk.fault = { name: 'failing', operation: 'read', code: 'EMFILE' }
  expect(await app.matches.enter({ matchId: 'nobody-knows', revision: 0 }, play('6-6'))).toEqual({ ok: false, error: { kind: 'no-such-match' } })
  await expect(app.people.add('Cleo')).rejects.toThrow('EMFILE')
  expect(await noticesOf(app)).toEqual([])
  comes('comes-late')
  await expect.poll(async () => (await home(app)).damaged?.matches).toMatchObject([{ matchId: 'comes-late', damage: { kind: 'not-readable', why: 'busy' } }])
  expect(await app.matches.enter({ matchId: 'comes-late', revision: 1 }, play('4-2'))).toMatchObject({
    ok: false,
    error: { kind: 'damaged', damage: { why: 'busy' } },
  })
  disk.fault = null
  await expect.poll(() => listed(app)).toEqual(['comes-late', matchId].sort())
  expect(await noticesOf(app)).toEqual([])
})
