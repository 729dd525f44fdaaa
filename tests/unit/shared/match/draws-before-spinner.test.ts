import { describe, expect, test } from 'vitest'
import type { RecordEvent } from '#shared/match/record'
import { rulesOfWarning } from '#shared/rulebook/cited'
import { warningSentence } from '#shared/words/en'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '../../../support/asked'

const names = ['Ada', 'Ben']
const pass: RecordEvent = { type: 'pass' }
const draw = (count: number): RecordEvent => ({ type: 'draw', count })

function warnings(events: readonly RecordEvent[], preset = 'double-bergen') {
  const players = names.map((name) => ({ name }))
  const record = { format: 'caravan-record', version: 1, preset, players, rounds: [{ leader: 0, events }] }
  return expectOk(scoreRecord(record), 'the record is sound').warnings.filter(({ code }: { readonly code: string }) => code === 'drew-too-many')
}

describe('Draws before the spinner lies (DB-1)', () => {
  test('one tile a turn is regular once everybody has passed', () => {
    expect(warnings([pass, pass, draw(1), pass, draw(1), { type: 'play', tile: '6-6' }])).toEqual([])
  })

  test('a draw before that is flagged', () => {
    const [flag] = warnings([pass, draw(1)])
    expect(flag).toMatchObject({ event: 2, player: 1, expected: 0, found: 1 })
    expect(flag && warningSentence(flag, names)).toBe('Ben drew before everyone had passed once.')
    expect(flag && rulesOfWarning(flag)).toEqual(['DB-1'])
  })

  test.each([2, 14])('%i tiles in one turn are flagged', (count) => {
    const [flag] = warnings([pass, pass, draw(count)])
    expect(flag && warningSentence(flag, names)).toBe(`Ada drew ${count} tiles in one turn. The limit is 1.`)
    expect(flag && rulesOfWarning(flag)).toEqual(['DB-1'])
  })

  test('two draws of one in the same turn are two tiles', () => {
    expect(warnings([pass, pass, draw(1), draw(1)])).toHaveLength(1)
  })

  test('afterwards players draw until they can play', () => {
    expect(warnings([{ type: 'play', tile: '6-6' }, draw(3)])).toEqual([])
  })

  test('Bergen has no such rule', () => {
    expect(warnings([draw(3)], 'bergen-pagat')).toEqual([])
  })
})
