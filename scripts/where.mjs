// npm run where: where in the code something is that stands on the page.
import './lib/node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFlags } from './lib/flags.mjs'
import { root } from './lib/paths.mjs'
import { main, Stop } from './lib/say.mjs'
import { sentencesRead, whereTable } from './lib/where.mjs'

const USAGE = 'npm run where -- TEXT | --write'
const HELP = `${USAGE}

Shows each English sentence that contains TEXT (capitals make no difference): its key, the file of sentences it is written in, and the code that shows it.
--write makes the table of headings in docs/where.md anew.`

const PAGE = join(root, 'docs', 'where.md')

/** The page, with this table in the place of the one it has. */
const withTable = (page, table) => page.replace(/^\| On the page[\s\S]*$/m, () => `${table}\n`)

await main(async () => {
  const { values, positionals } = readFlags({ write: { type: 'boolean' } }, USAGE, true)
  if (values.help) return console.log(HELP)
  if (values.write) return writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), whereTable()))
  const text = positionals.join(' ').toLowerCase()
  if (text === '') throw new Stop(`What stands on the page? Usage: ${USAGE}`, 2)
  const found = sentencesRead().filter((each) => each.text.toLowerCase().includes(text))
  if (found.length === 0) throw new Stop(`No sentence of a page contains '${text}'. Leave names and numbers out: they are put in when it is said.`)
  for (const { key, text: whole, file, code, line } of found) console.log(`${whole}\n  ${key} in ${file}\n  ${code}:${line}`)
})
