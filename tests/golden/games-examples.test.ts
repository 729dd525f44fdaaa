import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exposed, shownSum } from '#shared/domino/line'
import { scoreRecord } from '#shared/match/replay'
import { PRESET_IDS } from '#shared/rules/presets'
import { scoreOf } from '../reference/compare'
import { NaiveMatch, naiveMatch, naiveScore } from '../reference/naive-scorer'
import { exposedHalves } from '../reference/naive-line'
import { exampleRecord, isLeftOut, type ExampleRecord, type GivenExample } from './example-records'

const GIVEN = new URL('../../../shared/rulebook-games-examples.jsonl', import.meta.url)

const readExamples = (): readonly GivenExample[] =>
  readFileSync(GIVEN, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as GivenExample)

interface Scored {
  readonly totals: readonly number[]
  readonly winner: number | null
}
interface Refused {
  readonly error: { readonly code: string }
}

/** The record of all that happened before an event of an example, and with it. */
function recordTo({ preset, rules, players, comes }: ExampleRecord, at: number): unknown {
  const kept = comes.filter(({ refused }, each) => each === at || (each < at && refused === undefined))
  const rounds: { leader: number; events: unknown[] }[] = []
  for (const { round, event } of kept) {
    rounds[round] ??= { leader: (event['player'] as number | undefined) ?? 0, events: [] }
    rounds[round].events.push(event)
  }
  return {
    format: 'caravan-record',
    version: 1,
    preset,
    rules,
    players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    rounds,
  }
}

/** An end that a line does not have has no name there, which a record's form says, not its rules. */
const codesOf = (code: string): readonly string[] => (code === 'does-not-match' ? [code, 'bad-event'] : [code])

function hold(score: (record: unknown) => unknown, openSum: (record: unknown) => number, record: ExampleRecord, example: GivenExample): void {
  let totals: readonly number[] = Array.from({ length: example.players }, () => 0)
  let winner: number | null = null
  record.comes.forEach(({ refused, moves, count, event }, at) => {
    const tried = recordTo(record, at)
    const scored = score(tried) as Scored | Refused
    if (refused !== undefined) {
      expect(codesOf(refused), example.why).toContain('error' in scored ? scored.error.code : 'nothing is refused')
      return
    }
    if ('error' in scored) throw new Error(`${JSON.stringify(event)} is ${scored.error.code}`)
    for (const [seat, points] of Object.entries(moves ?? {})) expect((scored.totals[Number(seat)] ?? 0) - (totals[Number(seat)] ?? 0), example.why).toBe(points)
    if (count !== undefined) expect(openSum(tried), example.why).toBe(count)
    ;({ totals, winner } = scored)
  })
  expect({ totals, winner }, example.why).toEqual({ totals: example.expected.totals, winner: example.expected.winner ?? null })
}

/** What all that lies open comes to, in each scorer. */
function appSum(record: unknown): number {
  const scored = scoreRecord(record)
  const round = scored.ok ? scored.value.state.round : null
  return round === null ? NaN : shownSum(exposed(round.line))
}

function naiveSum(record: unknown): number {
  const match = naiveMatch(record)
  return match instanceof NaiveMatch ? exposedHalves(match.line, match.rules).reduce((sum, { suit }) => sum + suit, 0) : NaN
}

const asksForHands = (rules: Readonly<Record<string, unknown>>): boolean => rules['endWorth'] !== 'fixed'

if (existsSync(GIVEN)) {
  describe('the counted examples given with the rulebook of the other games', () => {
    const given = readExamples()
    const counted = given.filter((example) => PRESET_IDS.some((id) => id === example.game) && !isLeftOut(example) && example.expected.refused === undefined)

    test.each(counted.map((example) => [example.id, example.why, example] as const))('%s: %s', (_id, _why, example) => {
      const record = exampleRecord(example, asksForHands)
      hold(scoreOf, appSum, record, example)
      hold(naiveScore, naiveSum, record, example)
    })

    test('all are there but those of partners, of scores that have to be called, and of games that are to come', () => {
      expect(given).toHaveLength(101)
      const out = given.filter((example) => !counted.includes(example))
      expect(out.every((example) => isLeftOut(example) || example.expected.refused !== undefined || !PRESET_IDS.some((id) => id === example.game))).toBe(true)
      expect(counted.length).toBeGreaterThan(50)
    })
  })
} else {
  test('NOT COMPARED with the counted examples given with the rulebook: ../shared/rulebook-games-examples.jsonl is not beside this checkout', () => {
    expect(PRESET_IDS).toContain('all-fives')
  })
}
