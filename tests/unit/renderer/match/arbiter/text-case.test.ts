import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { parseTile } from '#shared/domino/tile'
import { emptyCase, evolveCase, type Case } from '../../../../../src/renderer/match/arbiter/case'
import { readTold } from '../../../../../src/renderer/match/arbiter/dispute'
import { caseOfText, textOfCase } from '../../../../../src/renderer/match/arbiter/text-case'
import { runs, shown } from '../../../../support/runs'

const tile = (text: string) => expectOk(parseTile(text), text).tile
const told = (...actions: readonly Parameters<typeof evolveCase>[1][]): Case => actions.reduce(evolveCase, emptyCase('bergen-pagat', {}, ['Ada', 'Ben']))

describe('A dispute as one line of text', () => {
  test('has all that was entered', () => {
    const here = told(
      { type: 'rules', rules: { blockedRule: 'german', completeFirstDouble: true } },
      { type: 'hand', key: 0, tiles: [tile('1-1'), tile('2-0')] },
      { type: 'table', kind: 'line' },
      { type: 'line', line: '5–6, 6-6*; 6-4' },
      { type: 'boneyard', boneyard: 2 },
    )
    const text = textOfCase(here)
    expect(text).toBe('position bergen-pagat blockedRule=german completeFirstDouble=yes; Ada holds 1-1 2-0, Ben; line 5-6 6-6* 6-4; boneyard 2')
    const there = expectOk(caseOfText(text), 'a position')
    expect(there).toEqual({ ...here, table: { ...here.table, line: '5-6 6-6* 6-4' } })
    expect(expectOk(readTold(there), 'the case').dispute).toEqual(expectOk(readTold(here), 'the case').dispute)
  })

  test('has dice, ends, points and what is counted', () => {
    const text = 'position flower-and-scorpion; Ada total 7 holds 0-0 of 3, seat 2 holds 1-1 all of 2; ends 6 ?; flower 6-6, scorpion 5-?'
    const read = expectOk(caseOfText(text), 'a position')
    expect(read.seats.map(({ expected, all, total }) => [expected, all, total])).toEqual([
      [3, false, 7],
      [2, true, null],
    ])
    expect(textOfCase(read)).toBe(text)
  })

  test('has the arms of a spinner where the house plays Bergen with one', () => {
    const text = 'position bergen-pagat maxPip=9 spinner=yes; Ada holds 1-1, Ben holds 8-6; line 9-9 | 9-4 4-2 | 9-2 | - | -; boneyard 2'
    const read = expectOk(caseOfText(text), 'a position')
    expect(textOfCase(read)).toBe(text)
    const { dispute } = expectOk(readTold(read), 'the case')
    expect(dispute.table).toMatchObject({ kind: 'line', line: { layout: 'spinner', ends: [{ suit: 2 }, { suit: 2 }, { suit: 9 }, { suit: 9 }] } })
    expect(readTold(expectOk(caseOfText(text.replace(' spinner=yes', '')), 'a position'))).toMatchObject({ value: { table: { kind: 'wrong' } } })
  })

  test('leaves out a line of play that is not made of tiles', () => {
    expect(textOfCase(told({ type: 'table', kind: 'line' }, { type: 'line', line: '6-4 x' }))).toBe('position bergen-pagat; Ada, Ben')
    expect(textOfCase(told({ type: 'table', kind: 'line' }, { type: 'line', line: ' ' }))).toBe('position bergen-pagat; Ada, Ben')
  })

  test('is taken from the latest round of a match', () => {
    const match = 'bergen-game-cabinet target=60; Ada, Ben; 1: Ada leads: 6-4 4-2>; 2: Ben leads: 4-1 1-0> 0-4> 4-4> 4-2> 2-3> 3-4> block 1-1 0-0 / 2-0 3-0'
    const read = caseOfText(match.replace('/ 2-0 3-0', '/ 2-2 3-3'))
    expect(read).toMatchObject({
      ok: true,
      value: { preset: 'bergen-game-cabinet', rules: { target: 60 }, table: { kind: 'line', line: '4-1 1-0 0-4 4-4 4-2 2-3 3-4' } },
    })
    expect(expectOk(read, 'a match').seats.map(({ name, hand }) => `${name} ${hand.length}`)).toEqual(['Ada 2', 'Ben 2'])
    expect(caseOfText('bergen-pagat; Ada, Ben')).toMatchObject({ ok: true, value: { preset: 'bergen-pagat' } })
  })

  test('is refused in words where it cannot be read, or could not be played', () => {
    expect(caseOfText('bergen')).toEqual({ ok: false, error: 'Column 1: There’s no rule set called “bergen”. Names are written like bergen-pagat.' })
    expect(caseOfText('bergen-pagat; Ada, Ben; 1: Ada leads: 6-4')).toEqual({
      ok: false,
      error: 'Round 1, entry 1: 6-4 can’t be led. The first tile must be a double.',
    })
  })

  test(`is the same text again, whatever it is ${shown}`, () => {
    const word = fc.constantFrom(
      '6-4',
      '4-4*',
      '4-2',
      '6-6',
      '|',
      '-',
      'x',
      ';',
      'Ada',
      'Ben',
      ', ',
      'holds',
      'total 3',
      'ends 6 ?',
      'line',
      'all',
      'of 2',
      'boneyard 1',
    )
    fc.assert(
      fc.property(fc.constantFrom('bergen-pagat', 'double-bergen'), fc.array(word, { maxLength: 12 }), (preset, words) => {
        const read = caseOfText(`position ${preset}; Ada holds 1-1, Ben ${words.join(' ')}`)
        if (!read.ok) return
        const again = expectOk(caseOfText(textOfCase(read.value)), 'its own text')
        expect(textOfCase(again)).toBe(textOfCase(read.value))
      }),
      runs(500),
    )
  })
})
