import { describe, expect, test } from 'vitest'
import { WARNING_CODES } from '#shared/match/events'
import { ADJUST_REASONS, areRuleOverrides } from '#shared/match/record'
import type { RoundState } from '#shared/match/state'
import { asksForHand, decidedAbout, followsFrom, type Mistake, mistakeProven, mistakeWarned, remedyByRule, unannounced } from '#shared/match/remedy'
import { newRecord } from '#shared/match/new-record'
import { scoreRecord } from '#shared/match/replay'
import { expectOk } from '#shared/kernel/result'
import { MISTAKE_SHEETS, type MistakeRules, rulesOfSheet } from '#shared/games/mistakes'
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

describe('What a table has chosen beside points', () => {
  const rules = expectOk(resolveRules('all-fives', {}, 2), 'a table')
  const mistake = mistakeProven({ round: 2, event: 5, player: 1, drawn: 3 })
  const moved = (couldPlay: MistakeRules['couldPlay'], pips = 0) => remedyByRule(rules, { couldPlay }, mistake, pips)?.deltas

  test('the pips of the hand, or a part of the target, count where they are more', () => {
    const give = { points: 50, way: 'give' } as const
    expect([rules.target, moved(give, 80)]).toEqual([250, [50, 0]])
    expect([moved({ ...give, orHand: true }), moved({ ...give, orHand: true }, 21), moved({ ...give, orHand: true }, 80)]).toEqual([
      [50, 0],
      [50, 0],
      [80, 0],
    ])
    expect([moved({ ...give, points: 30, orPercent: 20 }), moved({ ...give, points: 30, orPercent: 1 })]).toEqual([
      [50, 0],
      [30, 0],
    ])
    expect(remedyByRule(rules, { wrongCount: give, couldPlay: { ...give, orHand: true } }, { ...mistake, reason: 'wrong-count' }, 80)?.deltas).toEqual([50, 0])
    expect([{ couldPlay: { ...give, orHand: true as const } }, { couldPlay: give }, {}].map((chosen) => asksForHand(chosen, mistake))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('the round stops while it runs; points that win end the match as they reach the target', () => {
    const stops: MistakeRules = { couldPlay: { points: 1, way: 'give', stops: true }, adjustWins: true }
    const [deltas, reached] = [
      [50, 0],
      [260, 10],
    ]
    const follows = (chosen: MistakeRules, rounds: number, of: Mistake | null, totals: readonly number[] = reached) =>
      followsFrom({ rules, totals }, chosen, { mistake: of, deltas, rounds })
    expect(follows(stops, 2, mistake)).toEqual({ type: 'finish', what: 'round', why: 'penalty' })
    const ends = { type: 'finish', what: 'match', when: 'now', why: 'penalty' }
    expect([follows(stops, 3, mistake), follows(stops, 2, null)]).toEqual([ends, ends])
    expect([follows(stops, 2, null, [249, 10]), follows(stops, 2, null, [10, 260]), follows({}, 2, mistake)]).toEqual([null, null, null])
  })

  test('who does not announce the last tile draws, as many as there are', () => {
    const hands = (held: readonly number[], boneyard: number, gone: readonly number[] = []) =>
      unannounced({ round: { hands: held, boneyard, gone, end: null } as unknown as RoundState }, { lastTile: { draw: 2 } })
    expect(hands([1, 3, 1], 5)).toEqual([
      { type: 'hand', player: 0, count: 3, why: 'penalty' },
      { type: 'hand', player: 2, count: 3, why: 'penalty' },
    ])
    expect([hands([1, 3, 1], 1, [2]).map(({ count }) => count), hands([1, 3, 1], 0), hands([2, 3, 2], 5)]).toEqual([[2], [], []])
  })

  test.each(MISTAKE_SHEETS)('as $site has it, fits a large game and a small one', (sheet) => {
    const [large, small] = [rulesOfSheet(sheet, 250), rulesOfSheet(sheet, 15)]
    expect(areRuleOverrides({ mistakes: large }) && areRuleOverrides({ mistakes: small })).toBe(true)
    expect(large.couldPlay).toEqual({ ...sheet.couldPlay, way: 'give' })
    expect([small.couldPlay?.points, small.couldPlay?.orHand, small.couldPlay?.orPercent]).toEqual([3, undefined, undefined])
    expect(small.couldPlay?.stops).toBe(sheet.couldPlay.stops)
  })
})
