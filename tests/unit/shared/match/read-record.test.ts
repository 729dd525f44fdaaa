import { expect, test } from 'vitest'
import { recordRefusalSentence } from '#shared/words/en'
import { readRecord } from '../../../support/asked'

const record = { format: 'caravan-record', version: 1, preset: 'bergen-pagat', players: [{ name: 'Ada' }, { name: 'Ben' }], rounds: [] }

test('a refusal of a record is short, however long the name it speaks of', () => {
  const refused = readRecord({ ...record, rules: { ['x'.repeat(5000)]: 1 } })
  expect(refused).toMatchObject({ ok: false, error: { refusal: { code: 'bad-record' } } })
  expect(refused.ok ? '' : recordRefusalSentence(refused.error)).toMatch(/^.{50,250}$/)
})

test.each<[string, object, number | null]>([
  ['a round that names no leader', { rounds: [{ leader: 0, events: [] }, { events: [] }] }, 2],
  ['rounds that are none', { rounds: 3 }, null],
  ['a player without a name', { players: [{ name: 'Ada' }, { name: '' }] }, null],
])('%s is refused with the round it is in', (_, more, round) => {
  expect(readRecord({ ...record, ...more })).toMatchObject({ ok: false, error: { round, event: null, refusal: { code: 'bad-record' } } })
})

test('who leads has to sit there', () => {
  const fault = { kind: 'no-such-leader', leader: 2, players: 2 }
  expect(readRecord({ ...record, rounds: [{ leader: 2, events: [] }] })).toEqual({
    ok: false,
    error: { round: 1, event: null, refusal: { code: 'bad-record', fault } },
  })
})

test('dice are not looked at in a game without them', () => {
  expect(readRecord({ ...record, rounds: [{ leader: 0, dice: 'none', events: [] }] })).toMatchObject({ ok: true })
  expect(readRecord({ ...record, preset: 'flower-and-scorpion', rounds: [{ leader: 0, dice: 'none', events: [] }] })).toMatchObject({
    ok: false,
    error: { round: 1, refusal: { code: 'bad-record', fault: { kind: 'dice-wrong' } } },
  })
  expect(readRecord({ ...record, preset: 'flower-and-scorpion', rounds: [{ leader: 0, events: [] }] })).toMatchObject({
    ok: false,
    error: { round: 1, refusal: { code: 'bad-record', fault: { kind: 'dice-missing' } } },
  })
})
