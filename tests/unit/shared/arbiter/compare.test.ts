import { describe, expect, it } from 'vitest'
import { otherOpinions as others, playableGroups as groupsToPlay, rulesUnder, type RuleChoice, type Comparison } from '#shared/arbiter/compare'
import { rule as ruleOn } from '#shared/arbiter/rule'
import { expectOk } from '#shared/kernel/result'
import type { Rules } from '#shared/games/rules'
import { answering } from '../../../support/answered'
import { comparisonOf, dispute, partly, rulesOf, shown, tile } from './disputes'

const otherOpinions = answering(others)
const playableGroups = answering(groupsToPlay)
const rule = answering(ruleOn)

/** Who wins under which choices, as `american none`; the table's own group is marked. */
const outcome = ({ groups }: Comparison) =>
  groups.map(({ winner, choices, table }) => ({
    winner,
    table,
    under: choices.map(({ blockedRule, reading }) => (reading === null ? blockedRule : `${blockedRule} ${reading}`)),
  }))

describe('rulings side by side', () => {
  it('of the hands worked in S1: american A, german and simple B', () => {
    const compared = expectOk(comparisonOf(dispute(rulesOf(3, { blockedRule: 'american' }), ['0-0 1-2', '1-1', '2-2'].map(shown))), 'all hands are shown')
    expect(outcome(compared)).toEqual([
      { winner: 0, table: true, under: ['american none', 'american simple', 'picture'] },
      { winner: 1, table: false, under: ['german among-tied', 'german all', 'simple'] },
      { winner: null, table: false, under: ['lightest-without-doubles', 'tiles-deducted'] },
    ])
    expect(compared.dependsOn).toBe('rule')
    expect(outcome({ ...compared, groups: playableGroups(compared) })).toEqual([
      { winner: 0, table: true, under: ['american none', 'american simple', 'picture'] },
      { winner: 1, table: false, under: ['german among-tied', 'german all', 'simple'] },
      { winner: null, table: false, under: ['lightest-without-doubles'] },
    ])
  })

  it('leave out whom only a rule of another game lets win', () => {
    const compared = expectOk(comparisonOf(dispute(rulesOf(2, { blockedRule: 'simple' }), ['1-0', '6-5 6-4'].map(shown))), 'all hands are shown')
    expect(outcome(compared).map(({ winner }) => winner)).toEqual([0, null])
    expect(outcome({ ...compared, groups: playableGroups(compared) }).map(({ winner }) => winner)).toEqual([0])
  })

  it('stand in a row each, readings together where they agree, without the table’s own, and last what the game cannot be played with', () => {
    const rows = (...hands: readonly string[]) =>
      otherOpinions(expectOk(comparisonOf(dispute(rulesOf(3, { blockedRule: 'american' }), hands.map(shown))), 'all hands are shown')).map(
        ({ choices, ruled, playable }) =>
          [
            choices.map(({ blockedRule, reading }) => (reading === null ? blockedRule : `${blockedRule} ${reading}`)).join(' and '),
            ruled.ruling.winner,
            playable,
          ] as const,
      )
    expect(rows('0-0 1-2', '1-1', '2-2')).toEqual([
      ['american simple', 0, true],
      ['german among-tied and german all', 1, true],
      ['simple', 1, true],
      ['lightest-without-doubles', null, true],
      ['picture', 0, true],
      ['tiles-deducted', null, false],
    ])
  })

  it('say where the answer depends on a reading: the gap in Armanino’s tests', () => {
    const compared = expectOk(comparisonOf(dispute(rulesOf(3, { blockedRule: 'american' }), ['0-0', '1-2', '1-3'].map(shown))), 'all hands are shown')
    expect(compared.dependsOn).toBe('reading')
    expect(compared.opinions.find(({ table }) => table)?.ruled.remarks).toContainEqual({ kind: 'american-gap', filled: false, holder: 0, without: [1, 2] })
  })
})

