import { beforeAll, describe, expect, test } from 'vitest'
import { END_KINDS, REFUSAL_CODES, WARNING_CODES } from '#shared/match/events'
import { scoreRecord } from '#shared/match/replay'
import { REASON_CODES } from '#shared/games/reasons'
import { BLOCKED_TESTS } from '#shared/rules/rulings'
import { blockedRecord } from '../reference/blocked-record'
import { afterTheEnd, eventMutants, malformed } from '../reference/mutate'
import { Random } from '../reference/random'
import { simulate } from '../reference/simulate'
import { PATIENCE_MS } from '../support/runs'
import { COUNTED_PRESETS, PRESETS } from './games'

/** What came up in some hundred games, so that no property above holds only because nothing happened. */
const none = () => new Set<string>()
const met = { reasons: none(), ends: none(), warnings: none(), refusals: none(), tests: none() }

const ASKED: readonly (readonly [found: ReadonlySet<string>, asked: readonly string[]])[] = [
  [met.reasons, REASON_CODES],
  [met.ends, END_KINDS],
  [met.warnings, WARNING_CODES],
  [met.refusals, REFUSAL_CODES],
  [met.tests, BLOCKED_TESTS],
]

/** From then on nothing can come up that is asked for. */
const isAllMet = (): boolean => ASKED.every(([found, asked]) => asked.every((each) => found.has(each)))

function look(record: unknown): void {
  const scored = scoreRecord(record)
  if (!scored.ok) {
    met.refusals.add(scored.error.refusal.code)
    return
  }
  scored.value.warnings.forEach(({ code }) => met.warnings.add(code))
  for (const { events, end } of scored.value.rounds) {
    for (const event of events) if (event.type === 'play') event.reasons.forEach(({ code }) => met.reasons.add(code))
    if (end === null) continue
    met.ends.add(end.kind)
    if (end.kind === 'blocked') end.ruling.steps.forEach((step) => step.found.kind !== 'not-applicable' && met.tests.add(step.test))
  }
}

describe('the simulated games cover everything there is', () => {
  beforeAll(() => {
    for (let seed = 0; seed < 500; seed++) look(blockedRecord(seed))
    for (let seed = 0; seed < 60 && !isAllMet(); seed++) {
      for (const preset of [...PRESETS, ...COUNTED_PRESETS]) {
        const { record } = simulate(seed, preset, {
          houseRules: 0.2,
          irregular: seed % 2 === 0 ? 0 : 0.1,
          explicit: 0.4,
          mostRounds: 10,
          ...(seed % 3 === 2 ? { mistakes: 0.1 } : {}),
        })
        const random = new Random(seed)
        const spoilt = [...eventMutants(random, record), ...afterTheEnd(random, record), ...malformed(random, record)]
        ;[record, ...spoilt.map((mutant) => mutant.record)].forEach(look)
      }
    }
  }, PATIENCE_MS)

  test.each(REASON_CODES)('the reason %s', (code) => {
    expect(met.reasons).toContain(code)
  })
  test.each(END_KINDS)('a round that ends by %s', (kind) => {
    expect(met.ends).toContain(kind)
  })
  test.each(WARNING_CODES)('the warning %s', (code) => {
    expect(met.warnings).toContain(code)
  })
  test.each(REFUSAL_CODES)('the refusal %s', (code) => {
    expect(met.refusals).toContain(code)
  })
  test.each(BLOCKED_TESTS)('the test of a blocked round: %s', (name) => {
    expect(met.tests).toContain(name)
  })
})
