import { describe, expect, test } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import { ruleOnBlock } from '#shared/rules/blocked/index'
import { americanGapAmong, leftByArmanino } from '#shared/rules/blocked/american-gap'
import { sourceOfBlockedRule } from '#shared/rules/blocked/sources'
import type { PresetId } from '#shared/rules/presets'
import { SOURCES } from '#shared/games/rule-ids'
import { BLOCKED_RULE_IDS } from '#shared/games/rules'
import { decidingTile } from '#shared/rules/rulings'
import { rulesOf, ruling, tile, told } from './tables'

type Overrides = Parameters<typeof rulesOf>[1]

interface Case {
  readonly what: string
  readonly hands: readonly string[]
  readonly preset?: PresetId
  readonly rules?: Overrides
  readonly dice?: string
  readonly steps: readonly string[]
}

const AMERICAN = { blockedRule: 'american' } as const
const GERMAN = { blockedRule: 'german' } as const
const LIGHTEST = { blockedRule: 'lightest-without-doubles' } as const
const PICTURE = { blockedRule: 'picture' } as const

/** Every test as it is asked: what it measures in each hand, among whom, and what it finds (rulebook FS-9, B-5, B-9, DB-4). */
const CASES: readonly Case[] = [
  {
    what: 'FS-9: the holder of the Flower wins',
    hands: ['6-5 1-0', '6-6'],
    preset: 'flower-and-scorpion',
    dice: '6-5 6-6',
    steps: ['FS-9 flower-holder, holds-tile 6-5 of 0,1: true,false → 0 wins', '0 wins'],
  },
  {
    what: 'FS-9: without the Flower, the holder of the Scorpion wins',
    hands: ['1-0 0-0', '6-6'],
    preset: 'flower-and-scorpion',
    dice: '6-5 6-6',
    steps: ['FS-9 flower-holder, holds-tile 6-5 of 0,1: false,false → nobody', 'FS-9 scorpion-holder, holds-tile 6-6 of 0,1: false,true → 1 wins', '1 wins'],
  },
  {
    what: 'FS-9: without either, the lowest double wins, whichever lies first in a hand',
    hands: ['5-5 4-4', '6-1 4-1', '4-3 3-3 6-6'],
    preset: 'flower-and-scorpion',
    dice: '6-5 2-1',
    steps: [
      'FS-9 flower-holder, holds-tile 6-5 of 0,1,2: false,false,false → nobody',
      'FS-9 scorpion-holder, holds-tile 2-1 of 0,1,2: false,false,false → nobody',
      'FS-9 lowest-double, lowest-double of 0,1,2: 4-4,null,3-3 → 2 wins',
      '2 wins',
    ],
  },
  {
    what: 'FS-9: with two sets both may hold the Flower; they tie, and the next test is asked of all',
    hands: ['6-5', '6-5', '2-1'],
    preset: 'flower-and-scorpion',
    rules: { copies: 2 },
    dice: '6-5 2-1',
    steps: [
      'FS-9 flower-holder, holds-tile 6-5 of 0,1,2: true,true,false → 0,1 tie',
      'FS-9 scorpion-holder, holds-tile 2-1 of 0,1,2: false,false,true → 2 wins',
      '2 wins',
    ],
  },
  {
    what: 'FS-9: without any of the three nobody wins',
    hands: ['6-1', ''],
    preset: 'flower-and-scorpion',
    dice: '6-5 2-1',
    steps: [
      'FS-9 flower-holder, holds-tile 6-5 of 0,1: false,false → nobody',
      'FS-9 scorpion-holder, holds-tile 2-1 of 0,1: false,false → nobody',
      'FS-9 lowest-double, lowest-double of 0,1: null,null → nobody',
      'nobody wins',
    ],
  },
  {
    what: 'B-5 simple: the fewest pips',
    hands: ['6-6', '4-3 1-0', ''],
    steps: ['B-5 lowest-pips, pips of 0,1,2: 12,8,0 → 2 wins', '2 wins'],
  },
  {
    what: 'B-5 simple: a tie scores nothing',
    hands: ['4-3', '6-1'],
    steps: ['B-5 lowest-pips, pips of 0,1: 7,7 → 0,1 tie', 'nobody wins'],
  },
  {
    what: 'B-5 american, worked in S1: the only one of three without a double',
    hands: ['0-0 1-2', '1-1', '4-2'],
    rules: AMERICAN,
    steps: ['B-5 only-one-without-double, doubles of 0,1,2: 1,1,0 → 2 wins', '2 wins'],
  },
  {
    what: 'B-5 american: nobody holds a double, so pips decide',
    hands: ['5-4', '3-1'],
    rules: AMERICAN,
    steps: ['B-5 only-one-without-double, doubles of 0,1: 0,0 → 0,1 tie', 'B-5 lowest-pips-if-no-doubles, pips of 0,1: 9,4 → 1 wins', '1 wins'],
  },
  {
    what: 'B-5 american: several hold a double, so tiles decide',
    hands: ['0-0', '1-1 2-2', '3-1', '4-1'],
    rules: AMERICAN,
    steps: [
      'B-5 only-one-without-double, doubles of 0,1,2,3: 1,2,0,0 → 2,3 tie',
      'B-5 lowest-pips-if-no-doubles, pips of 0,1,2,3: 0,6,4,5 → not-applicable',
      'B-5 fewest-tiles-if-several-hold-doubles, tiles of 0,1,2,3: 1,2,1,1 → 0,2,3 tie',
      'B-5 lowest-double-if-all-hold-one, lowest-double of 0,1,2,3: 0-0,1-1,null,null → not-applicable',
      'nobody wins',
    ],
  },
  {
    what: 'B-5 american, worked in S1: all hold one, so the lowest double decides',
    hands: ['0-0 1-2', '1-1', '2-2'],
    rules: AMERICAN,
    steps: [
      'B-5 only-one-without-double, doubles of 0,1,2: 1,1,1 → nobody',
      'B-5 lowest-pips-if-no-doubles, pips of 0,1,2: 3,2,4 → not-applicable',
      'B-5 fewest-tiles-if-several-hold-doubles, tiles of 0,1,2: 2,1,1 → 1,2 tie',
      'B-5 lowest-double-if-all-hold-one, lowest-double of 0,1,2: 0-0,1-1,2-2 → 0 wins',
      '0 wins',
    ],
  },
  {
    what: 'B-5 american: the gap as printed, where nobody wins',
    hands: ['0-0', '1-2', '1-3'],
    rules: AMERICAN,
    steps: [
      'B-5 only-one-without-double, doubles of 0,1,2: 1,0,0 → 1,2 tie',
      'B-5 lowest-pips-if-no-doubles, pips of 0,1,2: 0,3,4 → not-applicable',
      'B-5 fewest-tiles-if-several-hold-doubles, tiles of 0,1,2: 1,1,1 → not-applicable',
      'B-5 lowest-double-if-all-hold-one, lowest-double of 0,1,2: 0-0,null,null → not-applicable',
      'nobody wins',
    ],
  },
  {
    what: 'B-5 american: the gap filled by the reading `simple`',
    hands: ['6-6', '1-2', '1-3'],
    rules: { ...AMERICAN, americanGap: 'simple' },
    steps: [
      'B-5 only-one-without-double, doubles of 0,1,2: 1,0,0 → 1,2 tie',
      'B-5 lowest-pips-if-no-doubles, pips of 0,1,2: 12,3,4 → not-applicable',
      'B-5 fewest-tiles-if-several-hold-doubles, tiles of 0,1,2: 1,1,1 → not-applicable',
      'B-5 lowest-double-if-all-hold-one, lowest-double of 0,1,2: 6-6,null,null → not-applicable',
      'B-5 lowest-pips-for-the-gap, pips of 0,1,2: 12,3,4 → 1 wins',
      '1 wins',
    ],
  },
  {
    what: 'B-5 german, worked in S1: nobody without a double, two with one, fewest pips among them',
    hands: ['0-0 1-2', '1-1 2-2', '2-2'],
    rules: GERMAN,
    steps: [
      'B-5 no-doubles, doubles of 0,1,2: 1,2,1 → nobody',
      'B-5 fewest-doubles, doubles of 0,1,2: 1,2,1 → 0,2 tie',
      'B-5 lowest-pips, pips of 0,2: 3,6,4 → 0 wins',
      '0 wins',
    ],
  },
  {
    what: 'B-5 german: the only one without a double',
    hands: ['6-5', '0-0'],
    rules: GERMAN,
    steps: ['B-5 no-doubles, doubles of 0,1: 0,1 → 0 wins', '0 wins'],
  },
  {
    what: 'B-5 german: a later test looks only at those still tied (`among-tied`)',
    hands: ['6-5', '0-0', '6-4'],
    rules: GERMAN,
    steps: [
      'B-5 no-doubles, doubles of 0,1,2: 0,1,0 → 0,2 tie',
      'B-5 fewest-doubles, doubles of 0,2: 0,1,0 → 0,2 tie',
      'B-5 lowest-pips, pips of 0,2: 11,0,10 → 2 wins',
      '2 wins',
    ],
  },
  {
    what: 'B-5 german: the last test looks at everyone, the second does not (`all`)',
    hands: ['6-5', '0-0', '6-4'],
    rules: { ...GERMAN, germanTies: 'all' },
    steps: [
      'B-5 no-doubles, doubles of 0,1,2: 0,1,0 → 0,2 tie',
      'B-5 fewest-doubles, doubles of 0,2: 0,1,0 → 0,2 tie',
      'B-5 lowest-pips, pips of 0,1,2: 11,0,10 → 1 wins',
      '1 wins',
    ],
  },
  {
    what: 'B-5 german: a tie after the last test is nobody’s',
    hands: ['6-5', '6-5'],
    rules: { ...GERMAN, copies: 2 },
    steps: [
      'B-5 no-doubles, doubles of 0,1: 0,0 → 0,1 tie',
      'B-5 fewest-doubles, doubles of 0,1: 0,0 → 0,1 tie',
      'B-5 lowest-pips, pips of 0,1: 11,11 → 0,1 tie',
      'nobody wins',
    ],
  },
  {
    what: 'B-5 lightest without doubles: a hand with a double is out of it',
    hands: ['0-0', '6-5', '6-4'],
    rules: LIGHTEST,
    steps: ['B-5 lowest-pips-without-a-double, pips of 0,1,2: null,11,10 → 2 wins', '2 wins'],
  },
  {
    what: 'B-5 lightest without doubles: a tie among those without one is nobody’s',
    hands: ['6-1', '4-3', '0-0'],
    rules: LIGHTEST,
    steps: [
      'B-5 lowest-pips-without-a-double, pips of 0,1,2: 7,7,null → 0,1 tie',
      'B-5 lowest-pips-beside-doubles-if-all-hold-one, pips-beside-doubles of 0,1,2: 7,7,0 → not-applicable',
      'nobody wins',
    ],
  },
  {
    what: 'B-5 lightest without doubles: all hold one, so the pips beside the doubles decide',
    hands: ['0-0 2-1', '6-6 1-0'],
    rules: LIGHTEST,
    steps: [
      'B-5 lowest-pips-without-a-double, pips of 0,1: null,null → nobody',
      'B-5 lowest-pips-beside-doubles-if-all-hold-one, pips-beside-doubles of 0,1: 3,1 → 1 wins',
      '1 wins',
    ],
  },
  {
    what: 'B-9 picture: the holder of the lowest double',
    hands: ['5-5', '1-0', '2-2 6-5'],
    rules: PICTURE,
    steps: ['B-9 lowest-double, lowest-double of 0,1,2: 5-5,null,2-2 → 2 wins', '2 wins'],
  },
  {
    what: 'B-9 picture: nobody holds a double, so the fewest tiles decide',
    hands: ['6-5 4-3', '6-4'],
    rules: PICTURE,
    steps: ['B-9 lowest-double, lowest-double of 0,1: null,null → nobody', 'B-9 fewest-tiles-if-no-doubles, tiles of 0,1: 2,1 → 1 wins', '1 wins'],
  },
  {
    what: 'B-9 picture: a tie for the lowest double is not settled by tiles',
    hands: ['5-5 4-3', '5-5', '4-1'],
    rules: { ...PICTURE, copies: 2 },
    steps: [
      'B-9 lowest-double, lowest-double of 0,1,2: 5-5,5-5,null → 0,1 tie',
      'B-9 fewest-tiles-if-no-doubles, tiles of 0,1,2: 2,1,1 → not-applicable',
      'nobody wins',
    ],
  },
  {
    what: 'DB-4: nobody wins, and each tile costs',
    hands: ['6-5 4-3', '', '0-0'],
    preset: 'double-bergen',
    rules: { tileDeduction: 3 },
    steps: ['DB-4 tiles-left, tiles of 0,1,2: 2,0,1 → -6,0,-3', 'nobody wins'],
  },
]

