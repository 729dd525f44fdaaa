import { describe, expect, test } from 'vitest'
import { MOST_NUMBER } from '#shared/match/limits'
import { rulingFile, sealOf, type RulingInput } from '#shared/arbiter/file/ruling-file'
import type { RulingFile } from '#shared/arbiter/file/schema'
import { makeRuling as rulingText } from '#shared/arbiter/file/text'
import { tilesOfSet } from '#shared/domino/set'
import { parseTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { utf8Length } from '#shared/kernel/utf8'
import type { Rules } from '#shared/games/rules'
import { answered, answering } from '../../../support/answered'
import { soundRuling, wrongIn } from '../../../support/checked-ruling'
import { exampleRuling } from '../../../support/ruling-example'
import { lineLaid, outFromLead } from '../../../support/told-lines'
import { dispute, partly, rulesOf, shown, tile } from './disputes'

const information: RulingFile['information'] = {
  preset: 'bergen-pagat',
  source: 'S1',
  day: '2026-11-23',
  match: null,
  madeAt: '2026-11-23T20:15:00Z',
  madeBy: 'Caravan 0.1.0',
}
const told = (one: RulingInput['dispute'], laid: RulingInput['laid'] = null): RulingInput => ({
  dispute: one,
  laid,
  names: one.hands.map((_, seat) => `Player ${seat + 1}`),
  information,
})
const makeRuling = answering(rulingText)
const saved = (one: RulingInput): RulingFile =>
  expectOk(
    answered(() => rulingFile(one)),
    'the ruling can be saved',
  )

/** A line from left to right, with the place of its lead. */
function lying(rules: Rules, text: string, lead: number | null) {
  const laid = outFromLead(
    text.split(' ').map((each) => expectOk(parseTile(each), 'a tile')),
    lead,
  )
  return { laid, table: { kind: 'line', line: lineLaid(laid, rules, lead !== null), laid: [laid.lead, ...laid.arms.flat()].map((each) => each.tile) } } as const
}

/** A change of the example, sealed anew, as someone would who knows what they do. */
const forged = (change: (file: RulingFile) => Partial<RulingFile>): string => {
  const file = { ...exampleRuling(), ...change(exampleRuling()) }
  return makeRuling({ ...file, seal: sealOf(file) })
}

describe('a ruling is saved', () => {
  test('with every hand in order, the higher half first, however it was told', () => {
    const { hands } = saved(told(dispute(rulesOf(2), [shown('0-6 2-2 0-1'), shown('4-3')])))
    expect(hands).toEqual([
      { tiles: ['1-0', '2-2', '6-0'], counted: null },
      { tiles: ['4-3'], counted: null },
    ])
  })

  test('not before every hand is shown, and not before the dice are known where they decide', () => {
    const hidden = dispute(rulesOf(2), [shown('1-0'), partly('', 2)])
    expect(rulingFile(told(hidden))).toEqual({ ok: false, error: { kind: 'hands-needed', seats: [1] } })
    const thrown = dispute(rulesOf(2, {}, 'flower-and-scorpion'), [shown('1-0'), shown('2-1')])
    expect(rulingFile(told(thrown))).toEqual({ ok: false, error: { kind: 'dice-needed' } })
  })

  test('not of tiles that cannot be', () => {
    const twice = rulingFile(told(dispute(rulesOf(2), [shown('1-0'), shown('1-0')])))
    expect(twice).toMatchObject({ ok: false, error: { kind: 'impossible-tiles', troubles: [{ kind: 'too-often', tile: tile('1-0') }] } })
    const larger = rulingFile(told(dispute(rulesOf(2), [shown('1-0'), shown('7-0')])))
    expect(larger).toMatchObject({ ok: false, error: { kind: 'impossible-tiles', troubles: [{ kind: 'not-in-set' }] } })
  })

  test('with the lead of a line where it is known, for a first double has to be completed', () => {
    const rules = rulesOf(2, { completeFirstDouble: true })
    const hands = [shown('2-1'), shown('3-1')]
    const at = (lead: number | null) => {
      const { table, laid } = lying(rules, '6-6 6-4 4-2', lead)
      const file = saved(told(dispute(rules, hands, { table }), laid))
      return [file.table, file.blocked.ends.map(({ open }) => open), file.blocked.fits.length, file.blocked.waiting.length] as const
    }
    const tiles = ['6-6', '6-4', '4-2']
    expect(at(0)).toEqual([{ kind: 'two-ended', tiles, lead: 0 }, [true, false], 0, 1])
    expect(at(1)).toEqual([{ kind: 'two-ended', tiles, lead: 1 }, [true, true], 1, 0])
    expect(at(null)).toEqual([{ kind: 'two-ended', tiles, lead: null }, [true, true], 1, 0])
  })

  test('with what does not agree, and nothing moved below the floor', () => {
    const rules = rulesOf(2, { tileDeduction: 1, floor: 0, blockedRule: 'simple', blockedPoints: 1 })
    const hands = [{ ...shown('1-0 2-0'), counted: 3 } as const, shown('6-6')]
    const { blocked, result } = saved(told(dispute(rules, hands, { boneyard: 1, totals: [0, 4] })))
    expect(blocked.doubts).toEqual([
      { kind: 'hand-count', seat: 0, named: 2, counted: 3 },
      { kind: 'below-reserve', left: 1, reserve: 2 },
    ])
    expect(result).toEqual({ winner: 0, points: [-1, -1], deltas: [0, -1], totals: [0, 3] })
  })
})

describe('a ruling file', () => {
  test('of the largest table there is stays far below the 200,000 bytes that it may have', () => {
    const rules: Rules = { ...rulesOf(4, { maxPip: 18, copies: 4, blockedRule: 'american', handSize: 20 }), players: 8 }
    const all = tilesOfSet(18).flatMap((each) => [each, each, each, each])
    const hands = Array.from({ length: 8 }, (_, seat) => ({ kind: 'shown' as const, tiles: all.filter((_each, at) => at % 8 === seat), counted: 9 }))
    const ends = { kind: 'ends', ends: (['left', 'right'] as const).map((arm) => ({ arm, suit: 18 })), laid: [] } as const
    const spoken = { ...information, match: { round: MOST_NUMBER, place: '\u0001'.repeat(200) }, madeBy: '\u0001'.repeat(100) }
    const file = saved({ dispute: dispute(rules, hands, { table: ends }), laid: null, names: hands.map(() => '\u0001'.repeat(200)), information: spoken })
    const text = makeRuling(file)
    expect(utf8Length(text)).toBeLessThan(100_000)
    expect(soundRuling(text)).toEqual(file)
  })

  test.each<readonly [string, (file: RulingFile) => Partial<RulingFile>]>([
    ['a player more', ({ players }) => ({ players: [...players, 'Dan'] })],
    ['a hand too few', ({ hands }) => ({ hands: hands.slice(1) })],
    ['a total too few', ({ totals }) => ({ totals: totals?.slice(1) ?? null })],
    ['a spinner in Bergen', ({ rules }) => ({ rules: { ...rules, layout: 'spinner' } })],
    ['three ends to a line', ({ rules }) => ({ rules: { ...rules, arms: 3 } })],
    ['dice where none are thrown', () => ({ dice: { flower: '6-6', scorpion: '1-1' } })],
    ['a blocked rule of another game', ({ rules }) => ({ rules: { ...rules, blockedRule: 'flower-and-scorpion' } })],
    ['halves that do not meet', () => ({ table: { kind: 'two-ended', tiles: ['6-5', '4-4'], lead: null } })],
    ['a lead beyond the line', () => ({ table: { kind: 'two-ended', tiles: ['6-5', '5-5'], lead: 2 } })],
    ['a line of another layout', () => ({ table: { kind: 'spinner', spinner: '6-6', arms: [[], []] } })],
    ['a tile that the set has not', () => ({ table: { kind: 'two-ended', tiles: ['7-5', '5-5'], lead: null } })],
    ['ends in no order', () => ({ table: { kind: 'ends', ends: (['right', 'left'] as const).map((arm) => ({ arm, suit: 1, unstarted: false })), laid: [] } })],
    ['a tile in two hands', ({ hands }) => ({ hands: hands.map(() => ({ tiles: ['1-1'], counted: null })) })],
    ['a tile in a hand that the set has not', ({ hands }) => ({ hands: hands.map(() => ({ tiles: ['7-1'], counted: null })) })],
    ['another winner', ({ result }) => ({ result: { ...result, winner: 1 } })],
    ['a hand in no order', ({ hands }) => ({ hands: [{ tiles: ['2-1', '0-0'], counted: null }, ...hands.slice(1)] })],
    ['another tile in a hand', ({ hands }) => ({ hands: [{ tiles: ['0-0', '3-1'], counted: null }, ...hands.slice(1)] })],
    ['a step too few', ({ ruling }) => ({ ruling: { ...ruling, steps: ruling.steps.slice(0, 3) } })],
    ['a tie left unsaid', ({ ruling }) => ({ ruling: { ...ruling, remarks: [] } })],
    ['another rule for who wins', ({ rules }) => ({ rules: { ...rules, blockedRule: 'simple' } })],
  ])('with %s does not hold, even sealed anew', (_, change) => {
    expect(wrongIn(makeRuling(exampleRuling()))).toEqual([])
    expect(wrongIn(forged(change))).not.toEqual([])
  })

  test('shows by its seal that a name or a date was changed', () => {
    const text = makeRuling(exampleRuling())
    expect(wrongIn(text.replace('"Ada"', '"Eve"')).join()).toMatch(/seal/i)
    expect(wrongIn(text.replace('2026-11-23"', '2026-11-24"')).join()).toMatch(/seal/i)
  })
})

describe('a ruling is written as a person would write it', () => {
  const written = (value: unknown): string => makeRuling(value as RulingFile)

  test('on one line where it fits', () => {
    expect(written({ a: 1, b: [], c: {}, d: [null, true, 'x'], e: { f: 'g' } })).toBe(
      '{ "a": 1, "b": [], "c": {}, "d": [null, true, "x"], "e": { "f": "g" } }\n',
    )
  })

  test('and part by part where it does not', () => {
    const [long, longer] = ['x'.repeat(127), 'x'.repeat(140)]
    expect(written({ a: [1, long], b: { c: longer } })).toBe(['{', `  "a": [1, "${long}"],`, '  "b": {', `    "c": "${longer}"`, '  }', '}', ''].join('\n'))
    expect(written({ a: [1, `${long}xxxxxxx`, null] })).toBe(['{', '  "a": [', '    1,', `    "${long}xxxxxxx",`, '    null', '  ]', '}', ''].join('\n'))
  })

  test('in lines of 140 letters, with those before them', () => {
    const fits = 'x'.repeat(140 - '  { "a": "" }'.length)
    expect(written([{ a: fits }, { a: 'y' }])).toBe(['[', `  { "a": "${fits}" },`, '  { "a": "y" }', ']', ''].join('\n'))
    expect(written([{ a: `${fits}x` }, 7])).toBe(['[', '  {', `    "a": "${fits}x"`, '  },', '  7', ']', ''].join('\n'))
  })
})

test('a ruling has the dice of its round, where it is ruled by them', () => {
  const hands = [shown('1-0'), shown('6-6')]
  const rolled = { flower: tile('6-6'), scorpion: tile('5-2') }
  const diceOf = (rules: Rules, thrown: typeof rolled | null) => saved(told(dispute(rules, hands, { rolled: thrown }))).dice
  expect(diceOf(rulesOf(2, {}, 'flower-and-scorpion'), rolled)).toEqual({ flower: '6-6', scorpion: '5-2' })
  expect(diceOf(rulesOf(2, { blockedRule: 'simple' }, 'flower-and-scorpion'), null)).toBeNull()
  expect(diceOf(rulesOf(2), rolled)).toBeNull()
})

describe('a ruling says what lay on the table', () => {
  const hands = [shown('1-0'), shown('6-6')]
  const tableOf = (rules: Rules, table: RulingInput['dispute']['table'], laid: RulingInput['laid'] = null) =>
    saved(told(dispute(rules, hands, { table }), laid)).table

  test('nothing, or nobody knows', () => {
    expect(tableOf(rulesOf(2), { kind: 'line', line: { layout: 'two-ended', lead: null, ends: [], laid: 0 }, laid: [] })).toEqual({ kind: 'empty' })
    expect(tableOf(rulesOf(2), { kind: 'unknown' })).toEqual({ kind: 'unknown' })
    expect(tableOf(rulesOf(2), { kind: 'ends', ends: [], laid: [] })).toEqual({ kind: 'unknown' })
  })

  test('ends, and tiles that were seen', () => {
    const ends = [
      { arm: 'left', suit: 3 },
      { arm: 'right', suit: 5, unstarted: true },
    ] as const
    const told = [
      { arm: 'left', suit: 3, unstarted: false },
      { arm: 'right', suit: 5, unstarted: true },
    ]
    expect(tableOf(rulesOf(2), { kind: 'ends', ends, laid: [tile('5-3'), tile('3-0')] })).toEqual({ kind: 'ends', ends: told, laid: ['3-0', '5-3'] })
    expect(tableOf(rulesOf(2), { kind: 'ends', ends: [], laid: [tile('5-3')] })).toEqual({ kind: 'ends', ends: [], laid: ['5-3'] })
  })

  test('a spinner with its arms', () => {
    const rules = rulesOf(2, { arms: 3 }, 'double-bergen')
    const read = (text: string) => text.split(' ').map((each) => expectOk(parseTile(each), 'a tile'))
    const [lead] = read('5-5')
    const laid = { lead: lead!, arms: [read('5-2 2-3'), [], read('5-4')] }
    const all = [laid.lead, ...laid.arms.flat()].map((each) => each.tile)
    expect(tableOf(rules, { kind: 'line', line: lineLaid(laid, rules, true), laid: all }, laid)).toEqual({
      kind: 'spinner',
      spinner: '5-5',
      arms: [['5-2', '2-3'], [], ['5-4']],
    })
  })
})

test('points that a ruling deducts are plain numbers, none of them minus nothing', () => {
  const { ruling, result } = saved(told(dispute(rulesOf(2, {}, 'double-bergen'), [shown(''), shown('6-6 1-0')], { totals: null })))
  expect(ruling.steps).toEqual([
    { rule: 'DB-4', test: 'tiles-left', looked: { measure: 'tiles', tile: null, among: [0, 1], values: [0, 2] }, found: { kind: 'deducted', points: [0, -2] } },
  ])
  expect(result.totals).toBeNull()
})
