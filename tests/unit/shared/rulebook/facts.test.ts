import { describe, expect, it } from 'vitest'
import { rulesOfPlay, rulesOfEnd, ruleOfRefusal } from '#shared/rulebook/cited'
import { scoreExample } from '#shared/rulebook/score-example'
import type { Example } from '#shared/rulebook/example'
import { EXAMPLES } from '#shared/rulebook/examples/index'
import { rulesOfTable, settingsOfRule, sourcesOf, standingIn } from '#shared/rulebook/facts'
import { isAtHand } from '#shared/rulebook/statement'
import { statementsOf } from '#shared/rulebook/books'
import { expectOk } from '#shared/kernel/result'
import { LINE_PRESETS, PRESETS } from '#shared/rules/presets'
import { worthOf } from '#shared/games/reasons'
import { RULE_IDS, type RuleId, type Source } from '#shared/games/rule-ids'

describe('What the rule book knows of a rule', () => {
  // rulebook: the table of presets, and which source each Bergen rule names
  const cases = [
    ['C-3', 'double-bergen', 'played'],
    ['FS-9', 'flower-and-scorpion', 'played'],
    ['FS-9', 'bergen-pagat', 'none'],
    ['B-3', 'bergen-pagat', 'played'],
    ['B-3', 'bergen-game-cabinet', 'played'],
    ['B-3', 'bergen-draw', 'optional'],
    ['B-5', 'bergen-draw', 'played'],
    ['B-5', 'double-bergen', 'none'],
    ['B-6', 'bergen-pagat', 'optional'],
    ['B-9', 'bergen-pagat', 'optional'],
    ['DB-5', 'double-bergen-twelve', 'played'],
    ['DB-2', 'bergen-draw', 'none'],
  ] as const
  it.each(cases)('%s in %s: %s', (id, preset, standing) => {
    expect(standingIn(id, preset)).toBe(standing)
  })

  it('every preset in which tiles are laid plays by rules of its own source, apart from what its source leaves out of the common ones', () => {
    const left = LINE_PRESETS.map((preset) => PRESETS[preset]).flatMap(({ id, source }) =>
      RULE_IDS.filter((rule) => standingIn(rule, id) === 'played' && !/^(C|PA)-/.test(rule) && (source === null || !sourcesOf(rule).includes(source))).map(
        (rule) => `${rule} in ${id}, of ${source}`,
      ),
    )
    expect(left, 'quote the source in book/statements.ts of the game, or have another rule there').toEqual([])
  })

  it('names only sources that speak of a rule: none of the order within one play, two of the turn', () => {
    for (const id of RULE_IDS) {
      const quoted = new Set<Source>(statementsOf(id).flatMap(([, { quotes }]) => quotes.flatMap(({ sources }) => sources)))
      for (const source of sourcesOf(id).filter(isAtHand))
        expect([...quoted], `${source} says something of ${id}: quote it in book/statements.ts of the game`).toContain(source)
    }
    expect(sourcesOf('C-6')).toEqual([])
    expect(sourcesOf('C-1')).toEqual(['S1', 'S4'])
    expect(sourcesOf('C-5')).toEqual(expect.arrayContaining(['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6']))
    expect(sourcesOf('B-8')).toEqual(['S1', 'S3'])
    expect(sourcesOf('B-9')).toEqual(['S1', 'S2'])
  })

  it('a house that lets the American rule decide Flower & Scorpion plays by B-5 as well', () => {
    const { game, settings } = PRESETS['flower-and-scorpion']
    const ids = (blockedRule: 'american' | 'flower-and-scorpion'): readonly RuleId[] => rulesOfTable(game, { ...settings, blockedRule }).map(({ id }) => id)
    expect(ids('american')).toContain('B-5')
    expect(ids('flower-and-scorpion')).not.toContain('B-5')
  })

  it('names the house rules and readings that bear on a rule', () => {
    expect(settingsOfRule('B-5').map(({ name }) => name)).toEqual(['blockedRule', 'blockedPoints', 'americanGap', 'germanTies'])
    expect(settingsOfRule('C-1')).toEqual([])
  })
})

describe('The rule behind what the scorer says', () => {
  const scored = (id: RuleId, name: string) => expectOk(scoreExample(EXAMPLES[id][name] as Example), 'the example is sound')
  const lastPlay = (id: RuleId, name: string) => {
    const event = scored(id, name).rounds.at(-1)?.events.at(-1)
    if (event?.type !== 'play') throw new Error(`${id} ${name} ends with no play`)
    return event
  }

  it('each reason of a play cites its rule, and a cap or floor that changed the sum cites its own', () => {
    const cited = (id: RuleId, name: string) => rulesOfPlay(lastPlay(id, name), scored(id, name).rules)
    expect(cited('FS-7', 'double-flower-plural')).toEqual(['FS-3', 'FS-6', 'FS-5'])
    expect(cited('B-3', 'two-short')).toEqual(['B-1', 'B-3'])
    expect(cited('FS-10', 'stays-at-zero')).toEqual(['FS-6', 'FS-10'])
    expect(cited('B-1', 'ends-differ')).toEqual([])
    expect(cited('FS-11', 'two-short')).toEqual(['FS-2', 'FS-11'])
    // a floor in Double Bergen is that of its deductions
    const lifted = {
      ...lastPlay('DB-3', Object.keys(EXAMPLES['DB-3'])[0] ?? ''),
      reasons: [{ code: 'of-a-suit', points: worthOf(2) }],
      delta: 6,
      player: 0,
      totals: [0, 0],
    } as const
    expect(
      rulesOfPlay(lifted, {
        game: 'double-bergen',
        target: 100,
        approachCap: false,
        floor: 0,
        exact: false,
        firstScore: 0,
        noWinOnLead: false,
        partners: false,
        payout: 'net',
      }),
    ).toEqual(['DB-3', 'DB-4'])
    expect(cited('FS-7', 'its-suit')).toContain('FS-7')
  })

  it('the end of a round cites what pays it', () => {
    const endOf = (id: RuleId, name: string) => {
      const { rounds, rules } = scored(id, name)
      const end = rounds.at(-1)?.end
      if (!end) throw new Error(`${id} ${name} does not end its round`)
      return rulesOfEnd(end, rules.game)
    }
    expect(endOf('B-4', 'goes-out')).toEqual(['B-4'])
    expect(endOf('FS-9', 'goes-out')).toEqual(['FS-9'])
    expect(endOf('DB-4', 'blocked')).toEqual(['DB-4'])
    expect(endOf('B-5', 'american')).toEqual(['B-5'])
    expect(endOf('C-4', 'target')).toEqual(['C-5'])
  })

  it('a refusal cites the rule that makes it one, where a rule does', () => {
    expect(ruleOfRefusal({ code: 'does-not-match', startFirst: true }, { layout: 'spinner', game: 'double-bergen' })).toBe('DB-2')
    expect(ruleOfRefusal({ code: 'does-not-match', startFirst: true }, { layout: 'spinner', game: 'bergen' })).toBe('B-10')
    expect(ruleOfRefusal({ code: 'does-not-match', startFirst: true }, { layout: 'two-ended', game: 'bergen' })).toBe('B-6')
    expect(ruleOfRefusal({ code: 'does-not-match' }, { layout: 'two-ended', game: 'bergen' })).toBeNull()
    expect(ruleOfRefusal({ code: 'lead-must-be-double' }, { layout: 'spinner', game: 'double-bergen' })).toBe('DB-1')
    expect(ruleOfRefusal({ code: 'lead-must-be-double' }, { layout: 'spinner', game: 'bergen' })).toBe('B-10')
  })
})
