/** What the app is made of begins at the hosts, the command line, the pages, and what runs beside them in threads. */
const APP = [
  'src/main/{hosts/{electron,web},cli/{score,review},store/reader}.ts',
  'src/preload/index.ts',
  'src/renderer/{index,phone}.html',
  // the build puts it into both pages
  'src/renderer/watch-page.ts',
  // the host renders the start page
  'src/renderer/prerender.tsx',
  // the launcher of packages for Linux is made from it
  'src/shared/words/launcher.ts',
  // the build makes one page of it
  'tools/checker/page/page.ts',
  // modules that are made, which git ignores, use these
  'src/shared/games/*/{ids,presets,definition,book/{rules,examples,lesson,stands-on}}.ts',
  'src/shared/words/{??,??/grammar,??/rulings,ruling-words}.ts',
  'src/renderer/messages/{??,??/start,dates-in,numbers-in}.ts',
  'src/shared/stats/scoring.ts',
]

/** What else begins on its own, by what starts it. */
const OTHERS = [
  '*.config.{js,mjs,ts}',
  'scripts/*.mjs',
  'scripts/lint/plugin.mjs',
  'tools/checker/command.mjs',
  // Vitest: tests, what is set up before them, and configurations of their own
  'src/shared/games/*/book/lesson-expected.ts',
  'tests/**/*.{test,attack,browser,e2e,electron,gallery,package,recognition,sync}.{ts,tsx}',
  'tests/{pinned,fresh,owner-stacks,patience,english,browsers/harness/screen,shell/setup,reference/torture}.ts',
  'tests/{mutations,reference}/*.config.ts',
  // what Stryker runs the tests of mutations with
  'tests/mutations/{{runner,worker,reporter}.mjs,until-assertion.ts}',
  // what scripts and tests bundle by its path: benches, processes that are killed, a stand-in for Electron, pads of a bench
  'tests/{analysis,bench,bench/*,score-tables,sync/league}/main.ts',
  'tests/faults/support/*-child.ts',
  'tests/shell/stand-in/electron.ts',
  'tests/bench/pad/page/tray{.tsx,-model.ts}',
  // what a process is started with
  'tests/browsers/harness/bare-webkit.mjs',
  'tests/shell/harness/resolve-electron.mjs',
  'tests/sync/league/day-off.mjs',
  'scripts/lib/watch-download.mjs',
]

/** Knip knows imports: what a pattern finds in another kind of file is written for it as some. */
const importsIn = (pattern) => (text) => [...text.matchAll(pattern)].map(([, name]) => `import '${name}'`).join('\n')

/** Programs that scripts run by their path, one that a test reads as text, and what gjs has in itself. */
const RUN_OR_READ = ['axe-core', 'gi', 'oxlint', 'oxlint-tsgolint']

/** Entries are all written above, so no plugin has to run the configurations of other tools to find some. */
const PLUGINS = ['electron-vite', 'github-actions', 'node', 'oxfmt', 'oxlint', 'typescript', 'vite', 'vitest']

/**
 * What knip takes for used: lint asks it twice, over everything and (`--production`) over the app alone, where code that only tests, benches and scripts use
 * is dead. A door for tests that is right is marked `@internal` in its docstring, with the reason.
 */
export default ({ production = false }) => ({
  entry: [...APP.map((file) => `${file}!`), ...OTHERS],
  // what tests hold a lesson against lies beside it
  project: [
    'src/**/*.{ts,tsx,html,css}!',
    '!src/shared/games/*/book/lesson-expected.ts!',
    '*.{js,mjs,ts}',
    'scripts/**/*.mjs',
    'tests/**/*.{ts,tsx,mjs,css}',
    'tools/**/*.{mjs,ts}',
  ],
  compilers: {
    html: importsIn(/<script[^>]* src="([^"]+)"/g),
    css: importsIn(/url\('([^'#]+)'\)/g),
  },
  // an export that its own file uses and a test too is a unit that is tested
  ignoreExportsUsedInFile: production,
  // a second name for one thing may be meant; programs of the system are looked for where they are run
  exclude: ['duplicates', 'binaries'],
  ignoreDependencies: RUN_OR_READ,
  ...Object.fromEntries(PLUGINS.map((plugin) => [plugin, false])),
})
