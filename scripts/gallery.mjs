// npm run gallery -- DIR: a picture of every page, dialog and state of the built app, in six sizes, by day and by night.
import './lib/node-version.mjs'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BROWSER_VARIABLE, findBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { readFlags } from './lib/flags.mjs'
import { galleryPage } from './lib/gallery-page.mjs'
import { modules, root, typedIn } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { main, say, seconds, Stop } from './lib/say.mjs'

const GROUPS = ['pages', 'table', 'live', 'camera', 'first', 'phones', 'evening', 'tasks', 'docs']
const SIZES = ['360x640', '390x844', '768x1024', '1024x768', '1280x800', '1920x1080', '844x390', '1366x768']

const USAGE = `npm run gallery -- DIR [--only ${GROUPS.join('|')}] [--size WIDTHxHEIGHT] [--docs] | DIR --words`
const HELP = `${USAGE}

Starts the built app with an example house, takes a picture of every page, dialog and state, and writes DIR/index.html, which shows them side by side.

--only takes one group, or all pictures with the given words in their names ("a blocked round"); --size takes one of ${SIZES.slice(0, 4).join(', ')},
${SIZES.slice(4, 6).join(', ')}, or ${SIZES.slice(6).join(' or ')}, which are taken only then. Both may be given several times. The tasks of a first evening are done each on its own device: DIR/tasks/tasks.md says how many taps each took. --docs takes the pictures of the README and other documents, and replaces docs/images with them.

--words takes no picture, but writes DIR/sentences.html: the sentences that change with counts and names, in each of their forms, all languages side by side.`

/** Of each picture for the documents, the one on a laptop by day. */
const renewDocs = (folder) => {
  const shown = '.1280x800.light.png'
  for (const file of readdirSync(join(folder, 'docs')).filter((name) => name.endsWith(shown))) {
    copyFileSync(join(folder, 'docs', file), join(root, 'docs', 'images', file.replace(shown, '.png')))
  }
}

/** Words as they are, in a regular expression. */
const literally = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

await main(async () => {
  const flags = { only: { type: 'string', multiple: true }, size: { type: 'string', multiple: true }, docs: { type: 'boolean' }, words: { type: 'boolean' } }
  const { values, positionals } = readFlags(flags, USAGE, true)
  if (values.docs) Object.assign(values, { only: ['docs'], size: ['1280x800'] })
  if (values.help) return console.log(HELP)
  if (positionals.length !== 1) throw new Stop(`Name one folder for the gallery. Usage: ${USAGE}`, 2)
  const unknown = values.size?.find((size) => !SIZES.includes(size))
  if (unknown !== undefined) throw new Stop(`There is no size '${unknown}'; there are ${SIZES.join(', ')}.`, 2)
  const folder = resolve(typedIn, positionals[0])
  mkdirSync(folder, { recursive: true })
  if (values.words) {
    const env = { CARAVAN_SENTENCES: folder }
    const { status } = await runNode(
      join(modules, 'vitest', 'vitest.mjs'),
      ['run', '--project', 'page', join('tests', 'unit', 'languages', 'inflection.test.ts')],
      { show: 'stdout', env },
    )
    say(join(folder, 'sentences.html'))
    return status
  }
  await build()
  const begun = performance.now()
  const env = {
    CARAVAN_GALLERY: folder,
    CARAVAN_GALLERY_SIZES: (values.size ?? []).join(' '),
    [BROWSER_VARIABLE]: process.env[BROWSER_VARIABLE] ?? (await findBrowser()),
  }
  const only = values.only === undefined ? [] : ['-t', values.only.map((words) => (GROUPS.includes(words) ? `^${words}:` : literally(words))).join('|')]
  const { status } = await runNode(join(modules, 'vitest', 'vitest.mjs'), ['run', '--config', 'vitest.built.config.ts', '--project', 'gallery', ...only], {
    show: 'stdout',
    env,
  })
  if (values.docs && status === 0) renewDocs(folder)
  writeFileSync(join(folder, 'index.html'), galleryPage(folder))
  say(`${join(folder, 'index.html')} after ${seconds(begun)}${status === 0 ? '' : '; some pictures could not be taken, see above'}`)
  return status
})
