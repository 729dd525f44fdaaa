import { describe, expect, it } from 'vitest'
import { accountFor } from '#shared/arbiter/account'
import { compareRulings } from '#shared/arbiter/compare'
import type { Dispute } from '#shared/arbiter/dispute'
import { rule } from '#shared/arbiter/rule'
import { expectOk } from '#shared/kernel/result'
import type { RuleSettings } from '#shared/rules/rules'
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
import { dispute, lying, partly, rulesOf, shown, tile } from '../arbiter/disputes'

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
      'Ada wins under american and picture; Ben under german and simple. Your table plays american. So the answer depends on the blocked rule.',
    )
  })

  it('tell the readings of a rule apart only where they differ', () => {
    expect(compared(['0-0', '1-2', '1-3'], { blockedRule: 'american' })).toBe(
      'Nobody wins under american as printed; Ada under american with its gap filled by the fewest pips, german with everybody in its last test, ' +
        'simple and picture; Ben under german among those still tied. Your table plays american as printed. So the answer depends on how that rule is read.',
    )
  })

  it('say when nothing hangs on the choice', () => {
    expect(compared(['0-0', '6-5 6-6'], {})).toBe(
      'Ada wins under every blocked rule, however it is read. Your table plays simple. So the answer does not depend on the choice.',
    )
  })
})

describe('what is said beside a ruling', () => {
  it('names each tie, and what came of it', () => {
    expect(remarks(['0-0 1-2', '1-1', '2-2'], { blockedRule: 'american' })).toEqual(['Ben and Cleo are alike in Armanino’s third test; a later test decides.'])
    expect(remarks(['1-2', '0-3'], { blockedRule: 'simple' })).toEqual(['Ada and Ben are alike in Grady & Goldberg’s test; no later test decides.'])
  })

  it('names the gap in the American rules, filled or not', () => {
    const gap = 'Armanino’s printed tests say nothing of this case: only Ada holds a double, and Ben and Cleo hold none.'
    expect(remarks(['0-0', '1-2', '1-3'], { blockedRule: 'american' })[0]).toBe(`${gap} As it is read here, nobody wins.`)
    expect(remarks(['0-0', '1-2', '1-3'], { blockedRule: 'american', americanGap: 'simple' })[0]).toBe(`${gap} As it is read here, the fewest pips decide.`)
  })

  it('says what is still missing', () => {
    expect(cannotRuleSentence({ kind: 'hands-needed', seats: [1] }, names)).toBe('Nobody can rule yet: the hand of Ben is not wholly shown.')
    expect(cannotRuleSentence({ kind: 'hands-needed', seats: [1, 2] }, names)).toBe('Nobody can rule yet: the hands of Ben and Cleo are not wholly shown.')
    expect(cannotRuleSentence({ kind: 'dice-needed' }, names)).toBe('Nobody can rule yet: who wins hangs on the Flower and the Scorpion of the round.')
  })
})

const two = rulesOf(2)
const sixesGone = ['6-6', '6-0', '0-3', '3-6', '6-2', '2-4', '4-6', '6-5', '5-1', '1-6']
const told = (of: Dispute) => verdictSentence(accountFor(of), names, 'bergen')

