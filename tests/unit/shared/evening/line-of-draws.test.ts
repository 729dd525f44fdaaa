import { describe, expect, test } from 'vitest'
import type { EveningEvent } from '#shared/evening/evening'
import { lineOfDraws } from '#shared/evening/join'

const draw = (command: string | undefined, after: string | null | undefined, on = 'a', term?: number) =>
  ({ type: 'drawn', command, after, on, ...(term === undefined ? {} : { term }) }) as EveningEvent
const undrawn = (of?: string) => ({ type: 'undrawn', command: `undrawn ${of}`, draw: of }) as EveningEvent
const result = (of?: string) => ({ type: 'handed-in', draw: of }) as EveningEvent
const tookOver = (on: string, term?: number) => ({ type: 'took-over', on, term }) as EveningEvent

describe('Of several draws', () => {
  /** What happened, in its order, and which draws, and takings back, do not hold as they were. */
  test.each<[string, readonly EveningEvent[], object]>([
    ['one after another all hold', [draw('one', null), draw('two', 'one'), draw('three', 'two')], {}],
    ['after the same round the first of a computer holds', [draw('one', null), draw('other', null)], { other: 'void' }],
    ['one that was played stands beside it', [draw('one', null), draw('other', null), result('other')], { other: 'side' }],
    ['the one holds that was played too', [draw('one', null), draw('other', null), result('one')], { other: 'void' }],
    ['that one holds of the computer that took over', [tookOver('b', 1), draw('one', null, 'a', 0), draw('other', null, 'b', 1)], { one: 'void' }],
    [
      'that one holds of the computer that took over last',
      [tookOver('b', 1), tookOver('c', 2), draw('one', null, 'b', 1), draw('other', null, 'c', 2)],
      { one: 'void' },
    ],
    [
      'that one holds of the computer that took over first at a time',
      [tookOver('b', 1), tookOver('c', 1), draw('one', null, 'c', 1), draw('other', null, 'b', 1)],
      { one: 'void' },
    ],
    [
      'that one holds of the computer that took over, whoever drew in its turn before',
      [draw('one', null, 'c', 1), tookOver('b', 1), draw('other', null, 'b', 1)],
      { one: 'void' },
    ],
    ['a turn that nobody took over is as good as one', [tookOver('b'), draw('one', null, 'c', 1), draw('other', null, 'b', 1)], { other: 'void' }],
    ['what follows one that does not hold does not hold', [draw('one', null), draw('other', null), draw('next', 'other')], { other: 'void', next: 'void' }],
    [
      'what follows one that does not hold stands beside it where it was played',
      [draw('one', null), draw('other', null), draw('next', 'other'), result('next')],
      { other: 'void', next: 'side' },
    ],
    ['what follows a round that nobody knows holds', [draw('one', 'lost'), draw('two', 'one')], {}],
    ['one that was taken back is no other', [draw('one', null), undrawn('one'), draw('other', null)], {}],
    ['one that was taken back is none', [draw('one', null), undrawn('one')], {}],
    ['one with a result is not taken back', [draw('one', null), undrawn('one'), result('one')], { 'undrawn one': 'void' }],
    [
      'one with a result is not taken back, but gives way',
      [draw('one', null), undrawn('one'), result('one'), draw('other', null)],
      { 'undrawn one': 'void', one: 'side' },
    ],
    [
      'of two that were both taken back the one with a result holds',
      [draw('one', null), undrawn('one'), draw('other', null), result('other'), undrawn('other')],
      { 'undrawn other': 'void' },
    ],
    ['one before another is not taken back', [draw('one', null), draw('two', 'one'), undrawn('one')], { 'undrawn one': 'void' }],
    ['what names no draw decides nothing', [draw(undefined, null), draw('one', undefined), undrawn(), result(), draw('two', null)], {}],
  ])('%s', (_, events, expected) => {
    expect(Object.fromEntries([...lineOfDraws(events).ways].map(([{ command }, way]) => [command, way]))).toEqual(expected)
  })
})
