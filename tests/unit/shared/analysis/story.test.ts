import { describe, expect, it } from 'vitest'
import type { LikelyPlay, LikelyRound } from '#shared/analysis/likely'
import { luckAndSkill, lostByChoices } from '#shared/analysis/luck'
import { reviewRecord, type Review } from '#shared/analysis/review'
import { marksOf, missedWith, remarkOn } from '#shared/analysis/story'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'

/** Ada plays 6-1 though her 6-2 makes a double header; Ben then lays one. */
const PLAYS = [['6-4'], ['4-2', 'right'], ['6-1', 'left'], ['2-1', 'left'], ['6-2', 'right']] as const
const players = [{ name: 'Ada' }, { name: 'Ben' }]

const reviewed = (): Review => {
  const events = PLAYS.map(([tile, arm]) => ({ type: 'play', tile, ...(arm === undefined ? {} : { arm }) }))
  return expectOk(
    reviewRecord({ format: 'caravan-record', version: 1, preset: 'bergen-game-cabinet', rules: {}, players, rounds: [{ leader: 0, events }] }),
    'it is sound',
  )
}

const round = present(reviewed().rounds[0], 'there is a round')
const third = present(round.plays[2], 'it has five plays')

const likely = (values: readonly number[], lost: { readonly mean: number; readonly give: number }, played = 0): LikelyPlay => ({
  event: third.event,
  stake: 'points',
  ways: third.ways.map(({ tile, arm }, way) => ({ tile, arm, value: { mean: values[way] ?? 0, give: 0.5 } })),
  played,
  best: values.indexOf(Math.max(...values)),
  lost,
  lostPoints: lost,
  deals: 200,
})
const playedAt = third.ways.findIndex(({ tile, arm }) => tile === third.play.tile && arm === third.play.arm)
const valuesWith = (better: number): readonly number[] => third.ways.map((_, way) => (way === playedAt ? 1 : better))

describe('what was missed', () => {
  it('is certain where a tile that was held would have paid more', () => {
    expect(missedWith(third, null)).toMatchObject({ kind: 'certain', better: { delta: 2 } })
  })

  it('is none where the play was the better one all the same', () => {
    expect(missedWith(third, likely(valuesWith(0), { mean: 0, give: 0 }, playedAt))).toBeNull()
  })

  it('is likely where another play only comes to more later, and by more than it may be off', () => {
    const fifth = present(round.plays[4], 'it has five plays')
    expect(fifth.missed).toBe(0)
    const other = fifth.ways.findIndex(({ arm }) => arm !== fifth.play.arm)
    if (other < 0) return expect(fifth.ways.length).toBe(1)
    const of = (mean: number, give: number): LikelyPlay => ({
      ...likely([], { mean, give }),
      event: fifth.event,
      ways: fifth.ways.map(({ tile, arm }, way) => ({ tile, arm, value: { mean: way === other ? mean : 0, give } })),
      played: 1 - other,
      best: other,
    })
    expect(missedWith(fifth, of(2, 0.5))).toMatchObject({ kind: 'likely' })
    expect(missedWith(fifth, of(2, 2.5))).toBeNull()
    expect(missedWith(fifth, of(0.5, 0.1))).toBeNull()
  })
})

const ALONE = { partners: false } as const

