import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import { drawableTiles } from '#shared/match/stuck'
import { promptOf } from '../../../../../src/renderer/match/model/prompt'

interface Round {
  readonly preset?: string
  readonly rules?: object
  readonly players?: readonly string[]
}

/** A first round with these entries, at a table of Bergen for two unless it says otherwise. */
function round(events: readonly object[], { preset = 'bergen-pagat', rules = {}, players = ['Ada', 'Ben'] }: Round = {}) {
  const record = {
    format: 'caravan-record',
    version: 1,
    preset,
    rules,
    players: players.map((name) => ({ name })),
    rounds: [{ leader: 0, ...(preset === 'flower-and-scorpion' ? { dice: { flower: [6, 4], scorpion: [5, 2] } } : {}), events }],
  }
  return expectOk(scoreRecord(record), 'a sound record')
}

const play = (player: number, tile: string, arm?: string | number) => ({ type: 'play', player, tile, ...(arm === undefined ? {} : { arm }) })
const pass = (player: number) => ({ type: 'pass', player })
const draw = (player: number, count: number) => ({ type: 'draw', player, count })

/** Hands so large that only the reserve is left to begin with. */
const NOTHING_TO_DRAW = { handSize: 13, reserve: 2 }

describe('a round that may be blocked', () => {
  test('everybody has passed and only the reserve is left', () => {
    const blocked = round([play(0, '6-6'), pass(1), pass(0)], { rules: NOTHING_TO_DRAW })
    expect(drawableTiles(blocked.state)).toBe(0)
    expect(promptOf(blocked)).toEqual({ kind: 'blocked' })
  })

  test('not before the last of them has passed, nor once somebody has played', () => {
    expect(promptOf(round([play(0, '6-6'), pass(1)], { rules: NOTHING_TO_DRAW }))).toBeNull()
    expect(promptOf(round([play(0, '6-6'), pass(1), pass(0), play(1, '6-4', 'left')], { rules: NOTHING_TO_DRAW }))).toBeNull()
  })

  test('not while tiles can be drawn, nor for a player who drew and has not passed since', () => {
    expect(promptOf(round([play(0, '6-6'), pass(1), pass(0)], { rules: { handSize: 6 } }))?.kind).not.toBe('blocked')
    // one tile could be drawn, and Ada has drawn it since she passed
    const drawn = round([play(0, '6-6'), pass(1), pass(0), pass(1), draw(0, 1)], { rules: { handSize: 12, reserve: 3 } })
    expect(drawableTiles(drawn.state)).toBe(0)
    expect(promptOf(drawn)).toBeNull()
  })

  test('not before a tile lies: a lead that everybody passes is no block', () => {
    expect(promptOf(round([pass(0), pass(1)], { rules: NOTHING_TO_DRAW }))).toBeNull()
  })
})

describe('a player who passes with tiles left to draw', () => {
  test('is named with how many, until the next entry', () => {
    const passed = [play(0, '6-6'), pass(1)]
    const { state } = round(passed)
    expect(promptOf(round(passed))).toEqual({ kind: 'can-draw', seat: 1, tiles: drawableTiles(state) })
    expect(promptOf(round([...passed, play(0, '6-4', 'left')]))).toBeNull()
  })

  test('is not named after drawing what a turn allows', () => {
    expect(promptOf(round([play(0, '6-6'), draw(1, 1), pass(1)], { rules: { draw: 'one' } }))).toBeNull()
  })
})

describe('a target within one play', () => {
  test('names who needs least, and the player on turn where two need as much', () => {
    // a double header each (B-1): the lead pays 2, equal ends another 2
    const near = round([play(0, '6-6')], { rules: { target: 5 } })
    expect(near.totals).toEqual([2, 0])
    expect(promptOf(near)).toEqual({ kind: 'target-near', seat: 0, points: 3 })
    expect(promptOf(round([], { rules: { target: 3 } }))).toEqual({ kind: 'target-near', seat: 0, points: 3 })
  })

  test('not while more than the best header is missing', () => {
    expect(promptOf(round([play(0, '6-6')], { rules: { target: 6 } }))).toBeNull()
  })

  test('in Double Bergen as many points as there are arms count as one play', () => {
    const rules = { target: 20, arms: 4 }
    expect(promptOf(round([], { preset: 'double-bergen', rules: { ...rules, target: 4 } }))).toEqual({ kind: 'target-near', seat: 0, points: 4 })
    expect(promptOf(round([], { preset: 'double-bergen', rules: { ...rules, target: 5 } }))).toBeNull()
  })
})

test('one tile left is said of the player who has just played', () => {
  const rules = { handSize: 2 }
  expect(promptOf(round([play(0, '6-6')], { rules }))).toEqual({ kind: 'last-tile', seat: 0 })
  expect(promptOf(round([play(0, '6-6'), draw(1, 1)], { rules }))).toBeNull()
})

test('a round that is over says nothing here: the tray does', () => {
  expect(promptOf(round([play(0, '6-6')], { rules: { handSize: 1 } }))).toBeNull()
})
