import { resolve } from 'node:path'
import { build } from 'vite'

const repository = resolve(import.meta.dirname, '../../..')

/** Builds an entry of this repository into `folder` as one ES module, `file`, that plain Node runs; gives its path. */
export async function bundle(entry: string, folder: string, file = 'entry.mjs'): Promise<string> {
  await build({
    configFile: false,
    root: repository,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rolldownOptions: { input: { entry: resolve(repository, entry) }, output: { entryFileNames: file, codeSplitting: false } },
    },
  })
  return resolve(folder, file)
}
