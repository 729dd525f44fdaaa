import { describe, expect, it } from 'vitest'
import { reviewRecord } from '#shared/analysis/review'
import { toReviewJson, type ReviewJson } from '#shared/analysis/review-json'
import { expectOk } from '#shared/kernel/result'

const dice = { flower: [6, 6], scorpion: [1, 2] }
const recordOf = (preset: string, events: readonly unknown[], rules: object = {}) => ({
  format: 'caravan-record',
  version: 1,
  preset,
  rules,
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [{ leader: 0, dice, events }],
})
const play = (tile: string, arm?: string | number, player?: number) => ({
  type: 'play',
  tile,
  ...(arm === undefined ? {} : { arm }),
  ...(player === undefined ? {} : { player }),
})
const review = (record: unknown) => toReviewJson(record, ({ refusal }) => refusal.code)
const playsOf = (record: unknown) => (review(record) as ReviewJson).rounds.flatMap(({ plays }) => plays)

describe('what a player certainly held', () => {
  it('is the tile, and those that the same player plays later in the round, highest first', () => {
    const plays = playsOf(recordOf('bergen-game-cabinet', [play('6-5'), play('5-4'), play('6-1'), play('4-4'), play('4-2', 'right')]))
    expect(plays.map(({ held }) => held)).toEqual([['6-5', '6-1', '4-2'], ['5-4', '4-4'], ['6-1', '4-2'], ['4-4'], ['4-2']])
  })

  it('is nothing that may have been drawn since, by that player alone', () => {
    const drawing = (player: number) => recordOf('bergen-game-cabinet', [play('6-5'), play('5-4'), { type: 'draw', player }, play('6-1', undefined, 0)])
    expect(playsOf(drawing(0))[0]?.held).toEqual(['6-5'])
    expect(playsOf(drawing(1))[0]?.held).toEqual(['6-5', '6-1'])
  })

  it('is what was shown at a block, unless it may have been drawn', () => {
    const block = {
      type: 'block',
      hands: [
        ['1-0', '1-1'],
        ['2-2', '3-0'],
      ],
    }
    const [shown] = playsOf(recordOf('bergen-game-cabinet', [play('6-5'), { type: 'pass' }, block]))
    expect(shown).toEqual({
      event: 1,
      player: 0,
      tile: '6-5',
      arm: null,
      delta: 0,
      held: ['6-5', '1-1', '1-0'],
      best: { delta: 2, plays: [{ tile: '1-1', arm: null }] },
      missed: 2,
    })
    const [drawn] = playsOf(recordOf('bergen-game-cabinet', [play('6-5'), { type: 'pass' }, { type: 'draw', player: 0 }, block]))
    expect(drawn).toMatchObject({ held: ['6-5'], missed: 0 })
  })

  it('has a tile as often as it was held where two sets are shuffled together', () => {
    const plays = playsOf(recordOf('bergen-game-cabinet', [play('6-5'), play('5-4'), play('6-5'), play('5-1')], { copies: 2 }))
    expect(plays.map(({ held }) => held)).toEqual([['6-5', '6-5'], ['5-4', '5-1'], ['6-5'], ['5-1']])
    expect(plays[0]?.best.plays).toEqual([{ tile: '6-5', arm: null }])
  })

  it('ends with the round: a tile of the next one was dealt again', () => {
    const record = recordOf('bergen-game-cabinet', [play('6-5')])
    const two = { ...record, rounds: [...record.rounds, { leader: 0, events: [play('6-6')] }] }
    expect((review(two) as ReviewJson).rounds.map(({ plays }) => plays.map(({ held }) => held))).toEqual([[['6-5']], [['6-6']]])
  })
})

