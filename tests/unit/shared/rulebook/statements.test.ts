import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsOfRule, sourcesOfGames } from '#shared/rulebook/facts'
import { kindOfLeader, kindOfPlayers, kindOfValue } from '#shared/rulebook/setting-kinds'
import { STATEMENTS, type Statement } from '#shared/rulebook/statements'
import { SETTINGS } from '#shared/rules/house-rules'
import { PRESET_IDS } from '#shared/rules/presets'
import { RULE_IDS, type RuleId } from '#shared/rules/rule-ids'

const rulebook = readFileSync(new URL('../../../../docs/rulebook.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
const all = RULE_IDS.flatMap((id) => Object.entries<Statement>(STATEMENTS[id]).map(([name, statement]) => ({ id, name, statement })))
const plain = (text: string): string => text.replaceAll('’', "'")

describe('The statements of the rule book', () => {
  it.each(all)('$id, $name: what is written or read has its sources, a convention has none', ({ id, statement: { kind, sources } }) => {
    if (kind === 'convention') expect(sources).toEqual([])
    else expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(sourcesOfGames(id), source).toContain(source)
  })

  it.each(all.filter(({ statement }) => statement.quote !== undefined))('$id, $name: the quotation is short and stands in the rulebook', ({ statement }) => {
    const quote = statement.quote!
    expect(quote.text.split(' ').length).toBeLessThanOrEqual(20)
    expect(plain(rulebook)).toContain(plain(quote.text))
    expect(statement.sources).toContain(quote.source)
  })

  it.each(all.filter(({ statement }) => statement.kind === 'reading'))('$id, $name: a reading names what the family can choose', ({ id, statement }) => {
    const own = settingsOfRule(id).map(({ name }) => name)
    expect(statement.settings?.length).toBeGreaterThan(0)
    for (const name of statement.settings ?? []) expect(own).toContain(name)
  })

  it('every reading that a family can choose is a statement of its rule', () => {
    for (const { name, rules, group } of SETTINGS.filter(({ group }) => group === 'reading')) {
      for (const id of new Set(Object.values(rules).filter((rule): rule is RuleId => rule !== null))) {
        const read = Object.values<Statement>(STATEMENTS[id]).some(({ settings }) => settings?.includes(name) === true)
        expect(read, `${group} ${name} in ${id}`).toBe(true)
      }
    }
  })
})

describe('What a preset’s value stands on', () => {
  // rulebook, the table of presets: hand sizes of Flower & Scorpion, of S6 and of double-twelve are conventions; C-3, C-5, FS-11
  const cases = [
    ['handSize', 'flower-and-scorpion', 'convention'],
    ['handSize', 'bergen-online', 'convention'],
    ['handSize', 'double-bergen-twelve', 'convention'],
    ['handSize', 'bergen-hoyle', 'written'],
    ['reserve', 'bergen-pagat', 'written'],
    ['reserve', 'bergen-game-cabinet', 'reading'],
    ['reserve', 'bergen-online', 'written'],
    ['win', 'double-bergen', 'reading'],
    ['win', 'bergen-online', 'written'],
    ['approachCap', 'flower-and-scorpion', 'reading'],
    ['approachCap', 'bergen-pagat', 'written'],
    ['approachCap', 'bergen-draw', 'convention'],
    ['maxPip', 'bergen-draw', 'written'],
    ['maxPip', 'bergen-online', 'convention'],
    ['payout', 'flower-and-scorpion', 'reading'],
  ] as const
  it.each(cases)('%s in %s: %s', (name, preset, kind) => {
    expect(kindOfValue(name, preset)).toBe(kind)
  })

  it('who leads is written, unless a source names nobody (S2) or does not say to the left of whom (S3)', () => {
    expect(kindOfLeader('nobody-named', 'bergen-game-cabinet')).toBe('convention')
    expect(kindOfLeader('left-of-last-leader', 'double-bergen')).toBe('reading')
    expect(kindOfLeader('left-of-last-leader', 'flower-and-scorpion')).toBe('written')
    expect(kindOfLeader('picked-at-random', 'double-bergen')).toBe('written')
  })

  it('how many play is a convention where the source gives no number (S5, S6, S3 for double-twelve)', () => {
    const conventions = PRESET_IDS.filter((id) => kindOfPlayers(id) === 'convention')
    expect(conventions).toEqual(['bergen-hoyle', 'bergen-online', 'double-bergen-twelve'])
  })
})
