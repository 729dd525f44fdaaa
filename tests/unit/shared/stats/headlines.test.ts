import { describe, expect, test } from 'vitest'
import { biggestPlay, mostGained, podiumOf, winsPerTile } from '#shared/stats/headlines'
import { leadOf } from '#shared/stats/leads'
import { mostPlayed, scoredBy } from '#shared/stats/scoring'
import { openTally, type Tally } from '#shared/stats/tally'
import { REASON_CODES } from '#shared/rules/reasons'

const person = (name: string, all: Partial<Tally> = {}) => ({ name, all: { ...openTally(), ...all } })
const play = (points: number, target: number) => ({ matchId: `match-${points}`, points, target, round: 0, event: 1 })

describe('The podium', () => {
  test('has the three who won most, and of as many wins who played fewer matches', () => {
    const people = [
      person('Ada', { played: 9, won: 4 }),
      person('Ben', { played: 12, won: 5 }),
      person('Cid', { played: 8, won: 4 }),
      person('Dot', { played: 3, won: 1 }),
    ]
    expect(podiumOf(people).map(({ name }) => name)).toEqual(['Ben', 'Cid', 'Ada'])
  })

  test('has those who are level in the order of their names', () => {
    const level = { played: 4, won: 2 }
    expect(podiumOf([person('Cid', level), person('Ada', level), person('Ben', level)]).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cid'])
  })

  test('is not for people without a win', () => {
    expect(podiumOf([person('Ada', { played: 9, won: 0 }), person('Ben', { played: 9, won: 9 })]).map(({ name }) => name)).toEqual(['Ben'])
  })

  test.each([
    [0, 1],
    [40, 1],
    [41, 2],
    [81, 5],
    [400, 10],
    [401, 20],
    [5000, 200],
  ])('with %i wins at most has tiles that stand for %i', (most, wins) => {
    expect(winsPerTile(most)).toBe(wins)
  })
})

describe('The biggest play', () => {
  test('is the largest share of what the match was played to, and of equal ones the one of who comes first', () => {
    const people = [
      person('Ada', { bestPlay: play(8, 100) }),
      person('Ben', { bestPlay: play(5, 10) }),
      person('Cid', { bestPlay: play(10, 20) }),
      person('Dot'),
    ]
    expect(biggestPlay(people)).toMatchObject({ person: { name: 'Ben' }, play: { points: 5 } })
  })

  test('is none where no play paid anything', () => {
    expect(biggestPlay([person('Ada'), person('Ben')])).toBeNull()
  })
})

describe('Who gained most', () => {
  const line = (name: string, ...means: readonly number[]) => ({ name, points: means.map((mean) => ({ mean })) })

  test('is measured from the first to the last rating', () => {
    expect(mostGained([line('Ada', 25, 30, 26), line('Ben', 20, 19, 22.5), line('Cid', 27)])).toMatchObject({ line: { name: 'Ben' }, from: 20, to: 22.5 })
  })

  test('is nobody where nobody rose', () => {
    expect(mostGained([line('Ada', 25, 24), line('Ben', 22), line('Cid')])).toBeNull()
  })
})

describe('What scores most', () => {
  const reasons = (points: Partial<Record<(typeof REASON_CODES)[number], number>>): Tally['reasons'] =>
    Object.fromEntries(REASON_CODES.map((code) => [code, { times: 1, counted: 1, points: points[code] ?? 0 }])) as Tally['reasons']

  test('adds everyone up, both kinds of Flowers and of Scorpions together, by round', () => {
    const ada = { reasons: reasons({ dual: 4, 'short-flower': 1, 'small-scorpion': -1 }), ends: 3 }
    const ben = { reasons: reasons({ dual: 2, 'long-flower': 2, 'large-scorpion': -4 }), ends: 0 }
    expect(scoredBy([ada, ben], 2)).toEqual([
      { source: 'dual', perRound: 3 },
      { source: 'flower', perRound: 1.5 },
      { source: 'ends', perRound: 1.5 },
      { source: 'scorpion', perRound: -2.5 },
    ])
  })

  test('is nothing without a round', () => {
    expect(scoredBy([{ reasons: reasons({ dual: 2 }), ends: 0 }], 0)).toEqual([])
  })

  test('is asked of the game with most rounds', () => {
    expect(mostPlayed({ 'bergen-pagat': 4, 'flower-and-scorpion': 9, 'double-bergen': 9 })).toBe('flower-and-scorpion')
    expect(mostPlayed({})).toBeNull()
  })
})

describe('Whether leading helps', () => {
  test('is measured against what chance gives tables of any size', () => {
    const lead = leadOf([
      { people: 2, matches: 4, won: 3 },
      { people: 4, matches: 8, won: 3 },
    ])
    expect(lead).toEqual({ matches: 12, won: 6, chance: 4, luck: true })
  })

  test.each([
    [100, 59, true],
    [100, 61, false],
    [100, 39, false],
  ])('of %i matches for two, %i wins', (matches, won, luck) => {
    expect(leadOf([{ people: 2, matches, won }])).toMatchObject({ chance: 50, luck })
  })

  test('is not known without a match', () => {
    expect(leadOf([])).toBeNull()
  })
})