test.each(CASES)('$what', ({ steps, hands, ...table }) => {
  expect(told(ruling(hands, table))).toEqual(steps)
})

test('FS-9 cannot be asked without the dice of the round', () => {
  const blocked = { rules: rulesOf('flower-and-scorpion'), rolled: null, hands: [[tile('6-5')], []] }
  expect(() => ruleOnBlock(blocked)).toThrow('this blocked rule asks for the dice of the round')
})

describe('the tile that decided', () => {
  const decided = (hands: readonly string[], table: Parameters<typeof ruling>[1]) => decidingTile(ruling(hands, table))

  test.each<[string, readonly string[], Parameters<typeof ruling>[1], string | null]>([
    ['the Flower', ['5-6', '6-6'], { preset: 'flower-and-scorpion', dice: '6-5 6-6' }, '6-5'],
    ['the lowest double', ['5-5 4-4', '6-1'], { preset: 'flower-and-scorpion', dice: '6-5 2-1' }, '4-4'],
    ['none, as a sum decided', ['6-5', '1-0'], {}, null],
    ['none, as nobody won', ['6-1', '4-3'], {}, null],
    ['none, as nobody held what the last test looked for', ['6-1', '4-1'], { preset: 'flower-and-scorpion', dice: '6-5 2-1' }, null],
  ])('is %s', (_, hands, table, found) => {
    expect(decided(hands, table)).toBe(found === null ? null : tile(found))
  })

  test('is none where no test was asked, or where nobody holds what one looked for', () => {
    expect(decidingTile({ winner: 0, steps: [] })).toBeNull()
    const { steps } = ruling(['6-5', '6-6'], { preset: 'flower-and-scorpion', dice: '6-5 6-6' })
    expect([decidingTile({ winner: 0, steps }), decidingTile({ winner: null, steps })]).toEqual([tile('6-5'), null])
  })

  test('is none where what the test noted is no tile', () => {
    const step = ruling(['5-5', '6-1'], { rules: { blockedRule: 'picture' } }).steps[0]
    if (step === undefined) throw new Error('the picture rule asks a test')
    const noting = (values: readonly (string | null)[]) => decidingTile({ winner: 0, steps: [{ ...step, looked: { ...step.looked, values } }] })
    expect(noting(['5-5', null])).toBe(tileOf(5, 5))
    expect(noting([null, '5-5'])).toBeNull()
    expect(noting(['five-five'])).toBeNull()
  })
})

