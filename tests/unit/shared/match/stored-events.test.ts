import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { recordEventSchema } from '#shared/match/record'
import { storedEventsSchema } from '#shared/match/edit-schema'
import { answered } from '../../../support/answered'
import { runs } from '../../../support/runs'

/** Values that a field of an event may have, sound ones and others. */
const value = fc.constantFrom<unknown>(
  0,
  1,
  2,
  7,
  -1,
  1.5,
  2 ** 53,
  '6-4',
  '10-12',
  'left',
  'right',
  'a tile with a long name',
  null,
  undefined,
  true,
  [['6-4'], []],
  { target: 15 },
  [1, 2],
)
const event = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        type: fc.constantFrom<unknown>('play', 'draw', 'pass', 'block', 'table', 'rules', 'dance', 3),
        player: value,
        tile: value,
        arm: value,
        count: value,
        hands: value,
        photo: value,
        rules: value,
      },
      { requiredKeys: [] },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      { type: fc.constant('play'), player: fc.nat(3), tile: fc.constantFrom('6-4', '1-1'), arm: fc.constantFrom<unknown>('left', 'right', 2) },
      { requiredKeys: ['type', 'tile'] },
    ),
  },
  { weight: 1, arbitrary: value },
)

test('stored events are taken and refused as the schema of each event does, at the same place', () => {
  const plain = z.array(recordEventSchema)
  fc.assert(
    fc.property(fc.oneof({ weight: 20, arbitrary: fc.array(event, { maxLength: 4 }) }, { weight: 1, arbitrary: value }), (events) => {
      const [sooner, schema] = [answered(() => storedEventsSchema.safeParse(events)), plain.safeParse(events)]
      expect(sooner.success).toBe(schema.success)
      if (sooner.success) expect(sooner.data).toEqual(schema.data)
      else expect(sooner.error.issues.map(({ path, message }) => [path, message])).toEqual(schema.error?.issues.map(({ path, message }) => [path, message]))
    }),
    runs(20_000),
  )
})

describe('a stored event', () => {
  const [longest, tooLong] = ['x'.repeat(8), 'x'.repeat(9)]
  const read = (event: unknown) => answered(() => storedEventsSchema.safeParse([event]))

  test.each<[object]>([
    [{ type: 'play', tile: '6-4' }],
    [{ type: 'play', tile: longest, player: 0, arm: 'left' }],
    [{ type: 'play', tile: '6-4', arm: 'right', player: 7 }],
    [{ type: 'play', tile: '6-4', arm: 1 }],
    [{ type: 'draw', count: 1 }],
    [{ type: 'draw', count: 2, player: 1 }],
    [{ type: 'pass' }],
    [{ type: 'pass', player: 3 }],
    [{ type: 'pass', note: 'x' }],
    [{ type: 'play', tile: '6-4', arm: 'left', note: 'x', photo: 'y' }],
  ])('%j is taken as it is', (event) => {
    expect(read(event).data?.[0]).toBe(event)
    expect(recordEventSchema.parse(event)).toEqual(event)
  })

  test.each<[object]>([
    [{ type: 'pass', note: 7 }],
    [{ note: 'x', type: 'pass' }],
    [{ type: 'pass', tile: '6-4' }],
    [{ type: 'pass', count: 1 }],
    [{ type: 'pass', arm: 'left' }],
    [{ type: 'draw', count: 1, tile: '6-4' }],
    [{ type: 'draw', count: 1, arm: 'left' }],
    [{ type: 'play', tile: '6-4', count: 1 }],
    [{ type: 'block', hands: [['6-4'], []] }],
    [{ type: 'rules', rules: { dual: 1 } }],
  ])('%j is taken once the schema has looked at it', (event) => {
    expect(read(event).data?.[0]).toEqual(event)
    expect(read(event).data?.[0]).not.toBe(event)
  })

  test.each<[unknown]>([
    [null],
    [3],
    ['pass'],
    [{ type: 'dance', tile: '6-4' }],
    [{ tile: '6-4' }],
    [{ type: 'play' }],
    [{ type: 'play', tile: 64 }],
    [{ type: 'play', tile: tooLong }],
    [{ type: 'play', tile: '6-4', arm: 'up' }],
    [{ type: 'play', tile: '6-4', arm: 0 }],
    [{ type: 'play', tile: '6-4', arm: 1.5 }],
    [{ type: 'play', tile: '6-4', player: -1 }],
    [{ type: 'play', count: 1 }],
    [{ type: 'pass', player: 1.5 }],
    [{ type: 'pass', player: 2 ** 53 }],
    [{ type: 'pass', player: '1' }],
    [{ type: 'draw' }],
    [{ type: 'draw', tile: '6-4' }],
    [{ type: 'draw', count: 0 }],
    [{ type: 'draw', count: 1.5 }],
    [{ type: 'draw', count: '1' }],
  ])('%j is refused as the schema refuses it', (event) => {
    const [sooner, schema] = [read(event), recordEventSchema.safeParse(event)]
    expect(sooner.error?.issues.map(({ code, path, message }) => [code, path.slice(1), message])).toEqual(
      schema.error?.issues.map(({ path, message }) => ['custom', path, message]),
    )
  })
})
