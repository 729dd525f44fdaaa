import { describe, expect, test } from 'vitest'
import { exposed, fittingArms } from '#shared/domino/line'
import { makeTile, parseTile, type Tile, type WrittenTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { Random } from '#shared/kernel/random'
import { beginRound, initialState } from '#shared/match/begin'
import { evolve } from '#shared/match/evolve'
import { playableTiles } from '#shared/match/preview'
import { readRawTable } from '#shared/match/read-event'
import { Rehearsal } from '#shared/match/rehearsal'
import type { MatchState } from '#shared/match/state'
import { layAll } from '#shared/match/table'
import type { Rules } from '#shared/games/rules'
import { rulesOf } from '../rules/tables'

/** A game that counts what lies open, on a cross: no rule set has one yet. */
const RULES: Rules = { ...rulesOf('bergen-game-cabinet', { target: 500, handSize: 12, reserve: 0 }), layout: 'cross', arms: 4 }
const written = (text: string): WrittenTile => expectOk(parseTile(text), 'a tile')
const begun = (): MatchState => beginRound(initialState(RULES), 0, null)

function played(...plays: readonly (readonly [string, number | null])[]) {
  return plays.reduce((state, [text, arm]) => expectOk(evolve(state, { type: 'play', player: null, tile: written(text), arm }), text).state, begun())
}

describe('a tile on a cross', () => {
  test('does not match an end of the spinner that is closed, and the other side comes first', () => {
    const refused = evolve(played(['5-5', null], ['5-0', 1]), { type: 'play', player: null, tile: written('5-2'), arm: 2 })
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'does-not-match',
        startFirst: true,
        ends: [
          { arm: 'left', suit: 5 },
          { arm: 'right', suit: 0 },
        ],
      },
    })
    const other = evolve(played(['5-5', null], ['5-0', 1]), { type: 'play', player: null, tile: written('4-2'), arm: 2 })
    expect(other.ok ? null : other.error.startFirst).toBeUndefined()
  })

  test('goes up where it names no end and both ends of the spinner are open', () => {
    const step = expectOk(evolve(played(['5-5', null], ['5-0', 1], ['5-1', 0]), { type: 'play', player: null, tile: written('5-2'), arm: null }), 'it fits')
    expect(step.scored).toMatchObject({ arm: 'up', outward: 2 })
  })
})

interface Move {
  readonly tile: Tile
  readonly arm: number | null
}

test('rounds on a cross come to the same in a rehearsal, whatever is tried before', () => {
  let branched = 0
  for (let seed = 0; seed < 60; seed++) {
    const random = new Random(seed)
    let state = begun()
    const rehearsal = new Rehearsal(state)
    for (let play = 0; play < 20 && state.round?.end === null; play++) {
      const { line } = state.round
      const moves = [...playableTiles(state)].flatMap((tile): readonly Move[] =>
        line.lead === null ? [{ tile, arm: null }] : fittingArms(line, tile, false).map((arm) => ({ tile, arm })),
      )
      const move = moves[random.below(moves.length)]
      if (move === undefined) break
      const player = state.round.turn
      const tile = written(makeTile(move.tile))
      const { scored, state: after } = expectOk(evolve(state, { type: 'play', player, tile, arm: move.arm }), 'it fits')
      if (move.arm === null) {
        expect(rehearsal.leadWorth(player, tile)).toBe(scored.delta)
        expect(rehearsal.lead(player, tile)).toBe(scored.delta)
      } else {
        for (const other of moves) if (other.arm !== null) rehearsal.layWorth(player, other.tile, other.arm)
        const kept = rehearsal.keep()
        rehearsal.lay(player, move.tile, move.arm)
        rehearsal.comeBack(kept)
        expect(rehearsal.layWorth(player, move.tile, move.arm)).toBe(scored.delta)
        expect(rehearsal.lay(player, move.tile, move.arm)).toBe(scored.delta)
      }
      state = after
      const now = state.round?.line
      expect(now === undefined ? null : [now.ends, now.spinner, exposed(now)]).toEqual([rehearsal.line.ends, rehearsal.line.spinner, exposed(rehearsal.line)])
      if (now?.ends.some(({ started }, arm) => arm > 1 && started) === true) branched += 1
    }
  }
  expect(branched).toBeGreaterThan(100)
})

describe('a cross that lay when the record began', () => {
  const lying = (line: unknown) => {
    const read = readRawTable({ line, hands: [3, 3] }, null, RULES)
    if (read.type !== 'table') return 'malformed' in read ? read.malformed : read.fault
    const laid = layAll(RULES, new Array<number>(28).fill(0), read.laid)
    return laid.ok ? laid.value.line.ends.map(({ suit }) => suit) : laid.error.code
  }

  test('is a list from left to right while it has one double at most, which is its spinner', () => {
    expect(lying(['6-4', '4-2'])).toEqual([6, 2])
    expect(lying(['6-5', '5-5', '5-2'])).toEqual([6, 2, 5, 5])
    expect(lying(['5-5', '5-2'])).toEqual([5, 2])
  })

  test('names its spinner where there are more, with what lies to the left, to the right, above and below', () => {
    expect(lying(['5-5', '5-2', '2-2'])).toEqual({ kind: 'no-spinner' })
    expect(lying({ spinner: '5-5', arms: [['5-6'], ['5-2', '2-2'], ['5-1'], []] })).toEqual([6, 2, 1, 5])
    expect(lying({ spinner: '5-5', arms: [[], ['5-2', '2-2'], [], []] })).toEqual([5, 2])
  })

  test('has nothing above its spinner while one of its sides is free, and no spinner that is no double', () => {
    expect(lying({ spinner: '5-5', arms: [[], ['5-2'], ['5-1'], []] })).toBe('does-not-match')
    expect(lying({ spinner: '6-5', arms: [['6-1'], [], [], []] })).toEqual({ kind: 'no-spinner' })
  })
})
