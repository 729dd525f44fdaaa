import { describe, expect, test } from 'vitest'
import type { KnownHand, KnownTable } from '#shared/arbiter/dispute'
import { emptyLine, layLead } from '#shared/domino/line'
import type { Rules } from '#shared/games/rules'
import { accountOf, bookFor, dispute, partly, rulesOf, shown, tile, tiles } from './disputes'

/** Six tiles: 0-0, 1-0, 1-1, 2-0, 2-1 and 2-2. */
const SMALL = rulesOf(2, { maxPip: 2, handSize: 1, reserve: 0 })
const LINE: KnownTable = { kind: 'line', line: layLead(emptyLine('two-ended'), { tile: tile('1-1'), first: 1, second: 1 }, 2), laid: [tile('1-1')] }
const UNKNOWN: KnownTable = { kind: 'unknown' }
/** A hand that was shown, of which a match kept count. */
const counted = (text: string, count: number): KnownHand => ({ kind: 'shown', tiles: tiles(text), counted: count })
const range = (least: number, most = least) => ({ least, most })

describe('What hands and boneyard hold of six tiles', () => {
  test.each<[string, KnownTable, readonly KnownHand[], number | null, object]>([
    ['is all known where the hands were counted', LINE, [shown('0-0'), partly('', 2)], null, { unseenCount: 4, hidden: range(2), boneyard: range(2) }],
    ['is bounded by what is unseen', LINE, [shown('0-0'), partly('', null)], null, { hidden: range(0, 4), boneyard: range(0, 4) }],
    ['is what the boneyard leaves', LINE, [shown('0-0'), partly('', null)], 1, { hidden: range(3), boneyard: range(1) }],
    ['is less sure where the line is not known', UNKNOWN, [shown('0-0'), partly('', null)], 1, { unseenCount: 5, hidden: range(0, 4), boneyard: range(1) }],
    ['leaves the rest of the set to table and boneyard then', UNKNOWN, [shown('0-0'), partly('', 2)], null, { hidden: range(2), boneyard: range(0, 3) }],
    ['counts what was shown of a hand', LINE, [shown('0-0'), partly('2-2', 3)], 1, { unseenCount: 3, hidden: range(2), boneyard: range(1), inHands: [1, 1] }],
    [
      'is nothing hidden where hands were shown, whatever a match counted',
      LINE,
      [shown('0-0'), counted('2-2', 3)],
      null,
      { hidden: range(0), boneyard: range(3) },
    ],
    ['is nothing hidden in a hand of which all were shown', LINE, [shown('0-0'), partly('2-2', 1)], null, { hidden: range(0), boneyard: range(3) }],
  ])('%s', (_, table, hands, boneyard, expected) => {
    expect(bookFor(dispute(SMALL, hands, { table, boneyard }))).toMatchObject({ inSet: 6, ...expected })
  })

  test('is of all sets there are', () => {
    expect(bookFor(dispute(rulesOf(2, { copies: 2 }), [shown('1-0'), shown('1-0')])).inSet).toBe(56)
  })
})

describe('What cannot be right is named', () => {
  test.each<[string, KnownTable, readonly KnownHand[], number | null, Partial<Rules>, readonly object[]]>([
    ['nothing', LINE, [counted('0-0', 1), partly('2-2', 1)], 3, {}, []],
    ['a hand that was counted otherwise', LINE, [counted('0-0', 2), shown('2-2')], null, {}, [{ kind: 'hand-count', seat: 0, named: 1, counted: 2 }]],
    [
      'a hand of which more was shown than there is',
      LINE,
      [shown('0-0'), partly('2-2 2-1', 1)],
      null,
      {},
      [{ kind: 'hand-count', seat: 1, named: 2, counted: 1 }],
    ],
    ['more in hands than there are', LINE, [shown('0-0'), partly('', 7)], null, {}, [{ kind: 'too-many-hidden', hidden: 7, left: 4 }]],
    ['as many in hands as there are is none', LINE, [shown('0-0'), partly('', 4)], null, {}, []],
    ['more face down than there are', LINE, [shown('0-0'), partly('', 2)], 3, {}, [{ kind: 'boneyard-count', counted: 3, least: 2, most: 2 }]],
    ['fewer face down than there are', LINE, [shown('0-0'), partly('', 2)], 1, {}, [{ kind: 'boneyard-count', counted: 1, least: 2, most: 2 }]],
    ['more face down than the set leaves', UNKNOWN, [shown('0-0'), partly('', null)], 6, {}, [{ kind: 'boneyard-count', counted: 6, least: 0, most: 5 }]],
    ['fewer face down than are never drawn', LINE, [shown('0-0'), partly('', 2)], null, { reserve: 3 }, [{ kind: 'below-reserve', left: 2, reserve: 3 }]],
    ['as many face down as are never drawn is none', LINE, [shown('0-0'), partly('', 2)], null, { reserve: 2 }, []],
    [
      'a tile that lies on the table too',
      LINE,
      [shown('1-1'), shown('2-2')],
      null,
      {},
      [{ kind: 'too-often', tile: tile('1-1'), onTable: 1, seats: [0], most: 1 }],
    ],
    ['a tile of a larger set', LINE, [shown('3-0'), shown('2-2')], null, {}, [{ kind: 'not-in-set', tile: tile('3-0'), onTable: 0, seats: [0] }]],
  ])('%s', (_, table, hands, boneyard, rules, troubles) => {
    expect(bookFor(dispute({ ...SMALL, ...rules }, hands, { table, boneyard })).troubles).toEqual(troubles)
  })
})

