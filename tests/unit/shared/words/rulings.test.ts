import { describe, expect, it } from 'vitest'
import { parseTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { ruleOnBlock } from '#shared/rules/blocked/index'
import { resolveRules } from '#shared/rules/resolve'
import type { BlockedRuleId } from '#shared/games/rules'
import { BLOCKED_TESTS } from '#shared/rules/rulings'
import { rulingSentences } from '#shared/words/en'

const names = ['Ada', 'Ben', 'Cleo']

/** What is said of these hands (tiles parted by blanks), ruled by the real rule. */
function said(blockedRule: BlockedRuleId, hands: readonly string[], americanGap: 'none' | 'simple' = 'none'): readonly string[] {
  const rules = expectOk(
    resolveRules(blockedRule === 'flower-and-scorpion' ? blockedRule : 'bergen-pagat', { blockedRule, americanGap }, hands.length),
    'the rules are sound',
  )
  const tile = (text: string) => expectOk(parseTile(text), 'a tile').tile
  const ruling = ruleOnBlock({
    rules,
    rolled: { flower: tile('5-2'), scorpion: tile('1-1') },
    hands: hands.map((hand) => hand.split(' ').map(tile)),
  })
  return rulingSentences(ruling, names, blockedRule)
}

describe('a ruling', () => {
  it('of Flower & Scorpion goes from the Flower to the lowest double', () => {
    expect(said('flower-and-scorpion', ['3-3 4-1', '2-2'])).toEqual([
      'Step 1 (FS-9): the player with the Flower 5-2 wins. Has it: Ada no, Ben no. Nobody has it.',
      'Step 2 (FS-9): the player with the Scorpion 1-1 wins. Has it: Ada no, Ben no. Nobody has it.',
      'Step 3 (FS-9): the lowest double wins. Lowest double: Ada 3-3, Ben 2-2. Ben wins.',
    ])
    expect(said('flower-and-scorpion', ['4-1', '2-5'])).toEqual(['Step 1 (FS-9): the player with the Flower 5-2 wins. Has it: Ada no, Ben yes. Ben wins.'])
    expect(said('flower-and-scorpion', ['4-1', '2-3']).slice(2)).toEqual([
      'Step 3 (FS-9): the lowest double wins. Lowest double: Ada none, Ben none. Nobody has a double.',
      'No step decides: nobody wins the round.',
    ])
  })

  it('under the American rule names each of Armanino’s tests', () => {
    expect(said('american', ['0-0 1-2', '1-1', '2-2'])).toEqual([
      'Armanino, step 1 (B-5): the only player without a double wins. Doubles: Ada 1, Ben 1, Cleo 1. Everyone has a double.',
      'Armanino, step 2 (B-5): if nobody has a double, the player with the fewest pips wins. Someone has a double, so this step does not apply.',
      'Armanino, step 3 (B-5): if more than one player has a double, the player with the fewest tiles wins. Tiles: Ada 2, Ben 1, Cleo 1. Ben and Cleo tie.',
      'Armanino, step 4 (B-5): if everyone has a double, the lowest wins. Lowest double: Ada 0-0, Ben 1-1, Cleo 2-2. Ada wins.',
    ])
  })

  it('says that Armanino’s tests leave a gap', () => {
    expect(said('american', ['0-0', '1-2', '1-3'])).toEqual([
      'Armanino, step 1 (B-5): the only player without a double wins. Doubles: Ada 1, Ben 0, Cleo 0. ' + 'More than one player has no double: Ben and Cleo.',
      'Armanino, step 2 (B-5): if nobody has a double, the player with the fewest pips wins. Someone has a double, so this step does not apply.',
      'Armanino, step 3 (B-5): if more than one player has a double, the player with the fewest tiles wins. Fewer than two players have a double, so this step does not apply.',
      'Armanino, step 4 (B-5): if everyone has a double, the lowest wins. Not everyone has a double, so this step does not apply.',
      'Armanino’s rule does not cover this case (one player with a double, several without): nobody wins the round.',
    ])
  })

  it('says what fills the gap where the family reads it so', () => {
    expect(said('american', ['0-0', '1-2', '1-3'], 'simple').slice(4)).toEqual([
      'The gap in Armanino’s rule (B-5): the player with the fewest pips wins. Pips: Ada 0, Ben 3, Cleo 4. Ada wins.',
    ])
  })

  it('that only ended in ties does not speak of the gap', () => {
    expect(said('american', ['1-2', '0-3']).at(-1)).toBe('No step decides: nobody wins the round.')
  })

  it('under the German rule names Müller’s tests and looks only at those still tied', () => {
    expect(said('german', ['6-4', '6-5', '0-0'])).toEqual([
      'Müller, step 1 (B-5): a player with no double wins. Doubles: Ada 0, Ben 0, Cleo 1. Ada and Ben tie.',
      'Müller, step 2 (B-5): the player with the fewest doubles wins. Doubles: Ada 0, Ben 0. Ada and Ben tie.',
      'Müller, step 3 (B-5): the player with the fewest pips wins. Pips: Ada 10, Ben 11. Ada wins.',
    ])
  })

  it('under the simple rule scores nothing in a tie', () => {
    expect(said('simple', ['1-2', '0-3'])).toEqual([
      'Simple rule (B-5): the player with the fewest pips wins. Pips: Ada 3, Ben 3. Ada and Ben tie.',
      'It is a tie: nobody wins the round.',
    ])
  })

  it('of picture dominoes counts tiles where there is no double', () => {
    expect(said('picture', ['1-2 0-4', '0-3'])).toEqual([
      'Picture dominoes, step 1 (B-9): the lowest double wins. Lowest double: Ada none, Ben none. Nobody has a double.',
      'Picture dominoes, step 2 (B-9): if nobody has a double, the player with the fewest tiles wins. Tiles: Ada 2, Ben 1. Ben wins.',
    ])
  })

  it('of Double Bergen names no winner and tells what each loses', () => {
    const step = {
      rule: 'DB-4',
      test: 'tiles-left',
      looked: { measure: 'tiles', among: [0, 1], values: [2, 0] },
      found: { kind: 'deducted', points: [-2, 0] },
    } as const
    expect(rulingSentences({ winner: null, steps: [step] }, names, 'tiles-deducted')).toEqual([
      'Tiles in hand (DB-4): each tile in hand costs points. Tiles: Ada 2, Ben 0. Ada −2 and Ben 0.',
    ])
  })

  it('never leaves a part of a sentence empty, whatever a test found', () => {
    const looked = { measure: 'pips', tile: '5-2', among: [0, 1], values: [1, 2] } as const
    for (const test of BLOCKED_TESTS) {
      for (const found of [{ kind: 'nobody' }, { kind: 'not-applicable' }, { kind: 'tie', seats: [0, 1] }] as const) {
        const [sentence] = rulingSentences({ winner: null, steps: [{ rule: 'B-5', test, looked, found }] }, names, 'german')
        expect(sentence).not.toMatch(/undefined|  |^\s|\s$/)
        expect(sentence).toMatch(/\.$/)
      }
    }
  })
})
