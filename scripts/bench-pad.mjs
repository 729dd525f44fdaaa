// npm run bench:pad: the tray held against the triangle and against two taps by half, over ten whole matches in the real page.
import './lib/node-version.mjs'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_VARIABLE, findBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { runBundled } from './lib/bundled.mjs'
import { out, root } from './lib/paths.mjs'
import { main, Stop } from './lib/say.mjs'

const BENCH = join(root, 'tests', 'bench', 'pad', 'page')
const APP = join(out, 'bench-pad-app')

/** Puts what the bench shows in the place of the app's tray. */
const otherPads = {
  name: 'other-pads',
  enforce: 'pre',
  resolveId(asked, from = '') {
    if (from.startsWith(BENCH)) return null
    if (asked.endsWith('/entry/tray')) return join(BENCH, 'tray.tsx')
    return from.endsWith('/entry/tray.tsx') && asked.endsWith('/model/tray') ? join(BENCH, 'tray-model.ts') : null
  },
}

/** The app as it is, but for its pads, beside a copy of the host. */
const buildOtherPads = async () => {
  const [{ build: bundle }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  const page = join(root, 'src', 'renderer')
  await bundle({
    root: page,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [otherPads, react()],
    worker: { format: 'es' },
    build: {
      outDir: join(APP, 'renderer'),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: join(page, 'index.html') },
    },
  }).catch((error) => {
    throw new Stop(`The page of the bench could not be built: ${error.message}`)
  })
  cpSync(join(out, 'main'), join(APP, 'main'), { recursive: true })
}

await main(async () => {
  await build()
  await buildOtherPads()
  process.env[BROWSER_VARIABLE] ??= await findBrowser({ whole: true })
  await runBundled('tests/bench/pad/main.ts', 'bench-pad')
})
