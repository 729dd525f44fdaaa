import { describe, expect, it } from 'vitest'
import type { Example } from '#shared/rulebook/example'
import { EXAMPLES } from '#shared/rulebook/examples/index'
import { settingsOfRule } from '#shared/rulebook/facts'
import { scoreExample } from '#shared/rulebook/score-example'
import { PRESETS } from '#shared/rules/presets'
import { RULE_IDS } from '#shared/games/rule-ids'
import type { SettingName } from '#shared/games/rules'
import { untrueClaims } from '../../../support/untrue-claims'

const all = RULE_IDS.flatMap((id) => Object.entries(EXAMPLES[id]).map(([name, example]) => ({ id, name, example })))

/** What the scorer says, for a failure to show. */
function found(example: Example): string {
  const scored = scoreExample(example)
  return JSON.stringify(scored.ok ? { totals: scored.value.totals, last: scored.value.rounds.at(-1), warnings: scored.value.warnings } : scored.error)
}

const valueIn = ({ record }: Example, name: SettingName) => record.rules[name] ?? PRESETS[record.preset].settings[name]

describe('The examples of the rule book', () => {
  it.each(RULE_IDS)('%s has one that says yes and one that says no', (id) => {
    const said = Object.values(EXAMPLES[id]).map(({ says }) => says)
    expect(said).toContain('yes')
    expect(said).toContain('no')
  })

  it.each(all)('$id, $name: the scorer bears out every claim', ({ example }) => {
    expect(example.claims.length).toBeGreaterThan(0)
    expect(untrueClaims(example), found(example)).toEqual([])
  })

  it.each(all)('$id, $name: nothing in it is irregular that it does not speak of', ({ example }) => {
    const scored = scoreExample(example)
    const spoken = example.claims.flatMap((claim) => (claim.kind === 'warned' ? [claim.code] : []))
    expect(scored.ok ? scored.value.warnings.map(({ code }) => code) : []).toEqual(spoken)
  })

  const readings = RULE_IDS.flatMap((id) =>
    settingsOfRule(id)
      .filter(({ group }) => group === 'reading')
      .map((setting) => ({ id, setting, name: setting.name })),
  )
  it.each(readings)('$id shows every reading of $name at work', ({ id, setting }) => {
    const shown = Object.values(EXAMPLES[id])
      .filter(({ reading }) => reading === setting.name)
      .map((example) => valueIn(example, setting.name))
    if (setting.control.kind === 'choice') expect(new Set(shown)).toEqual(new Set<unknown>(setting.control.values))
    else expect(new Set(shown).size).toBeGreaterThan(1)
  })

  it('a claim that the scorer does not bear out is found', () => {
    const dual = EXAMPLES['FS-2']['both-ends'] as Example
    expect(
      untrueClaims({
        ...dual,
        claims: [
          { kind: 'reason', code: 'plural', points: 3 },
          { kind: 'moves', points: 2 },
        ],
      }),
    ).toEqual([{ kind: 'reason', code: 'plural', points: 3 }])
    expect(untrueClaims({ ...dual, claims: [{ kind: 'refused', code: 'bad-tile' }] })).toHaveLength(1)
    const refused = EXAMPLES['B-7']['not-a-double'] as Example
    expect(untrueClaims({ ...refused, claims: [{ kind: 'refused', code: 'bad-tile' }, { kind: 'regular' }] })).toHaveLength(2)
  })
})
