import { describe, expect, test } from 'vitest'
import { newMatchSchema } from '#shared/contract/schemas'
import { newRecord } from '#shared/match/new-record'
import { leaderAgain, matchAgain, rollsAgain } from '../../../../../src/renderer/match/setup/again'

const players = [{ name: 'Ada', personId: 'person-ada' }, { name: 'Ben' }, { name: 'Cleo', personId: 'person-cleo' }]
const played = (leader: number) => ({ record: { ...newRecord('bergen-pagat', { target: 12 }, players), rounds: [{ leader, events: [] }] } })

describe('the same match again', () => {
  test.each([
    [0, 1],
    [2, 0],
  ])('the lead passes from seat %i to the left, to seat %i', (last, next) => {
    expect(leaderAgain(played(last))).toBe(next)
  })

  test('has the same people, the rules that held last, and says which match it follows', () => {
    const again = matchAgain({ ...played(0), confirmRounds: true }, 'match-old1', { leader: 1 })
    expect(again).toEqual({ preset: 'bergen-pagat', rules: { target: 12 }, players, start: { leader: 1 }, confirmRounds: true, rematchOf: 'match-old1' })
    expect(newMatchSchema.safeParse(again).success).toBe(true)
  })

  test('takes the roll with it where the game has dice', () => {
    expect(rollsAgain(played(0))).toBe(false)
    const record = newRecord('flower-and-scorpion', {}, players)
    expect(rollsAgain({ record })).toBe(true)
    const again = matchAgain({ record }, 'match-old1', { leader: 0, dice: { flower: [5, 2], scorpion: [4, 4] } }, 'jpeg')
    expect(again).toMatchObject({ start: { leader: 0, dice: { flower: [5, 2], scorpion: [4, 4] } }, photo: 'jpeg' })
  })
})
