import { describe, expect, it } from 'vitest'
import { RULE_IDS } from '#shared/games/rule-ids'
import { LINE_PRESETS, PRESETS } from '#shared/rules/presets'
import { compareRows } from '../../../../../../src/renderer/screens/rules/compare/compare-rows'

const rowsOf = (...asked: Parameters<typeof compareRows>) => compareRows(...asked).flatMap(({ rows }) => rows)

describe('Rule sets side by side', () => {
  it('show every setting that means something in one of them, as the presets have it', () => {
    const rows = rowsOf(['bergen-pagat', 'double-bergen'], false)
    const row = (key: string) => rows.find((each) => each.key === key)
    expect(row('target')?.cells.map(({ value }) => value)).toEqual(['15 with 2 players, 10 with 3 or more', '100'])
    expect(row('arms')?.cells.map(({ value }) => value)).toEqual([null, '4'])
    expect(row('twoDoubles')).toBeUndefined()
    expect(row('B-3')?.cells.map(({ value }) => value)).toEqual(['used', null])
  })

  it('say of each setting why it is so', () => {
    for (const row of rowsOf(LINE_PRESETS, false).filter(({ key }) => key in PRESETS['bergen-draw'].settings)) {
      for (const [at, cell] of row.cells.entries())
        if (cell.value !== null && !['americanGap', 'germanTies'].includes(row.key)) expect(cell.why, `${row.key} in ${LINE_PRESETS[at]}`).not.toBe('')
    }
  })

  it('show of each value but the source’s name what it stands on', () => {
    for (const row of rowsOf(LINE_PRESETS, false).filter(({ key }) => key !== 'source' && !(RULE_IDS as readonly string[]).includes(key))) {
      for (const [at, cell] of row.cells.entries()) expect(cell.kind === null, `${row.key} in ${LINE_PRESETS[at]}`).toBe(cell.value === null)
    }
  })

  it('leave out what agrees where only differences are asked for', () => {
    const rows = rowsOf(['bergen-pagat', 'bergen-game-cabinet'], true)
    expect(rows.map(({ key }) => key)).toEqual(['source', 'firstLeader', 'nextLeader', 'leadTile'])
    expect(compareRows(['bergen-draw', 'bergen-draw'], true)).toEqual([])
  })
})
