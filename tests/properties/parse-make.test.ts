import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { armName, LAYOUTS, parseArm } from '#shared/domino/line'
import { distinctTiles, inSet, tilesOfSet } from '#shared/domino/set'
import { highOf, isDouble, lowOf, makeTile, MAX_SUIT, otherHalf, parseTile, pipsOf, tileOf } from '#shared/domino/tile'
import { readTile } from '../reference/naive-record'
import { laidLine, makeLine } from '#shared/domino/notation'
import { expectOk } from '#shared/kernel/result'
import { laidBy } from '#shared/match/events'
import { scoreRecord } from '#shared/match/replay'
import { runs, shown } from '../support/runs'
import { games, played } from './games'

const suit = fc.integer({ min: 0, max: MAX_SUIT })

/** The rows of a line's text: one from left to right, or one for each arm of a spinner, which begins each; every tile as its halves lie. */
function rowsIn(text: string): readonly (readonly (readonly string[])[])[] {
  const [lead = '', ...arms] = text.replace('*', '').split(' | ')
  const rows = arms.length === 0 ? [lead] : arms.map((arm) => (arm === '-' ? lead : `${lead} ${arm}`))
  return rows.map((row) => row.split(' ').map((tile) => tile.split('-')))
}

describe(`what is written is what is read ${shown}`, () => {
  test('a tile that is made and parsed is the same tile, whichever half comes first', () => {
    fc.assert(
      fc.property(suit, suit, (a, b) => {
        const tile = tileOf(a, b)
        const written = parseTile(`${a}-${b}`)
        expect(written).toEqual({ ok: true, value: { tile, first: a, second: b } })
        expect(parseTile(makeTile(tile))).toEqual({ ok: true, value: { tile, first: highOf(tile), second: lowOf(tile) } })
        expect([highOf(tile), lowOf(tile)]).toEqual([Math.max(a, b), Math.min(a, b)])
        expect({ double: isDouble(tile), pips: pipsOf(tile), other: otherHalf(tile, a) }).toEqual({ double: a === b, pips: a + b, other: b })
      }),
      runs(500),
    )
  })

  test('text that is no tile is no tile', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^ ?[0-9]{0,3}[-–]{0,2}[0-9]{0,3} ?$/)), (text) => {
        const found = parseTile(text)
        expect(found.ok).toBe(readTile(text, MAX_SUIT) !== null)
        if (found.ok) expect([`${found.value.first}-${found.value.second}`]).toContain(text)
      }),
      runs(1000),
    )
  })

  test('a set holds every tile up to its highest suit once, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_SUIT }), suit, suit, (maxPip, a, b) => {
        const texts = tilesOfSet(maxPip).map(makeTile)
        expect(new Set(texts).size).toBe(distinctTiles(maxPip))
        expect(texts.filter((text) => text === makeTile(tileOf(a, b)))).toHaveLength(Math.max(a, b) <= maxPip ? 1 : 0)
        expect(inSet(tileOf(a, b), maxPip)).toBe(Math.max(a, b) <= maxPip)
      }),
      runs(200),
    )
  })

  test('a line of play that is written has each of its tiles, the lead starred, and halves that meet', () => {
    fc.assert(
      fc.property(games({ irregular: [0], mostRounds: [2] }), (game) => {
        const match = expectOk(scoreRecord(played(game).record), 'a legal game')
        for (const { events } of match.rounds) {
          const laid = events.flatMap(laidBy)
          const line = laidLine(laid, match.rules.arms)
          if (line === null) continue
          const text = makeLine(line)
          expect(text.match(/\S+(?=\*)/g)).toEqual([`${line.lead.first}-${line.lead.second}`])
          for (const row of rowsIn(text)) expect(row.slice(1).map(([inner]) => inner)).toEqual(row.slice(0, -1).map(([, outer]) => outer))
          expect(
            text
              .replace('*', '')
              .split(/[ |]+/)
              .filter((tile) => tile !== '-'),
          ).toHaveLength(laid.length)
          expect([line.lead, ...line.arms.flat()].map(({ tile }) => tile).sort()).toEqual(laid.map(({ tile }) => tile).sort())
        }
      }),
      runs(60),
    )
  })

  test('an arm of a line that is named and parsed is the same arm', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LAYOUTS), fc.integer({ min: 2, max: 8 }), fc.nat({ max: 7 }), (layout, count, arm) => {
        const arms = layout === 'two-ended' ? 2 : layout === 'cross' ? 4 : count
        fc.pre(arm < arms)
        expect(parseArm(layout, arms, armName(layout, arm))).toBe(arm)
      }),
      runs(200),
    )
  })

  test('a name that this line has no arm for is none', () => {
    const name = fc.oneof(
      fc.string(),
      fc.double(),
      fc.integer({ min: -3, max: 12 }),
      fc.constantFrom(null, undefined, 'left', 'right', 'up', 'down', 'Left', '1'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...LAYOUTS), fc.integer({ min: 2, max: 8 }), name, (layout, arms, name) => {
        const sides = layout === 'two-ended' ? ['left', 'right'] : ['left', 'right', 'up', 'down']
        const names: readonly unknown[] = layout === 'spinner' ? Array.from({ length: arms }, (_, arm) => arm + 1) : sides
        expect(parseArm(layout, arms, name) !== null).toBe(names.includes(name))
      }),
      runs(500),
    )
  })
})
