import { describe, expect, test } from 'vitest'
import { parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { PresetId } from '#shared/rules/presets'
import type { RuleOverrides } from '#shared/match/record'
import { answerCase, answerWords, blockedWords, isRefuted, type Answered } from '../../../../../src/renderer/match/arbiter/answered'
import { emptyCase, evolveCase, type CaseAction } from '../../../../../src/renderer/match/arbiter/case'
import { readTold } from '../../../../../src/renderer/match/arbiter/dispute'
import { toldRuling } from '../../../../../src/renderer/match/arbiter/printing/told-ruling'
import { tableProblem } from '../../../../../src/renderer/match/arbiter/table-words'
import { caseOfText } from '../../../../../src/renderer/match/arbiter/text-case'

const tile = (text: string): Tile => expectOk(parseTile(text), text).tile
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

/** The answer over some hands, each as `6-4 1-1`. */
function answered(preset: PresetId, rules: RuleOverrides, hands: readonly string[], ...actions: readonly CaseAction[]): Answered {
  const shown = hands.map((hand, key): CaseAction => ({ type: 'hand', key, tiles: hand === '' ? [] : hand.split(' ').map(tile) }))
  const told = [...shown, ...actions].reduce(evolveCase, emptyCase(preset, rules, NAMES.slice(0, hands.length)))
  return answerCase(expectOk(readTold(told), 'these rules can be'), preset)
}
const line = (text: string): readonly CaseAction[] => [
  { type: 'table', kind: 'line' },
  { type: 'line', line: text },
]
const ends = (...suits: readonly number[]): readonly CaseAction[] => suits.map((suit, arm): CaseAction => ({ type: 'end', arm, suit }))

describe('The answer in words', () => {
  test('who wins and what they get, in the words of the game', () => {
    expect(answerWords(answered('bergen-pagat', {}, ['6-6', '1-1']))).toEqual({
      heading: 'Ben wins',
      takes: 'and gets 1 point',
      sentence: 'Ben wins and gets 1 point.',
    })
  })

  test('nobody wins where tiles are deducted, and what each loses is said', () => {
    expect(answerWords(answered('double-bergen', {}, ['6-5 6-4', '1-1'])).sentence).toBe('Nobody wins: Ada −2 and Ben −1.')
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

describe('What is said of a pasted position', () => {
  const LINE = 'line 6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6'
  const said = (text: string): Answered => {
    const told = expectOk(caseOfText(text), 'a position')
    return answerCase(expectOk(readTold(told), 'these rules can be'), told.preset)
  }

  test('a player who has gone out gets what going out pays; there is no ruling, and nothing under other rules', () => {
    const here = said(`position bergen-pagat; Ada holds 1-1 all of 1, Ben holds - all of 0; ${LINE}; boneyard 17`)
    expect(answerWords(here)).toEqual({ heading: 'Ben went out', takes: 'and gets 2 points', sentence: 'Ben went out and gets 2 points.' })
    expect([here.compared, toldRuling(here, { date: '2026-11-22', match: null })]).toEqual([null, null])
    expect(answerWords(said('position bergen-pagat; Ada holds - all, Ben holds - all')).sentence).toBe(
      'Ada and Ben went out. Only one player can go out. Check these hands.',
    )
  })

  test.each([
    [
      `position flower-and-scorpion; Ada holds 0-0 all, Ben holds 5-3 4-4 all; ${LINE}; boneyard 15; flower 5-3, scorpion 5-?`,
      'Ben wins and gets 2 chips, whatever the missing dice show.',
    ],
    [
      `position flower-and-scorpion; Ada holds 5-3 all, Ben holds 0-0 all, Cid holds 2-2 of 2; ${LINE}; boneyard 14; flower 5-3, scorpion 2-2`,
      'Ada wins and gets 2 chips, whatever Cid holds.',
    ],
    [
      `position flower-and-scorpion; Ada holds 5-3 all, Ben holds 0-0 all, Cid of 2; ${LINE}; boneyard 14; flower 5-3, scorpion 2-?`,
      'Ada wins and gets 2 chips, whatever Cid holds and whatever the missing dice show.',
    ],
    ['position double-bergen; Ada holds 1-1 all, Ben of 2, Cid of 3', 'Nobody wins: Ada −1, Ben −2 and Cid −3, whatever Ben and Cid hold.'],
    ['position bergen-pagat blockedRule=picture tileDeduction=1; Ada holds 0-0 all, Ben; ends 6 6', 'Ada wins and gets 1 point, whatever Ben holds.'],
    [
      `position flower-and-scorpion; Ada holds 0-0 all, Ben holds 5-3 4-4 all; ${LINE}; boneyard 15; flower 5-?, scorpion ?-?`,
      'Add the Flower and the Scorpion. They decide who wins.',
    ],
  ])('%s', (text, sentence) => {
    const here = said(text)
    expect(answerWords(here).sentence).toBe(sentence)
    expect(here.compared).toBeNull()
    // what is open has no paper
    expect(toldRuling(here, { date: '2026-11-22', match: null }) === null).toBe(here.outcome.kind === 'open')
  })

  test('what is certain has a paper that shows what is hidden, says why it holds, and that no file of it can be checked', () => {
    const here = said(`position flower-and-scorpion; Ada holds 5-3 all, Ben holds 0-0 all, Cid holds 2-2 of 2; ${LINE}; boneyard 14; flower 5-3, scorpion 2-2`)
    expect(toldRuling(here, { date: '2026-11-22', match: null })).toMatchObject({
      winner: 'Ada wins',
      takes: 'and gets 2 chips, whatever Cid holds',
      hands: [
        { name: 'Ada', pips: '8 pips', won: true },
        { name: 'Ben', pips: '0 pips', won: false },
        { name: 'Cid', tiles: [tile('2-2')], pips: 'not shown whole', won: false },
      ],
      steps: [expect.any(String) as string, 'Nothing that is missing can change this.'],
      check: 'A saved ruling needs every hand and all dice, so this one has no file that can be checked.',
    })
    const open = said('position bergen-pagat blockedRule=picture tileDeduction=1; Ada holds 0-0 all, Ben; ends 6 6')
    expect(toldRuling(open, { date: '2026-11-22', match: null })?.steps.at(-1)).toMatch(/^Not certain yet: the points of Ben\./)
  })

  test('an empty hand has not gone out where a tile was counted in it', () => {
    const here = said(`position bergen-pagat; Ada holds 1-1 all of 1, Ben holds - all of 2; ${LINE}; boneyard 17`)
    expect([here.outcome.kind, here.account.verdict.kind, here.doubtful]).toEqual(['ruled', 'blocked', true])
    expect(answerWords(here).sentence).toBe('Ben wins and gets 1 point.')
  })

  test('a count that does not match what was shown stands against the ruling', () => {
    const here = said(`position bergen-pagat; Ada holds 1-1 all of 3, Ben holds 2-2 0-3 all of 2; ${LINE}; boneyard 15`)
    expect(answerWords(here).sentence).toBe('Ada wins and gets 1 point.')
    expect(here.doubtful).toBe(true)
    expect(toldRuling(here, { date: '2026-11-22', match: null })?.against).toEqual([
      'Some of these tiles or counts cannot be right. Fix them before you rely on the ruling.',
      'Ada’s hand has 1 tile entered, but should have 3.',
    ])
  })

  test.each([
    ['position bergen-pagat; Ada holds 0-2 all, Ben holds 2-2 all; line 6-0 1-6 6-6; boneyard 23', '6-0 and 1-6 do not join: 0 and 1.'],
    ['position double-bergen; Ada holds 0-2 all, Ben holds 2-2 all; line 6-6 | 6-4 4-1 | 5-2 2-3 | - | -', '6-6 and 5-2 do not join: 6 and 5.'],
    ['position double-bergen; Ada holds 0-2 all, Ben holds 2-2 all; line 6-6 | 6-4 3-1 | - | - | -', '6-4 and 3-1 do not join: 4 and 3.'],
  ])('tiles that do not join are kept, and the place is named: %s', (text, problem) => {
    const { table, names, rules } = said(text)
    expect(tableProblem({ table, names, rules })).toBe(problem)
    expect(table.kind === 'wrong' ? table.rows.flat().length : 0).toBe(text.split('line ')[1]?.match(/\d-\d/g)?.length)
  })

  test('another fault of the line is said as everywhere', () => {
    expect(tableProblem(said('position bergen-pagat; Ada holds 0-2 all, Ben holds 2-2 all; line 6-4 4-6'))).toMatch(/6-4/)
    expect(tableProblem(said('position double-bergen; Ada holds 0-2 all, Ben holds 2-2 all; line 6-6 6-4'))).toMatch(/between the spinner and each arm/)
    expect(tableProblem(said('position bergen-pagat; Ada holds 0-2 all, Ben holds 2-2 all; line 6-4 4-4'))).toBeNull()
  })
})
