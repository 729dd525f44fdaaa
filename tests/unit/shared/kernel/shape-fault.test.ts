import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { foundOf, shapeFaultOf, shapeFaultSchema, type ShapeFault } from '#shared/kernel/shape-fault'
import { readRecord } from '#shared/match/read-record'

const refusedBy = (schema: z.ZodType, content: unknown, under?: readonly string[]): ShapeFault => {
  const parsed = schema.safeParse(content)
  if (parsed.success) throw new Error('the schema takes it')
  return shapeFaultOf(parsed.error, content, under)
}
const text = (found: string) => ({ kind: 'text', text: found })

describe('What a schema refuses is named by place, by what should stand there and by what does', () => {
  test.each<[string, z.ZodType, unknown, ShapeFault]>([
    ['a missing field', z.object({ a: z.object({ b: z.int() }) }), { a: {} }, { where: 'a.b', wanted: { kind: 'number' }, found: { kind: 'nothing' } }],
    ['half a number', z.object({ a: z.int() }), { a: 1.5 }, { where: 'a', wanted: { kind: 'whole-number' }, found: { kind: 'value', value: '1.5' } }],
    ['a number in text', z.object({ a: z.int() }), { a: '6' }, { where: 'a', wanted: { kind: 'number' }, found: text('6') } as ShapeFault],
    ['a list for an object', z.object({}), [], { where: '', wanted: { kind: 'object' }, found: { kind: 'list' } }],
    ['an object for a list', z.array(z.int()), {}, { where: '', wanted: { kind: 'list' }, found: { kind: 'object' } }],
    ['null for text', z.object({ a: z.string() }), { a: null }, { where: 'a', wanted: { kind: 'text' }, found: { kind: 'value', value: 'null' } }],
    ['yes in text', z.object({ a: z.boolean() }), { a: 'yes' }, { where: 'a', wanted: { kind: 'yes-or-no' }, found: text('yes') } as ShapeFault],
    ['none of a list', z.enum(['x', 'y']), 'z', { where: '', wanted: { kind: 'one-of', values: ['x', 'y'] }, found: text('z') } as ShapeFault],
    ['another constant', z.literal(1), 2, { where: '', wanted: { kind: 'one-of', values: ['1'] }, found: { kind: 'value', value: '2' } }],
    ['too small a number', z.int().min(1), 0, { where: '', wanted: { kind: 'at-least', bound: 1 }, found: { kind: 'value', value: '0' } }],
    ['too large a number', z.int().max(8), 9, { where: '', wanted: { kind: 'at-most', bound: 8 }, found: { kind: 'value', value: '9' } }],
    ['an empty text', z.string().min(1), '', { where: '', wanted: { kind: 'letters-at-least', bound: 1 }, found: { kind: 'letters', count: 0 } }],
    ['a long text', z.string().max(3), 'four', { where: '', wanted: { kind: 'letters-at-most', bound: 3 }, found: { kind: 'letters', count: 4 } }],
    ['a short list', z.array(z.int()).min(2), [1], { where: '', wanted: { kind: 'items-at-least', bound: 2 }, found: { kind: 'items', count: 1 } }],
    ['a long list', z.array(z.int()).max(1), [1, 2], { where: '', wanted: { kind: 'items-at-most', bound: 1 }, found: { kind: 'items', count: 2 } }],
    ['an unknown name', z.strictObject({}), { goal: 3 }, { where: 'goal', wanted: { kind: 'no-such-name' }, found: { kind: 'value', value: '3' } }],
    [
      'an unknown kind',
      z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]),
      { type: 'b' },
      { where: 'type', wanted: { kind: 'one-of', values: ['a'] }, found: text('b') } as ShapeFault,
    ],
    ['neither of two', z.union([z.int(), z.object({})]), 'x', { where: '', wanted: { kind: 'valid' }, found: text('x') } as ShapeFault],
    [
      'one of two that goes wrong further in',
      z.object({ a: z.union([z.int(), z.record(z.string(), z.int().min(1))]) }),
      { a: { 2: 0 } },
      { where: 'a.2', wanted: { kind: 'at-least', bound: 1 }, found: { kind: 'value', value: '0' } },
    ],
    [
      'a name that one of two does not take',
      z.object({ a: z.union([z.int(), z.record(z.string().regex(/^[2-8]$/), z.int())]) }),
      { a: { 9: 1 } },
      { where: 'a.9', wanted: { kind: 'no-such-name' }, found: { kind: 'value', value: '1' } },
    ],
    ['text of another form', z.iso.datetime(), 'noon', { where: '', wanted: { kind: 'valid' }, found: text('noon') } as ShapeFault],
  ])('%s', (_, schema, content, fault) => {
    expect(refusedBy(schema, content)).toEqual(fault)
    expect(shapeFaultSchema.parse(fault), 'as it is sent and stored').toEqual(fault)
  })

  test('with the place where the content itself stands', () => {
    expect(refusedBy(z.strictObject({}), { goal: 3 }, ['rules'])).toMatchObject({ where: 'rules.goal' })
  })

  test('and is short however long its names and texts are, and however deep it goes', () => {
    const long = 'x'.repeat(5000)
    const faults = [
      refusedBy(z.strictObject({}), { [long]: 1 }),
      refusedBy(z.int(), long),
      refusedBy(z.enum([long]), 'y'),
      refusedBy(z.object(Object.fromEntries([[long, z.object({ [long]: z.object({ [long]: z.object({ [long]: z.int() }) }) })]])), {
        [long]: { [long]: { [long]: {} } },
      }),
    ]
    for (const fault of faults) expect(shapeFaultSchema.safeParse(fault).success, JSON.stringify(fault).slice(0, 300)).toBe(true)
    expect(foundOf(JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)))).toEqual({ kind: 'list' })
  })
})

test('a record says the place of the first thing wrong, and its round', () => {
  const record = {
    format: 'caravan-record',
    version: 1,
    preset: 'bergen-pagat',
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [{ leader: -1, events: [] }],
  }
  expect(readRecord(record)).toEqual({
    ok: false,
    error: {
      round: 1,
      event: null,
      refusal: {
        code: 'bad-record',
        malformed: { kind: 'shape', where: 'rounds.0.leader', wanted: { kind: 'at-least', bound: 0 }, found: { kind: 'value', value: '-1' } },
      },
    },
  })
})
