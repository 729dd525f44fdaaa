import { describe, expect, test } from 'vitest'
import { questionsOf as all } from '#shared/match/questions'
import type { RecordEvent } from '#shared/match/record'
import type { TrailEntry } from '#shared/match/trail'
import { answering } from '../../../support/answered'

const questionsOf = answering(all)

const play = (tile: string, more: object = {}): RecordEvent => ({ type: 'play', tile, ...more })
const pass: RecordEvent = { type: 'pass' }

type Questioned = Extract<TrailEntry, { readonly kind: 'questioned' }>
type Asked = Pick<Questioned, 'about'> & Partial<Questioned>
const question = ({ about, ...more }: Asked): Questioned => ({
  kind: 'questioned',
  at: '2026-03-01T18:00:00.000Z',
  device: 'Laptop',
  round: 0,
  event: 1,
  about,
  outcome: 'stands',
  agreed: [],
  note: '',
  ...more,
})
const corrected = (before: RecordEvent, ...after: readonly RecordEvent[]): NonNullable<Questioned['edit']> => ({
  name: 'revise',
  changes: [{ kind: 'events', round: 0, at: 1, before: [before], after: [...after] }],
})

const found = (events: readonly RecordEvent[], ...entries: readonly TrailEntry[]) =>
  questionsOf({ rounds: [{ events }] }, entries).map(({ place, open, undone }) => ({ event: place === null ? null : place.event, open, undone }))

describe('An event that was questioned', () => {
  test.each<[string, readonly RecordEvent[], Asked, number | null]>([
    ['stands where it stood', [play('6-6'), play('6-4'), pass], { about: play('6-4') }, 1],
    ['is found where others moved it', [pass, play('6-6'), play('6-4')], { about: play('6-4') }, 2],
    ['is the nearest of several that say the same', [pass, play('6-6'), pass, play('6-4'), pass], { about: pass, event: 3 }, 2],
    ['is in the record no longer', [play('6-6'), play('6-5')], { about: play('6-4') }, null],
    ['is found whatever was noted beside it', [play('6-6'), play('6-4', { note: 'x', arm: 'left' })], { about: play('6-4') }, 1],
    ['is found where the record names no player', [play('6-6'), play('6-4')], { about: play('6-4', { player: 1 }) }, 1],
    ['is not found where another player did the same', [play('6-6'), play('6-4', { player: 0 })], { about: play('6-4', { player: 1 }) }, null],
    [
      'is found as what a correction made of it',
      [play('6-6'), play('6-5')],
      { about: play('6-4'), outcome: 'corrected', edit: corrected(play('6-4'), play('6-5')) },
      1,
    ],
    [
      'is found as the last of what a correction made of it',
      [play('6-6'), pass, play('6-5')],
      { about: play('6-4'), outcome: 'corrected', edit: corrected(play('6-4'), pass, play('6-5')) },
      2,
    ],
    ['is not found by a correction of another', [play('6-6'), play('6-5')], { about: play('6-4'), event: 0, edit: corrected(play('6-4'), play('6-5')) }, null],
  ])('%s', (_, events, asked, event) => {
    expect(found(events, question(asked)).map((each) => each.event)).toEqual([event])
  })

  test('is told by its own correction, among others made with it', () => {
    const [was, now] = [play('6-4'), play('6-5')]
    const elsewhere = (round: number, at: number) => ({ kind: 'events' as const, round, at, before: [play('1-0')], after: [play('1-1')] })
    const others = [{ kind: 'rounds' as const, at: 1, before: [], after: [] }, elsewhere(1, 1), elsewhere(0, 2)]
    const edit = { name: 'revise' as const, changes: [...others, ...corrected(was, now).changes] }
    const asked = question({ about: was, outcome: 'corrected', edit })
    expect(found([play('6-6'), now], asked)).toEqual([{ event: 1, open: false, undone: false }])
    expect(found([play('6-6'), was], asked)).toEqual([{ event: 1, open: false, undone: true }])
    expect(found([play('6-6'), play('1-1')], question({ about: was, edit: { ...edit, changes: others } }))).toEqual([
      { event: null, open: false, undone: false },
    ])
  })

  test.each<[RecordEvent, RecordEvent, boolean]>([
    [play('6-4'), play('6-4', { player: 1 }), true],
    [play('6-4', { player: 1 }), play('6-4', { player: 1 }), true],
    [{ type: 'draw', count: 2 }, { type: 'draw', count: 2 }, true],
    [{ type: 'draw', count: 2 }, { type: 'draw', count: 3 }, false],
    [pass, { type: 'draw', count: 2 }, false],
    [{ type: 'block', hands: [['1-1'], []] }, { type: 'block', hands: [['1-1'], []] }, true],
    [{ type: 'block', hands: [['1-1'], []] }, { type: 'block', hands: [[], ['1-1']] }, false],
    [{ type: 'table', line: ['6-4'], hands: [5, 5] }, { type: 'table', line: ['6-4'], hands: [5, 5], totals: [1, 2] }, true],
    [{ type: 'table', line: ['6-4'], hands: [5, 5] }, { type: 'table', line: ['6-4'], hands: [5, 4] }, false],
    [{ type: 'table', line: ['6-4'], hands: [5, 5] }, { type: 'table', line: ['6-3'], hands: [5, 5] }, false],
    [{ type: 'rules', rules: { dual: 3 } }, { type: 'rules', rules: { dual: 3 } }, true],
    [{ type: 'rules', rules: { dual: 3 } }, { type: 'rules', rules: { dual: 4 } }, false],
  ])('%j is %j: %s', (about, now, same) => {
    expect(found([play('0-0'), now], question({ about })).map(({ event }) => event)).toEqual([same ? 1 : null])
  })

  test('of a round that is gone stands nowhere', () => {
    expect(questionsOf({ rounds: [] }, [question({ about: pass })]).map(({ place }) => place)).toEqual([null])
  })
})

