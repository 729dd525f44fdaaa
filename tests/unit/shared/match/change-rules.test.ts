import { describe, expect, test } from 'vitest'
import { expectOk, type Result } from '#shared/kernel/result'
import {
  changeBetween,
  heldOverrides,
  mistakeRulesOf,
  rulesEventsOf,
  rulesForNext as forNext,
  scoredUnder as under,
  type RulesFrom,
} from '#shared/match/change-rules'
import type { DecideRefusal } from '#shared/match/decide'
import { invertEdit, type Edit } from '#shared/match/edits'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord, RecordEvent, RuleOverrides } from '#shared/match/record'
import { changesIn, rulesAt, rulesAtEnd } from '#shared/match/rules-at'
import { answering } from '../../../support/answered'
import { applyEdit, decideEnter, decideRevise, decideRules, decideStartRound, scoreRecord } from '../../../support/asked'

const [rulesForNext, scoredUnder] = [answering(forNext), answering(under)]

const play = (tile: string, arm?: 'left' | 'right'): RecordEvent => (arm === undefined ? { type: 'play', tile } : { type: 'play', tile, arm })
const entered = (record: MatchRecord, ...events: RecordEvent[]): MatchRecord =>
  events.reduce((so, event) => applyEdit(so, expectOk(decideEnter(so, event), 'an event of the test')), record)
const scored = (record: MatchRecord) => expectOk(scoreRecord(record), 'the record is sound')
const refusalOf = (result: Result<unknown, DecideRefusal>): DecideRefusal => {
  if (result.ok) return expect.fail('it was not refused')
  return result.error
}
const changed = (record: MatchRecord, rules: RuleOverrides, from: RulesFrom): { readonly record: MatchRecord; readonly edit: Edit } => {
  const edit = expectOk(decideRules(record, rules, from), 'the rules can be changed so')
  return { record: applyEdit(record, edit), edit }
}

const empty = newRecord('bergen-game-cabinet', { doubleHeader: 3 }, [{ name: 'Ada' }, { name: 'Ben' }])
const begun = applyEdit(empty, expectOk(decideStartRound(empty, { leader: 0 }), 'the first round begins'))
/** Ada 3 for a double header, then Ben 0. */
const played = entered(begun, play('6-5'), play('6-1', 'left'), play('5-1', 'right'))

describe('what a change has to name', () => {
  test('is what becomes another value, a return to the preset with its number too', () => {
    expect(changeBetween('bergen-game-cabinet', { doubleHeader: 3, target: 20 }, { target: 20, floor: -1 })).toEqual({ doubleHeader: 2, floor: -1 })
  })
  test('the usual points of a blocked round are named as the number they are', () => {
    expect(changeBetween('bergen-game-cabinet', { blockedPoints: 5 }, {})).toEqual({ blockedPoints: 1 })
    expect(changeBetween('bergen-game-cabinet', { blockedPoints: 5 }, { blockedRule: 'german' })).toEqual({ blockedRule: 'german', blockedPoints: 2 })
  })
})

describe('what a table has chosen for its mistakes', () => {
  const chosen: RuleOverrides = { doubleHeader: 3, mistakes: { couldPlay: { points: 3, way: 'give' }, exposed: 'first-chance' } }

  test('is named like other rules, and taken back by naming nothing', () => {
    expect(changeBetween('bergen-game-cabinet', { doubleHeader: 3 }, chosen)).toEqual({ mistakes: chosen.mistakes })
    expect(changeBetween('bergen-game-cabinet', chosen, chosen)).toEqual({})
    expect(changeBetween('bergen-game-cabinet', chosen, { doubleHeader: 3 })).toEqual({ mistakes: {} })
  })

  test('holds from where it is named, in the next match too, and counts nothing', () => {
    const { record, edit } = changed(played, chosen, 'now')
    expect(mistakeRulesOf(played)).toEqual({})
    expect(mistakeRulesOf(record)).toEqual(chosen.mistakes)
    expect(rulesForNext(record)).toEqual(chosen)
    expect(scored(record).totals).toEqual(scored(played).totals)
    expect(scored(record).rules).toEqual(scored(played).rules)
    expect(applyEdit(record, invertEdit(edit))).toEqual(played)
    const back = changed(record, { doubleHeader: 3 }, 'now').record
    expect([mistakeRulesOf(back), rulesForNext(back)]).toEqual([{}, { doubleHeader: 3 }])
  })
})

