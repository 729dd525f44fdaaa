import { describe, expect, it } from 'vitest'
import { accountFor } from '#shared/arbiter/account'
import { compareRulings } from '#shared/arbiter/compare'
import type { Dispute } from '#shared/arbiter/dispute'
import { rule } from '#shared/arbiter/rule'
import { expectOk } from '#shared/kernel/result'
import type { RuleSettings } from '#shared/games/rules'
import {
  boneyardSentence,
  cannotRuleSentence,
  comparisonSentence,
  countsSentence,
  endStateSentence,
  heldFitSentence,
  mustWaitSentence,
  remarkSentence,
  troubleSentence,
  unseenSentence,
  verdictSentence,
} from '#shared/words/en'
import { lying } from '../../../support/told-lines'
import { dispute, partly, rulesOf, shown, tile } from '../arbiter/disputes'

const names = ['Ada', 'Ben', 'Cleo']

const compared = (hands: readonly string[], overrides: Partial<RuleSettings>): string =>
  comparisonSentence(expectOk(compareRulings(dispute(rulesOf(hands.length, overrides), hands.map(shown))), 'all hands are shown'), names)

const remarks = (hands: readonly string[], overrides: Partial<RuleSettings>): readonly string[] => {
  const { ruled, rules } = {
    ruled: expectOk(rule(dispute(rulesOf(hands.length, overrides), hands.map(shown))), 'all hands are shown'),
    rules: rulesOf(hands.length, overrides),
  }
  return ruled.remarks.map((remark) => remarkSentence(remark, names, rules.blockedRule))
}

describe('rulings side by side', () => {
  it('tell who wins under which rule, what the table plays, and that it matters', () => {
    expect(compared(['0-0 1-2', '1-1', '2-2'], { blockedRule: 'american' })).toBe(
      'Ada: American, Picture. Ben: German, Simple. Nobody: Fewest pips, no doubles. You play American. The winner depends on the rule for blocked rounds.',
    )
  })

  it('tell the readings of a rule apart only where they differ', () => {
    expect(compared(['0-0', '1-2', '1-3'], { blockedRule: 'american' })).toBe(
      'Nobody: American (as printed). Ada: American (gap: the fewest pips decide), German (the last step compares everyone), Simple, Picture. ' +
        'Ben: German (tied players only), Fewest pips, no doubles. You play American (as printed). The winner depends on how you read this rule.',
    )
  })

  it('say when the choice makes no difference', () => {
    expect(compared(['0-0', '6-5 6-6'], {})).toBe(
      'Ada wins under every rule for blocked rounds, however you read it. You play Simple. The rule makes no difference.',
    )
    expect(compared(['1-2', '0-3'], {})).toBe(
      'Nobody wins under any rule for blocked rounds, however you read it. You play Simple. The rule makes no difference.',
    )
  })
})

describe('what is said beside a ruling', () => {
  it('names each tie, and what came of it', () => {
    expect(remarks(['0-0 1-2', '1-1', '2-2'], { blockedRule: 'american' })).toEqual(['Armanino, step 3: Ben and Cleo tie. A later step decides.'])
    expect(remarks(['1-2', '0-3'], { blockedRule: 'simple' })).toEqual(['Simple rule: Ada and Ben tie. No later step decides.'])
    expect(remarks(['1-2', '0-3', '2-2'], { blockedRule: 'american' })).toContain('Ada and Ben both have no double, and no later step decides.')
  })

  it('names the gap in the American rules, filled or not', () => {
    const gap = 'Armanino’s printed rule does not cover this case: only Ada has a double, Ben and Cleo have none.'
    expect(remarks(['0-0', '1-2', '1-3'], { blockedRule: 'american' })[0]).toBe(`${gap} As you play it, nobody wins.`)
    expect(remarks(['0-0', '1-2', '1-3'], { blockedRule: 'american', americanGap: 'simple' })[0]).toBe(`${gap} As you play it, the fewest pips decide.`)
  })

  it('says what is still missing', () => {
    expect(cannotRuleSentence({ kind: 'hands-needed', seats: [1] }, names)).toBe('Add Ben’s hand.')
    expect(cannotRuleSentence({ kind: 'hands-needed', seats: [1, 2] }, names)).toBe('Add Ben’s and Cleo’s hands.')
    expect(cannotRuleSentence({ kind: 'dice-needed' }, names)).toBe('Add the Flower and the Scorpion. They decide who wins.')
  })
})

const two = rulesOf(2)
const sixesGone = ['6-6', '6-0', '0-3', '3-6', '6-2', '2-4', '4-6', '6-5', '5-1', '1-6']
const told = (of: Dispute) => verdictSentence(accountFor(of), names, 'bergen')

