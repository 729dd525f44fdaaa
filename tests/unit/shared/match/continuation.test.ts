import { describe, expect, test } from 'vitest'
import { firstRecordDifference as difference, goesOnFrom as goesOn, type EditedRecord } from '#shared/match/continuation'
import { applyEdits, invertEdit, type Edit } from '#shared/match/edits'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord, RecordEvent, RecordRound } from '#shared/match/record'
import { recordUpTo } from '#shared/match/up-to'
import { answering } from '../../../support/answered'
import { applyEdit } from '../../../support/asked'

const [firstRecordDifference, goesOnFrom] = [answering(difference), answering(goesOn)]

const play = (tile: string): RecordEvent => ({ type: 'play', tile })
const round = (leader: number, ...tiles: readonly string[]): RecordRound => ({ leader, events: tiles.map(play) })
const record = (...rounds: readonly RecordRound[]): MatchRecord => ({
  ...newRecord('bergen-pagat', {}, [{ name: 'Ada' }, { name: 'Ben' }]),
  rounds: [...rounds],
})

const enter = (tile: string, at: number, roundAt = 0): Edit => ({
  name: 'enter-play',
  changes: [{ kind: 'events', round: roundAt, at, before: [], after: [play(tile)] }],
})
const start = (leader: number, at: number): Edit => ({ name: 'start-round', changes: [{ kind: 'rounds', at, before: [], after: [round(leader)] }] })
const revise = (at: number, before: string, after: readonly string[]): Edit => ({
  name: 'revise',
  changes: [{ kind: 'events', round: 0, at, before: [play(before)], after: after.map(play) }],
})

describe('An edit', () => {
  const two = record(round(0, '6-6', '6-4'), round(1, '5-5'))

  test.each<[string, Edit, readonly RecordRound[]]>([
    ['enters an event', enter('4-2', 2), [round(0, '6-6', '6-4', '4-2'), round(1, '5-5')]],
    ['replaces one by others', revise(0, '6-6', ['3-3', '3-1']), [round(0, '3-3', '3-1', '6-4'), round(1, '5-5')]],
    ['begins a round', start(0, 2), [...two.rounds, round(0)]],
    ['takes a round out', { name: 'revise', changes: [{ kind: 'rounds', at: 0, before: [two.rounds[0]!], after: [] }] }, [round(1, '5-5')]],
    ['is of no round that is not there', enter('4-2', 0, 5), two.rounds],
    ['is of nothing', { name: 'revise', changes: [] }, two.rounds],
    [
      'changes how a round begins',
      { name: 'revise', changes: [{ kind: 'start', round: 1, before: { leader: 1 }, after: { leader: 0, dice: { flower: [1, 2], scorpion: [3, 4] } } }] },
      [round(0, '6-6', '6-4'), { ...round(0, '5-5'), dice: { flower: [1, 2], scorpion: [3, 4] } }],
    ],
  ])('%s, and is taken back', (_, edit, rounds) => {
    const after = applyEdit(two, edit)
    expect(after.rounds).toEqual(rounds)
    expect(applyEdit(after, invertEdit(edit))).toEqual(two)
    expect(two.rounds).toEqual([round(0, '6-6', '6-4'), round(1, '5-5')])
  })

  test('of several changes is taken back from its end', () => {
    const edit: Edit = { name: 'revise', changes: [...enter('4-2', 2).changes, ...enter('2-1', 3).changes, ...revise(1, '6-4', ['6-5']).changes] }
    const after = applyEdit(two, edit)
    expect(after.rounds[0]).toEqual(round(0, '6-6', '6-5', '4-2', '2-1'))
    expect(applyEdit(after, invertEdit(edit))).toEqual(two)
    expect(invertEdit(edit).name).toBe('revise')
  })

  test('that takes dice away leaves none', () => {
    const thrown = record({ ...round(0), dice: { flower: [1, 2], scorpion: [3, 4] } })
    expect(applyEdit(thrown, { name: 'revise', changes: [{ kind: 'start', round: 0, before: { leader: 0 }, after: { leader: 1 } }] }).rounds).toEqual([
      round(1),
    ])
  })

  test('that changes nothing leaves the very record', () => {
    expect(applyEdits(two, [{ name: 'revise', changes: [] }])).toBe(two)
    expect(applyEdits(two, [])).toBe(two)
  })
})

describe('Where two records part', () => {
  test.each<[string, readonly RecordRound[], readonly RecordRound[], ReturnType<typeof firstRecordDifference>]>([
    ['nowhere', [round(0, '6-6')], [round(0, '6-6')], null],
    ['at an event', [round(0, '6-6', '6-4')], [round(0, '6-6', '6-5')], { round: 0, event: 1 }],
    ['where one goes on', [round(0, '6-6', '6-4')], [round(0, '6-6')], { round: 0, event: 1 }],
    ['where the other goes on', [round(0, '6-6')], [round(0, '6-6', '6-4')], { round: 0, event: 1 }],
    ['where one has another round', [round(0, '6-6')], [round(0, '6-6'), round(1)], { round: 1, event: null }],
    ['where the first has another round', [round(0, '6-6'), round(1)], [round(0, '6-6')], { round: 1, event: null }],
    ['at the beginning of a round', [round(0, '6-6'), round(1)], [round(0, '6-6'), round(0)], { round: 1, event: null }],
    ['at the first of several places', [round(0, '6-6'), round(1)], [round(0, '5-5'), round(0)], { round: 0, event: 0 }],
  ])('is %s', (_, one, other, place) => {
    expect(firstRecordDifference(one, other)).toEqual(place)
  })
})

