import { describe, expect, test } from 'vitest'
import { nextLeader as leaderOf } from '#shared/match/next-leader'
import type { MatchRecord, RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import { expectOk } from '#shared/kernel/result'
import { answering } from '../../../support/answered'
import { scoreRecord } from '../../../support/asked'

const nextLeader = answering(leaderOf)

type Events = MatchRecord['rounds'][number]['events']

/** Whom a table of three names after one round that Ada was first asked to lead. */
function after(preset: PresetId, events: Events, rules: RuleOverrides = {}): number | null {
  const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name }))
  const dice = preset === 'flower-and-scorpion' ? { dice: { flower: [6, 6], scorpion: [5, 2] } as const } : {}
  const record = { format: 'caravan-record', version: 1, preset, rules, players, rounds: [{ leader: 0, ...dice, events }] }
  const scored = expectOk(scoreRecord(record), 'the record is sound')
  return nextLeader(preset, scored.rules, scored.rounds)
}

const pass = { type: 'pass' } as const
const lead = { type: 'play', tile: '6-6' } as const
const table: Events[number] = { type: 'table', line: { spinner: '6-6', arms: [['6-4']] }, hands: [3, 3, 3], player: 2 }

describe('Who leads the next round (DB-1)', () => {
  test('the player to the left of who led, if the first leader passed', () => {
    expect(after('double-bergen', [pass, lead])).toBe(2)
    expect(after('double-bergen', [pass, pass, lead])).toBe(0)
    expect(after('double-bergen', [lead])).toBe(1)
  })

  test('counted from who was asked first, where the table reads it so', () => {
    expect(after('double-bergen', [pass, lead], { passedLead: 'who-was-first' })).toBe(1)
  })

  test('counted from the leader of the round, where a table lay already', () => {
    expect(after('double-bergen', [table])).toBe(1)
    expect(after('double-bergen', [table, { type: 'play', player: 2, tile: '6-5' }])).toBe(1)
    expect(after('double-bergen', [])).toBe(1)
    expect(nextLeader('double-bergen', { players: 3, passedLead: 'who-led' }, [])).toBeNull()
  })

  test('in Flower & Scorpion the office passes on, whoever laid the first tile', () => {
    expect(after('flower-and-scorpion', [{ type: 'play', player: 2, tile: '6-4' }])).toBe(1)
  })

  test.each<PresetId>(['bergen-pagat', 'bergen-game-cabinet', 'bergen-draw', 'bergen-hoyle', 'bergen-online'])('%s names nobody in advance', (preset) => {
    expect(after(preset, [lead])).toBeNull()
  })
})

describe('Who leads after a round that was stopped', () => {
  const stop = (why: 'penalty' | 'wrong-deal' | 'time') => ({ type: 'finish', what: 'round', why }) as const
  const about = (event: number): Events[number] => ({ type: 'adjust', deltas: [1, 0, 0], reason: 'other', by: 'table', about: { round: 1, event } })

  test('a wrong deal is dealt again, whoever would lead next', () => {
    expect([after('flower-and-scorpion', [lead, stop('wrong-deal')]), after('bergen-pagat', [lead, stop('wrong-deal')])]).toEqual([0, 0])
    expect([after('flower-and-scorpion', [lead, stop('time')]), after('bergen-pagat', [lead, stop('time')])]).toEqual([1, null])
  })

  test('after a penalty the seat to the left of who erred', () => {
    expect(after('bergen-pagat', [lead, { type: 'pass', player: 1 }, about(2), stop('penalty')])).toBe(2)
    expect(after('bergen-pagat', [lead, stop('penalty')])).toBeNull()
  })
})
