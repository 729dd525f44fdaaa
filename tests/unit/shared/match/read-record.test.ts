import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainRecord, recordSchema } from '#shared/match/record'
import { recordRefusalSentence } from '#shared/words/en'
import { readRecord } from '../../../support/asked'
import { expectAsSchema, spoiling } from '../spoiled'

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

const SOUND = [
  record,
  { ...record, rules: {}, place: 'Garden', rounds: [{ leader: 0, events: [{ type: 'pass' }, 'nothing'] }] },
  {
    ...record,
    preset: 'flower-and-scorpion',
    rules: { target: { 2: 15, 4: 10 }, floor: null, win: 'round-end' },
    rounds: [{ leader: 1, dice: 'none', events: [] }],
  },
]
const value = fc.constantFrom<unknown>(
  ...[0, 1, 9, -1, 1.5, 2 ** 32, 2 ** 32 + 1, NaN, '', 'Cid', 'x'.repeat(200), 'x'.repeat(201), 'caravan-record', 'all-fives', null, undefined, true],
  ...[[], {}, { name: 'Cid' }, [{ name: 'Cid' }], { win: 'never' }, { floor: -5 }, { target: { 9: 1 } }, [{ leader: 0, events: [] }]],
)

test('what is told of a record at a glance is what its schema says', () => {
  const atAGlance = (raw: unknown) => (isPlainRecord(raw) ? raw : (recordSchema.safeParse(raw).data ?? null))
  expectAsSchema(recordSchema, atAGlance, spoiling(SOUND, value, ['name', 'rules', 'floor', 'constructor', 'toString']))
  for (const sound of SOUND) expect(isPlainRecord(sound)).toBe(true)
})
