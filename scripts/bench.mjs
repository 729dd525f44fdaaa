// npm run bench: bundles the benches as the app is bundled, and runs them.
import './lib/node-version.mjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './lib/install.mjs'
import { out, root } from './lib/paths.mjs'
import { main, Stop } from './lib/say.mjs'

await main(async () => {
  await install()
  const { build } = await import('vite')
  const outDir = join(out, 'bench')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: ['zod'] },
    build: {
      ssr: 'tests/bench/main.ts',
      outDir,
      emptyOutDir: true,
      target: 'node20.19',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  }).catch((error) => {
    throw new Stop(`The benches could not be built: ${error.message}`)
  })
  const entry = join(outDir, 'main.js')
  process.argv[1] = entry
  await import(pathToFileURL(entry).href)
})
