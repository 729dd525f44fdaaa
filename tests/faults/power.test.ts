import { afterAll, describe, expect, test } from 'vitest'
import { MANY } from '../every'
import { bundle } from '../support/main/bundle'
import { temporaryFolder } from '../support/main/folder'
import { needs } from '../support/needs'
import { PLANTED } from './support/power/planted'
import { record, TOPICS, type Topic } from './support/power/recorded-runs'
import { search } from './support/power/search'
import { modelCalls, tracedCalls } from './support/power/traced'

/** How many runs of each topic are recorded, and how many states of each are looked at: ten times as many at night, and more where `npm run test:power` asks for it. */
const RUNS = Number(process.env['CARAVAN_POWER_RUNS'] ?? TOPICS.length) / TOPICS.length
const STATES = Number(process.env['CARAVAN_POWER_STATES'] ?? TOPICS.length * (MANY ? 400 : 40)) / TOPICS.length / RUNS

describe('the plug is pulled', () => {
  let [looked, opened] = [0, 0]
  afterAll(() => console.log(`Power cuts: ${looked} states in all, ${opened} of them different and opened.`))

  test.each(TOPICS)('at any moment of a run with %s: the house opens, and everything that was acknowledged is there', async (topic) => {
    const { findings, runs, states, again, ...counts } = await search(topic, RUNS, { states: STATES })
    console.log(
      `Power cuts, ${topic}: ${states} states of ${runs} recorded runs, ${counts.opened} of them different and opened, and ${again} openings cut off again.`,
    )
    looked += states
    opened += counts.opened
    expect(findings).toEqual([])
    expect(states).toBeGreaterThan(0)
  })

  test.each<[fault: keyof typeof PLANTED, topic: Topic, found: RegExp]>([
    ['no file is flushed', 'matches', /notice|damaged|is not as it was/],
    ['no folder is flushed', 'settings', /is gone|is not as it was/],
    ['a file takes its place before it is flushed', 'people', /notice/],
    ['a new folder is not flushed', 'matches', /is gone/],
  ])('where %s it is found', async (fault, topic, found) => {
    const { findings } = await search(topic, 1, { states: 40, under: PLANTED[fault] })
    expect(findings.map(({ what }) => what).join('\n')).toMatch(found)
  })
})

/** Runs in which one thing is done after another: what is done at the same moment has no order to compare. */
const IN_ORDER: readonly Topic[] = RUNS > 1 ? ['matches', 'evenings', 'settings', 'backups'] : ['backups']

needs('strace', () => {
  test.each(IN_ORDER)('the store asks a real disk for the same as the model, in the same order (%s)', async (topic) => {
    const program = await bundle('tests/faults/support/traced-child.ts', temporaryFolder())
    const { disk } = await record(topic, 0)
    const asked = modelCalls(disk.operations)
    expect(asked.length).toBeGreaterThan(50)
    expect(tracedCalls(program, temporaryFolder(), [topic, '0'])).toEqual(asked)
  })
})