describe('a ruling', () => {
  it('pays what the table’s rule pays, and names every tie', () => {
    const ruled = expectOk(
      rule(dispute(rulesOf(3, { blockedRule: 'american' }), ['0-0 1-2', '1-1', '2-2'].map(shown), { totals: [3, 4, 5] })),
      'all hands are shown',
    )
    expect(ruled).toMatchObject({ points: [2, 0, 0], deltas: [2, 0, 0], totals: [5, 4, 5] })
    expect(ruled.remarks).toEqual([{ kind: 'tie', rule: 'B-5', test: 'fewest-tiles-if-several-hold-doubles', seats: [1, 2], broken: true }])
  })

  it('waits for hands and dice that it needs', () => {
    expect(rule(dispute(rulesOf(2), [shown('6-4'), partly('2-2', 3)]))).toEqual({ ok: false, error: { kind: 'hands-needed', seats: [1] } })
    expect(rule(dispute(rulesOf(2, {}, 'flower-and-scorpion'), [shown('6-4'), shown('2-2')]))).toEqual({ ok: false, error: { kind: 'dice-needed' } })
    const rolled = { flower: tile('6-4'), scorpion: tile('1-1') }
    expect(rule(dispute(rulesOf(2, {}, 'flower-and-scorpion'), [shown('6-4'), shown('2-2')], { rolled }))).toMatchObject({
      ok: true,
      value: { ruling: { winner: 0 } },
    })
  })
})

describe('each choice pays what its source says', () => {
  const paid = (rules: Rules, choice: RuleChoice) => {
    const { blockedPoints, tileDeduction, floor } = rulesUnder(rules, choice)
    return { blockedPoints, tileDeduction, floor }
  }
  const simple = { blockedRule: 'simple', reading: null } as const
  const german = { blockedRule: 'german', reading: 'all' } as const
  const deducted = { blockedRule: 'tiles-deducted', reading: null } as const

  it('2 points, 1 under simple, and no tile costs anything (B-5)', () => {
    expect(paid(rulesOf(2), german)).toEqual({ blockedPoints: 2, tileDeduction: 0, floor: 0 })
    expect(paid(rulesOf(2, { blockedRule: 'german' }), simple)).toEqual({ blockedPoints: 1, tileDeduction: 0, floor: 0 })
    expect(paid(rulesOf(2, {}, 'double-bergen'), simple)).toEqual({ blockedPoints: 0, tileDeduction: 1, floor: null })
  })

  it('what the family named, where it named something', () => {
    expect(paid(rulesOf(2, { blockedPoints: 5 }), german)).toMatchObject({ blockedPoints: 5 })
    expect(paid(rulesOf(2, { tileDeduction: 2 }), german)).toMatchObject({ tileDeduction: 2 })
  })

  it('1 point a tile where tiles are deducted, with no floor (DB-4)', () => {
    expect(paid(rulesOf(2), deducted)).toEqual({ blockedPoints: 0, tileDeduction: 1, floor: null })
    const compared = expectOk(comparisonOf(dispute(rulesOf(2), ['6-6 1-0', '5-5'].map(shown), { totals: [1, 4] })), 'all hands are shown')
    expect(compared.opinions.find(({ choice }) => choice.blockedRule === 'tiles-deducted')?.ruled).toMatchObject({ deltas: [-2, -1], totals: [-1, 3] })
  })

  it('and a rule for another game makes no answer doubtful', () => {
    const alike = expectOk(comparisonOf(dispute(rulesOf(2), ['0-0', '6-5 6-6'].map(shown))), 'all hands are shown')
    expect(alike.dependsOn).toBe('nothing')
    expect(alike.opinions.filter(({ playable }) => !playable).map(({ choice }) => choice.blockedRule)).toEqual(['tiles-deducted'])
  })
})