describe('Whether a round is blocked', () => {
  const verdict = (rules: Rules, hands: readonly KnownHand[], table: KnownTable, boneyard: number | null = null) =>
    accountOf(dispute(rules, hands, { table, boneyard })).verdict
  const named = (left: number, right: number): KnownTable => ({
    kind: 'ends',
    ends: [
      { arm: 'left', suit: left },
      { arm: 'right', suit: right },
    ],
    laid: [],
  })
  const nothing: KnownTable = { kind: 'line', line: emptyLine('two-ended'), laid: [] }

  test('is not where more are hidden than fit nowhere; that many may all fit nowhere', () => {
    // two of the four unseen have a 1
    expect(verdict(SMALL, [shown('0-0'), partly('', 3)], LINE)).toEqual({ kind: 'playable', proof: 'counted' })
    expect(verdict(SMALL, [shown('0-0'), partly('', 2)], LINE)).toEqual({ kind: 'open', missing: ['hands'] })
  })

  test('is open while it is not known whether something can be drawn', () => {
    expect(accountOf(dispute(SMALL, [shown('0-0'), partly('', null)], { table: LINE })).boneyard).toEqual({ kind: 'unknown' })
    expect(verdict(SMALL, [shown('0-0'), shown('2-2')], named(1, 1))).toEqual({ kind: 'open', missing: ['boneyard'] })
    expect(verdict(SMALL, [shown('0-0'), shown('2-2')], named(1, 1), 0)).toEqual({ kind: 'blocked', proof: 'hands' })
    expect(verdict(SMALL, [shown('0-0'), shown('2-2')], named(1, 1), 2)).toEqual({ kind: 'draw-first', drawable: range(2), helps: true })
  })

  test('is not proven by one frozen end of two', () => {
    const oneFrozen: KnownTable = { ...named(1, 0), laid: tiles('1-1 1-0 2-1') } as KnownTable
    expect(verdict(SMALL, [shown('2-2'), partly('', null)], oneFrozen)).toEqual({ kind: 'open', missing: ['hands', 'boneyard'] })
    const bothFrozen: KnownTable = { ...named(1, 1), laid: tiles('1-1 1-0 2-1') } as KnownTable
    expect(verdict(SMALL, [shown('2-2'), partly('', 1)], bothFrozen)).toEqual({ kind: 'blocked', proof: 'frozen' })
  })

  test('is not asked of ends that are closed until a first double is played on (B-6)', () => {
    const rules = { ...SMALL, completeFirstDouble: true }
    const ends = [
      { arm: 'left', suit: 1, unstarted: true },
      { arm: 'right', suit: 0 },
    ] as const
    const table: KnownTable = { kind: 'ends', ends, laid: tiles('1-1 1-0 2-1') }
    expect(verdict(rules, [shown('2-2'), shown('0-0')], table)).toEqual({ kind: 'blocked', proof: 'frozen' })
    expect(accountOf(dispute(rules, [shown('2-2'), shown('0-0')], { table }))).toMatchObject({
      ends: [
        { arm: 'left', open: true, frozen: true },
        { arm: 'right', open: false, frozen: false },
      ],
      couldPlay: [],
      mustWait: [{ seat: 1, tile: tile('0-0') }],
    })
    expect(accountOf(dispute(SMALL, [shown('2-2'), shown('0-0')], { table })).ends.map(({ open }) => open)).toEqual([true, true])
  })

  test('round a spinner is asked of the arms that are to be started first (DB-2)', () => {
    const rules = rulesOf(2, { maxPip: 2, handSize: 1, reserve: 0, arms: 2 }, 'double-bergen')
    const ends = [
      { arm: 1, suit: 1, unstarted: true },
      { arm: 2, suit: 0 },
    ] as const
    expect(accountOf(dispute(rules, [shown('2-1'), shown('0-0')], { table: { kind: 'ends', ends, laid: [] } })).ends.map(({ open }) => open)).toEqual([
      true,
      false,
    ])
    const begun = ends.map(({ arm, suit }) => ({ arm, suit }))
    expect(accountOf(dispute(rules, [shown('2-1'), shown('0-0')], { table: { kind: 'ends', ends: begun, laid: [] } })).ends.map(({ open }) => open)).toEqual([
      true,
      true,
    ])
  })

  test('before the lead is whether anyone may lead or draw', () => {
    expect(verdict(SMALL, [shown('1-0'), shown('2-1')], nothing, 4)).toEqual({ kind: 'draw-first', drawable: range(4), helps: true })
    expect(verdict(SMALL, [shown('1-0'), shown('2-2')], nothing, 4)).toEqual({ kind: 'playable', proof: 'seen' })
  })

  test('is nothing that is known of a table of which nobody named an end', () => {
    const account = accountOf(dispute(SMALL, [shown('1-0'), shown('2-2')], { table: { kind: 'ends', ends: [], laid: tiles('1-1') } }))
    expect([account.standing, account.verdict]).toEqual(['unknown', { kind: 'open', missing: ['table', 'boneyard'] }])
    expect(account.ends).toEqual([])
  })
})
