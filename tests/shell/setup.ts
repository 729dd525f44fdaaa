import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { electronNames } from './harness/names'
import { NAMES, STAND_IN } from './harness/places'

/** Bundles the stand-in for the process it runs in, and reads from Electron's types what it is to refuse. */
export default async function setup(): Promise<void> {
  const outDir = join(STAND_IN, '..')
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: resolve(import.meta.dirname, 'stand-in', 'electron.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node20.19',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  mkdirSync(outDir, { recursive: true })
  writeFileSync(NAMES, JSON.stringify(electronNames(resolve('node_modules'))))
}
