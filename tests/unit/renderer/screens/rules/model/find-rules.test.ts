import { describe, expect, it } from 'vitest'
import { RULE_IDS } from '#shared/games/rule-ids'
import { findRules } from '../../../../../../src/renderer/screens/rules/model/find-rules'

const found = (text: string) => findRules(RULE_IDS, text)

describe('Searching the rules', () => {
  it('finds all where nothing is asked', () => {
    expect(found('  ')).toEqual(RULE_IDS)
  })
  it('finds a rule by its number alone, not every rule that begins so', () => {
    expect(found('fs-1')).toEqual(['FS-1'])
    expect(found('B-5')).toEqual(['B-5'])
  })
  it('finds rules that say every word asked, wherever they say it, whatever case and accents are typed', () => {
    expect(found('MULLER german')).toEqual(['B-5'])
    expect(found('triple header')).toContain('B-2')
    expect(found('header zebra')).toEqual([])
  })
  it('finds rules by their source, by a preset and by the name of a house rule', () => {
    expect(found('domino-games.com')).toContain('B-1')
    expect(found('domino-games.com')).not.toContain('B-3')
    expect(found('S3')).toContain('DB-2')
    expect(found('double-twelve')).toContain('DB-5')
    expect(found('slow approach to the target')).toEqual(['FS-11', 'B-3'])
  })
})