describe('from now on', () => {
  test('the rules stand after the last event, and what was scored before stays', () => {
    const { record, edit } = changed(played, { doubleHeader: 3, tripleHeader: 9 }, 'now')
    expect(edit.name).toBe('change-rules')
    expect(record.rounds[0]?.events.at(-1)).toEqual({ type: 'rules', rules: { tripleHeader: 9 } })
    expect(scored(record).totals).toEqual([3, 0])
    expect(heldOverrides(record)).toEqual({ doubleHeader: 3, tripleHeader: 9 })
    expect(applyEdit(record, invertEdit(edit))).toEqual(played)
  })
  test('whose turn it is and what was drawn in it stay', () => {
    const drawn = entered(played, { type: 'draw', count: 1 })
    const before = scored(drawn).state.round
    expect(scored(changed(drawn, { draw: 'one' }, 'now').record).state.round).toEqual(before)
  })
  test('each event knows the rules it was scored by', () => {
    const round = scored(entered(changed(played, { doubleHeader: 7 }, 'now').record, play('1-0', 'left'))).rounds[0]
    expect([0, 2, 3, 4].map((event) => round && rulesAt(round, event).doubleHeader)).toEqual([3, 3, 7, 7])
    expect(round?.rules.doubleHeader).toBe(3)
    expect(round && [rulesAtEnd(round).doubleHeader, changesIn(round)]).toEqual([7, [{ doubleHeader: 7 }]])
    const first = scored(changed(played, { doubleHeader: 5 }, 'beginning').record).rounds[0]
    expect(first && rulesAt(first, 0).doubleHeader).toBe(5)
  })
  test('rules that hold already are nothing to change', () => {
    expect(refusalOf(decideRules(played, { doubleHeader: 3, tripleHeader: 3 }, 'now'))).toEqual({ kind: 'nothing-to-change' })
  })
  test('a rule of the deal is refused in the middle of a round, with the reason', () => {
    expect(refusalOf(decideRules(played, { doubleHeader: 3, handSize: 4 }, 'now'))).toMatchObject({
      kind: 'impossible',
      round: 1,
      event: 4,
      refusal: { code: 'bad-event', fault: { kind: 'set-up-rules', settings: ['handSize'] } },
    })
  })
  test('a spinner is of the deal too, and brings its arms with it', () => {
    expect(refusalOf(decideRules(played, { doubleHeader: 3, spinner: true }, 'now'))).toMatchObject({
      refusal: { code: 'bad-event', fault: { kind: 'set-up-rules', settings: ['spinner'] } },
    })
    const fresh = applyEdit(empty, expectOk(decideStartRound(empty, { leader: 0 }), 'it begins'))
    const { round } = scored(entered(changed(fresh, { spinner: true }, 'now').record, play('6-6'))).state
    expect(round?.line).toMatchObject({ layout: 'spinner', ends: [{ suit: 6 }, { suit: 6 }, { suit: 6 }, { suit: 6 }] })
  })
  test('after the end of a round there is no place for them in it', () => {
    const short = applyEdit({ ...empty, rules: { handSize: 1 } }, expectOk(decideStartRound(empty, { leader: 0 }), 'it begins'))
    expect(refusalOf(decideRules(entered(short, play('6-5')), { handSize: 1, target: 9 }, 'now'))).toMatchObject({ refusal: { code: 'round-over' } })
  })
})

