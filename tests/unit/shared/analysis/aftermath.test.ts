import { describe, expect, it } from 'vitest'
import { aftermathOf } from '#shared/analysis/aftermath'
import { heldBy } from '#shared/analysis/held'
import { makeTile, parseTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'

const players = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }]
const laid = (player: number, tile: string, arm?: string) => ({ type: 'play', player, tile, ...(arm === undefined ? {} : { arm }) })
const PLAYS = [laid(0, '6-4'), laid(1, '6-1', 'left'), laid(2, '4-3', 'right'), laid(0, '3-1', 'left'), laid(1, '3-2', 'left'), laid(2, '3-3', 'right')]
const record = (events: readonly object[]) => ({
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-game-cabinet',
  rules: {},
  players,
  rounds: [{ leader: 0, events }],
})
const scored = (events: readonly object[]) => expectOk(scoreRecord(record(events)), 'it is sound')
const told = (hands: readonly (readonly number[])[]) => hands.map((hand) => hand.map((tile) => makeTile(tile as never)).join(' '))

describe('tiles that are certain in every hand at a moment', () => {
  const held = (events: readonly object[], from: number) => told(heldBy(present(scored(events).rounds[0], 'it has a round').events, from, 3))

  it('are those that are played later', () => {
    expect(held(PLAYS, 1)).toEqual(['3-1', '6-1 3-2', '4-3 3-3'])
  })

  it('are none after which their player drew', () => {
    const drew = [...PLAYS.slice(0, 4), { type: 'draw', player: 1, count: 1 }, ...PLAYS.slice(4)]
    expect(held(drew, 1)).toEqual(['3-1', '6-1', '4-3 3-3'])
  })
})

describe('what a play leaves behind it', () => {
  const { events } = present(scored(PLAYS).rounds[0], 'it has a round')
  const state = scored(PLAYS.slice(0, 3)).state
  const after = (tile: string, arm: string) =>
    aftermathOf(state, { tile: expectOk(parseTile(tile), 'a tile'), arm: arm as 'left', player: 0 }, heldBy(events, 3, 3))

  it('are its ends, and the tiles that the others held and could not have played', () => {
    const found = present(after('3-1', 'left'), 'it fits')
    expect(found.ends.map(({ suit }) => suit)).toEqual([3, 3])
    expect(found.shutOut).toEqual([])
    const other = present(after('5-3', 'right'), 'it fits')
    expect(other.ends.map(({ suit }) => suit)).toEqual([1, 5])
    expect(other.shutOut.map((each) => ({ ...each, tiles: each.tiles.map(makeTile) }))).toEqual([
      { player: 1, tiles: ['3-2'] },
      { player: 2, tiles: ['3-3'] },
    ])
  })

  it('is nothing where the tile does not fit', () => {
    expect(after('6-6', 'left')).toBeNull()
  })
})
