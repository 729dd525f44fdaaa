import { parseArgs } from 'node:util'
import { standings } from '#shared/evening/standings'
import { checkEvening, jsonOf } from '../../reference/naive-evening'
import { randomEvening } from '../../reference/random-evening'
import { measureHost } from './host'
import { figure, timedEvening } from './timed'

/** `npm run bench:evening [-- --count 10000] [--first 1] [--host 60] [--kills 3]`: how long draws and standings take, what a second checker says of random evenings, and how a host carries one. */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    first: { type: 'string', default: '1' },
    host: { type: 'string', default: '20' },
    kills: { type: 'string', default: '0' },
  },
})
const [count, first, seconds, kills] = [Number(values.count), Number(values.first), Number(values.host), Number(values.kills)]
if (![count, first, seconds, kills].every((value) => Number.isSafeInteger(value) && value >= 0)) {
  process.stderr.write('Usage: npm run bench:evening -- [--count 200] [--first 1] [--host 20] [--kills 0]\n')
  process.exit(2)
}
/** The longest that a draw for 200 people may take. */
const MOST_MS = 2000

console.log(`Draws of eight rounds (processor time), and the standings after them. Node ${process.version}, ${process.platform} ${process.arch}`)
for (const people of [24, 50, 200])
  for (const [method, size] of [
    ['random', 4],
    ['everyone', 2],
    ['everyone', 4],
    ['swiss', 2],
    ['swiss', 3],
    ['swiss', 4],
    ['partners', 4],
  ] as const) {
    const { draws, table, again } = timedEvening(people, method, size)
    const longest = Math.max(...draws)
    console.log(
      `${String(people).padStart(3)} people, ${method} at tables of ${size}: draw ${figure(draws)}, longest ${longest.toFixed(0)} ms; standings ${table.toFixed(0)} ms; second meetings after each round ${again.join(' ')}`,
    )
    if (longest > MOST_MS) process.exitCode = 1
  }

let [faulty, rounds, checking] = [0, 0, 0]
const from = performance.now()
for (let seed = first; seed < first + count; seed++) {
  const { events, state } = randomEvening(seed)
  const before = performance.now()
  const checked = checkEvening(jsonOf(events))
  const faults = [...checked.faults]
  for (const { person, place, points } of standings(state)) {
    const other = checked.places.find((each) => each.person === person)
    if (other?.place !== place || other.points !== points / 2)
      faults.push(`${person} has place ${place} with ${points / 2}, not ${other?.place} with ${other?.points}`)
  }
  checking += performance.now() - before
  rounds += checked.rounds
  if (faults.length === 0) continue
  faulty++
  if (faulty <= 20) console.log(`evening ${seed}: ${faults.join('; ')}`)
}
const took = (performance.now() - from) / 1000
console.log(`${count} random evenings, ${rounds} rounds, in ${took.toFixed(0)} s (${(checking / 1000).toFixed(0)} s of it the checker): ${faulty} with a fault`)
if (faulty > 0) process.exitCode = 1

if (seconds > 0) await measureHost(seconds, kills)
process.exit()
