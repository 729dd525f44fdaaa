import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { RULE_FACTS } from '#shared/rulebook/facts'
import { kindOfFirstLeader, kindOfNextLeader, kindOfPlayers, kindOfValue } from '#shared/rulebook/setting-kinds'
import { citationsOf, isAtHand, sourcesOfStatement, type Quote, type SourceAtHand } from '#shared/rulebook/statement'
import { STATEMENTS, statementsOf } from '#shared/rulebook/books'
import { SETTINGS } from '#shared/rules/house-rules'
import { PRESET_IDS } from '#shared/rules/presets'
import { IDS } from '#shared/games/ids'
import { RULE_IDS, SOURCES, type RuleId, type Source } from '#shared/games/rule-ids'

const RULEBOOK = readFileSync(new URL('../../../../docs/rulebook.md', import.meta.url), 'utf8')
const TEXTS = new URL('../../../../../shared/sources/', import.meta.url)

const all = RULE_IDS.flatMap((id) => statementsOf(id).map(([name, statement]) => ({ id, name, statement })))
const quoting = all.filter(({ statement }) => statement.quotes.length > 0)
const readings = all.flatMap(({ id, name, statement }) => (statement.kind === 'reading' ? [{ id, name, reading: statement }] : []))

/** Every source of the games a rule belongs to, whether it speaks of the rule or not. */
const sourcesOfGames = (id: RuleId): readonly Source[] => IDS.flatMap(({ game, sources }) => (RULE_FACTS[id].games.includes(game) ? sources : []))

/** As they stand in a row of the rulebook. */
const inARow = (quotes: readonly Quote[]): string => quotes.map(({ sources, text }) => `${sources.join(', ')}: “${text}”`).join('; ')

/** Whether the words left out by an … lie between words that follow each other in a text, and all of them are there letter by letter. */
function isIn(text: string, quoted: string): boolean {
  let from = 0
  for (const words of quoted.split(' … ')) {
    const at = text.indexOf(words, from)
    if (at === -1) return false
    from = at + words.length
  }
  return true
}

describe('The statements of the rule book', () => {
  it.each(all)('$id, $name: its sources are of its games, and those it quotes say it or leave it open', ({ id, statement }) => {
    const sources = sourcesOfStatement(statement)
    expect(sources.length === 0).toBe(statement.kind === 'convention')
    for (const source of sources) expect(sourcesOfGames(id), source).toContain(source)
    for (const source of statement.quotes.flatMap((each) => each.sources)) expect(sources).toContain(source)
  })

  it.each(all.filter(({ statement }) => statement.kind === 'written'))(
    '$id, $name: what is written is quoted from each of its sources whose text was at hand',
    ({ statement }) => {
      const quoted = new Set(statement.quotes.flatMap(({ sources }) => sources))
      expect([...quoted].sort()).toEqual(
        sourcesOfStatement(statement)
          .filter((source) => isAtHand(source))
          .sort(),
      )
      expect(citationsOf(statement).flatMap(({ sources, atHand }) => (atHand ? [] : sources))).toEqual(statement.kind === 'written' ? statement.notAtHand : [])
    },
  )

  it.each(quoting)('$id, $name: each quotation is short', ({ statement }) => {
    for (const { text } of statement.quotes) expect(text.split(' ').length, text).toBeLessThanOrEqual(20)
  })

  it('the rulebook has the quotations of every statement, letter by letter, and no others', () => {
    const rows = RULEBOOK.split('\n').filter((line) => /^\| [A-Z]+-\d+ `/.test(line))
    expect(rows).toEqual(quoting.map(({ id, name, statement }) => `| ${id} \`${name}\` | ${statement.kind} | ${inARow(statement.quotes)} |`))
  })

  it.each(readings)('$id, $name: a reading that the family can choose names a setting of its game', ({ id, reading }) => {
    if (reading.setting === null) return
    const { rules } = SETTINGS.find(({ name }) => name === reading.setting)!
    expect(RULE_FACTS[id].games.some((game) => rules[game] !== undefined)).toBe(true)
  })

  it('every reading that a family can choose is a statement of its rule', () => {
    for (const { name, rules, group } of SETTINGS.filter(({ group }) => group === 'reading')) {
      for (const id of new Set(Object.values(rules).filter((rule): rule is RuleId => rule !== null))) {
        const read = statementsOf(id).some(([, statement]) => statement.kind === 'reading' && statement.setting === name)
        expect(read, `${group} ${name} in ${id}`).toBe(true)
      }
    }
  })

  it('sources that were seen in excerpts only are cited without words, after those that are quoted', () => {
    expect(citationsOf(STATEMENTS['B-5'].simple)).toEqual([
      { sources: ['S1', 'S2'], texts: ['use the lowest total number of pips to decide the winner'], atHand: true },
      { sources: ['S4'], texts: ['the player with the lightest hand (i.e. the fewest number of dots on their dominoes) wins'], atHand: true },
      { sources: ['S6'], texts: [], atHand: false },
    ])
    expect(citationsOf(STATEMENTS['C-5'].atOnce)).toEqual([
      { sources: ['S1', 'S2'], texts: ['A game is 15 points for 2 players and 10 points for 3 or 4 players'], atHand: true },
      { sources: ['S4'], texts: ['typically played to a score of 15 points'], atHand: true },
      { sources: ['S0'], texts: [], atHand: true },
      { sources: ['S5'], texts: [], atHand: false },
    ])
    expect(citationsOf(STATEMENTS['C-6'].order)).toEqual([])
  })
})