describe('worked by the rulebook', () => {
  const rolled = { flower: tile('5-2'), scorpion: tile('1-1') }
  const winner = (choice: RuleChoice, hands: readonly string[]) => {
    const compared = expectOk(comparisonOf(dispute(rulesOf(hands.length, {}, 'flower-and-scorpion'), hands.map(shown), { rolled })), 'all hands are shown')
    return compared.opinions.find((opinion) => opinion.choice.blockedRule === choice.blockedRule && opinion.choice.reading === choice.reading)?.ruled.ruling
      .winner
  }
  const american = { blockedRule: 'american', reading: 'none' } as const
  const gapFilled = { blockedRule: 'american', reading: 'simple' } as const
  const german = { blockedRule: 'german', reading: 'among-tied' } as const
  const germanAll = { blockedRule: 'german', reading: 'all' } as const
  const one = (blockedRule: 'flower-and-scorpion' | 'simple' | 'lightest-without-doubles' | 'picture' | 'tiles-deducted') => ({ blockedRule, reading: null })

  it.each([
    ['FS-9: the Flower before the Scorpion', one('flower-and-scorpion'), ['1-1', '5-2'], 1],
    ['FS-9: the Scorpion before the lowest double', one('flower-and-scorpion'), ['0-0', '1-1'], 1],
    ['FS-9: the lowest double', one('flower-and-scorpion'), ['3-3 0-1', '2-2'], 1],
    ['FS-9: otherwise nobody', one('flower-and-scorpion'), ['3-0', '2-0'], null],
    ['american 1: exactly one holds no double', american, ['6-5', '0-0', '1-1'], 0],
    ['american 2: nobody holds one, the lowest pips', american, ['6-5', '2-0', '3-0'], 1],
    ['american 3: several hold one, the fewest tiles', american, ['0-0 1-0', '6-6', '5-4 4-3', '5-3 4-0'], 1],
    ['american 4: everybody holds one, the lowest', american, ['0-0 1-2', '1-1', '2-2'], 0],
    ['american, the printed gap', american, ['0-0', '1-2', '1-3'], null],
    ['american, the gap filled', gapFilled, ['0-0', '1-2', '1-3'], 0],
    ['german 1: no doubles', german, ['6-5', '0-0'], 0],
    ['german 2: fewest doubles', german, ['0-0 1-1', '6-6'], 1],
    ['german 3: fewest pips (tied players only)', german, ['0-0', '1-2', '1-3'], 1],
    ['german 3: fewest pips of everybody', germanAll, ['0-0', '1-2', '1-3'], 0],
    ['simple: the lowest pips', one('simple'), ['6-6', '4-1'], 1],
    ['simple: a tie scores nothing', one('simple'), ['3-0', '2-1'], null],
    ['lightest without doubles: the fewest pips without one', one('lightest-without-doubles'), ['0-0', '4-1', '6-5'], 1],
    ['lightest without doubles: all hold one', one('lightest-without-doubles'), ['0-0 2-1', '6-6 1-0'], 1],
    ['lightest without doubles: a tie is nobody’s', one('lightest-without-doubles'), ['3-0', '2-1', '0-0'], null],
    ['picture: the lowest double', one('picture'), ['4-4', '3-3 6-5'], 1],
    ['picture: nobody holds one, the fewest tiles', one('picture'), ['4-1 2-1', '6-5'], 1],
    ['tiles deducted: nobody wins', one('tiles-deducted'), ['4-1', ''], null],
  ] as const)('%s', (_, choice, hands, expected) => {
    expect(winner(choice, hands)).toBe(expected)
  })
})

describe('rulings cannot be compared', () => {
  it('before every hand is shown', () => {
    const hands = [shown('0-0'), partly('1-1', 2), partly('', null)]
    expect(comparisonOf(dispute(rulesOf(3), hands))).toEqual({ ok: false, error: { kind: 'hands-needed', seats: [1, 2] } })
    expect(comparisonOf(dispute(rulesOf(2), [shown('0-0'), partly('1-1', 1)])).ok).toBe(true)
  })

  it('before the dice are known, where the table’s own rule asks for them', () => {
    const hands = [shown('0-0'), shown('1-1')]
    expect(comparisonOf(dispute(rulesOf(2, {}, 'flower-and-scorpion'), hands))).toEqual({ ok: false, error: { kind: 'dice-needed' } })
    expect(comparisonOf(dispute(rulesOf(2, { blockedRule: 'simple' }, 'flower-and-scorpion'), hands)).ok).toBe(true)
  })
})

