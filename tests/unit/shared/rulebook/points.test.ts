import { describe, expect, it } from 'vitest'
import { pointsOfRule } from '#shared/rulebook/points'
import type { PresetId } from '#shared/rules/presets'
import type { RuleId } from '#shared/games/rule-ids'

/** What a rule pays under a preset, as numbers. */
const under = (id: RuleId, preset: PresetId): readonly number[] | undefined =>
  pointsOfRule(id)
    .find(({ presets }) => presets.includes(preset))
    ?.paid.map(({ points }) => points)

describe('What a rule pays under each preset', () => {
  // rulebook FS-2 … FS-9, B-1 … B-5, DB-3, DB-4
  const cases = [
    ['FS-2', 'flower-and-scorpion', [2]],
    ['FS-3', 'flower-and-scorpion', [3]],
    ['FS-5', 'flower-and-scorpion', [1, -1]],
    ['FS-6', 'flower-and-scorpion', [1, -1]],
    ['FS-9', 'flower-and-scorpion', [2]],
    ['B-1', 'bergen-pagat', [2]],
    ['B-2', 'bergen-online', [3]],
    ['B-4', 'bergen-pagat', [2]],
    ['B-4', 'bergen-game-cabinet', [2]],
    ['B-4', 'bergen-draw', [1]],
    ['B-4', 'bergen-hoyle', [1]],
    ['B-4', 'bergen-online', [1]],
    ['B-5', 'bergen-pagat', [1]],
    ['B-5', 'bergen-hoyle', [1]],
    ['B-9', 'bergen-pagat', [2]],
    ['DB-3', 'double-bergen', [1]],
    ['DB-4', 'double-bergen-twelve', [-1]],
  ] as const
  it.each(cases)('%s in %s: %j', (id, preset, points) => {
    expect(under(id, preset)).toEqual(points)
  })

  it('a rule belongs to no preset of another game, and one that pays nothing has no points', () => {
    expect(under('FS-2', 'bergen-pagat')).toBeUndefined()
    expect(pointsOfRule('C-1')).toEqual([])
  })
})
