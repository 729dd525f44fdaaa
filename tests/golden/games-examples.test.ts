import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exposed, shownSum } from '#shared/domino/line'
import { scoreRecord } from '#shared/match/replay'
import { isSameSide } from '#shared/games/sides'
import { PRESET_IDS } from '#shared/rules/presets'
import { keyOfName } from '#shared/stats/person'
import { standings } from '#shared/stats/standing'
import { scoreOf } from '../reference/compare'
import { NaiveMatch, naiveMatch, naiveScore } from '../reference/naive-scorer'
import { exposedHalves } from '../reference/naive-line'
import { exampleRecord, type ExampleRecord, type GivenExample } from './example-records'

const GIVEN = new URL('../../../shared/rulebook-games-examples.jsonl', import.meta.url)

const readExamples = (): readonly GivenExample[] =>
  readFileSync(GIVEN, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as GivenExample)

interface Scored {
  readonly totals: readonly number[]
  readonly winner: number | null
  readonly winners?: readonly number[]
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
  let winners: readonly number[] | null = null
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
    winners = scored.winners ?? null
  })
  const { expected } = example
  expect({ totals, winner }, example.why).toEqual({ totals: expected.totals ?? example.totals, winner: expected.winner ?? null })
  if (expected.winners !== undefined) expect(winners, example.why).toEqual(expected.winners)
  if (expected.sides !== undefined)
    expect(
      [0, 1].map((side) => (totals[side] ?? 0) + (totals[side + 2] ?? 0)),
      example.why,
    ).toEqual(expected.sides)
}

/** A table that cannot be is refused as a whole. */
function refused(example: GivenExample): void {
  const record = recordTo({ preset: example.game, rules: example.settings, players: example.players, comes: [] }, 0)
  const scored = scoreRecord(record)
  const { code = null, fault } = scored.ok ? {} : scored.error.refusal
  expect([code, fault?.kind], example.why).toContain(example.expected.refused)
  expect(naiveScore(record), example.why).toMatchObject({ error: { code: 'bad-record' } })
}

/** The places of a match that ends as it stands, and who has met. */
function places(example: GivenExample): void {
  const { totals = [], expected, settings, players } = example
  const partners = settings['partners'] === true
  const seats = Array.from({ length: players }, (_, seat) => keyOfName(`seat ${seat}`))
  const standing = standings({ winner: null, totals, lowest: false, ...(partners ? { partners } : {}) }, seats)
  expect(
    seats.map((person) => standing.find((each) => each.person === person)?.place),
    example.why,
  ).toEqual(expected.places)
  if (expected.met === undefined) return
  const met = seats.flatMap((_, one) => seats.flatMap((__, other) => (one < other && !isSameSide({ partners }, one, other) ? [`${one}-${other}`] : [])))
  expect(met, example.why).toEqual(expected.met)
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
    const known = given.filter((example) => PRESET_IDS.some((id) => id === example.game))
    const counted = known.filter(({ expected }) => expected.refused === undefined && expected.places === undefined)
    const impossible = known.filter(({ expected }) => expected.refused !== undefined)
    const placed = known.filter(({ expected }) => expected.places !== undefined)

    test.each(counted.map((example) => [example.id, example.why, example] as const))('%s: %s', (_id, _why, example) => {
      const record = exampleRecord(example, asksForHands)
      hold(scoreOf, appSum, record, example)
      hold(naiveScore, naiveSum, record, example)
    })

    test.each(impossible.map((example) => [example.id, example.why, example] as const))('%s: %s', (_id, _why, example) => refused(example))

    test.each(placed.map((example) => [example.id, example.why, example] as const))('%s: %s', (_id, _why, example) => places(example))

    test('all are there', () => {
      expect(given).toHaveLength(101)
      expect(known).toHaveLength(101)
    })
  })
} else {
  test('NOT COMPARED with the counted examples given with the rulebook: ../shared/rulebook-games-examples.jsonl is not beside this checkout', () => {
    expect(PRESET_IDS).toContain('all-fives')
  })
}
