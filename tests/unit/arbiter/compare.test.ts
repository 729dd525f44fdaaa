import { describe, expect, it } from 'vitest'
import { compareRulings, type Comparison } from '#shared/arbiter/compare'
import { rule } from '#shared/arbiter/rule'
import { expectOk } from '#shared/kernel/result'
import { dispute, partly, rulesOf, shown, tile } from './disputes'

/** Who wins under which choices, as `american none`; the table's own group is marked. */
const outcome = ({ groups }: Comparison) =>
  groups.map(({ winner, choices, table }) => ({ winner, table, under: choices.map(({ blockedRule, reading }) => (reading === null ? blockedRule : `${blockedRule} ${reading}`)) }))

describe('rulings side by side', () => {
  it('of the hands worked in S1: american A, german and simple B', () => {
    const compared = expectOk(compareRulings(dispute(rulesOf(3, { blockedRule: 'american' }), ['0-0 1-2', '1-1', '2-2'].map(shown))), 'all hands are shown')
    expect(outcome(compared)).toEqual([
      { winner: 0, table: true, under: ['american none', 'american simple', 'picture'] },
      { winner: 1, table: false, under: ['german among-tied', 'german all', 'simple'] },
      { winner: null, table: false, under: ['tiles-deducted'] },
    ])
    expect(compared.dependsOn).toBe('rule')
  })

  it('say where the answer hangs on a reading: the gap in Armanino’s tests', () => {
    const compared = expectOk(compareRulings(dispute(rulesOf(3, { blockedRule: 'american' }), ['0-0', '1-2', '1-3'].map(shown))), 'all hands are shown')
    expect(compared.dependsOn).toBe('reading')
    expect(compared.opinions.find(({ table }) => table)?.ruled.remarks).toContainEqual({ kind: 'american-gap', filled: false, holder: 0, without: [1, 2] })
  })
})

describe('a ruling', () => {
  it('pays what the table’s rule pays, and names every tie', () => {
    const ruled = expectOk(rule(dispute(rulesOf(3, { blockedRule: 'american' }), ['0-0 1-2', '1-1', '2-2'].map(shown), { totals: [3, 4, 5] })), 'all hands are shown')
    expect(ruled).toMatchObject({ points: [2, 0, 0], deltas: [2, 0, 0], totals: [5, 4, 5] })
    expect(ruled.remarks).toEqual([{ kind: 'tie', rule: 'B-5', test: 'fewest-tiles-if-several-hold-doubles', seats: [1, 2], broken: true }])
  })

  it('waits for hands and dice that it needs', () => {
    expect(rule(dispute(rulesOf(2), [shown('6-4'), partly('2-2', 3)]))).toEqual({ ok: false, error: { kind: 'hands-needed', seats: [1] } })
    expect(rule(dispute(rulesOf(2, {}, 'flower-and-scorpion'), [shown('6-4'), shown('2-2')]))).toEqual({ ok: false, error: { kind: 'dice-needed' } })
    const thrown = { flower: tile('6-4'), scorpion: tile('1-1') }
    expect(rule(dispute(rulesOf(2, {}, 'flower-and-scorpion'), [shown('6-4'), shown('2-2')], { thrown }))).toMatchObject({ ok: true, value: { ruling: { winner: 0 } } })
  })
})
