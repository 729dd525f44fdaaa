import { describe, expect, it } from 'vitest'
import { accountFor } from '#shared/arbiter/account'
import { rule } from '#shared/arbiter/rule'
import { playedTiles } from '#shared/arbiter/suits'
import { disputeIn, emptyTable, tableOf } from '#shared/arbiter/tables'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import type { MatchState } from '#shared/match/state'
import { partly, rulesOf, shown, tiles } from './disputes'

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

describe('a round of a match as a dispute', () => {
  it('brings its line, its hands as they were counted, and its totals', () => {
    const hands = [partly('5-5', null), partly('', null), shown('4-4 3-3')]
    const dispute = disputeIn(stateAfter([play('6-6'), play('6-4', 'left')]), hands)
    expect(dispute).toMatchObject({ table: { kind: 'line', laid: tiles('6-4 6-6') }, hands: [{ count: 5 }, { count: 5 }, { counted: 6 }], totals: [2, 0, 0] })
  })

  it('knows which side of the first double comes first (B-6)', () => {
    const dispute = disputeIn(stateAfter([play('6-6'), play('6-4', 'left')], { completeFirstDouble: true }), [shown('4-1'), shown('5-5'), shown('3-3')])
    const account = dispute === null ? null : accountFor(dispute)
    expect(account).toMatchObject({
      couldPlay: [],
      mustWait: [{ seat: 0 }],
      ends: [
        { arm: 'left', open: false },
        { arm: 'right', open: true },
      ],
    })
  })

  it('that is over already is ruled on with the points from before', () => {
    const state = stateAfter([...SIXES_GONE, { type: 'block', hands: [['1-1'], ['5-5'], ['4-4']] }])
    const dispute = disputeIn(state, ['1-1', '5-5', '4-4'].map(shown))
    const ruled = dispute === null ? null : rule(dispute)
    expect(ruled).toMatchObject({ ok: true, value: { totals: state.totals, deltas: [1, 0, 0] } })
  })

  it('is none before a round has begun', () => {
    const { rules, totals } = stateAfter([])
    expect(disputeIn({ rules, totals, winner: null, round: null }, [])).toBeNull()
  })
})

describe('a line that someone names', () => {
  it('is refused as a record would refuse it', () => {
    expect(tableOf(rulesOf(2), ['6-4', '3-2'])).toMatchObject({ ok: false, error: { code: 'does-not-match', tile: '3-2' } })
    expect(tableOf(rulesOf(2), ['6-4', '4-9'])).toMatchObject({ ok: false, error: { code: 'bad-tile', tile: '9-4' } })
    expect(tableOf(rulesOf(2), ['6-4', '4-2', '2-4', '4-6'])).toMatchObject({ ok: false, error: { code: 'tile-already-played' } })
    expect(tableOf(rulesOf(2, {}, 'double-bergen'), { spinner: '6-5', arms: [] })).toMatchObject({ ok: false, error: { code: 'lead-must-be-double' } })
    expect(tableOf(rulesOf(2), [])).toMatchObject({ ok: false, error: { code: 'bad-event' } })
  })

  it('may be empty: then anything that may be led can be played', () => {
    expect(
      accountFor({ rules: rulesOf(2), rolled: null, table: emptyTable(rulesOf(2)), hands: [shown('2-2'), shown('4-1')], boneyard: null, totals: null }),
    ).toMatchObject({
      standing: 'nothing-laid',
      couldPlay: [{ seat: 0, ends: [] }],
    })
  })
})

describe('the tiles played', () => {
  const present = (state: MatchState) => playedTiles(state.rules, state.round ?? expect.fail('a round runs'))

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
})
