// Part of `npm run lint`, what oxlint does not see: only the palette and the tokens of meaning name raw colours, so that a theme is one place; no style sheet
// names left or right, so that a page can be read from either side; layouts hang on the letters that fit into a window; no style is dead, and none is read
// that is not there; no comment switches a rule off; each file is the same on every system; no name is declared in more than three files, and no small file has
// one importer that it could be a part of.
import './lib/node-version.mjs'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './lib/paths.mjs'
import { say } from './lib/say.mjs'
import { coloursInCss, coloursInTsx } from './lint/css-colours.mjs'
import { sidesInCss } from './lint/css-sides.mjs'
import { windowsInPixels } from './lint/css-windows.mjs'
import { deadStyles } from './lint/dead-styles.mjs'
import { notPortable } from './lint/portable-files.mjs'
import { repeatedNames } from './lint/repeated-names.mjs'
import { smallFiles } from './lint/small-files.mjs'
import { switchedOff } from './lint/switched-off.mjs'

const PAGES = 'src/renderer/'
const STYLES = `${PAGES}styles`
const RAW = [`${STYLES}/palette.css`, `${STYLES}/tokens.css`]
const LONGEST = 300

/** What the parts of each game, the programs of each language, and what both halves of the app say, are called by the same names on purpose. */
const ALIKE = /^src\/(?:renderer\/messages|shared\/(?:words|games\/[^/]+))\//

/**
 * What is small and stays apart: one that a page begins with, as what it sets has to stand before anything else is read; one for which a rule of lint makes an
 * exception; and kinds of what is kept, a file each.
 */
const APART = /^src\/(?:renderer\/(?:phone-boot|screens\/matches\/scroll-restoration)\.ts$|main\/store\/kinds\/)/

/** What systems and Python leave beside the files. */
const LEFT = /(?:^|\/)(?:\.DS_Store$|__pycache__\/)/

const filesIn = (folder, recursive) =>
  readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !LEFT.test(path))

const checkStyles = (file, text) => {
  const colours = RAW.includes(file) ? [] : file.endsWith('.css') ? coloursInCss(text) : coloursInTsx(text)
  const instead = `use a token of meaning, var(--…) from ${STYLES}/tokens.css`
  const wrong = colours.map(({ line, found }) => `${file}:${line}  ${found.replace(/\($/, '(…)')}: ${instead}`)
  if (file.endsWith('.css'))
    wrong.push(...sidesInCss(text).map(({ line, found }) => `${file}:${line}  ${found}: name the start or the end of the line (…-inline-start, …-inline-end)`))
  const lines = text.split('\n').length - 1
  if (file.endsWith('.css') && lines > LONGEST) wrong.push(`${file}  ${lines} lines: past ${LONGEST}, look for the second thing in it`)
  return wrong
}

const checkWindows = (file, text) =>
  windowsInPixels(text, file.endsWith('.css')).map(({ line, found }) => `${file}:${line}  ${found}: count letters (rem), so that enlarged text has room`)

const check = (file, text) => [
  ...(file.startsWith(PAGES) && /\.(css|tsx?)$/.test(file) ? checkWindows(file, text) : []),
  ...(file.startsWith(PAGES) && /\.(css|tsx)$/.test(file) ? checkStyles(file, text) : []),
  ...(file.endsWith('.css')
    ? []
    : switchedOff(text).map(({ line, found }) => `${file}:${line}  ${found}: mend what the rule finds, or change the rule for all`)),
]

const FOLDERS = ['.ci', '.github', 'docs', 'resources', 'scripts', 'src', 'tests', 'tools']
const files = [...filesIn('.', false), ...FOLDERS.flatMap((folder) => filesIn(folder, true))]
  .sort()
  .map((path) => ({ path, bytes: readFileSync(join(root, path)) }))
const sources = files.filter(({ path }) => /\.(?:[cm]?[jt]sx?|css)$/.test(path)).map(({ path, bytes }) => ({ path, text: bytes.toString('utf8') }))
const wrong = [
  ...notPortable(files, readFileSync(join(root, '.gitattributes'), 'utf8')).map(({ path, wrong }) => `${path}  ${wrong}`),
  ...sources.flatMap(({ path, text }) => check(path, text)),
  ...repeatedNames(sources.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !ALIKE.test(path))).map(({ path, line, wrong }) => `${path}:${line}  ${wrong}`),
  ...smallFiles(
    sources.filter(({ path }) => !path.endsWith('.css')),
    (path) => APART.test(path) || ALIKE.test(path),
  ).map(({ path, wrong }) => `${path}  ${wrong}`),
  ...deadStyles(sources.filter(({ path }) => path.startsWith(PAGES))).map(({ path, line, wrong }) => `${path}:${line}  ${wrong}`),
]
wrong.forEach((line) => say(line))
if (wrong.length > 0) {
  say(`${wrong.length} fault${wrong.length === 1 ? '' : 's'} in the files.`)
  process.exitCode = 1
}