describe('whether it is blocked', () => {
  it('is said with its proof', () => {
    const frozen = lying(two, sixesGone)
    expect(told(dispute(two, [partly('', 3), partly('', 3)], { table: frozen }))).toBe('Blocked: every tile that fits is already on the table.')
    const open = lying(two, ['6-4', '4-2'])
    expect(told(dispute(two, [shown('6-1 5-5'), shown('2-2 3-3')], { table: open }))).toBe('Not blocked: Ada and Ben can still play.')
    const few = rulesOf(2, { maxPip: 2, handSize: 1, reserve: 3 })
    expect(told(dispute(few, [shown('0-0'), shown('2-2')], { table: lying(few, ['1-1']) }))).toBe(
      'Blocked: nobody has a tile that fits, and nothing can be drawn from the boneyard.',
    )
    expect(told(dispute(two, [shown('1-1'), shown('3-3')], { table: open }))).toBe(
      'Not blocked yet: nobody has a tile that fits, but 22 tiles can still be drawn from the boneyard.',
    )
    expect(told(dispute(two, [shown('1-1'), shown('')], { table: open }))).toBe('Not blocked: Ben went out, so the round was already over.')
    expect(told(dispute(two, [partly('1-1', 3), shown('3-3')], { table: open }))).toBe('Not certain: Ada may have a tile that fits.')
    expect(told(dispute(two, [partly('', 24), shown('3-3')], { table: open }))).toBe(
      'Not blocked: Ada has 24 tiles that nobody has seen. Only 14 unseen tiles do not fit, so at least one of them does.',
    )
    expect(told(dispute(two, [shown('1-1'), partly('', null)]))).toBe(
      'Not certain: the open ends are not entered, Ben may have a tile that fits and the boneyard is not counted.',
    )
  })

  it('names every tile that could be played, and where', () => {
    const account = accountFor(dispute(two, [shown('6-2 1-1'), shown('3-3')], { table: lying(two, ['6-4', '4-2']) }))
    expect(account.couldPlay.map((fit) => heldFitSentence(fit, names))).toEqual(['Ada could play 6-2: it fits 6 at the left end and 2 at the right end.'])
    expect(account.ends.map(endStateSentence)).toEqual([
      'The left end shows 6: 6-0, 6-1, 6-3, 6-5 and 6-6 not seen yet.',
      'The right end shows 2: 2-0, 2-1, 2-2, 3-2 and 5-2 not seen yet.',
    ])
    expect(countsSentence(account.book)).toBe('28 tiles in the set: 2 on the table, 3 in hands, 23 not seen.')
  })

  it('names a tile that waits for the arms that are started first', () => {
    const rules = rulesOf(2, {}, 'double-bergen')
    const account = accountFor(dispute(rules, [shown('4-1 6-5'), shown('3-3')], { table: lying(rules, { spinner: '6-6', arms: [['6-4'], ['6-2'], [], []] }) }))
    expect(account.mustWait.map((fit) => mustWaitSentence(fit, names))).toEqual([
      'Ada has 4-1, which fits 4 on arm 1, but every side of the first double must be started first.',
    ])
    expect(account.couldPlay.map((fit) => heldFitSentence(fit, names))).toEqual(['Ada could play 6-5: it fits 6 on arm 3 and 6 on arm 4.'])
  })

  it('says where the unseen tiles must be', () => {
    const said = (of: Dispute) => unseenSentence(accountFor(of), names, 'flower-and-scorpion')
    const all = rulesOf(2, { maxPip: 1, handSize: 1, reserve: 1 })
    expect(said(dispute(all, [shown('1-1'), shown('0-0')], { table: lying(all, ['1-0']) }))).toBe('Every tile in the set has been seen.')
    expect(said(dispute(all, [shown('0-0'), shown('1-0')], { table: { kind: 'ends', ends: [{ arm: 'left', suit: 1 }], laid: [] } }))).toBe(
      'Not seen: 1-1. It must be in the oasis or on the table.',
    )
    expect(said(dispute(all, [partly('', 1), shown('1-1')], { table: lying(all, ['1-0']) }))).toBe('Not seen: 0-0. It must be in Ada’s hand.')
  })

  it('says what cannot be right', () => {
    const say = (trouble: Parameters<typeof troubleSentence>[0]) => troubleSentence(trouble, names, 'bergen')
    expect(say({ kind: 'too-often', tile: tile('6-4'), onTable: 1, seats: [0], most: 1 })).toBe(
      '6-4 is entered twice, on the table and in Ada’s hand, but the set has only one.',
    )
    expect(say({ kind: 'too-often', tile: tile('6-4'), onTable: 0, seats: [0, 0, 1], most: 2 })).toBe(
      '6-4 is entered 3 times, in Ada’s and Ben’s hands, but the set has only 2.',
    )
    expect(say({ kind: 'not-in-set', tile: tile('9-4'), onTable: 0, seats: [1] })).toBe('9-4 in Ben’s hand is not in this set.')
    expect(say({ kind: 'hand-count', seat: 1, named: 3, counted: 4 })).toBe('Ben’s hand has 3 tiles entered, but should have 4.')
    expect(say({ kind: 'boneyard-count', counted: 3, least: 2, most: 2 })).toBe('The boneyard is counted as 3 tiles, but table and hands leave 2.')
    expect(say({ kind: 'boneyard-count', counted: 9, least: 0, most: 4 })).toBe('The boneyard is counted as 9 tiles, but table and hands leave 0 to 4.')
    expect(say({ kind: 'too-many-hidden', hidden: 5, left: 4 })).toBe('The hands need 5 more tiles, but only 4 are left in the set.')
    expect(say({ kind: 'below-reserve', left: 1, reserve: 2 })).toBe(
      'Only 1 tile can be in the boneyard, fewer than the reserve of 2. Someone drew from the reserve, or a tile is missing.',
    )
  })

  it('says how the boneyard stands', () => {
    expect(boneyardSentence({ kind: 'down' }, 2, 'bergen')).toBe('Only the reserve of 2 tiles is left in the boneyard.')
    expect(boneyardSentence({ kind: 'down' }, 0, 'flower-and-scorpion')).toBe('The oasis is empty.')
    expect(boneyardSentence({ kind: 'above', drawable: { least: 1, most: 3 } }, 2, 'bergen')).toBe('1 to 3 tiles can still be drawn from the boneyard.')
    expect(boneyardSentence({ kind: 'unknown' }, 2, 'bergen')).toBe('The boneyard is not counted.')
  })
})
