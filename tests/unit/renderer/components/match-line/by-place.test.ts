import { describe, expect, test } from 'vitest'
import type { MatchSummary } from '#shared/contract/lists'
import { placedSides } from '../../../../../src/renderer/components/match-line/by-place'

const players = [
  { name: 'Ada', total: 5 },
  { name: 'Ben', total: 20 },
  { name: 'Cleo', total: 10 },
  { name: 'Dan', total: 0 },
]
const told = (more: Partial<MatchSummary>) => placedSides({ players, outcome: { kind: 'open' }, ...more }).map(({ name, total }) => [name, total])

describe('A match in a list', () => {
  test('has partners as one, the side that is ahead first', () => {
    expect(told({ partners: true })).toEqual([
      ['Ben and Dan', 20],
      ['Ada and Cleo', 15],
    ])
    expect(told({ partners: true, lowest: true }).map(([name]) => name)).toEqual(['Ada and Cleo', 'Ben and Dan'])
  })

  test('that is over has the side first that won, though the other has more', () => {
    expect(told({ partners: true, outcome: { kind: 'won', by: 2, with: 0 } })).toEqual([
      ['Ada and Cleo', 15],
      ['Ben and Dan', 20],
    ])
  })

  test('has who left after all who stayed, whatever they have', () => {
    expect(told({ gone: [1] }).map(([name]) => name)).toEqual(['Cleo', 'Ada', 'Dan', 'Ben'])
    expect(told({ gone: [3], lowest: true, outcome: { kind: 'won', by: 0 } }).map(([name]) => name)).toEqual(['Ada', 'Cleo', 'Ben', 'Dan'])
  })

  test('has everyone alone where nobody has a partner', () => {
    expect(told({}).map(([name]) => name)).toEqual(['Ben', 'Cleo', 'Ada', 'Dan'])
  })
})