describe('from the beginning', () => {
  test('the rules are the first event, and everything is scored by them', () => {
    const { record, edit } = changed(played, { doubleHeader: 5 }, 'beginning')
    expect(record.rounds[0]?.events[0]).toEqual({ type: 'rules', rules: { doubleHeader: 5 } })
    expect(scored(record).totals).toEqual([5, 0])
    expect(applyEdit(record, invertEdit(edit))).toEqual(played)
  })
  test('take the place of every earlier change', () => {
    const twice = changed(entered(changed(played, { doubleHeader: 7 }, 'now').record, play('1-0', 'left')), { doubleHeader: 8 }, 'now').record
    const { record, edit } = changed(twice, { doubleHeader: 6 }, 'beginning')
    expect(record.rounds[0]?.events.map(({ type }) => type)).toEqual(['rules', 'play', 'play', 'play', 'play'])
    expect(applyEdit(record, invertEdit(edit))).toEqual(twice)
    expect(edit.name).toBe('change-rules')
    const asBegun = changed(twice, { doubleHeader: 3 }, 'beginning')
    expect(
      asBegun.record.rounds[0]?.events.map(({ type }) => type),
      'those it was begun with need no event',
    ).toEqual(['play', 'play', 'play', 'play'])
    expect(asBegun.edit.changes).toHaveLength(2)
  })
  test('are nothing to change where they held all the time, and no match without a round has a place for them', () => {
    expect(refusalOf(decideRules(played, { doubleHeader: 3 }, 'beginning'))).toEqual({ kind: 'nothing-to-change' })
    expect(refusalOf(decideRules(empty, { doubleHeader: 4 }, 'beginning'))).toEqual({ kind: 'no-such-event' })
  })
  test('a rule of the deal can change so, where the record allows it', () => {
    expect(scored(changed(played, { doubleHeader: 3, handSize: 7 }, 'beginning').record).state.round?.hands).toEqual([5, 6])
  })
  test('what no longer fits is named by the place it has now', () => {
    const later = entered(changed(played, { doubleHeader: 7 }, 'now').record, play('1-0', 'left'))
    expect(refusalOf(decideRules(later, { target: 2, approachCap: false }, 'beginning'))).toMatchObject({
      kind: 'later-event',
      round: 1,
      event: 5,
      refusal: { code: 'match-over' },
    })
    expect(refusalOf(decideRules(later, { leadTile: 'double' }, 'beginning'))).toMatchObject({
      kind: 'later-event',
      round: 1,
      event: 1,
      refusal: { code: 'lead-must-be-double' },
    })
    expect(refusalOf(decideRules(later, { handSize: 19 }, 'beginning'))).toMatchObject({
      kind: 'impossible',
      round: 1,
      event: 1,
      refusal: { code: 'bad-event' },
    })
  })
  test('what no longer fits in a later round is named by its place there', () => {
    const one = applyEdit({ ...empty, rules: { handSize: 1 } }, expectOk(decideStartRound(empty, { leader: 0 }), 'it begins'))
    const won = entered(one, play('6-6'))
    const next = applyEdit(won, expectOk(decideStartRound(won, { leader: 1 }), 'the next begins'))
    const wanted = { handSize: 1, target: 1, approachCap: false }
    expect(refusalOf(decideRules(next, wanted, 'beginning'))).toMatchObject({ kind: 'later-event', round: 2, event: null, refusal: { code: 'match-over' } })
    expect(refusalOf(decideRules(entered(next, play('6-5')), { handSize: 1, leadTile: 'double' }, 'beginning'))).toMatchObject({
      kind: 'later-event',
      round: 2,
      event: 1,
      refusal: { code: 'lead-must-be-double' },
    })
  })
  test('is what the totals are compared by', () => {
    expect(expectOk(scoredUnder(played, { doubleHeader: 1 }), 'it could have been played so').totals).toEqual([1, 0])
    expect(expectOk(scoredUnder(played, { doubleHeader: 3 }), 'it was played so').totals).toEqual([3, 0])
    expect(refusalOf(scoredUnder(played, { leadTile: 'double' }))).toMatchObject({ kind: 'later-event', round: 1, event: 1 })
  })
})

describe('the next match of the same table', () => {
  test('has the rules this one was begun with where none changed', () => {
    expect([rulesEventsOf(played), rulesForNext(played)]).toEqual([[], { doubleHeader: 3 }])
    expect(rulesForNext({ ...played, rules: { doubleHeader: 2 } })).toEqual({ doubleHeader: 2 })
  })
  test('has what held last, but for the points of a blocked round that follow from its rule', () => {
    const german = changed(played, { doubleHeader: 3, blockedRule: 'german' }, 'now').record
    expect(rulesEventsOf(german)).toEqual([{ round: 0, event: 3, rules: { blockedRule: 'german', blockedPoints: 2 } }])
    expect(rulesForNext(german)).toEqual({ doubleHeader: 3, blockedRule: 'german' })
    expect(rulesForNext(changed(german, { blockedRule: 'german', blockedPoints: 4 }, 'now').record)).toEqual({ blockedRule: 'german', blockedPoints: 4 })
  })
  test('names the points of a blocked round where its game has none of its own', () => {
    const double = newRecord('double-bergen', {}, [{ name: 'Ada' }, { name: 'Ben' }])
    const round = applyEdit(double, expectOk(decideStartRound(double, { leader: 0 }), 'it begins'))
    for (const blockedPoints of [1, 2]) expect(rulesForNext(changed(round, { blockedPoints }, 'now').record)).toEqual({ blockedPoints })
  })
})

describe('a change of rules is an event like others', () => {
  const twice = entered(changed(played, { doubleHeader: 7 }, 'now').record, play('1-0', 'left'))

  test('it can be taken out, and what follows is scored by what held before', () => {
    const edit = expectOk(decideRevise(twice, { corrections: [{ round: 0, event: 3, replacement: null }], starts: [] }), 'it can be taken out')
    expect(scored(applyEdit(twice, edit)).rules.doubleHeader).toBe(3)
  })
  test('it can be corrected, and one that was forgotten put in', () => {
    const rules: RecordEvent = { type: 'rules', rules: { doubleHeader: 0 } }
    const edit = expectOk(
      decideRevise(twice, { corrections: [{ round: 0, event: 2, replacement: play('5-1', 'right'), insertBefore: [rules] }], starts: [] }),
      'it can be put in',
    )
    expect(scored(applyEdit(twice, edit)).totals).toEqual([0, 0])
  })
})
