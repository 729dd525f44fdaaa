import { describe, expect, test } from 'vitest'
import { parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { PresetId } from '#shared/rules/presets'
import type { RuleOverrides } from '#shared/match/record'
import { answerSentence, takesWords, whoWins } from '../../../../../src/renderer/messages/en/arbiter'
import { answer, blockedWords, isRefuted, type Answered } from '../../../../../src/renderer/match/arbiter/answered'
import { emptyCase, evolveCase, type CaseAction } from '../../../../../src/renderer/match/arbiter/case'
import { readTold } from '../../../../../src/renderer/match/arbiter/dispute'
import { toldRuling } from '../../../../../src/renderer/match/arbiter/printing/told-ruling'

const tile = (text: string): Tile => expectOk(parseTile(text), text).tile
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

/** The answer over some hands, each as `6-4 1-1`. */
function answered(preset: PresetId, rules: RuleOverrides, hands: readonly string[], ...actions: readonly CaseAction[]): Answered {
  const shown = hands.map((hand, key): CaseAction => ({ type: 'hand', key, tiles: hand === '' ? [] : hand.split(' ').map(tile) }))
  const told = [...shown, ...actions].reduce(evolveCase, emptyCase(preset, rules, NAMES.slice(0, hands.length)))
  return answer(expectOk(readTold(told), 'these rules can be'), preset)
}
const line = (text: string): readonly CaseAction[] => [
  { type: 'table', kind: 'line' },
  { type: 'line', line: text },
]
const ends = (...suits: readonly number[]): readonly CaseAction[] => suits.map((suit, arm): CaseAction => ({ type: 'end', arm, suit }))

describe('The answer in words', () => {
  test('who wins and what they get, in the words of the game', () => {
    const { ruled, names, words } = answered('bergen-pagat', {}, ['6-6', '1-1'])
    if (!ruled.ok) throw new Error('two hands are shown')
    expect([whoWins(ruled.value.ruling.winner, names), takesWords(ruled.value, names, words)]).toEqual(['Ben wins', 'and gets 1 point'])
    expect(answerSentence(ruled.value, names, words)).toBe('Ben wins and gets 1 point.')
  })

  test('nobody wins where tiles are deducted, and what each loses is said', () => {
    const { ruled, names, words } = answered('double-bergen', {}, ['6-5 6-4', '1-1'])
    if (!ruled.ok) throw new Error('two hands are shown')
    expect(answerSentence(ruled.value, names, words)).toBe('Nobody wins: Ada −2 and Ben −1.')
  })
})

describe('Whether the round was blocked after all', () => {
  test.each([
    ['someone could have played', ['6-4 2-1', '5-5'], ends(6, 1), true],
    ['every tile that would fit lies there', ['', ''], line('6-0 0-5 5-6 6-6 6-4 4-2 2-6 6-1 1-3 3-6'), false],
    ['tiles can still be drawn', ['5-4', '1-1'], line('2-6 6-3'), true],
    ['nobody told the table', ['5-4', '1-1'], [], false],
  ] as const)('%s', (_, hands, table, refuted) => {
    expect(isRefuted(answered('bergen-pagat', {}, hands, ...table))).toBe(refuted)
  })

  test('a tile in two places makes the answer doubtful; a hand that was counted otherwise does not', () => {
    expect(answered('bergen-pagat', {}, ['6-3', '6-3']).doubtful).toBe(true)
    expect(answered('bergen-pagat', {}, ['6-3', '1-1']).doubtful).toBe(false)
  })
})

describe('Counts that contradict each other', () => {
  /** Two in the boneyard, as counted, where table and hands leave 22. */
  const counted = answered('double-bergen', {}, ['5-4', '5-3'], ...line('6-6 | 6-4 | 6-2 | - | -'), { type: 'boneyard', boneyard: 2 })

  test('never stand beside a certain “Blocked”', () => {
    expect(counted.account.book.troubles.map(({ kind }) => kind)).toEqual(['boneyard-count'])
    expect(counted.account.verdict.kind).toBe('blocked')
    expect(counted.doubtful).toBe(true)
    expect(blockedWords(counted)).toBe('Not certain: the tiles and counts contradict each other.')
    expect(toldRuling(counted, { date: '2026-11-22', match: null })?.blocked).toBe('Not certain: the tiles and counts contradict each other.')
  })

  test('a boneyard that is too small for its reserve is such a contradiction', () => {
    const below = answered('bergen-pagat', {}, ['5-4', '1-1'], ...line('2-6 6-3'), { type: 'boneyard', boneyard: 1 })
    expect(below.account.book.troubles.length).toBeGreaterThan(0)
    expect(below.doubtful).toBe(true)
    expect(blockedWords(below)).not.toMatch(/^Blocked/)
  })

  test('a tile that is seen to fit is certain all the same', () => {
    const seen = answered('bergen-pagat', {}, ['6-4', '5-5'], ...line('2-6 6-3'), { type: 'boneyard', boneyard: 1 })
    const playable = answered('bergen-pagat', {}, ['3-4', '5-5'], ...line('2-6 6-3'), { type: 'boneyard', boneyard: 1 })
    expect(seen.doubtful && playable.doubtful).toBe(true)
    expect(blockedWords(playable)).toBe('Not blocked: Ada can still play.')
  })
})

describe('A ruling on paper', () => {
  test('tells table, hands, tests, sources, the day and the match', () => {
    const told = toldRuling(answered('bergen-pagat', {}, ['6-6', '1-1'], ...line('2-3 3-4')), {
      date: '2026-11-21',
      match: { names: ['Ada', 'Ben'], place: 'Lisbon', round: 3 },
    })
    expect(told).toMatchObject({
      winner: 'Ben wins',
      takes: 'and gets 1 point',
      where: ['Bergen: lowest double leads', 'Saturday, 21 November 2026', 'Ada and Ben, round 3', 'Lisbon'],
      rule: 'Simple rule, rule B-5',
      source: 'Source: Bergen (J. Celko, pagat.com, 2018)',
      ends: '2 at the left end and 4 at the right end',
      hands: [
        { name: 'Ada', pips: '12 pips', won: false },
        { name: 'Ben', pips: '2 pips', won: true },
      ],
    })
  })

  test('says first what speaks against it: that it was not blocked and who could have played, or that the tiles cannot be right', () => {
    const by = { date: '2026-11-21', match: null }
    expect(toldRuling(answered('bergen-pagat', {}, ['6-4 2-1', '5-5'], ...ends(6, 1)), by)?.against).toEqual([
      'The round is not blocked. Ada could play 2-1: it fits 1 at the right end. Ada could play 6-4: it fits 6 at the left end.',
      'If it were blocked:',
    ])
    expect(toldRuling(answered('bergen-pagat', {}, ['6-3', '6-3']), by)?.against[0]).toMatch(/^Some of these tiles or counts cannot be right/)
    expect(toldRuling(answered('bergen-pagat', {}, ['6-6', '1-1']), by)?.against).toEqual([])
  })

  test('there is none before every hand is shown', () => {
    expect(toldRuling(answered('bergen-pagat', {}, ['6-6', '']), { date: '2026-11-21', match: null })).toBeNull()
  })
})