/** What edits made of a record, with those that were taken back. */
function edited(done: readonly Edit[], undone: readonly Edit[] = [], from: MatchRecord = record()): EditedRecord {
  return { ...applyEdits(from, done), edits: { done, undone } }
}
const BEGUN = [start(0, 0), enter('6-6', 0)]

describe('One copy goes on from another', () => {
  test.each<[string, EditedRecord, EditedRecord, boolean]>([
    ['where it is the same', edited(BEGUN), edited(BEGUN), true],
    ['where more was entered', edited([...BEGUN, enter('6-4', 1)]), edited(BEGUN), true],
    ['not where less was', edited(BEGUN), edited([...BEGUN, enter('6-4', 1)]), false],
    ['not where something else was', edited([...BEGUN, enter('6-4', 1)]), edited([...BEGUN, enter('6-5', 1)]), false],
    ['where what was entered was corrected since', edited([...BEGUN, revise(0, '6-6', ['5-5'])]), edited(BEGUN), true],
    ['not where it does not know of a correction', edited([...BEGUN, enter('6-4', 1)]), edited([...BEGUN, revise(0, '6-6', ['5-5'])]), false],
    ['not where what was taken back comes again', edited([...BEGUN, enter('6-4', 1)]), edited(BEGUN, [enter('6-4', 1)]), false],
    ['where another thing follows what was taken back', edited([...BEGUN, enter('6-5', 1)]), edited(BEGUN, [enter('6-4', 1)]), true],
  ])('%s', (_, later, earlier, goesOn) => {
    expect(goesOnFrom(later, earlier)).toBe(goesOn)
  })

  /** The same record, of which the edits are not known. */
  const unknown = (...rounds: readonly RecordRound[]): EditedRecord => ({ ...record(...rounds), edits: { done: [], undone: [] } })

  test.each<[string, EditedRecord, EditedRecord, boolean]>([
    ['where all rounds and events of the one stand in the other', edited([...BEGUN, enter('6-4', 1)]), unknown(round(0, '6-6')), true],
    ['not where an event is another', edited([...BEGUN, enter('6-4', 1)]), unknown(round(0, '5-5')), false],
    ['not where a round begins otherwise', edited(BEGUN), unknown(round(1, '6-6')), false],
    ['not where an earlier round has less', edited([...BEGUN, enter('6-4', 1), start(1, 1)]), unknown(round(0, '6-6'), round(1)), false],
    ['not where the one has more rounds', edited(BEGUN), unknown(round(0, '6-6'), round(1)), false],
  ])('without its edits, %s', (_, later, earlier, goesOn) => {
    expect(goesOnFrom(later, earlier)).toBe(goesOn)
  })

  test('not from one in which something was taken out or replaced that it does not know of', () => {
    const earlier: EditedRecord = { ...record(round(0, '6-6')), edits: { done: [start(0, 0), enter('5-5', 0), revise(0, '5-5', ['6-6'])], undone: [] } }
    const later: EditedRecord = { ...record(round(0, '6-6', '6-4')), edits: { done: [start(0, 0), enter('6-6', 0), enter('6-4', 1)], undone: [] } }
    expect(goesOnFrom(later, earlier)).toBe(false)
    const onlyEntered: EditedRecord = { ...earlier, edits: { done: [start(0, 0), enter('6-6', 0), enter('6-4', 1)].slice(0, 1), undone: [] } }
    expect(goesOnFrom(later, onlyEntered)).toBe(true)
  })
})

/* The same record with edits that were noted otherwise, so that only what stands in it tells. */
const both = (tiles: readonly string[], leader = 0): Edit => ({
  name: 'start-round',
  changes: [{ kind: 'rounds', at: 0, before: [], after: [round(leader, ...tiles)] }],
})
const lead = (leader: number): Edit => ({ name: 'revise', changes: [{ kind: 'start', round: 0, before: { leader: 1 - leader }, after: { leader } }] })
const together = (...edits: readonly Edit[]): Edit => ({ name: 'revise', changes: edits.flatMap(({ changes }) => changes) })
const AGAIN = revise(0, '5-5', ['6-6'])

describe('One copy goes on from another that was noted otherwise', () => {
  test.each<[string, readonly Edit[], readonly Edit[], boolean]>([
    ['where only more was entered', [both(['6-6']), enter('6-4', 1)], BEGUN, true],
    ['not where who leads was changed', [both(['6-6']), enter('6-4', 1)], [start(1, 0), lead(0), enter('6-6', 0)], false],
    ['not where something was replaced beside what was entered', [both(['6-6']), enter('6-4', 1)], [start(0, 0), together(enter('5-5', 0), AGAIN)], false],
    [
      'where what was replaced is known to both',
      [start(0, 0), enter('5-5', 0), AGAIN, together(enter('6-4', 1), enter('4-2', 2))],
      [start(0, 0), enter('5-5', 0), AGAIN, enter('6-4', 1)],
      true,
    ],
    [
      'not where the rest of its edits would fit the other by chance',
      [...BEGUN, { name: 'revise', changes: [] }, enter('6-4', 1)],
      [start(0, 0), enter('5-5', 0), AGAIN],
      false,
    ],
  ])('%s', (_, later, earlier, goesOn) => {
    expect(goesOnFrom(edited(later), edited(earlier))).toBe(goesOn)
  })
})

test('a record up to an event leaves out all that is later', () => {
  const whole = record(round(0, '6-6', '6-4'), round(1, '5-5', '5-4'), round(0, '3-3'))
  expect(recordUpTo(whole, 1, 1).rounds).toEqual([round(0, '6-6', '6-4'), round(1, '5-5')])
  expect(recordUpTo(whole, 0, 0).rounds).toEqual([round(0)])
  expect(recordUpTo(whole, 2, 9)).toEqual(whole)
})
