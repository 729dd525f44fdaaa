import { describe, expect, it } from 'vitest'
import type { Account } from '#shared/arbiter/account'
import type { KnownTable } from '#shared/arbiter/dispute'
import { makeTile } from '#shared/domino/tile'
import { lying } from '../../../support/told-lines'
import { accountOf, dispute, partly, rulesOf, shown, tiles } from './disputes'

const fits = (list: Account['couldPlay']) => list.map(({ seat, tile, ends }) => [seat, makeTile(tile), ...ends.map(({ arm }) => arm)])
const out = ({ ends }: Account) =>
  ends.map(({ arm, frozen, out: unseen }) => [arm, frozen, unseen.map(({ tile, count }) => `${makeTile(tile)}×${count}`).join(' ')])

describe('every tile is accounted for', () => {
  it('in table, hands and boneyard of a whole set', () => {
    const rules = rulesOf(2)
    const { book } = accountOf(dispute(rules, [shown('1-0 3-3'), partly('5-5', 3)], { table: lying(rules, ['6-4', '4-4', '4-2']), boneyard: 20 }))
    expect(book).toMatchObject({
      inSet: 28,
      onTable: 3,
      inHands: [2, 1],
      unseenCount: 22,
      hidden: { least: 2, most: 2 },
      boneyard: { least: 20, most: 20 },
      troubles: [],
    })
  })

  it('with two sets: each tile may be seen twice, not three times', () => {
    const rules = rulesOf(2, { copies: 2 })
    const twice = accountOf(dispute(rules, [shown('6-4'), shown('2-2 2-2')], { table: lying(rules, ['6-4', '4-2']) }))
    expect(twice.book.troubles).toEqual([])
    expect(twice.book.unseen.find(({ tile }) => makeTile(tile) === '4-2')).toEqual({ tile: tiles('4-2')[0], count: 1 })
    const thrice = accountOf(dispute(rules, [shown('6-4 6-4'), shown('2-2')], { table: lying(rules, ['6-4', '4-2']) }))
    expect(thrice.book.troubles).toEqual([{ kind: 'too-often', tile: tiles('6-4')[0], onTable: 1, seats: [0, 0], most: 2 }])
  })

  it('and what belongs to no set, or is counted otherwise, is named', () => {
    const rules = rulesOf(2)
    const { book } = accountOf(
      dispute(rules, [{ kind: 'shown', tiles: tiles('9-1 3-3'), counted: 3 }, partly('5-5 4-4', 1)], { table: lying(rules, ['6-4']), boneyard: 2 }),
    )
    expect(book.troubles).toEqual([
      { kind: 'not-in-set', tile: tiles('9-1')[0], onTable: 0, seats: [0] },
      { kind: 'hand-count', seat: 0, named: 2, counted: 3 },
      { kind: 'hand-count', seat: 1, named: 2, counted: 1 },
      { kind: 'boneyard-count', counted: 2, least: 24, most: 24 },
    ])
  })
})

describe('someone could have played', () => {
  it('is told of every player, tile and end', () => {
    const rules = rulesOf(3)
    const account = accountOf(dispute(rules, [shown('6-2 6-6 1-1'), shown('3-3'), shown('2-0')], { table: lying(rules, ['6-4', '4-2']) }))
    expect(account.verdict).toEqual({ kind: 'playable', proof: 'seen' })
    expect(fits(account.couldPlay)).toEqual([
      [0, '6-2', 'left', 'right'],
      [0, '6-6', 'left'],
      [2, '2-0', 'right'],
    ])
  })

  it('round a spinner only at the arms that are started first (DB-2)', () => {
    const rules = rulesOf(2, {}, 'double-bergen')
    const account = accountOf(
      dispute(rules, [shown('4-1'), shown('2-0 6-1')], { table: lying(rules, { spinner: '6-6', arms: [['6-4'], ['6-2'], ['6-3'], []] }) }),
    )
    expect(fits(account.couldPlay)).toEqual([[1, '6-1', 4]])
    expect(fits(account.mustWait)).toEqual([
      [0, '4-1', 1],
      [1, '2-0', 2],
    ])
  })

  it('with ends that were only named, where a side of the first double comes first (B-6)', () => {
    const table: KnownTable = {
      kind: 'ends',
      ends: [
        { arm: 'left', suit: 5 },
        { arm: 'right', suit: 3, unstarted: true },
      ],
      laid: tiles('3-3 5-3'),
    }
    const hands = [shown('5-1'), shown('4-1')]
    const strict = accountOf(dispute(rulesOf(2, { completeFirstDouble: true }), hands, { table }))
    expect([fits(strict.couldPlay), fits(strict.mustWait)]).toEqual([[], [[0, '5-1', 'left']]])
    expect(fits(accountOf(dispute(rulesOf(2), hands, { table })).couldPlay)).toEqual([[0, '5-1', 'left']])
  })

  it('before anything is led: a double, or any tile', () => {
    const table: KnownTable = { kind: 'line', line: { layout: 'two-ended', lead: null, ends: [], laid: 0 }, laid: [] }
    const hands = [shown('4-1 2-2'), shown('6-5')]
    expect(fits(accountOf(dispute(rulesOf(2), hands, { table })).couldPlay)).toEqual([[0, '2-2']])
    expect(fits(accountOf(dispute(rulesOf(2, {}, 'bergen-game-cabinet'), hands, { table })).couldPlay)).toEqual([
      [0, '2-2'],
      [0, '4-1'],
      [1, '6-5'],
    ])
  })
})

