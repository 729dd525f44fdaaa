import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { document, documented, undocumented } from './documented'
import { countParts, partsInOrder, type ScoreTable, type Total } from './score-table'
import { SCORE_TABLES } from './tables'
import { answerTasks, countOnThreads } from './threads'

const USAGE = 'Usage: npm run prove -- [--table NAME …] [--lines] [--write]'

async function main(): Promise<number> {
  let values
  try {
    values = parseArgs({ options: { table: { type: 'string', multiple: true }, lines: { type: 'boolean' }, write: { type: 'boolean' } } }).values
  } catch (error) {
    return misused((error as Error).message)
  }
  const { table: names, lines = false, write = false } = values
  const unknown = names?.find((name) => !SCORE_TABLES.some((table) => table.name === name))
  if (unknown !== undefined) return misused(`There is no table '${unknown}', only ${SCORE_TABLES.map(({ name }) => name).join(', ')}.`)
  const tables = names === undefined ? SCORE_TABLES : SCORE_TABLES.filter(({ name }) => names.includes(name))
  return lines ? print(tables) : prove(tables, write)
}

function misused(why: string): number {
  console.error(`${why}\n${USAGE}`)
  return 2
}

/** Prints every line of the tables, in the order in which they are summed. */
async function print(tables: readonly ScoreTable[]): Promise<number> {
  // the program that reads them may stop early (`… | head`)
  process.stdout.on('error', () => process.exit())
  let differing = 0
  for (const table of tables) {
    for (const part of partsInOrder(table)) {
      const counted = countParts(table, [part])
      differing += counted.differing
      for (const difference of counted.differences) console.error(difference)
      if (!process.stdout.write(counted.lines)) await once(process.stdout, 'drain')
    }
  }
  return differing === 0 ? 0 : 1
}

/** Counts the tables and holds them against docs/rulebook.md, or puts them there. */
async function prove(tables: readonly ScoreTable[], write: boolean): Promise<number> {
  const begun = performance.now()
  const rows = documented()
  const totals: Total[] = []
  let wrong = 0
  await countOnThreads(tables, new URL(import.meta.url), (total) => {
    totals.push(total)
    const fault = write ? null : undocumented(total, rows)
    if (total.differing > 0 || fault !== null) wrong += 1
    const { name, positions, above, below, sha256, differing, differences } = total
    console.log(
      `${name}: ${positions.toLocaleString('en')} positions, ${above.toLocaleString('en')} above 0, ${below.toLocaleString('en')} below, SHA-256 ${sha256}`,
    )
    if (differing > 0) console.log([`  ${differing.toLocaleString('en')} of them are not scored alike:`, ...differences].join('\n  '))
    if (fault !== null) console.log(`  ${fault}`)
  })
  const positions = totals.reduce((sum, total) => sum + total.positions, 0)
  const took = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(
    `${positions.toLocaleString('en')} positions in ${totals.length} tables, ${took} s: ${wrong === 0 ? 'all as they ought to be' : `${wrong} tables NOT AS THEY OUGHT TO BE`}`,
  )
  if (!write || wrong > 0) return wrong === 0 ? 0 : 1
  const missing = document(totals)
  if (missing.length > 0) console.error(`docs/rulebook.md has no row for ${missing.join(', ')}`)
  return missing.length === 0 ? 0 : 1
}

if (isMainThread) process.exitCode = await main()
else answerTasks(SCORE_TABLES)