describe('the rules of a table that had chosen otherwise', () => {
  const american = rulesOf(2, { blockedRule: 'american', americanGap: 'simple', germanTies: 'all' })

  it.each<[string, Rules, RuleChoice, Partial<Rules>]>([
    ['another reading of its own rule', american, { blockedRule: 'american', reading: 'none' }, { americanGap: 'none', germanTies: 'all', blockedPoints: 2 }],
    [
      'another rule with its reading',
      american,
      { blockedRule: 'german', reading: 'among-tied' },
      { americanGap: 'simple', germanTies: 'among-tied', blockedPoints: 2 },
    ],
    ['a rule that pays less', american, { blockedRule: 'simple', reading: null }, { americanGap: 'simple', germanTies: 'all', blockedPoints: 1 }],
    [
      'a rule that deducts tiles, in a game that does not',
      american,
      { blockedRule: 'tiles-deducted', reading: null },
      { blockedPoints: 0, tileDeduction: 1, floor: null },
    ],
    [
      'a rule that deducts tiles, at a table that does already',
      rulesOf(2, { tileDeduction: 3, floor: -5 }),
      { blockedRule: 'tiles-deducted', reading: null },
      { blockedPoints: 2, tileDeduction: 3, floor: -5 },
    ],
    [
      'a rule that pays what the family fixed',
      rulesOf(2, { blockedPoints: 7 }),
      { blockedRule: 'german', reading: 'all' },
      { blockedPoints: 7, germanTies: 'all' },
    ],
    ['its own rule', rulesOf(2, { blockedPoints: null }), { blockedRule: 'simple', reading: null }, { blockedPoints: 1, blockedRule: 'simple' }],
  ])('%s', (_, rules, choice, expected) => {
    expect(rulesUnder(rules, choice)).toEqual({ ...rules, blockedRule: choice.blockedRule, ...expected })
  })
})

describe('what is compared stands in its order', () => {
  const compared = (rules: Rules, hands: readonly string[], more = {}) => expectOk(comparisonOf(dispute(rules, hands.map(shown), more)), 'all hands are shown')
  const rolled = { flower: tile('6-5'), scorpion: tile('6-4') }

  it('the table’s group first, then by seats, then nobody', () => {
    const { groups } = compared(rulesOf(3, { blockedRule: 'simple' }), ['0-0 1-2', '1-1', '2-2'])
    expect(groups.map(({ winner, table }) => [winner, table])).toEqual([
      [1, true],
      [0, false],
      [null, false],
    ])
    const german = compared(rulesOf(3, { blockedRule: 'german', germanTies: 'all' }), ['6-5', '0-0', '6-4'])
    expect(german.groups.map(({ winner, table }) => [winner, table])).toEqual([
      [1, true],
      [2, false],
      [null, false],
    ])
    expect(german.dependsOn).toBe('reading')
  })

  it('readings apart where they let another win', () => {
    const rows = otherOpinions(compared(rulesOf(3, { blockedRule: 'simple' }), ['6-5', '0-0', '6-4']))
    expect(
      rows
        .filter(({ choices: [first] }) => first.blockedRule === 'german')
        .map(({ choices, ruled }) => [choices.map(({ reading }) => reading), ruled.ruling.winner]),
    ).toEqual([
      [['among-tied'], 2],
      [['all'], 1],
    ])
  })

  it('what the game cannot be played with last', () => {
    const rows = otherOpinions(compared(rulesOf(2), ['6-5', '1-0'], { rolled }))
    expect(rows.slice(-2).map(({ choices: [first], playable }) => [first.blockedRule, playable])).toEqual([
      ['flower-and-scorpion', false],
      ['tiles-deducted', false],
    ])
    expect(rows.slice(0, -2).every(({ playable }) => playable)).toBe(true)
  })
})
