import { describe, expect, test } from 'vitest'
import { makeTile, parseTile, tileOf } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { playOptions, playableTiles, scoreRecord } from '../../../support/asked'
import { wonBy } from '#shared/games/outcome'

const table = (preset: string, plays: readonly string[], rules: object = {}, dice?: object) => {
  const events = plays.map((text) => {
    const [tile, arm] = text.split(' ')
    return { type: 'play', tile, ...(arm === undefined ? {} : { arm: /^\d$/.test(arm) ? Number(arm) : arm }) }
  })
  const record = { format: 'caravan-record', version: 1, preset, rules, players: [{ name: 'Ada' }, { name: 'Ben' }], rounds: [{ leader: 0, dice, events }] }
  return expectOk(scoreRecord(record), 'the table of the test').state
}
const written = (text: string) => expectOk(parseTile(text), 'a tile of the test')

describe('before a tile is entered', () => {
  test('it shows what it would score at each end', () => {
    const state = table('flower-and-scorpion', ['6-4', '4-2 right', '2-5 right'], {}, { flower: [5, 5], scorpion: [1, 1] })
    expect(playOptions(state, written('6-5'), null)).toMatchObject({
      kind: 'playable',
      implied: null,
      plays: [
        {
          arm: 'left',
          payout: {
            delta: 3,
            reasons: [
              { code: 'dual', points: 2, allowed: 2, capped: false, counted: 2 },
              { code: 'long-flower', points: 1, count: 1, allowed: 1, capped: false, counted: 1 },
            ],
          },
          delta: 3,
          end: null,
          winsMatch: false,
        },
        {
          arm: 'right',
          payout: { reasons: [{ code: 'dual', points: 2, allowed: 2, capped: false, counted: 2 }] },
          delta: 2,
          end: null,
          winsMatch: false,
        },
      ],
    })
  })

  test('ends that come to the same need no choice', () => {
    expect(playOptions(table('bergen-pagat', ['6-6']), written('6-1'), null)).toMatchObject({ implied: 'right' })
    expect(playOptions(table('double-bergen', ['6-6', '6-1']), written('6-2'), null)).toMatchObject({ implied: 2 })
  })

  test('a lead has no end to choose', () => {
    expect(playOptions(table('bergen-pagat', []), written('6-6'), null)).toMatchObject({ implied: null, plays: [{ arm: null, delta: 2 }] })
  })

  test('what cannot be played says why', () => {
    expect(playOptions(table('bergen-pagat', []), written('6-5'), null)).toMatchObject({ kind: 'refused', refusal: { code: 'lead-must-be-double' } })
    expect(playOptions(table('bergen-pagat', ['6-6']), written('6-6'), null)).toMatchObject({ refusal: { code: 'tile-already-played' } })
  })

  test('a play that would win the match says so', () => {
    const state = table('bergen-pagat', ['6-6', '6-1', '1-2 right', '2-3 right'], { target: 5, approachCap: false })
    expect(playOptions(state, written('3-6'), 0)).toMatchObject({ plays: [{ arm: 'left' }, { arm: 'right', end: 'target', winsMatch: true }] })
  })
})

describe('the tiles that can be played', () => {
  test('match an open end and are not on the table', () => {
    const tiles = [...playableTiles(table('bergen-game-cabinet', ['6-4']))].map(makeTile)
    expect(tiles).toHaveLength(12)
    expect(tiles).not.toContain('6-4')
    expect(tiles).toEqual(expect.arrayContaining(['6-6', '4-4', '6-0', '4-0']))
  })

  test('are the doubles where a double must lead', () => {
    expect([...playableTiles(table('bergen-pagat', []))].map(makeTile)).toEqual(['0-0', '1-1', '2-2', '3-3', '4-4', '5-5', '6-6'])
  })

  test('with two sets include the second copy', () => {
    expect(playableTiles(table('bergen-game-cabinet', ['6-4'], { copies: 2 })).has(tileOf(6, 4))).toBe(true)
  })

  test('are none before a round', () => {
    expect(playableTiles({ ...table('bergen-game-cabinet', []), round: null }).size).toBe(0)
  })

  test('are none once somebody has won', () => {
    expect(playableTiles({ ...table('bergen-game-cabinet', ['6-4']), outcome: wonBy(1) }).size).toBe(0)
  })

  test('are none once the round has ended', () => {
    expect(playableTiles(table('bergen-game-cabinet', ['6-4', '4-2 right', '6-1 left'], { handSize: 2 })).size).toBe(0)
  })
})
