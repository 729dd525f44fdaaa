import { describe, expect, test } from 'vitest'
import { newMatchSchema } from '#shared/contract/schemas'
import { newRecord } from '#shared/match/new-record'
import { isLeaderDealt, PRESET_IDS, PRESETS, type PresetId } from '#shared/rules/presets'
import { leaderAgain, matchAgain, startAgain } from '../../../../../src/renderer/match/setup/again'

const players = [{ name: 'Ada', personId: 'person-ada' }, { name: 'Ben' }, { name: 'Cleo', personId: 'person-cleo' }]
const played = (preset: PresetId, leader: number) => ({ record: { ...newRecord(preset, { target: 12 }, players), rounds: [{ leader, events: [] }] } })
const DICE = { flower: [5, 2], scorpion: [4, 4] } as const

describe('the same match again', () => {
  test.each([
    [0, 1],
    [2, 0],
  ])('the lead passes from seat %i to the left, to seat %i', (last, next) => {
    expect(leaderAgain(played('double-bergen', last))).toBe(next)
  })

  test.each(PRESET_IDS)('of %s nobody is named to lead where the deal says who does, or no line is kept', (preset) => {
    const { firstLeader, layout } = PRESETS[preset]
    expect(leaderAgain(played(preset, 0))).toBe(isLeaderDealt(firstLeader) || layout === null ? null : 1)
  })

  test('has the same people, the rules that held last, and says which match it follows', () => {
    const again = matchAgain({ ...played('double-bergen', 0), confirmRounds: true }, 'match-old1', { leader: 1, dice: null })
    expect(again).toEqual({ preset: 'double-bergen', rules: { target: 12 }, players, start: { leader: 1 }, confirmRounds: true, rematchOf: 'match-old1' })
    expect(newMatchSchema.safeParse(again).success).toBe(true)
  })

  test('takes the roll with it where the game has dice', () => {
    expect(startAgain(played('bergen-pagat', 0), DICE).dice).toBeNull()
    const flower = played('flower-and-scorpion', 0)
    const again = matchAgain(flower, 'match-old1', startAgain(flower, { ...DICE, photo: 'jpeg' }))
    expect(again).toMatchObject({ start: { leader: 1, dice: DICE }, photo: 'jpeg' })
  })

  test.each(['flower-and-scorpion', 'bergen-pagat'] as const)('of %s begins without a first round where the table has yet to say how it begins', (preset) => {
    const again = matchAgain(played(preset, 0), 'match-old1', startAgain(played(preset, 0)))
    expect(again).not.toHaveProperty('start')
    expect(newMatchSchema.safeParse(again).success).toBe(true)
  })
})
