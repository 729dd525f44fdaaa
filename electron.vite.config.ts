import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { CHECKER_PAGE } from './src/shared/contract/checker-page.ts'
import { OLDEST_BROWSERS } from './src/shared/kernel/oldest-browsers.ts'
import packageJson from './package.json' with { type: 'json' }
import { withCheckerPage } from './scripts/lib/checker-page.mjs'
import { licenceList } from './scripts/lib/licences.mjs'
import { languagesIn } from './scripts/lib/languages/read.mjs'
import { makeModules } from './scripts/lib/made.mjs'
import { mainFiles } from './scripts/lib/main-files.mjs'
import { pageChunks } from './scripts/lib/page-chunks.mjs'
import { reactWithout } from './scripts/lib/react-without.mjs'
import { watchPage } from './scripts/lib/watch-page.mjs'
import { withoutLaterCode } from './scripts/lib/without-later-code.mjs'

makeModules()

const licences = licenceList()

const OLDEST = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version)

const source = (path: string) => resolve(import.meta.dirname, 'src', path)

/** The trained data of the reading of print is asked for by its own name, so its folder bears the hash. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names.includes('eng.traineddata.gz') ? 'assets/print-[hash]/[name][extname]' : 'assets/[name]-[hash][extname]'

const inEachLanguage = (file: (_: string) => string) => Object.fromEntries(languagesIn().map((language) => [language, file(language)]))

const chunks = pageChunks({
  firstCode: source('renderer/start.ts'),
  firstPaint: source('renderer/first-paint.ts'),
  boot: source('renderer/boot.ts'),
  main: source('renderer/main.tsx'),
  phone: source('renderer/phone.tsx'),
  calls: source('renderer/client/socket-link.ts'),
  actions: source('renderer/actions/at-table.ts'),
  match: source('renderer/screens/match/match-screen.tsx'),
  screens: source('renderer/screens.ts'),
  otherPages: source('renderer/OtherPages.tsx'),
  catalogues: inEachLanguage((language) => source(`renderer/messages/said/catalogues/${language}.ts`)),
  start: inEachLanguage((language) => source(`renderer/messages/said/catalogues/start/${language}.ts`)),
  spoken: ['messages/page.ts', 'messages/scorer.ts', 'components/icon/later-paths.ts'].map((file) => source(`renderer/${file}`)),
})

export default defineConfig({
  main: {
    plugins: [licences.collect, withoutLaterCode(source('renderer'))],
    // React looks at it where it runs, and is slower and larger while it is being worked on
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // while it is being worked on too: what Vite would make of JSX then calls a runtime that React leaves out
    oxc: { jsx: { development: false } },
    build: {
      // the web host and the command line run in the person's own Node, not only in Electron's
      target: 'node20.19',
      // what the built main stands on is in its own files: a package of it holds no node_modules, and the command line
      // reads a few files instead of hundreds. `open` looks for a program beside its own file, and only the web host has it.
      externalizeDeps: { exclude: Object.keys(packageJson.dependencies).filter((name) => name !== 'open') },
      rolldownOptions: {
        input: {
          electron: source('main/hosts/electron.ts'),
          web: source('main/hosts/web.ts'),
          score: source('main/cli/score.ts'),
          review: source('main/cli/review.ts'),
          // runs in threads of both hosts
          reader: source('main/store/reader.ts'),
          // renders the start page for both hosts
          prerender: source('renderer/prerender.tsx'),
        },
      },
    },
  },
  preload: {
    plugins: [licences.collect],
    build: {
      // a sandboxed window loads one CommonJS file and can require nothing but Electron
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: source('preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: source('renderer'),
    // React has this hook itself since its version 18; what stands in for it elsewhere is for older ones
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    plugins: [
      react(),
      reactWithout(),
      licences.collect,
      licences.write,
      mainFiles({
        page: source('renderer/index.html'),
        main: source('renderer/main.tsx'),
        fonts: ['figtree-latin-wght-normal', 'rubik-latin-wght-normal'],
      }),
      withCheckerPage({ name: CHECKER_PAGE, target: OLDEST, version: packageJson.version }),
      watchPage({ script: source('renderer/watch-page.ts'), owner: source('renderer/index.html') }),
    ],
    worker: { format: 'es', plugins: () => [licences.collect], rolldownOptions: { output: { assetFileNames } } },
    build: {
      // phones at the table load these pages too; a list would be given to the code twice
      target: OLDEST.join(','),
      cssTarget: OLDEST,
      minify: true,
      // the page's policy allows files of its own and no code inline
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // the second page is what phones at the table open
      rolldownOptions: {
        input: { index: source('renderer/index.html'), phone: source('renderer/phone.html') },
        output: { assetFileNames, codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunks }] } },
      },
    },
  },
})
