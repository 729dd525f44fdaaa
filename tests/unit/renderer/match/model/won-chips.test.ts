import { expect, test } from 'vitest'
import type { EditName } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import { returnedChips, wonChips } from '../../../../../src/renderer/match/model/won-chips'

/** A round of Flower & Scorpion, Flower 6-4 and Scorpion 5-2, with these entries. */
function stage(entries: readonly object[], { revision = entries.length, redo = null }: { readonly revision?: number; readonly redo?: EditName | null } = {}) {
  const record = {
    format: 'caravan-record',
    version: 1,
    preset: 'flower-and-scorpion',
    rules: { handSize: 2 },
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [{ leader: 0, dice: { flower: [6, 4], scorpion: [5, 2] }, events: entries }],
  }
  return { tableRevision: revision, scored: expectOk(scoreRecord(record), 'a sound record'), redo }
}

const LEAD = { type: 'play', player: 0, tile: '2-2' }
const NEXT = { type: 'play', player: 1, tile: '2-0', arm: 'right' }
const OUT = { type: 'play', player: 0, tile: '2-0', arm: 'right' }

test('who played gets what the play scored', () => {
  expect(wonChips(stage([]), stage([LEAD]))).toEqual([{ seat: 0, chips: 2 }])
})

test('a play without a score, and one that loses, moves nothing', () => {
  expect(wonChips(stage([LEAD]), stage([LEAD, NEXT]))).toEqual([])
  expect(wonChips(stage([]), stage([{ type: 'play', player: 0, tile: '5-2' }]))).toEqual([])
})

test('going out is paid with the play', () => {
  const [before, last] = [[LEAD, { type: 'pass', player: 1 }], OUT]
  expect(wonChips(stage(before), stage([...before, last]))).toEqual([{ seat: 0, chips: 2 }])
})

test('a round that is blocked pays the player who is ruled to have won it', () => {
  // Ben has the tile of the Flower (FS-9)
  const played = [LEAD, { type: 'pass', player: 1 }]
  const block = { type: 'block', player: 0, hands: [['3-1'], ['6-4', '5-5']] }
  expect(wonChips(stage(played), stage([...played, block]))).toEqual([{ seat: 1, chips: 2 }])
})

test('what is taken back, and what comes back by taking something back, moves nothing', () => {
  expect(wonChips(stage([LEAD]), stage([], { revision: 2, redo: 'enter-play' }))).toEqual([])
  expect(wonChips(stage([], { revision: 2 }), stage([LEAD], { revision: 3, redo: 'enter-play' }))).toEqual([])
})

test('what was won by an entry goes back when it is taken back, and only then', () => {
  expect(returnedChips(stage([LEAD]), stage([], { revision: 2, redo: 'enter-play' }))).toEqual([{ seat: 0, chips: 2 }])
  expect(returnedChips(stage([]), stage([LEAD]))).toEqual([])
  expect(returnedChips(stage([LEAD, NEXT]), stage([LEAD], { revision: 3, redo: 'enter-play' }))).toEqual([])
  expect(returnedChips(stage([], { revision: 2 }), stage([LEAD], { revision: 3, redo: 'enter-play' }))).toEqual([])
})

test('a match that is opened, or seen again as it was, moves nothing', () => {
  expect(wonChips(stage([LEAD]), stage([LEAD]))).toEqual([])
})