describe('whether it is blocked', () => {
  it('is said with its proof', () => {
    const frozen = lying(two, sixesGone)
    expect(told(dispute(two, [partly('', 3), partly('', 3)], { table: frozen }))).toBe(
      'Blocked, and proven by the table alone: every tile that would fit lies there already, so nobody can ever play again.',
    )
    const open = lying(two, ['6-4', '4-2'])
    expect(told(dispute(two, [shown('6-1 5-5'), shown('2-2 3-3')], { table: open }))).toBe('Not blocked: Ada and Ben could still play.')
    const few = rulesOf(2, { maxPip: 2, handSize: 1, reserve: 3 })
    expect(told(dispute(few, [shown('0-0'), shown('2-2')], { table: lying(few, ['1-1']) }))).toBe(
      'Blocked: nobody holds a tile that fits, and the boneyard is down to its reserve.',
    )
    expect(told(dispute(two, [shown('1-1'), shown('3-3')], { table: open }))).toBe(
      'Not blocked yet: nobody holds a tile that fits, but 22 tiles can still be drawn from the boneyard.',
    )
    expect(told(dispute(two, [shown('1-1'), shown('')], { table: open }))).toBe(
      'Not blocked: Ben has no tile left, so the round ended when the last one was played.',
    )
    expect(told(dispute(two, [partly('1-1', 3), shown('3-3')], { table: open }))).toBe('Not proven either way: the hand of Ada could hold a tile that fits.')
    expect(told(dispute(two, [partly('', 24), shown('3-3')], { table: open }))).toBe(
      'Not blocked: the hands hold more hidden tiles than there are tiles that fit nowhere, so somebody can still play.',
    )
    expect(told(dispute(two, [shown('1-1'), partly('', null)]))).toBe(
      'Not proven either way: the open ends are not known, the hand of Ben could hold a tile that fits and nobody has counted the boneyard.',
    )
  })

  it('names every tile that could be played, and where', () => {
    const account = accountFor(dispute(two, [shown('6-2 1-1'), shown('3-3')], { table: lying(two, ['6-4', '4-2']) }))
    expect(account.couldPlay.map((fit) => heldFitSentence(fit, names))).toEqual(['Ada could play 6-2: it fits 6 at the left end and 2 at the right end.'])
    expect(account.ends.map(endStateSentence)).toEqual([
      'The left end shows 6: 6-0, 6-1, 6-3, 6-5 and 6-6 have not been seen.',
      'The right end shows 2: 2-0, 2-1, 2-2, 3-2 and 5-2 have not been seen.',
    ])
    expect(countsSentence(account.book)).toBe('28 tiles in the set: 2 seen on the table, 3 seen in the hands, 23 not seen.')
  })

  it('names a tile that waits for the arms that are started first', () => {
    const rules = rulesOf(2, {}, 'double-bergen')
    const account = accountFor(dispute(rules, [shown('4-1 6-5'), shown('3-3')], { table: lying(rules, { spinner: '6-6', arms: [['6-4'], ['6-2'], [], []] }) }))
    expect(account.mustWait.map((fit) => mustWaitSentence(fit, names))).toEqual([
      'Ada holds 4-1, which fits 4 at arm 1, but every side of the first double has to be started first.',
    ])
    expect(account.couldPlay.map((fit) => heldFitSentence(fit, names))).toEqual(['Ada could play 6-5: it fits 6 at arm 3 and 6 at arm 4.'])
  })

  it('says where the unseen tiles must be', () => {
    const said = (of: Dispute) => unseenSentence(accountFor(of), names, 'flower-and-scorpion')
    const all = rulesOf(2, { maxPip: 1, handSize: 1, reserve: 1 })
    expect(said(dispute(all, [shown('1-1'), shown('0-0')], { table: lying(all, ['1-0']) }))).toBe('Every tile of the set has been seen.')
    expect(said(dispute(all, [shown('0-0'), shown('1-0')], { table: { kind: 'ends', ends: [{ arm: 'left', suit: 1 }], laid: [] } }))).toBe(
      '1-1 has not been seen: it must be in the oasis or on the table.',
    )
    expect(said(dispute(all, [partly('', 1), shown('1-1')], { table: lying(all, ['1-0']) }))).toBe('0-0 has not been seen: it must be in the hand of Ada.')
  })

  it('says what cannot be right', () => {
    const say = (trouble: Parameters<typeof troubleSentence>[0]) => troubleSentence(trouble, names, 'bergen')
    expect(say({ kind: 'too-often', tile: tile('6-4'), onTable: 1, seats: [0], most: 1 })).toBe(
      '6-4 was named twice, on the table and in the hand of Ada, but there is only one of it.',
    )
    expect(say({ kind: 'too-often', tile: tile('6-4'), onTable: 0, seats: [0, 0, 1], most: 2 })).toBe(
      '6-4 was named three times, in the hands of Ada and Ben, but there are only two of it.',
    )
    expect(say({ kind: 'not-in-set', tile: tile('9-4'), onTable: 0, seats: [1] })).toBe('9-4 in the hand of Ben is no tile of this set.')
    expect(say({ kind: 'hand-count', seat: 1, named: 3, counted: 4 })).toBe('The hand of Ben names 3 tiles, but it was counted as 4.')
    expect(say({ kind: 'boneyard-count', counted: 3, least: 2, most: 2 })).toBe(
      '3 tiles were counted in the boneyard, but 2 are left over from table and hands.',
    )
    expect(say({ kind: 'boneyard-count', counted: 9, least: 0, most: 4 })).toBe(
      '9 tiles were counted in the boneyard, but 0 to 4 are left over from table and hands.',
    )
    expect(say({ kind: 'too-many-hidden', hidden: 5, left: 4 })).toBe(
      'The hands are said to hold 5 tiles that nobody has seen, but only 4 are left in the set.',
    )
    expect(say({ kind: 'below-reserve', left: 1, reserve: 2 })).toBe(
      'Only 1 tile can lie in the boneyard, fewer than its reserve of 2: somebody drew from the reserve, or a tile is missing.',
    )
  })

  it('says how the boneyard stands', () => {
    expect(boneyardSentence({ kind: 'down' }, 2, 'bergen')).toBe('The boneyard is down to its reserve of 2 tiles.')
    expect(boneyardSentence({ kind: 'down' }, 0, 'flower-and-scorpion')).toBe('The oasis is empty.')
    expect(boneyardSentence({ kind: 'above', drawable: { least: 1, most: 3 } }, 2, 'bergen')).toBe(
      '1 to 3 tiles can still be drawn from the boneyard before only its reserve is left.',
    )
    expect(boneyardSentence({ kind: 'unknown' }, 2, 'bergen')).toBe('How many tiles lie in the boneyard is not known.')
  })
})
