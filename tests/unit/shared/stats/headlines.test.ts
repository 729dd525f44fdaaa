import { describe, expect, test } from 'vitest'
import { biggestPlay, mostGained, podiumOf, winsPerTile } from '#shared/stats/headlines'
import { leadOf } from '#shared/stats/leads'
import { mostPlayed, scoredBy } from '#shared/stats/scoring'
import { openTally, type Tally } from '#shared/stats/tally'
import { REASON_CODES } from '#shared/games/reasons'

const person = (name: string, all: Partial<Tally> = {}) => ({ name, all: { ...openTally(), ...all } })
const play = (points: number, target: number) => ({ matchId: `match-${points}`, points, target, round: 0, event: 1 })

/** Who stands where, and who is named below. */
function standing(people: readonly ReturnType<typeof person>[]) {
  const { stands, level } = podiumOf(people)
  return { stands: stands.map(({ place, person: { name } }) => `${place} ${name}`), level: level.map(({ name }) => name) }
}

describe('The podium', () => {
  test.each<[what: string, wins: readonly number[], stands: readonly string[], level: readonly string[]]>([
    ['nobody won', [0, 0], [], []],
    ['five of one win each', [1, 1, 1, 1, 1], ['1 A', '1 B', '1 C', '1 D', '1 E'], []],
    ['two are first', [3, 3, 2, 1], ['1 A', '1 B', '3 C'], []],
    ['three are first, so nobody else', [3, 3, 3, 2], ['1 A', '1 B', '1 C'], []],
    ['four are third', [5, 4, 3, 3, 3, 3], ['1 A', '2 B', '3 C', '3 D', '3 E', '3 F'], []],
    ['five are third, too many to stand', [5, 4, 3, 3, 3, 3, 3], ['1 A', '2 B'], ['C', 'D', 'E', 'F', 'G']],
    ['eight are first: six stand, the others are named', [1, 1, 1, 1, 1, 1, 1, 1], ['1 A', '1 B', '1 C', '1 D', '1 E', '1 F'], ['G', 'H']],
  ])('%s', (_, wins, stands, level) => {
    const people = wins.map((won, at) => person('ABCDEFGH'.charAt(at), { played: 9, won }))
    expect(standing(people)).toEqual({ stands, level })
    expect(standing(people.toReversed())).toEqual({ stands, level })
  })

  test('has the three who won most, and of as many wins who played fewer matches', () => {
    const people = [
      person('Ada', { played: 9, won: 4 }),
      person('Ben', { played: 12, won: 5 }),
      person('Cid', { played: 8, won: 4 }),
      person('Dot', { played: 3, won: 1 }),
    ]
    expect(standing(people)).toEqual({ stands: ['1 Ben', '2 Cid', '2 Ada'], level: [] })
  })

  test('has those who are level in the order of their names', () => {
    const level = { played: 4, won: 2 }
    expect(standing([person('Cid', level), person('Ada', level), person('Ben', level)])).toEqual({ stands: ['1 Ada', '1 Ben', '1 Cid'], level: [] })
  })

  test('is not for people without a win', () => {
    expect(standing([person('Ada', { played: 9, won: 0 }), person('Ben', { played: 9, won: 9 })])).toEqual({ stands: ['1 Ben'], level: [] })
  })

  test.each([
    [0, 1],
    [40, 1],
    [41, 2],
    [81, 5],
    [361, 10],
    [400, 10],
    [401, 20],
    [1601, 50],
    [2001, 100],
    [5000, 200],
  ])('with %i wins at most has tiles that stand for %i', (most, wins) => {
    expect(winsPerTile(most)).toBe(wins)
  })
})

describe('The biggest play', () => {
  test('is the largest share of what the match was played to, and everyone’s who made one as large', () => {
    const people = [
      person('Ada', { bestPlay: play(8, 100) }),
      person('Ben', { bestPlay: play(5, 10) }),
      person('Cid', { bestPlay: play(10, 20) }),
      person('Dot'),
    ]
    expect(biggestPlay(people)).toMatchObject({ people: [{ name: 'Ben' }, { name: 'Cid' }], play: { points: 5 } })
  })

  test('is none where no play paid anything', () => {
    expect(biggestPlay([person('Ada'), person('Ben')])).toBeNull()
  })
})

describe('Who gained most', () => {
  const line = (name: string, ...means: readonly number[]) => ({ name, matches: means.length, points: means.map((mean) => ({ mean })) })

  test('is measured from the first to the last rating, of those who have three at least', () => {
    expect(mostGained([line('Ada', 25, 30, 26), line('Ben', 20, 19, 22.5), line('Cid', 27), line('Dot', 10, 19)])).toMatchObject({
      line: { name: 'Ben' },
      from: 20,
      to: 22.5,
    })
  })

  test('is nobody where nobody rose', () => {
    expect(mostGained([line('Ada', 25, 26, 24), line('Ben', 22), line('Cid')])).toBeNull()
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
      { people: 2, sides: 2, matches: 4, won: 3 },
      { people: 4, sides: 4, matches: 8, won: 3 },
    ])
    expect(lead).toEqual({ matches: 12, won: 6, chance: 4, luck: true })
  })

  test.each([
    [100, 59, true],
    [100, 61, false],
    [100, 39, false],
  ])('of %i matches for two, %i wins', (matches, won, luck) => {
    expect(leadOf([{ people: 2, sides: 2, matches, won }])).toMatchObject({ chance: 50, luck })
  })

  test('is not known without a match', () => {
    expect(leadOf([])).toBeNull()
  })
})
