import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { beforeAll } from 'vitest'

const repository = resolve(import.meta.dirname, '../../..')

const FILE = 'entry.mjs'

/** Builds an entry of this repository into `folder` as one ES module that plain Node runs; gives its path. */
export async function bundle(entry: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    root: repository,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rolldownOptions: { input: { entry: resolve(repository, entry) }, output: { entryFileNames: FILE, codeSplitting: false } },
    },
  })
  return resolve(folder, FILE)
}

/** Builds an entry once for all tests of a file, or of a group; gives its path while they run. */
export function bundledOnce(entry: string): () => string {
  let program = ''
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caravan-bundle-'))
    program = await bundle(entry, folder)
    return () => rmSync(folder, { recursive: true, force: true })
  })
  return () => program
}
