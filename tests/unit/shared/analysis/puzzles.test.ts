import { describe, expect, it } from 'vitest'
import { answersPuzzle, inOrderOf, puzzleOfDay, puzzlesOf } from '#shared/analysis/puzzles'
import { reviewRead } from '#shared/analysis/review'
import { makeTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { readRecord } from '#shared/match/read-record'
import type { PresetId } from '#shared/rules/presets'
import { simulate } from '../../../reference/simulate'

function reviewed(record: { readonly preset: string }) {
  const read = expectOk(readRecord(record), 'it is sound')
  return { preset: record.preset as PresetId, record: read, review: expectOk(reviewRead(read), 'it is sound') }
}

const players = [{ name: 'Ada' }, { name: 'Ben' }]
const laid = (tile: string, arm?: string) => ({ type: 'play', tile, ...(arm === undefined ? {} : { arm }) })
const record = (events: readonly object[], rules: object) => ({
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-game-cabinet',
  rules,
  players,
  rounds: [{ leader: 0, events }],
})

describe('puzzles of a match', () => {
  it('ask for the one tile that pays most', () => {
    const plays = [
      laid('6-4'),
      laid('4-2', 'right'),
      laid('6-1', 'left'),
      laid('3-2', 'right'),
      laid('6-3', 'right'),
      laid('1-0', 'left'),
      laid('6-2', 'right'),
    ]
    const puzzles = puzzlesOf(reviewed(record(plays, { handSize: 4 })))
    const third = present(
      puzzles.find(({ event }) => event === 3),
      'Ada could make a double header',
    )
    expect(third).toMatchObject({ kind: 'pays', player: 0, round: 0 })
    expect(third.held.map(makeTile)).toEqual(['6-3', '6-2', '6-1'])
    expect(third.answers.map(({ tile, arm }) => `${makeTile(tile)} ${arm}`)).toEqual(['6-2 left', '6-2 right'])
    expect(answersPuzzle(third, third.play.play.tile, third.play.play.arm)).toBe(false)
  })

  it('ask which tile blocks, where all hands and no draw prove it', () => {
    // Ben holds 6-5 and 6-1: Ada's 1-0 goes on after 6-1, and after 6-5 nobody does
    const plays = [laid('6-4'), laid('6-5', 'left'), { type: 'pass', player: 0 }, { type: 'pass', player: 1 }]
    const block = { type: 'block', hands: [['1-0'], ['6-1']] }
    const blocking = (reserve: number) => puzzlesOf(reviewed(record([...plays, block], { handSize: 2, reserve }))).filter(({ kind }) => kind === 'blocks')
    const [puzzle, ...others] = blocking(24)
    expect(others).toEqual([])
    expect(puzzle).toMatchObject({ event: 2, player: 1 })
    expect(puzzle?.answers.map(({ tile, arm }) => `${makeTile(tile)} ${arm}`)).toEqual(['6-5 left'])
    // where a tile could have been drawn, nothing is certain
    expect(blocking(20)).toEqual([])
  })

  it('have answers that are certain, in every game', () => {
    let count = 0
    let blocks = 0
    for (let seed = 1; seed <= 60; seed++) {
      for (const preset of ['flower-and-scorpion', 'bergen-pagat', 'double-bergen']) {
        const match = reviewed(simulate(seed, preset, { houseRules: 0, irregular: 0, explicit: 0, mostRounds: 3 }).record)
        for (const { kind, answers, play, held } of puzzlesOf(match)) {
          count += 1
          if (kind === 'blocks') blocks += 1
          expect(answers.length).toBeGreaterThan(0)
          for (const answer of answers) expect(held).toContain(answer.tile)
          if (kind === 'pays')
            for (const { tile, arm, delta } of play.ways) expect(delta === play.best.delta).toBe(answers.some((each) => each.tile === tile && each.arm === arm))
          else expect(answers).toContainEqual({ tile: play.play.tile, arm: play.play.arm })
        }
      }
    }
    expect(count).toBeGreaterThan(50)
    expect(blocks).toBeGreaterThan(0)
  })
})

describe('the puzzle of a day', () => {
  const matches = ['a', 'b', 'c', 'd', 'e'].map((matchId) => ({ matchId }))

  it('is the same whenever the day is asked about, and in whatever order the matches come', () => {
    expect(inOrderOf('2026-11-26', matches)).toEqual(inOrderOf('2026-11-26', matches.toReversed()))
  })

  it('keeps the order of the others when a match comes along', () => {
    const more = inOrderOf('2026-11-26', [...matches, { matchId: 'f' }]).filter(({ matchId }) => matchId !== 'f')
    expect(more).toEqual(inOrderOf('2026-11-26', matches))
  })

  it('is another one on other days', () => {
    const first = new Set(Array.from({ length: 20 }, (_, day) => inOrderOf(`2026-11-${day + 1}`, matches)[0]?.matchId))
    expect(first.size).toBeGreaterThan(2)
  })

  it('is none where a match has none', () => {
    expect(puzzleOfDay('2026-11-26', 'a', [])).toBeNull()
  })
})