describe('what it could have paid', () => {
  it('is the most of any held tile at any end, and what was missed of it', () => {
    const record = recordOf('flower-and-scorpion', [play('6-4'), play('4-2'), { type: 'draw' }, play('6-2', 'right'), play('6-6', 'left')])
    expect(review(record)).toEqual({
      rounds: [
        {
          plays: [
            { event: 1, player: 0, tile: '6-4', arm: null, delta: 0, held: ['6-4'], best: { delta: 0, plays: [{ tile: '6-4', arm: null }] }, missed: 0 },
            // 6-6 beside the 6 would have been the Flower's own tile
            {
              event: 2,
              player: 1,
              tile: '4-2',
              arm: 'right',
              delta: 0,
              held: ['6-6', '4-2'],
              best: { delta: 1, plays: [{ tile: '6-6', arm: 'left' }] },
              missed: 1,
            },
            { event: 4, player: 0, tile: '6-2', arm: 'right', delta: 3, held: ['6-2'], best: { delta: 3, plays: [{ tile: '6-2', arm: 'right' }] }, missed: 0 },
            {
              event: 5,
              player: 1,
              tile: '6-6',
              arm: 'left',
              delta: 6,
              held: ['6-6'],
              best: {
                delta: 6,
                plays: [
                  { tile: '6-6', arm: 'left' },
                  { tile: '6-6', arm: 'right' },
                ],
              },
              missed: 0,
            },
          ],
        },
      ],
      missed: [0, 1],
    })
  })

  it('finds a better end for the same tile', () => {
    // beside the double, 6-1 would have made a triple header
    const plays = playsOf(recordOf('bergen-game-cabinet', [play('6-6'), play('6-1', 'right'), play('6-1', 'left')], { copies: 2 }))
    expect(plays[2]).toMatchObject({ arm: 'left', delta: 2, held: ['6-1'], best: { delta: 3, plays: [{ tile: '6-1', arm: 'right' }] }, missed: 1 })
  })

  it('is what the approach to the target leaves of it', () => {
    const lead = (target: number) => playsOf(recordOf('bergen-game-cabinet', [play('6-5'), play('5-1'), play('6-6', 'left')], { target }))[0]
    expect(lead(10)).toMatchObject({ best: { delta: 2, plays: [{ tile: '6-6' }] }, missed: 2 })
    expect(lead(2)).toMatchObject({ best: { delta: 1, plays: [{ tile: '6-6' }] }, missed: 1 })
  })

  it('names arms round a spinner, low ones first, as long as they are open', () => {
    const plays = playsOf(recordOf('double-bergen', [play('6-6'), play('6-5', 2)]))
    expect(plays[1]?.best).toEqual({ delta: 2, plays: [1, 2, 3, 4].map((arm) => ({ tile: '6-5', arm })) })
  })

  it('never takes a play that loses for a miss where nothing better was held', () => {
    const [lead] = playsOf(recordOf('flower-and-scorpion', [play('2-1')], { floor: null }))
    expect(lead).toMatchObject({ delta: -1, best: { delta: -1 }, missed: 0 })
  })

  it('keeps every way with its reasons, so that a page can say why one is better', () => {
    const record = recordOf('flower-and-scorpion', [play('6-4'), play('4-2'), { type: 'draw' }, play('6-2', 'right'), play('6-6', 'left')])
    const second = expectOk(reviewRecord(record), 'it is sound').rounds[0]?.plays[1]
    expect(second?.ways.map(({ arm, delta, payout }) => ({ arm, delta, codes: payout.reasons.map(({ code }) => code) }))).toEqual([
      { arm: 'left', delta: 1, codes: ['short-flower'] },
      { arm: 'right', delta: 0, codes: [] },
    ])
  })
})

describe('a record of any kind', () => {
  it('may begin in mid-round: the table counts as an event and is no play', () => {
    const table = { type: 'table', line: ['6-4', '4-2'], hands: [3, 2], player: 1 }
    expect(playsOf(recordOf('bergen-game-cabinet', [table, play('2-6', 'right')]))).toEqual([
      {
        event: 2,
        player: 1,
        tile: '6-2',
        arm: 'right',
        delta: 2,
        held: ['6-2'],
        best: {
          delta: 2,
          plays: [
            { tile: '6-2', arm: 'left' },
            { tile: '6-2', arm: 'right' },
          ],
        },
        missed: 0,
      },
    ])
  })

  it('has nothing to say of a match without plays', () => {
    expect(review({ ...recordOf('double-bergen', []), rounds: [] })).toEqual({ rounds: [], missed: [0, 0] })
    expect(review(recordOf('double-bergen', [{ type: 'pass' }]))).toEqual({ rounds: [{ plays: [] }], missed: [0, 0] })
  })

  it('gets the error that it gets when it is scored', () => {
    expect(review(recordOf('double-bergen', [play('6-5')]))).toEqual({
      error: { code: 'lead-must-be-double', round: 1, event: 1, message: 'lead-must-be-double' },
    })
    expect(review(null)).toEqual({ error: { code: 'bad-record', round: null, event: null, message: 'bad-record' } })
  })
})
