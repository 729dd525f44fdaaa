import { describe, expect, it } from 'vitest'
import { playedTiles } from '#shared/arbiter/suits'
import { emptyLine } from '#shared/domino/line'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import type { MatchState } from '#shared/match/state'
import { answered } from '../../../support/answered'
import { accountOf, rulesOf, shown } from './disputes'

const stateAfter = (events: readonly object[], rules: object = {}, preset = 'bergen-game-cabinet'): MatchState =>
  expectOk(
    scoreRecord({
      format: 'caravan-record',
      version: 1,
      preset,
      rules,
      players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
      rounds: [{ leader: 0, events }],
    }),
    'the record is sound',
  ).state

const play = (tile: string, arm?: string | number) => ({ type: 'play', tile, ...(arm === undefined ? {} : { arm }) })
const SIXES_GONE = [
  play('6-6'),
  play('6-0', 'right'),
  play('0-3', 'right'),
  play('3-6', 'right'),
  play('6-2', 'left'),
  play('2-4', 'left'),
  play('4-6', 'left'),
  play('6-5', 'right'),
  play('5-1', 'right'),
  play('1-6', 'right'),
]

describe('an empty table', () => {
  it('takes anything that may be led', () => {
    expect(
      accountOf({
        rules: rulesOf(2),
        rolled: null,
        table: { kind: 'line', line: emptyLine('two-ended'), laid: [] },
        hands: [shown('2-2'), shown('4-1')],
        boneyard: null,
        totals: null,
      }),
    ).toMatchObject({
      standing: 'nothing-laid',
      couldPlay: [{ seat: 0, ends: [] }],
    })
  })
})

describe('the tiles played', () => {
  const present = (state: MatchState) => answered(() => playedTiles(state.rules, state.round ?? expect.fail('a round runs')))

  it('counts halves and tiles of each suit, a double twice', () => {
    const { suits, inHands, boneyard, drawable } = present(stateAfter([play('6-6'), play('6-4', 'left')]))
    expect(suits[6]).toMatchObject({ playedHalves: 3, unseenHalves: 5, playedTiles: 2, unseenTiles: 5, frozen: false, ends: ['right'] })
    expect(suits[4]).toMatchObject({ playedHalves: 1, unseenHalves: 7, playedTiles: 1, unseenTiles: 6, ends: ['left'] })
    expect({ inHands, boneyard, drawable }).toEqual({ inHands: 16, boneyard: 10, drawable: 8 })
  })

  it('with two sets every suit shows sixteen times', () => {
    expect(present(stateAfter([play('6-6'), play('6-6', 'left')], { copies: 2 })).suits[6]).toMatchObject({
      playedHalves: 4,
      unseenHalves: 12,
      playedTiles: 2,
      unseenTiles: 12,
    })
  })

  it('says which ends are frozen, and when nobody can play again', () => {
    const aid = present(stateAfter(SIXES_GONE))
    expect(aid).toMatchObject({
      frozen: [
        { arm: 'left', suit: 6 },
        { arm: 'right', suit: 6 },
      ],
      nobodyCanPlay: true,
    })
    expect(present(stateAfter(SIXES_GONE.slice(0, -1)))).toMatchObject({ frozen: [], nobodyCanPlay: false })
  })

  it('says of each suit whether all of it is played', () => {
    expect(present(stateAfter(SIXES_GONE)).suits.map(({ frozen }) => frozen)).toEqual([false, false, false, false, false, false, true])
  })

  it('says nothing of ends before anything lies', () => {
    expect(present(stateAfter([]))).toMatchObject({ frozen: [], nobodyCanPlay: false, boneyard: 10 })
  })
})