if (existsSync(TEXTS)) {
  describe('The texts of the sources', () => {
    const plain = (text: string): string => text.replaceAll('’', "'").replace(/\s+/g, ' ')
    const files = readdirSync(TEXTS)
    const textOf = (source: SourceAtHand): string => {
      const file = files.find((name) => name.startsWith(`${source}-`))
      expect(file, `the text of ${source}: put it beside the others, or name the source under excerpts in ids.ts of its game`).toBeDefined()
      return plain(readFileSync(new URL(file!, TEXTS), 'utf8'))
    }
    const texts = new Map(SOURCES.filter(isAtHand).map((source) => [source, textOf(source)]))

    it.each(quoting)('$id, $name: what is quoted stands there, letter by letter', ({ statement }) => {
      for (const { sources, text } of statement.quotes) {
        for (const source of sources) expect(isIn(texts.get(source)!, text), `${source}: ${text}`).toBe(true)
      }
    })
  })
} else {
  test('NOT COMPARED with the texts of the sources: ../shared/sources is not beside this checkout; the rulebook alone has the quotations', () => {
    expect(quoting.length).toBeGreaterThan(80)
  })
}

describe('What a preset’s value stands on', () => {
  // rulebook, the table of presets: hand sizes of Flower & Scorpion, of S6 and of double-twelve are conventions; C-3, C-5, B-4, B-7, DB-1, DB-4, FS-11
  const cases = [
    ['handSize', 'flower-and-scorpion', 'convention'],
    ['handSize', 'bergen-online', 'convention'],
    ['handSize', 'double-bergen-twelve', 'convention'],
    ['handSize', 'bergen-hoyle', 'written'],
    ['reserve', 'bergen-pagat', 'written'],
    ['reserve', 'bergen-game-cabinet', 'reading'],
    ['reserve', 'bergen-online', 'written'],
    ['win', 'double-bergen', 'reading'],
    ['win', 'bergen-game-cabinet', 'reading'],
    ['win', 'bergen-pagat', 'written'],
    ['win', 'bergen-online', 'written'],
    ['approachCap', 'flower-and-scorpion', 'reading'],
    ['approachCap', 'bergen-pagat', 'written'],
    ['approachCap', 'bergen-draw', 'convention'],
    ['maxPip', 'bergen-draw', 'written'],
    ['maxPip', 'bergen-online', 'convention'],
    ['copies', 'bergen-online', 'convention'],
    ['payout', 'flower-and-scorpion', 'reading'],
    ['arms', 'double-bergen', 'reading'],
    ['arms', 'double-bergen-twelve', 'written'],
    ['leadTile', 'bergen-game-cabinet', 'reading'],
    ['leadTile', 'bergen-draw', 'reading'],
    ['leadTile', 'bergen-pagat', 'written'],
    ['draw', 'bergen-hoyle', 'reading'],
    ['dominoPoints', 'bergen-draw', 'reading'],
    ['dominoPoints', 'double-bergen', 'convention'],
    ['blockedPoints', 'double-bergen-twelve', 'convention'],
    ['blockedPoints', 'bergen-pagat', 'written'],
    ['floor', 'flower-and-scorpion', 'written'],
    ['floor', 'double-bergen', 'convention'],
  ] as const
  it.each(cases)('%s in %s: %s', (name, preset, kind) => {
    expect(kindOfValue(name, preset)).toBe(kind)
  })

  it('who leads first is written, unless a source names nobody (S2)', () => {
    expect(kindOfFirstLeader('nobody-named')).toBe('convention')
    expect(kindOfFirstLeader('lowest-double')).toBe('written')
    expect(kindOfFirstLeader('picked-at-random')).toBe('written')
  })

  it('who leads later is written where the lead goes to the left (S0, S3); the sources of Bergen say nothing of later rounds', () => {
    expect(kindOfNextLeader('left-of-last-leader')).toBe('written')
    expect(kindOfNextLeader('lowest-double')).toBe('convention')
    expect(kindOfNextLeader('nobody-named')).toBe('convention')
  })

  it('how many play is a convention where the source gives no number (S5, S6, S3 for double-twelve), or seats more than a table of ours (RT-1)', () => {
    const conventions = PRESET_IDS.filter((id) => kindOfPlayers(id) === 'convention')
    expect(conventions, 'players, in book/stands-on.ts; and here by hand').toEqual([
      'bergen-hoyle',
      'bergen-online',
      'double-bergen-twelve',
      'fives-and-threes-teesdale',
      'round-totals',
      'score-pad',
    ])
  })
})
