import { expect, test } from 'vitest'
import { blockedRecord } from './blocked-record'
import { disagreement } from './compare'
import { afterTheEnd, eventMutants, malformed } from './mutate'
import { NAIVE_PRESETS } from './naive-rules'
import { Random } from './random'
import { simulate, type Habits } from './simulate'

const COUNT = Number(process.env['CARAVAN_TORTURE'] ?? 20_000)
const SEED = Number(process.env['FC_SEED'] ?? 1)
/** The rule sets whose games alone are compared, with commas between them; without it all, with spoilt copies and blocked rounds. */
const PRESETS = (process.env['CARAVAN_PRESETS'] ?? '').split(',').filter((preset) => preset !== '')
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

/** Enough for nearly every game to reach its end. */
const MOST_ROUNDS = 60

/** The records of one seed: a game, what it looks like spoilt, and a blocked round. */
function records(seed: number): readonly unknown[] {
  const random = new Random(seed)
  const preset = random.pick(Object.keys(NAIVE_PRESETS))
  const { record } = simulate(seed, preset, random.pick(HABITS))
  const spoilt = random.chance(0.2) ? [...eventMutants(random, record), ...afterTheEnd(random, record), ...malformed(random, record)] : []
  return [record, ...spoilt.map((mutant) => mutant.record), blockedRecord(seed)]
}

/** Compares the records of `COUNT` seeds and says what came of it; the number of records on which the scorers disagree. */
function disagreements(recordsOf: (seed: number) => readonly unknown[]): number {
  let compared = 0
  let disagreed = 0
  for (let seed = SEED; seed < SEED + COUNT; seed++) {
    for (const record of recordsOf(seed)) {
      compared++
      const found = disagreement(record)
      if (found === null) continue
      disagreed++
      if (disagreed <= SHOWN) console.log(`seed ${seed}, ${found.about}:`, JSON.stringify({ record, app: found.app, naive: found.naive }))
    }
  }
  console.log(`${compared} records compared, ${disagreed} disagreements`)
  return disagreed
}

if (PRESETS.length === 0) {
  test(`both scorers agree on ${COUNT} games, their spoilt copies and as many blocked rounds (seeds from ${SEED})`, () => {
    expect(disagreements(records)).toBe(0)
  })
} else {
  test.each(PRESETS)(`both scorers agree on ${COUNT} games of %s (seeds from ${SEED})`, (preset) => {
    let ended = 0
    const game = (seed: number): readonly unknown[] => {
      const random = new Random(seed)
      const { record } = simulate(seed, preset, { ...random.pick(HABITS), mostRounds: MOST_ROUNDS })
      if (record.rounds.length < MOST_ROUNDS) ended++
      return [record]
    }
    expect(disagreements(game)).toBe(0)
    console.log(`${preset}: ${ended} of ${COUNT} games were played to their end`)
  })
}
