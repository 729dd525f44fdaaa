import { describe, expect, it } from 'vitest'
import { EXAMPLES } from '#shared/rulebook/examples/index'
import type { Example } from '#shared/rulebook/example'
import { RULE_IDS, type RuleId } from '#shared/games/rule-ids'
import { shownExample, totalsMoved } from '../../../../../../src/renderer/screens/rules/examples/example-model'

const shown = (id: RuleId, name: string) => shownExample(EXAMPLES[id][name] as Example)
const moved = (id: RuleId, name: string) => {
  const { view } = shown(id, name)
  return view === null ? null : totalsMoved(view.scored)
}

describe('An example as it is shown', () => {
  it.each(RULE_IDS)('of %s has a table to look at, or says why there is none', (id) => {
    for (const example of Object.values(EXAMPLES[id])) {
      const { view, refused, steps } = shownExample(example)
      expect(view !== null || refused !== null).toBe(true)
      if (view !== null) expect(steps.length).toBeGreaterThan(0)
    }
  })
  it('tells totals before and after the last move, points of the round end among them', () => {
    expect(moved('FS-7', 'double-flower-plural')).toEqual([
      { before: 0, after: 6 },
      { before: 0, after: 0 },
    ])
    expect(moved('B-4', 'five-points')).toEqual([
      { before: 0, after: 5 },
      { before: 0, after: 0 },
    ])
    expect(moved('DB-4', 'goes-out')).toEqual([
      { before: 10, after: 10 },
      { before: 20, after: 18 },
      { before: 3, after: -1 },
    ])
    expect(moved('FS-1', 'next-master')).toEqual([
      { before: 2, after: 2 },
      { before: 0, after: 2 },
    ])
  })
  it('that is refused stops before what cannot be, and keeps what was tried', () => {
    const { view, refused } = shown('B-6', 'other-side-first')
    expect(view?.scored.rounds[0]?.events).toHaveLength(2)
    expect(refused?.tried).toMatchObject({ type: 'play', tile: '4-2' })
    expect(shown('FS-1', 'no-blank')).toMatchObject({ view: null, refused: { refusal: { code: 'bad-record' } } })
  })
})