describe('with hands unknown', () => {
  const SIXES_GONE = ['6-6', '6-0', '0-3', '3-6', '6-2', '2-4', '4-6', '6-5', '5-1', '1-6']

  it('a suit whose tiles are all played proves a block by the table alone', () => {
    const rules = rulesOf(3)
    const account = accountOf(dispute(rules, [partly('', null), partly('', null), partly('', null)], { table: lying(rules, SIXES_GONE) }))
    expect(account.verdict).toEqual({ kind: 'blocked', proof: 'frozen' })
    expect(out(account)).toEqual([
      ['left', true, ''],
      ['right', true, ''],
    ])
  })

  it('with two sets the same line proves nothing: the other set’s sixes are out', () => {
    const rules = rulesOf(3, { copies: 2 })
    const account = accountOf(dispute(rules, [partly('', null), partly('', null), partly('', null)], { table: lying(rules, SIXES_GONE) }))
    expect(account.verdict).toEqual({ kind: 'open', missing: ['hands', 'boneyard'] })
    expect(out(account)[0]).toEqual(['left', false, '6-0×1 6-1×1 6-2×1 6-3×1 6-4×1 6-5×1 6-6×1'])
  })

  it('names the tiles that could still be out, at which end', () => {
    const rules = rulesOf(2, { maxPip: 12, handSize: 5 }, 'double-bergen-twelve')
    const spinner = { spinner: '12-12', arms: [['12-3'], ['12-4'], ['12-5'], ['12-6'], ['12-7'], ['12-8'], ['12-9'], []] }
    const account = accountOf(dispute(rules, [partly('12-1', 4), shown('1-0')], { table: lying(rules, spinner) }))
    expect(fits(account.couldPlay)).toEqual([[0, '12-1', 8]])
    expect(out(account)[7]).toEqual([8, false, '12-0×1 12-2×1 12-10×1 12-11×1'])
    expect(account.ends.filter(({ open }) => open).map(({ arm }) => arm)).toEqual([8])
  })

  it('nothing is proven where the ends are not known', () => {
    expect(accountOf(dispute(rulesOf(2), [shown('1-0'), partly('', 2)])).verdict).toEqual({ kind: 'open', missing: ['table', 'hands', 'boneyard'] })
  })
})

describe('the boneyard', () => {
  const rules = rulesOf(2, { maxPip: 2, handSize: 1, reserve: 2 })
  const table = lying(rules, ['1-1'])

  it('has to be down to its reserve; until then someone may draw what fits', () => {
    const account = accountOf(dispute(rules, [shown('0-0'), shown('2-2')], { table }))
    expect(account).toMatchObject({ boneyard: { kind: 'above', drawable: { least: 1, most: 1 } }, verdict: { kind: 'draw-first', helps: true } })
    expect(accountOf(dispute({ ...rules, reserve: 3 }, [shown('0-0'), shown('2-2')], { table })).verdict).toEqual({ kind: 'blocked', proof: 'hands' })
  })

  it('below its reserve is a trouble', () => {
    const account = accountOf(dispute({ ...rules, reserve: 4 }, [shown('0-0'), shown('2-2')], { table }))
    expect(account.book.troubles).toEqual([{ kind: 'below-reserve', left: 3, reserve: 4 }])
  })
})