describe('the gap in the American tests (reading `americanGap`)', () => {
  test.each([
    [[1, 0, 0], { holder: 0, without: [1, 2] }],
    [[0, 3, 0, 0], { holder: 1, without: [0, 2, 3] }],
    [[1, 0], null],
    [[0, 0, 0], null],
    [[1, 1, 0], null],
    [[], null],
  ])('doubles %j: %j', (doubles, gap) => {
    expect(americanGapAmong(doubles)).toEqual(gap)
  })

  test.each<[readonly string[], 'none' | 'simple', boolean]>([
    [['0-0', '1-2', '1-3'], 'none', true],
    [['6-6', '1-2', '1-3'], 'simple', false],
    [['0-0', '1-2'], 'none', false],
    [['1-1', '2-2', '1-3', '1-4'], 'none', false],
  ])('%j under %s leaves the round open: %s', (hands, americanGap, left) => {
    expect(leftByArmanino(ruling(hands, { rules: { blockedRule: 'american', americanGap } }))).toBe(left)
  })

  test('is not met by a ruling without tests, nor by one that looked at anything but doubles', () => {
    expect(leftByArmanino({ winner: null, steps: [] })).toBe(false)
    expect(leftByArmanino(ruling(['1-2', '0-0', ''], {}))).toBe(false)
  })
})

describe('where a blocked rule is written (rulebook, Sources and Blocked rules)', () => {
  test('each is cited from the table’s own source, where that has it, and otherwise from the oldest that does', () => {
    // the sources that have it (rulebook, Blocked rules); a table that plays from another cites the first
    const written: Readonly<Record<string, string>> = {
      'flower-and-scorpion': 'S0',
      american: 'S1 S2',
      german: 'S1 S2',
      simple: 'S1 S2 S4 S6 S15',
      'lightest-without-doubles': 'S5',
      picture: 'S1 S2',
      'tiles-deducted': 'S3',
    }
    const told = BLOCKED_RULE_IDS.map((rule) => [rule, SOURCES.map((source) => sourceOfBlockedRule(rule, source))])
    const expected = BLOCKED_RULE_IDS.map((rule) => {
      const sources = written[rule]?.split(' ') ?? []
      return [rule, SOURCES.map((source) => (sources.includes(source) ? source : sources[0]))]
    })
    expect(told, 'where a blocked rule is written: src/shared/rules/blocked/sources.ts, and here by hand').toEqual(expected)
  })
})
