import { describe, expect, test } from 'vitest'
import {
  armName,
  armsFitting,
  armsIn,
  emptyLine,
  exposed,
  exposedAt,
  fittingArms,
  impliedArm,
  layAt,
  layLead,
  parseArm,
  showsItsEnds,
  type Line,
} from '#shared/domino/line'
import { asRoundSpinner, laidLine, makeLine, type Placement } from '#shared/domino/notation'
import { parseTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'

const written = (text: string) => expectOk(parseTile(text), 'a tile')
const tile = (text: string) => written(text).tile
type Play = `${string} ${'left' | 'right' | 'up' | 'down'}`

/** A line to which tiles were laid: the lead, then each with its side. */
function cross(lead: string, ...plays: readonly Play[]): Line {
  return plays.reduce(
    (line, play) => {
      const [text = '', side] = play.split(' ')
      const arm = parseArm('cross', 4, side)
      if (arm === null || !armsIn(armsFitting(line, tile(text), false)).includes(arm)) return expect.fail(`${play} does not fit`)
      return layAt(line, arm, tile(text))
    },
    layLead(emptyLine('cross'), written(lead), 4),
  )
}

/** What lies open, added up. */
const sum = (line: Line): number => exposed(line).reduce((all, { suit, halves }) => all + suit * halves, 0)
const places = (line: Line) => exposedAt(line).map((arm) => (arm === null ? null : armName('cross', arm)))

/** Plays and what lies open after each, as the source of the game counts them (pagat.com, All Fives; rulebook of the other games, AF-1, AF-3 to AF-7). */
test.each<[string, string, readonly Play[], readonly number[]]>([
  [
    'the nine plays that are shown',
    '1-4',
    ['1-1 left', '4-4 right', '4-3 right', '1-2 left', '1-5 up', '5-5 up', '5-0 up', '1-3 down'],
    [5, 6, 10, 5, 5, 10, 15, 5, 8],
  ],
  ['a double that was led, until both its sides have a tile', '6-6', ['6-3 right'], [12, 15]],
  ['a double both of whose sides have a tile', '5-5', ['5-0 right', '5-1 left'], [10, 10, 1]],
  ['a later double, which goes on to one side alone', '3-3', ['3-5 right', '5-5 right', '3-4 left', '5-6 right'], [6, 11, 16, 14, 10]],
  [
    'the most that one play can come to',
    '2-2',
    ['2-6 left', '2-5 right', '2-4 up', '6-6 left', '4-4 up', '5-5 right', '2-1 down', '1-5 down'],
    [4, 10, 11, 15, 21, 25, 30, 31, 35],
  ],
])('a cross shows %s', (_, lead, plays, sums) => {
  const lines = [cross(lead), ...plays.map((_play, at) => cross(lead, ...plays.slice(0, at + 1)))]
  expect(lines.map(sum)).toEqual(sums)
  for (const line of lines) {
    expect(exposedAt(line)).toHaveLength(exposed(line).length)
    expect(showsItsEnds(line)).toBe(exposed(line).length === line.ends.length && exposed(line).every((shown, arm) => shown === line.ends[arm]))
  }
})

describe('the ends of a spinner in a cross', () => {
  test.each<[string, Line, string, readonly number[]]>([
    ['are closed while one of its sides has no tile', cross('5-5', '5-0 right'), '5-2', [0]],
    ['open once both have one', cross('5-5', '5-0 right', '5-1 left'), '5-2', [2, 3]],
    ['open of a double that was laid later as soon as its free side has a tile', cross('6-4', '6-6 left', '6-1 left'), '6-2', [2, 3]],
    ['do not open of a double that came after another', cross('3-3', '3-5 right', '5-5 right', '3-4 left', '5-6 right'), '5-1', []],
    ['do not open of a line without a double', cross('6-4', '4-2 right', '6-1 left'), '6-5', []],
  ])('%s', (_, line, text, fitting) => {
    expect(fittingArms(line, tile(text), false)).toEqual(fitting)
  })

  test('count nothing before a tile lies there, and are no place where something lies open', () => {
    expect(places(cross('5-5'))).toEqual([null])
    expect(places(cross('5-5', '5-0 right', '5-1 left'))).toEqual(['left', 'right'])
    expect(places(cross('5-5', '5-0 right', '5-1 left', '5-3 down'))).toEqual(['left', 'right', 'down'])
  })

  test('do not open again when another copy of it lies at an end', () => {
    const line = cross('5-5', '5-0 right', '5-1 left', '5-3 down')
    expect(layAt(layAt(line, 2, tile('5-5')), 2, tile('5-4')).ends).toHaveLength(4)
  })
})

test('a play that names no end means the right one, of those that go up and down the upper one, and must name one where they differ', () => {
  expect(impliedArm(cross('5-5'), [0, 1])).toBe(1)
  expect(impliedArm(cross('5-5', '5-0 right', '5-1 left'), [2, 3])).toBe(2)
  // 5 lies open at the left end, and at the spinner, where it counts for nothing
  expect(impliedArm(cross('5-5', '5-0 right', '5-1 left', '1-5 left'), [0, 2, 3])).toBeNull()
})

test('arms of a cross go by sides', () => {
  expect([0, 1, 2, 3].map((arm) => armName('cross', arm))).toEqual(['left', 'right', 'up', 'down'])
  expect(['left', 'right', 'up', 'down', 1, 'Up', null].map((name) => parseArm('cross', 4, name))).toEqual([0, 1, 2, 3, null, null, null])
  expect(['up', 'down'].map((name) => parseArm('two-ended', 2, name))).toEqual([null, null])
})

describe('a cross is written', () => {
  const laid = (lead: string, ...plays: readonly Play[]): readonly Placement[] => {
    const first = written(lead)
    return [
      { tile: first.tile, arm: null, outward: first.second },
      ...plays.map((play, at): Placement => {
        const [text = '', side] = play.split(' ') as [string, 'left' | 'right' | 'up' | 'down']
        const line = cross(lead, ...plays.slice(0, at + 1))
        return { tile: tile(text), arm: side, outward: line.ends[parseArm('cross', 4, side) ?? 0]?.suit ?? 0 }
      }),
    ]
  }
  const text = (placements: readonly Placement[]): string => {
    const line = laidLine(placements, 4)
    return line === null ? '' : makeLine(line)
  }

  test('from left to right before a double lies in it', () => {
    expect(text(laid('6-4', '6-1 left', '4-2 right'))).toBe('1-6 6-4* 4-2')
  })

  test('as its spinner, and what lies to the left, to the right, above and below', () => {
    expect(text(laid('1-4', '1-1 left', '4-4 right', '4-3 right', '1-2 left', '1-5 up', '5-5 up', '5-0 up', '1-3 down'))).toBe(
      '1-1* | 1-2 | 1-4 4-4 4-3 | 1-5 5-5 5-0 | 1-3',
    )
    expect(text(laid('6-4', '4-3 right', '3-3 right', '6-1 left', '3-2 right'))).toBe('3-3* | 3-4 4-6 6-1 | 3-2 | - | -')
    expect(text(laid('5-5', '5-1 left'))).toBe('5-5* | 5-1 | - | - | -')
  })

  test('in an order that grows with each tile, so that what lies already stays', () => {
    const all = laid('6-4', '4-3 right', '6-1 left', '3-3 right', '3-2 right', '1-1 left', '3-5 up', '1-0 left', '3-6 down')
    for (let count = 4; count < all.length; count++) {
      const before = asRoundSpinner(all.slice(0, count))
      expect(asRoundSpinner(all.slice(0, count + 1)).slice(0, count)).toEqual(before)
    }
    expect(asRoundSpinner(all.slice(0, 3))).toEqual(all.slice(0, 3))
  })
})
