import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fittingArms, openArms, type Line } from '#shared/domino/line'
import { makeLine } from '#shared/domino/notation'
import { tilesOfSet } from '#shared/domino/set'
import { isDouble, parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { resolveRules } from '#shared/rules/resolve'
import type { Rules } from '#shared/games/rules'
import { lineTextOf, withTileLaid } from '../../../../../src/renderer/match/arbiter/line-text'
import { addableTo, armsFor, playableOn, readLineText, readTableTold } from '../../../../../src/renderer/match/arbiter/table-read'
import { lacksBars, lineOfText } from '../../../../../src/renderer/photo/line/line-model'
import { laidRows } from '../../../../../src/renderer/match/arbiter/printing/laid-rows'
import { laidLine } from '#shared/domino/notation'

const BERGEN = expectOk(resolveRules('bergen-pagat', {}, 2), 'Bergen for two')
const FOUR_ARMS = expectOk(resolveRules('double-bergen', {}, 2), 'Double Bergen for two')
const CROSS: Rules = { ...BERGEN, layout: 'cross', arms: 4 }
const tile = (text: string): Tile => expectOk(parseTile(text), text).tile

const read = (text: string, rules: Rules = BERGEN) => {
  const table = readLineText(text, rules)
  if (table.kind !== 'line') throw new Error(`${text} is no line: ${table.kind}`)
  return table
}
const suits = (line: Line) => line.ends.map(({ suit }) => suit)

describe('A line as it is typed', () => {
  test.each([
    ['6-4 4-4 4-2', [6, 2]],
    ['  6-4,4-4 ; 4-2 ', [6, 2]],
    ['3–3', [3, 3]],
  ])('%s shows %j at its ends', (text, ends) => {
    expect(suits(read(text).line)).toEqual(ends)
  })

  test('round a spinner, each arm outward', () => {
    expect(suits(read('6-6 | 6-4 4-1 | 6-2 | - | -', FOUR_ARMS).line)).toEqual([1, 2, 6, 6])
  })

  test.each([
    ['6-4 5-2', 'does-not-match'],
    ['6-4 4-6', 'tile-already-played'],
    ['6-4 4-9', 'bad-tile'],
    ['6-4 four', 'bad-tile'],
  ])('%s is refused: %s', (text, code) => {
    expect(readLineText(text, BERGEN)).toMatchObject({ kind: 'wrong', why: { code } })
  })

  test('nothing, and nothing that is a tile, are told apart', () => {
    expect(readLineText('  ', BERGEN).kind).toBe('nothing')
    expect(readLineText(' - , ', BERGEN).kind).toBe('unwritten')
  })

  test.each(['6-6 6-4 6-2 6-1 6-3', '6-6 6-4 | 6-2 | - | -', '6-6, 6-4'])('%s is refused round a spinner: nothing says which arm a tile lies on', (text) => {
    expect(readLineText(text, FOUR_ARMS).kind).toBe('no-bars')
    expect(lineOfText(text, 'spinner')).toBeNull()
    expect(lacksBars(text, 'spinner')).toBe(true)
    expect(lacksBars(text, 'two-ended')).toBe(false)
  })

  test('a spinner alone needs no bar', () => {
    expect(suits(read('6-6', FOUR_ARMS).line)).toEqual([6, 6, 6, 6])
  })

  test('a star leaves that side of a first double unstarted, where the table completes it first (B-6)', () => {
    const rules: Rules = { ...BERGEN, completeFirstDouble: true }
    expect(openArms(read('6-6* 6-4', rules).line, true)).toEqual([0])
    expect(openArms(read('6-6 6-4', rules).line, true)).toEqual([0, 1])
  })
})

describe('A line as it is tapped', () => {
  const tapped = (rules: Rules) =>
    fc.property(fc.infiniteStream(fc.nat()), fc.nat(16), (stream, moves) => {
      const picks = stream[Symbol.iterator]()
      const pick = <T>(from: readonly T[]): T => from[(picks.next().value as number) % from.length] as T
      let text = ''
      const laid: { tile: Tile; arm: number | null }[] = []
      for (let move = 0; move <= moves; move++) {
        const table = readLineText(text, rules)
        const line = table.kind === 'line' ? table.line : null
        const choices = [...addableTo(table, rules)]
        if (choices.length === 0) break
        const next = pick(choices)
        const arms = line === null ? [0] : armsFor(line, next, rules)
        const arm = pick(arms)
        text = withTileLaid(text, line, next, arm)
        laid.push({ tile: next, arm: line === null ? null : arm })
        const now = read(text, rules)
        expect([...now.tiles.map((each) => each.tile)].sort()).toEqual(laid.map((each) => each.tile).sort())
        expect(read(lineTextOf(now.tiles, rules), rules).line).toEqual(now.line)
        const written = laidLine(now.tiles, rules.arms)
        if (written !== null) expect(laidRows(written).flatMap((row) => row.tiles)).toHaveLength(laid.length)
      }
    })

  test('can always be read back, and holds just what was tapped', () => {
    fc.assert(tapped(BERGEN))
    fc.assert(tapped(FOUR_ARMS))
    fc.assert(tapped(CROSS))
  })

  test('a match’s own line, written from its plays, is read back with the same ends', () => {
    const placements = [
      { tile: tile('6-4'), arm: null, outward: 4 },
      { tile: tile('6-6'), arm: 'left' as const, outward: 6 },
      { tile: tile('4-1'), arm: 'right' as const, outward: 1 },
    ]
    expect(lineTextOf(placements, BERGEN)).toBe('6-6 6-4 4-1')
    expect(suits(read('6-6 6-4 4-1').line)).toEqual([6, 1])
    expect(lineTextOf(placements, { ...BERGEN, completeFirstDouble: true })).toBe('6-6 6-4* 4-1')
    const line = laidLine(placements, 2)
    expect(line === null ? '' : makeLine(line)).toBe('6-6 6-4* 4-1')
  })
})

describe('Tiles that could still be played', () => {
  test('on a whole line are those that fit and do not lie there', () => {
    const table = read('6-4 4-4 4-2')
    const fitting = tilesOfSet(6).filter((each) => each !== tile('6-4') && each !== tile('4-2') && fittingArms(table.line, each, false).length > 0)
    expect([...playableOn(table, BERGEN)]).toEqual(fitting)
  })

  test('on ends alone are all of their suits, and an end nobody told takes none', () => {
    const table = readTableTold({ kind: 'ends', line: '', ends: [6, null] }, BERGEN)
    expect([...playableOn(table, BERGEN)]).toHaveLength(7)
  })

  test('an end beyond the set counts as not told', () => {
    expect(readTableTold({ kind: 'ends', line: '', ends: [9, null] }, BERGEN)).toEqual({ kind: 'nothing' })
  })

  test('a spinner begins with a double', () => {
    expect([...addableTo({ kind: 'nothing' }, FOUR_ARMS)].every(isDouble)).toBe(true)
    expect(addableTo({ kind: 'nothing' }, BERGEN).size).toBe(28)
  })
})
