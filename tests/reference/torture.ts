import { expect, test } from 'vitest'
import { blockedRecord } from './blocked-record'
import { disagreement } from './compare'
import { afterTheEnd, eventMutants, malformed } from './mutate'
import { NAIVE_PRESETS } from './naive-rules'
import { Random } from './random'
import { simulate, type Habits } from './simulate'

const COUNT = Number(process.env['CARAVAN_TORTURE'] ?? 20_000)
const SEED = Number(process.env['FC_SEED'] ?? 1)
const SHOWN = 5

const HABITS: readonly Habits[] = [
  { houseRules: 0, irregular: 0, explicit: 0.5, mostRounds: 60 },
  { houseRules: 0.15, irregular: 0, explicit: 0.3, mostRounds: 30 },
  { houseRules: 0.4, irregular: 0, explicit: 0.1, mostRounds: 10 },
  { houseRules: 0.15, irregular: 0.1, explicit: 0.5, mostRounds: 10 },
  { houseRules: 0.4, irregular: 0.4, explicit: 0.3, mostRounds: 5 },
  { houseRules: 0.25, irregular: 0.05, explicit: 0.4, mostRounds: 6, midRound: 0.6 },
  { houseRules: 0.15, irregular: 0.05, explicit: 0.4, mostRounds: 20, midRound: 0.1, changes: 0.05 },
  { houseRules: 0, irregular: 0, explicit: 0.4, mostRounds: 10, changes: 0.3 },
  { houseRules: 0.25, irregular: 0.1, explicit: 0.4, mostRounds: 10, midRound: 0.1, changes: 0.02, mistakes: 0.1 },
]

/** The records of one seed: a game, what it looks like spoilt, and a blocked round. */
function records(seed: number): readonly unknown[] {
  const random = new Random(seed)
  const preset = random.pick(Object.keys(NAIVE_PRESETS))
  const { record } = simulate(seed, preset, random.pick(HABITS))
  const spoilt = random.chance(0.2) ? [...eventMutants(random, record), ...afterTheEnd(random, record), ...malformed(random, record)] : []
  return [record, ...spoilt.map((mutant) => mutant.record), blockedRecord(seed)]
}

test(`both scorers agree on ${COUNT} games, their spoilt copies and as many blocked rounds (seeds from ${SEED})`, () => {
  let compared = 0
  let disagreed = 0
  for (let seed = SEED; seed < SEED + COUNT; seed++) {
    for (const record of records(seed)) {
      compared++
      const found = disagreement(record)
      if (found === null) continue
      disagreed++
      if (disagreed <= SHOWN) console.log(`seed ${seed}, ${found.about}:`, JSON.stringify({ record, app: found.app, naive: found.naive }))
    }
  }
  console.log(`${compared} records compared, ${disagreed} disagreements`)
  expect(disagreed).toBe(0)
})
