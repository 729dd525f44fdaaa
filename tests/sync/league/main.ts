import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { Random } from '../../reference/random'
import { startAll } from '../support/syncthing'
import { check, together } from './check'
import { Computer, placeOf } from './computer'
import { breakThings, hoursOff } from './faults'
import { Ledger } from './ledger'
import { playUntilEnough } from './player'
import { freshId } from '../../support/chance'

/** The league of `npm run test:sync`: many computers, each with a Caravan and a Syncthing of its own, in schedules of faults; ends with 1 where anything is lost. */

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '8' },
    schedules: { type: 'string', default: '50' },
    entries: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    /** Where to leave the files of all computers when something is lost. */
    keep: { type: 'string' },
  },
})
const [devices, schedules, entries, seed] = [values.devices, values.schedules, values.entries, values.seed].map(Number) as [number, number, number, number]
/** Faults of a schedule begin within so many seconds. */
const FAULT_SECONDS = 6
/** What a person has to decide, at most, of so many entries and results. */
const ONE_IN = 1000

const base = await mkdtemp(join(tmpdir(), 'caravan-league-'))
const places = []
for (let number = 0; number < devices; number++) places.push(await placeOf(base, `computer-${number + 1}`))
const ownDisks = places.every(({ ownDisk }) => ownDisk)
if (!ownDisks) console.log('NOT TESTED: full disks, as no disk can be mounted here.')
const syncs = await startAll(places)
const computers = places.map((place, number) => new Computer(place, syncs[number]!))
const ledger = new Ledger()
const begun = performance.now()
let failed = false

async function schedule(number: number): Promise<void> {
  const random = new Random(seed * 1000 + number)
  // some of them start with another clock
  for (const computer of computers) {
    if (computer.isUp && !random.chance(0.25)) continue
    if (computer.isUp) await computer.end('stop')
    await computer.start(hoursOff(random))
  }
  const drawer = random.whole(0, devices - 1)
  const heir = random.chance(0.4) ? random.whole(0, devices - 1) : drawer
  const evening = await begin(computers[drawer]!, number)
  const until = Math.round((entries * number) / schedules)
  const before = ledger.count
  let faulty = true
  const heirAt = performance.now() + random.whole(2000, FAULT_SECONDS * 1000)
  const goesOn = (): boolean => faulty || ledger.count < until
  const playing = computers.map((computer, at) =>
    playUntilEnough({
      computer,
      number: at,
      computers: devices,
      evening,
      ledger,
      random: new Random(seed * 100_000 + number * 100 + at),
      goesOn,
      draws: () => (at === heir && heir !== drawer && performance.now() > heirAt ? 'takes over' : at === drawer ? 'as it may' : 'no'),
    }),
  )
  const faults = await breakThings(computers, random, FAULT_SECONDS, ownDisks)
  faulty = false
  await Promise.all(playing)
  const { seconds, files } = await together(computers)
  const { lost, decisions, unreadable } = check(files, ledger)
  failed ||= lost.length > 0 || unreadable.length > 0
  const most = Math.floor(ledger.count / ONE_IN)
  console.log(
    `${number}: ${ledger.count - before} entries and results (${ledger.count} in all), ${faults.length} faults (${[...new Set(faults.map(({ fault }) => fault))].join(', ')})${heir === drawer ? '' : ', another took over'}; all the same after ${seconds.toFixed(0)} s; ${lost.length} lost, ${decisions.length} to decide (${ledger.contradictions} contradictory on purpose), ${files.size} files`,
  )
  for (const each of [...lost.slice(0, 20), ...unreadable]) console.log(`  ${each}`)
  if (lost.length > 0) {
    for (const { fault, at, from, until } of faults) console.log(`  ${fault}: ${at}, from ${(from / 1000).toFixed(2)} to ${(until / 1000).toFixed(2)} s`)
    for (const computer of computers) console.log(`  ${computer.place.name} knows of ${await knownOf(computer, evening)} events`)
  }
  if (number === schedules && decisions.length > Math.max(most, ledger.contradictions)) {
    failed = true
    console.log(`  more to decide than 1 in ${ONE_IN}:\n  ${decisions.join('\n  ')}`)
  }
  if (failed && values.keep !== undefined) await keep(values.keep)
}

/** Events of an evening that a computer has in memory. */
async function knownOf(computer: Computer, id: string): Promise<number> {
  const feed = await computer.first((client) => client.evenings.follow({ id }))
  return feed.kind === 'evening' ? feed.evening.events.length : 0
}

async function begin(computer: Computer, number: number): Promise<string> {
  const settings = {
    ...USUAL_SETTINGS,
    method: 'random',
    size: 2,
    uneven: 'bye',
    points: 'win',
    rounds: 100,
    minutes: null,
    preset: 'bergen-game-cabinet',
  } as const
  const created = await computer.ask((client) => client.evenings.create({ name: `Evening ${number}`, settings }))
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const { id, revision } = created.value
  const people = Array.from({ length: 32 }, (_, at) => ({ name: `Player ${at + 1}` }))
  const came = await computer.ask((client) => client.evenings.checkIn({ id, revision, people, command: freshId() }))
  if (!came.ok) throw new Error(JSON.stringify(came.error))
  return id
}

async function keep(folder: string): Promise<void> {
  for (const computer of computers)
    for (const [name, text] of await computer.files()) {
      const path = join(folder, computer.place.name, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
}

try {
  console.log(
    `${devices} computers, ${schedules} schedules from seed ${seed}, ${entries} entries and results. Node ${process.version}, ${process.platform} ${process.arch}`,
  )
  for (let number = 1; number <= schedules && !failed; number++) await schedule(number)
} catch (error) {
  failed = true
  console.log(error instanceof Error ? error.message : error)
  if (values.keep !== undefined) await keep(values.keep)
} finally {
  await Promise.all(computers.map((computer) => computer.close()))
  await rm(base, { recursive: true, force: true })
}
console.log(
  `${failed ? 'Failed' : 'Nothing was lost'} after ${((performance.now() - begun) / 60_000).toFixed(1)} minutes: ${ledger.count} entries and results were acknowledged.`,
)
process.exit(failed ? 1 : 0)