describe('A question', () => {
  const open = question({ about: pass, outcome: 'open', at: '2026-03-01T18:00:00.000Z' })

  test('is open until a later one settles it', () => {
    expect(found([pass, pass], open).map((each) => each.open)).toEqual([true])
    expect(
      found([pass, pass], open, question({ about: pass, at: '2026-03-01T18:05:00.000Z', settles: '2026-03-01T18:00:00.000Z' })).map((each) => each.open),
    ).toEqual([false, false])
    expect(
      found([pass, pass], open, question({ about: pass, at: '2026-03-01T18:05:00.000Z', settles: '2026-03-01T17:00:00.000Z' })).map((each) => each.open),
    ).toEqual([true, false])
  })

  test('says when its correction was undone', () => {
    const asked = question({ about: play('6-4'), outcome: 'corrected', edit: corrected(play('6-4'), play('6-5')) })
    expect(found([play('6-6'), play('6-5')], asked).map(({ undone }) => undone)).toEqual([false])
    expect(found([play('6-6'), play('6-4')], asked).map(({ undone }) => undone)).toEqual([true])
    const takenOut = question({ about: play('6-4'), outcome: 'corrected', edit: corrected(play('6-4')) })
    expect(found([play('6-6'), play('6-4')], takenOut).map(({ undone }) => undone)).toEqual([true])
    const same = question({ about: play('6-4'), outcome: 'corrected', edit: corrected(play('6-4'), play('6-4')) })
    expect(found([play('6-6'), play('6-4')], same).map(({ undone }) => undone)).toEqual([false])
    expect(found([play('6-6'), play('6-4')], question({ about: play('6-4') })).map(({ undone }) => undone)).toEqual([false])
  })

  test('is the only kind of entry that is looked at', () => {
    expect(questionsOf({ rounds: [] }, [{ kind: 'binned', at: '2026-03-01T18:00:00.000Z', device: 'Laptop' }])).toEqual([])
  })
})
