import { describe, expect, it } from 'vitest'
import { limitText as textOf, MATCH_LIMITS, overMatch as over, overSize as size } from '#shared/match/limits'
import { answering } from '../../../support/answered'

const [limitText, overMatch, overSize] = [answering(textOf), answering(over), answering(size)]

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
/** A pass with a field that makes it as many levels deep. */
const deep = (levels: number) => ({ type: 'pass', more: nested(levels - 1) })
/** A pass with a field that makes it as many bytes. */
const wide = (bytes: number, letter = 'x') => {
  const event = { type: 'pass', note: '' }
  const each = Buffer.byteLength(letter)
  return { ...event, note: letter.repeat((bytes - JSON.stringify(event).length) / each) }
}
const round = (...events: readonly unknown[]) => ({ leader: 0, events })
const match = (more: object = {}) => ({ format: 'caravan-record', version: 1, players: [{ name: 'Ada' }, { name: 'Ben' }], rounds: [round()], ...more })

describe('what one match may hold', () => {
  it.each([
    ['an event of 16 levels', { rounds: [round(deep(16))] }, null],
    ['one of 17', { rounds: [round({ type: 'pass' }, deep(17))] }, 'limits: nested 17 deep or deeper, at most 16, at rounds.0.events.1'],
    ['one of 2,000', { rounds: [round(), round(deep(2000))] }, 'limits: nested 17 deep or deeper, at most 16, at rounds.1.events.0'],
    ['one of 100,000', { rounds: [round(deep(100_000))] }, 'limits: nested 17 deep or deeper, at most 16, at rounds.0.events.0'],
    ['a field of a round with 15 levels', { rounds: [{ ...round(), more: nested(15) }] }, null],
    ['and with 16', { rounds: [{ ...round(), more: nested(16) }] }, 'limits: nested 17 deep or deeper, at most 16, at rounds.0.more'],
    ['a field beside the rounds with 15 levels', { more: nested(15) }, null],
    ['and with 100,000', { more: nested(100_000) }, 'limits: nested 17 deep or deeper, at most 16, at more'],
    ['lists in place of an event, a round, all rounds', { rounds: [round(nested(17))] }, 'limits: nested 17 deep or deeper, at most 16, at rounds.0.events.0'],
    ['', { rounds: [nested(100_000)] }, 'limits: nested 17 deep or deeper, at most 16, at rounds.0.0'],
    ['', { rounds: { a: nested(100_000) } }, 'limits: nested 17 deep or deeper, at most 16, at rounds'],
    [
      'an event that undo brings back',
      { edits: { done: [], undone: [{ name: 'x', changes: [{ kind: 'events', before: [], after: [deep(17)] }] }] } },
      'limits: nested 17 deep or deeper, at most 16, at edits.undone.0.changes.0.after.0',
    ],
    [
      'a round that undo brings back',
      { edits: { done: [{ name: 'x', changes: [{ kind: 'rounds', before: [round(deep(16)), round(deep(17))], after: [] }] }] } },
      'limits: nested 17 deep or deeper, at most 16, at edits.done.0.changes.0.before.1.events.0',
    ],
    ['an event in the trail', { trail: [{ kind: 'questioned', about: deep(17) }] }, 'limits: nested 17 deep or deeper, at most 16, at trail.0.about'],
    [
      'an event that a correction in the trail took out',
      { trail: [{ edit: { changes: [{ kind: 'events', before: [deep(17)], after: [] }] } }] },
      'limits: nested 17 deep or deeper, at most 16, at trail.0.edit.changes.0.before.0',
    ],
    ['a field whose name is long', { ['x'.repeat(5000)]: nested(17) }, `limits: nested 17 deep or deeper, at most 16, at ${'x'.repeat(60)}`],
    ['an event of 4,000 bytes', { rounds: [round(wide(4000))] }, null],
    ['of 4,001', { rounds: [round(wide(4001))] }, 'limits: an event of 4001 bytes, at most 4000, at rounds.0.events.0'],
    ['of 4,000 bytes in few letters', { rounds: [round(wide(4000, '€'))] }, null],
    ['of 4,003', { rounds: [round(wide(4003, '€'))] }, 'limits: an event of 4003 bytes, at most 4000, at rounds.0.events.0'],
    ['20,000 events in two rounds', { rounds: [round(...Array<unknown>(10_000).fill(null)), round(...Array<unknown>(10_000).fill(null))] }, null],
    [
      '20,001',
      { rounds: [round(...Array<unknown>(10_000).fill(null)), round(...Array<unknown>(10_001).fill(null))] },
      'limits: 20001 events, at most 20000, at rounds',
    ],
    ['a revision that is no number', { revision: '9'.repeat(20) }, null],
    ['events of 16 levels in the trail', { trail: [{ about: deep(16), edit: { changes: [{ kind: 'events', before: [deep(16)], after: [] }] } }] }, null],
    [
      'how a round began, with 16',
      { edits: { done: [{ changes: [{ kind: 'start', before: nested(16), after: {} }] }], undone: [] } },
      'limits: nested 17 deep or deeper, at most 16, at edits.done.0.changes.0.before',
    ],
    ['a revision of 2^40', { revision: 2 ** 40 }, null],
    ['and one more', { revision: 2 ** 40 + 1 }, 'limits: revision 1099511627777, at most 1099511627776, at revision'],
    ['anything else', { rounds: 3, edits: [], trail: 'x' }, null],
  ])('%s', (_, more, told) => {
    const beyond = overMatch(match(more))
    expect(beyond === null ? null : limitText(beyond)).toBe(told)
  })

  const [dear, number] = ['\u0001', -1.2345678901234567e-300]
  it.each<[string, object]>([
    ['letters that are written with six each', { '': dear.repeat(666) }],
    ['a name of such letters', { [dear.repeat(666)]: 0 }],
    ['many texts', { '': Array<string>(1332).fill('') }],
    ['many long numbers', { '': Array<number>(170).fill(number) }],
    ['much of nothing', { '': Array<null>(900).fill(null) }],
  ])('finds an event too large for %s', (_, event) => {
    const found = Buffer.byteLength(JSON.stringify(event))
    expect(overMatch(match({ rounds: [round(event)] }))).toEqual({ limit: 'event-size', found, allowed: 4000, where: 'rounds.0.events.0' })
  })

  it('counts the bytes of the whole', () => {
    const whole = match({ note: '€'.repeat(700_000) })
    const found = Buffer.byteLength(JSON.stringify(whole))
    expect(overMatch(whole)).toEqual({ limit: 'match-size', found, allowed: MATCH_LIMITS.keptBytes, where: '' })
    expect(limitText(overSize(whole, 9)!)).toBe(`limits: a match of ${found} bytes, at most 9`)
    expect(overSize(whole, found)).toBeNull()
    expect(overSize(undefined, 0)).toBeNull()
    expect(overSize(whole, found - 1)).toEqual({ limit: 'match-size', found, allowed: found - 1, where: '' })
    // written with indentation it took more, but that is not what counts
    expect(overMatch(match(), MATCH_LIMITS.keptBytes + 1)).toBeNull()
  })

  it.each([null, 7, 'text', [], [[]], {}])('takes anything: %j', (value) => {
    expect(overMatch(value)).toBeNull()
  })
})
