import { expect, expectTypeOf, test } from 'vitest'
import { matchIdSchema, personIdSchema } from '#shared/contract/ids'
import type { DeviceId, MatchId, PersonId } from '#shared/kernel/ids'

test('an id of one kind is none of another, and a text that was read may become one', () => {
  expectTypeOf<PersonId>().not.toExtend<MatchId>()
  expectTypeOf<MatchId>().not.toExtend<PersonId>()
  expectTypeOf<DeviceId>().not.toExtend<PersonId>()
  expectTypeOf<string>().toExtend<MatchId>()
  expectTypeOf(matchIdSchema.parse('match-0001')).toEqualTypeOf<MatchId>()
  expect(personIdSchema.safeParse('../people').success).toBe(false)
})
