import { describe, expect, test } from 'vitest'
import { WARNING_CODES } from '#shared/match/events'
import { ADJUST_REASONS } from '#shared/match/record'
import { decidedAbout, mistakeProven, mistakeWarned, remedyByRule } from '#shared/match/remedy'
import { newRecord } from '#shared/match/new-record'
import { scoreRecord } from '#shared/match/replay'
import { expectOk } from '#shared/kernel/result'
import type { RuleOverrides } from '#shared/games/rules'
import { resolveRules } from '#shared/rules/resolve'

describe('A mistake', () => {
  test.each([
    ['lose', 'bergen-pagat', 3, [0, -3, 0]],
    ['give', 'bergen-pagat', 3, [3, 0, 3]],
    ['move', 'bergen-pagat', 2, [3, -3]],
    // the other side gets them once
    ['give', 'block-partners', 4, [0, 0, 3, 0]],
    ['move', 'block-partners', 4, [0, -3, 3, 0]],
  ] as const)('has the points that the table has chosen: %s, in %s for %i', (way, preset, players, deltas) => {
    const rules = expectOk(resolveRules(preset, { mistakes: { couldPlay: { points: 3, way } } } as RuleOverrides, players), 'a table')
    expect('mistakes' in rules).toBe(false)
    const mistake = mistakeProven({ round: 2, event: 5, player: 1, drawn: 0 })
    expect(remedyByRule(rules, { couldPlay: { points: 3, way } }, mistake)).toEqual({
      type: 'adjust',
      deltas,
      reason: 'passed-but-could',
      by: 'table',
      about: { round: 2, event: 5 },
    })
    expect(remedyByRule(rules, { wrongCount: { points: 3, way } }, mistake)).toBeNull()
    expect(remedyByRule(rules, { couldPlay: { points: 3, way } }, { ...mistake, reason: 'misplay' })).toBeNull()
  })

  test('that is proven names whether it was a pass or a draw', () => {
    expect(mistakeProven({ round: 2, event: 5, player: 1, drawn: 0 })).toEqual({ player: 1, about: { round: 2, event: 5 }, reason: 'passed-but-could' })
    expect(mistakeProven({ round: 2, event: 5, player: 1, drawn: 3 }).reason).toBe('drew-but-could')
  })

  test('that is irregular has a reason for points, or none at all', () => {
    const reasons = WARNING_CODES.map((code) => [code, mistakeWarned({ code, round: 1, event: 3, player: 0 })?.reason ?? null])
    expect(Object.fromEntries(reasons)).toEqual({
      'out-of-turn': 'out-of-turn',
      'pass-with-boneyard': null,
      'drew-too-many': 'wrong-count',
      'block-declared-early': null,
      'hand-size': 'wrong-count',
      'more-than-the-set': null,
      'round-unfinished': null,
      stands: 'misplay',
      'shown-first': 'exposed',
      'block-stands': null,
    })
    for (const [, reason] of reasons) expect([null, ...ADJUST_REASONS]).toContain(reason)
  })

  test('is decided by points that name its entry and its reason', () => {
    const adjust = { type: 'adjust', deltas: [1, 0], by: 'table' } as const
    const match = scoreRecord({
      ...newRecord('bergen-pagat', {}, [{ name: 'Ada' }, { name: 'Ben' }]),
      rounds: [
        {
          leader: 0,
          events: [
            { type: 'play', player: 0, tile: '2-2' },
            { type: 'pass', player: 1 },
            { ...adjust, reason: 'passed-but-could', about: { round: 1, event: 2 } },
            { ...adjust, reason: 'other', about: { round: 1, event: 2 } },
            { ...adjust, reason: 'passed-but-could' },
            { ...adjust, reason: 'passed-but-could', about: { round: 1, event: 1 } },
          ],
        },
      ],
    })
    const decided = decidedAbout(expectOk(match, 'the record is sound'), mistakeProven({ round: 1, event: 2, player: 1, drawn: 0 }))
    expect(decided.map(({ totals }) => totals[0])).toEqual([3])
  })

  test('that is nobody’s, or no entry’s, has no remedy', () => {
    expect(mistakeWarned({ code: 'stands', round: 1, event: 3 })).toBeNull()
    expect(mistakeWarned({ code: 'stands', round: 1, event: null, player: 0 })).toBeNull()
  })
})
