import { describe, expect, test } from 'vitest'
import { compareRulings } from '#shared/arbiter/compare'
import { expectOk } from '#shared/kernel/result'
import { explainEvent } from '#shared/match/explain/explain'
import type { RecordEvent, RuleOverrides } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { PresetId } from '#shared/rules/presets'
import type { RuleSettings } from '#shared/games/rules'
import { dispute, rulesOf, shown } from './disputes'

const SPINNER: RecordEvent = { type: 'table', line: { spinner: '6-6', arms: [['6-4'], ['6-2'], ['6-1'], ['6-3']] }, hands: [2, 1] }
const TRAIN: RecordEvent = { type: 'table', line: ['6-6'], hands: [2, 1] }
/** Neither fits an end of either table. */
const HANDS = [['5-5', '5-0'], ['5-3']]

/** What each other blocked rule would move, as the question about a block says it and as the arbiter says it. */
function figures(preset: PresetId, rules: Partial<RuleSettings>) {
  const hands = preset === 'double-bergen' ? [['5-5', '5-0'], ['0-0']] : HANDS
  const events: RecordEvent[] = [preset === 'double-bergen' ? SPINNER : TRAIN, { type: 'block', hands }]
  const players = [{ name: 'Ada' }, { name: 'Ben' }]
  const record = { format: 'caravan-record', version: 1, preset, rules: rules as RuleOverrides, players, rounds: [{ leader: 0, events }] } as const
  expectOk(scoreRecord(record), 'the record is sound')
  const asked = expectOk(explainEvent(record, 0, 1), 'the block can be asked about')
  const own = asked.end?.deltas
  const question = asked.readings.flatMap(({ name, value, outcome }) => {
    if (name !== 'blockedRule' || outcome.kind === 'refused') return []
    return [[value, outcome.kind === 'same' ? own : outcome.upshot.end?.deltas]]
  })
  const told = dispute(
    rulesOf(2, rules, preset),
    hands.map((hand) => shown(hand.join(' '))),
    { totals: [0, 0] },
  )
  const compared = expectOk(compareRulings(told), 'all hands are shown').opinions
  const arbiter = question.map(([value]) => {
    const opinion = compared.find(({ choice }) => choice.blockedRule === value && choice.reading !== 'simple' && choice.reading !== 'all')
    return [value, opinion?.ruled.deltas]
  })
  return { question, arbiter }
}

describe('Another blocked rule moves the same points wherever it is told', () => {
  test.each<readonly [PresetId, Partial<RuleSettings>]>([
    ['double-bergen', {}],
    ['double-bergen', { blockedRule: 'american' }],
    ['double-bergen', { blockedPoints: 3, floor: 0 }],
    ['bergen-pagat', {}],
    ['bergen-pagat', { blockedPoints: 1 }],
    ['bergen-hoyle', {}],
    ['bergen-online', { blockedPoints: 2, blockedRule: 'german' }],
  ])('%s %o', (preset, rules) => {
    const { question, arbiter } = figures(preset, rules)
    expect(question.length).toBeGreaterThan(3)
    expect(arbiter).toEqual(question)
  })

  test('in Double Bergen the tiles are deducted beside what the winner gets, which is nothing (DB-4)', () => {
    const { arbiter } = figures('double-bergen', {})
    expect(Object.fromEntries(arbiter as [string, unknown][])).toMatchObject({ simple: [-2, -1], picture: [-2, -1] })
  })
})