describe('the moments of a round', () => {
  it('are great plays and misses, in the order of play', () => {
    expect(marksOf(round, null, ALONE).map(({ kind, event, player }) => `${event} ${kind} ${player}`)).toEqual(['3 missed 0', '4 great 1'])
  })

  it('are turning points too: someone else is ahead and stays so', () => {
    // for a moment only, and then again at an event that is marked already
    const late: LikelyRound = {
      plays: [],
      chances: [
        [0.6, 0.4],
        [0.4, 0.6],
        [0.6, 0.4],
        [0.6, 0.4],
        [0.3, 0.7],
        [0.3, 0.7],
      ],
    }
    expect(marksOf(round, late, ALONE).filter(({ kind }) => kind === 'turn')).toEqual([])
    const early: LikelyRound = {
      plays: [],
      chances: [
        [0.6, 0.4],
        [0.4, 0.6],
        [0.4, 0.6],
        [0.3, 0.7],
        [0.3, 0.7],
        [0.3, 0.7],
      ],
    }
    expect(marksOf(round, early, ALONE).filter(({ kind }) => kind === 'turn')).toEqual([{ kind: 'turn', event: 1, player: 1 }])
  })

  it('are turns of a side where two play together: each partner has a part of what it has', () => {
    const [first, second] = [
      [0.3, 0.2, 0.3, 0.2],
      [0.2, 0.3, 0.2, 0.3],
    ]
    const sides: LikelyRound = { plays: [], chances: [first, second, second, second].map((each) => each ?? null) }
    expect(marksOf(round, sides, { partners: true }).filter(({ kind }) => kind === 'turn')).toEqual([{ kind: 'turn', event: 1, player: 1 }])
    expect(marksOf(round, sides, ALONE).filter(({ kind }) => kind === 'turn')).toEqual([])
  })
})

/** Ben leads 6-4, Ada lays 6-6, and neither of the two tiles that are left goes on. */
const blocked = (hands: readonly (readonly string[])[]) => {
  const events = [
    { type: 'play', tile: '6-4' },
    { type: 'play', tile: '6-6', arm: 'left' },
    { type: 'pass', player: 1 },
    { type: 'pass', player: 0 },
    { type: 'block', hands },
  ]
  const rules = { handSize: 2, maxPip: 6, reserve: 24 }
  const review = expectOk(
    reviewRecord({ format: 'caravan-record', version: 1, preset: 'bergen-game-cabinet', rules, players, rounds: [{ leader: 1, events }] }),
    'it is sound',
  )
  return { reviewed: present(review.rounds[0], 'there is a round'), scored: present(review.match.rounds[0], 'there is a round') }
}

describe('the one line about a round', () => {
  const running = { events: [], end: null }

  it('is about the play that paid most, and where none paid, about what was missed most', () => {
    expect(remarkOn(round, running)).toMatchObject({ kind: 'great', play: { event: 4 }, points: 2 })
    expect(remarkOn({ plays: round.plays.slice(0, 3) }, running)).toMatchObject({ kind: 'missed', play: { event: 3 }, points: 2 })
    expect(remarkOn({ plays: round.plays.slice(0, 2) }, running)).toBeNull()
  })

  it('is about the play that blocked the round where its player won by it, and only then', () => {
    const won = blocked([['1-0'], ['3-2']])
    expect(won.scored.end).toMatchObject({ kind: 'blocked', winner: 0 })
    expect(remarkOn(won.reviewed, won.scored)).toMatchObject({ kind: 'blocked', play: { event: 2, play: { player: 0 } }, points: won.scored.end?.deltas[0] })
    const lost = blocked([['3-2'], ['1-0']])
    expect(lost.scored.end).toMatchObject({ kind: 'blocked', winner: 1 })
    expect(remarkOn(lost.reviewed, lost.scored)).toBeNull()
  })
})

describe('luck and skill', () => {
  it('are the difference in points, less what worse choices cost either', () => {
    const lost = lostByChoices(reviewed(), [{ index: 0, plays: [likely(valuesWith(3), { mean: 2, give: 0.6 }, playedAt)] }])
    expect(lost).toEqual([
      { mean: 2, give: 0.6 },
      { mean: 0, give: 0 },
    ])
    expect(luckAndSkill([5, 3], lost)).toEqual({ leader: 0, other: 1, ahead: 2, tiles: 4, choices: -2, give: 0.6 })
    expect(luckAndSkill([3, 5], lost)).toEqual({ leader: 1, other: 0, ahead: 2, tiles: 0, choices: 2, give: 0.6 })
  })

  it('say nothing while nobody is ahead alone', () => {
    expect(
      luckAndSkill(
        [4, 4],
        [
          { mean: 0, give: 0 },
          { mean: 1, give: 0 },
        ],
      ),
    ).toBeNull()
  })
})
