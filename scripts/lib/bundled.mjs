import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { out, root } from './paths.mjs'
import { Stop } from './say.mjs'

/** Bundles a script of the project as the app is bundled, into out/`name`, and runs it with the arguments as they are. */
export const runBundled = async (script, name) => {
  await install()
  const { makeModules } = await import('./made.mjs')
  makeModules()
  const { build } = await import('vite')
  const outDir = join(out, name)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: ['zod'] },
    build: {
      ssr: script,
      outDir,
      emptyOutDir: true,
      target: 'node20.19',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  }).catch((error) => {
    throw new Stop(`${script} could not be built: ${error.message}`)
  })
  const entry = join(outDir, 'main.js')
  process.argv[1] = entry
  await import(pathToFileURL(entry).href)
}
