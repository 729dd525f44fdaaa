import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { recordEventSchema } from '#shared/match/record'
import { storedEventsSchema } from '#shared/match/stored-events'
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
      const [sooner, schema] = [storedEventsSchema.safeParse(events), plain.safeParse(events)]
      expect(sooner.success).toBe(schema.success)
      if (sooner.success) expect(sooner.data).toEqual(schema.data)
      else expect(sooner.error.issues.map(({ path, message }) => [path, message])).toEqual(schema.error?.issues.map(({ path, message }) => [path, message]))
    }),
    runs(20_000),
  )
})
