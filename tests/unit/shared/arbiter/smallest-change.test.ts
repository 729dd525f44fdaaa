import { describe, expect, it } from 'vitest'
import type { Dispute, KnownTable } from '#shared/arbiter/dispute'
import { smallestChange } from '#shared/arbiter/smallest-change'
import { makeTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { BLOCKED_RULE_IDS, type BlockedRuleId } from '#shared/games/rules'
import { answered } from '../../../support/answered'
import { lying } from '../../../support/told-lines'
import { dispute, partly, rulesOf, shown, tile, tiles } from './disputes'

/** What was found, with its tiles as a person writes them. */
function found(told: Dispute): unknown {
  const { change, winsWith, ...rest } = {
    change: null,
    winsWith: null,
    ...expectOk(
      answered(() => smallestChange(told)),
      'it can be ruled on',
    ),
  }
  if (change === null) return rest
  const { kind, seat } = change
  const what = [kind, seat, ...[...(kind === 'more' ? [] : [change.tile]), ...(kind === 'less' ? [] : [change.other])].map(makeTile)].join(' ')
  return { ...rest, change: what, ...(winsWith === null ? {} : { winsWith: makeTile(winsWith) }) }
}

const ends = (laid: string, ...suits: readonly number[]): KnownTable => ({
  kind: 'ends',
  ends: suits.map((suit, arm) => ({ arm: arm === 0 ? 'left' : 'right', suit })),
  laid: tiles(laid),
})

/** The round of the drawings: Flower 6-3, Scorpion 4-4, every 4 on the table. */
const DRAWN = ['2-2 6-6', '5-5 2-0', '5-2 6-0'] as const
const rolled = { flower: tile('6-3'), scorpion: tile('4-4') }
const EVERY_FOUR = '4-0 4-1 4-2 4-3 4-4 5-4 6-4'

describe('the smallest change that gives another winner', () => {
  it('is the tile that decided, where one tile did', () => {
    const told = dispute(rulesOf(3, {}, 'flower-and-scorpion'), DRAWN.map(shown), { rolled, table: ends(`${EVERY_FOUR} 6-3 0-0 1-1 3-3`, 4, 4) })
    expect(found(told)).toEqual({ kind: 'change', change: 'less 0 2-2', winner: 1, scope: { kind: 'this-tile' }, winsWith: '5-5' })
  })

  it('is a double more, whichever it is, where doubles are told apart', () => {
    const told = dispute(rulesOf(2, { blockedRule: 'german' }), ['6-5', '1-0'].map(shown))
    expect(found(told)).toEqual({ kind: 'change', change: 'more 1 0-0', winner: 0, scope: { kind: 'any-double' } })
  })

  it('names the double where not every one would do', () => {
    const told = dispute(rulesOf(2, { blockedRule: 'picture' }), ['2-2', '5-1'].map(shown), { table: ends('1-1', 6) })
    expect(found(told)).toEqual({ kind: 'change', change: 'more 1 0-0', winner: 1, scope: { kind: 'this-tile' } })
  })

  it('is any tile fewer where tiles are counted', () => {
    const told = dispute(rulesOf(2, { blockedRule: 'picture' }), ['4-3 4-1', '6-3 6-0'].map(shown))
    expect(found(told)).toMatchObject({ change: 'less 0 4-1', winner: 0, scope: { kind: 'any-tile' } })
  })

  it('is so many pips where pips alone count: one breaks a tie, two turn a lead of one', () => {
    const at = (hands: readonly string[]) => found(dispute(rulesOf(hands.length, { blockedRule: 'simple' }), hands.map(shown)))
    expect(at(['3-1', '2-2'])).toMatchObject({ winner: 1, scope: { kind: 'pips', pips: 1 } })
    expect(at(['3-1', '3-2'])).toMatchObject({ winner: 1, scope: { kind: 'pips', pips: 2 } })
    expect(at(['3-1', '3-2', '4-1'])).toMatchObject({ winner: 1, scope: { kind: 'pips', pips: -2 } })
  })

  it('names the tile where the tiles that are left cannot make the fewest pips that would do', () => {
    // 2 pips would do; of what is left only 6-6 can come
    const laid = tilesBut('3-1', '3-2', '6-6')
    const told = dispute(rulesOf(2, { blockedRule: 'simple' }), ['3-1', '3-2'].map(shown), { table: ends(laid, 0) })
    expect(found(told)).toMatchObject({ change: 'exchange 0 3-1 6-6', winner: 1, scope: { kind: 'this-tile' } })
  })

  it('lets nobody win only where no other player can', () => {
    const told = dispute(rulesOf(2, { blockedRule: 'picture' }), ['1-1 5-4', '6-5 3-2'].map(shown), { table: ends('0-0 2-2 3-3 4-4 5-5 6-6', 0) })
    expect(found(told)).toMatchObject({ change: 'exchange 0 1-1 2-1', winner: null })
  })

  it('is none where nothing that can be would do', () => {
    const told = dispute(rulesOf(2, { blockedRule: 'simple' }), ['0-0', '6-6 6-5 6-4 5-5'].map(shown), { table: ends('', 3) })
    expect(found(told)).toEqual({ kind: 'no-change', winner: 0 })
  })

  it('is not asked for where the rule names no winner', () => {
    expect(found(dispute(rulesOf(2, {}, 'double-bergen'), ['6-5', '1-0'].map(shown)))).toEqual({ kind: 'no-winner-named' })
  })

  it('waits for hands and dice as a ruling does', () => {
    expect(smallestChange(dispute(rulesOf(2), [shown('6-4'), partly('', 2)]))).toEqual({ ok: false, error: { kind: 'hands-needed', seats: [1] } })
    expect(smallestChange(dispute(rulesOf(2, {}, 'flower-and-scorpion'), ['6-4', '2-2'].map(shown)))).toEqual({ ok: false, error: { kind: 'dice-needed' } })
  })
})

describe('a tile that comes', () => {
  const hands = ['2-2', '5-1'].map(shown)
  const comes = (table: Dispute['table'], copies = 1) =>
    found(dispute(rulesOf(2, { blockedRule: 'picture', copies, handSize: 1, reserve: 0 }), hands, { table }))

  it('is not on the table', () => {
    expect(comes(ends('', 6))).toMatchObject({ change: 'more 1 0-0' })
    expect(comes(ends('0-0', 6))).toMatchObject({ change: 'more 1 1-1' })
    expect(comes(ends('0-0', 6), 2)).toMatchObject({ change: 'more 1 0-0' })
  })

  it('could not be played', () => {
    expect(comes(ends('', 0))).toMatchObject({ change: 'more 1 1-1' })
  })

  it('may be one that has to wait for the sides of the first double', () => {
    const rules = rulesOf(2, { blockedRule: 'picture' }, 'double-bergen')
    // the 0 can be played on only once every side of 6-6 is started
    const table = lying(rules, { spinner: '6-6', arms: [['6-0'], [], [], []] })
    expect(found(dispute(rules, hands, { table }))).toMatchObject({ change: 'more 1 0-0' })
  })

  it('leaves no hand empty and none that could play', () => {
    const told = (hand: string, suit: number) =>
      found(dispute(rulesOf(2, { blockedRule: 'picture' }), [hand, '5-5'].map(shown), { table: ends('0-0 1-1 3-3 4-4 6-6', suit) }))
    expect(told('2-2', 3)).toMatchObject({ change: expect.stringMatching(/^exchange 0 2-2/) as string, winner: 1 })
    expect(told('2-2 6-3', 3)).toEqual({ kind: 'no-change', winner: 0 })
  })
})

/** Of two or three hands at ends that show these suits: what is said of the smallest change, who wins then, and with which tile. */
describe('as much is said at once as is true', () => {
  it.each<[BlockedRuleId, readonly string[], readonly number[], string, object, number | null, string | null]>([
    ['picture', ['6-6', '0-0 6-3'], [4], 'less 1 0-0', { kind: 'this-tile' }, 0, '6-6'],
    ['german', ['5-4', '4-2 4-0'], [], 'less 1 4-0', { kind: 'any-tile' }, 1, null],
    ['german', ['3-1', '2-0 5-0'], [], 'less 1 5-0', { kind: 'this-tile' }, 1, null],
    ['picture', ['5-0 4-1', '6-3 6-0'], [], 'less 0 4-1', { kind: 'any-tile' }, 0, null],
    ['simple', ['6-1', '6-0 3-1'], [], 'less 1 3-1', { kind: 'pips', pips: -4 }, 1, null],
    ['american', ['5-5', '4-4'], [1], 'more 1 0-0', { kind: 'any-tile' }, 0, null],
    ['german', ['3-2', '3-1'], [], 'more 1 0-0', { kind: 'any-double' }, 0, null],
    ['german', ['4-4', '2-1'], [], 'more 1 3-3', { kind: 'this-tile' }, 0, null],
    ['american', ['5-0', '2-2 6-0'], [], 'more 0 3-3', { kind: 'this-tile' }, 1, '2-2'],
    ['simple', ['3-2', '2-0'], [], 'more 1 2-2', { kind: 'pips', pips: 4 }, 0, null],
    ['simple', ['6-3 4-3', '3-1', '6-4 6-0'], [], 'more 1 6-6', { kind: 'pips', pips: 12 }, null, null],
    ['picture', ['1-1', '0-0'], [2], 'exchange 1 0-0 1-0', { kind: 'any-tile' }, 0, '1-1'],
    ['picture', ['0-0', '5-5'], [4, 1], 'exchange 0 0-0 2-0', { kind: 'this-tile' }, 1, '5-5'],
    ['german', ['4-0', '3-0', '3-1'], [], 'exchange 0 4-0 2-0', { kind: 'this-tile' }, 0, null],
    ['simple', ['1-1 5-3', '2-0', '2-1'], [], 'exchange 1 2-0 2-2', { kind: 'pips', pips: 2 }, 2, null],
    ['picture', ['0-0', '5-4'], [], 'exchange 0 0-0 1-0', { kind: 'this-tile' }, null, null],
    ['flower-and-scorpion', ['3-1', '5-2 4-0'], [], 'less 1 5-2', { kind: 'this-tile' }, null, null],
  ])('%s: %j at %j: %s', (blockedRule, hands, suits, change, scope, winner, winsWith) => {
    const preset = blockedRule === 'flower-and-scorpion' ? blockedRule : 'bergen-pagat'
    const rules = rulesOf(hands.length, { blockedRule, handSize: 1, reserve: 0 }, preset)
    const thrown = { flower: tile('5-2'), scorpion: tile('1-1') }
    const told = dispute(rules, hands.map(shown), { rolled: thrown, ...(suits.length === 0 ? {} : { table: ends('', ...suits) }) })
    expect(found(told)).toEqual({ kind: 'change', change, scope, winner, ...(winsWith === null ? {} : { winsWith }) })
  })
})

it('speaks of every blocked rule there is', () => {
  for (const blockedRule of BLOCKED_RULE_IDS) {
    const preset = blockedRule === 'flower-and-scorpion' ? 'flower-and-scorpion' : 'bergen-pagat'
    const told = dispute(rulesOf(3, { blockedRule }, preset), DRAWN.map(shown), { rolled })
    expect(found(told)).toMatchObject({ kind: blockedRule === 'tiles-deducted' ? 'no-winner-named' : 'change' })
  }
})

function tilesBut(...left: readonly string[]): string {
  const all = Array.from({ length: 7 }, (_, high) => Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`)).flat()
  return all.filter((each) => !left.includes(each)).join(' ')
}
