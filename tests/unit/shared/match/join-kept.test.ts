import { describe, expect, test } from 'vitest'
import { detailOf, type KeptBeside, latestAsking, latestBinning, latestChange, trailOf } from '#shared/match/join'
import type { TrailEntry } from '#shared/match/trail'
import { answered } from '../../../support/answered'

const at = (minute: number) => `2026-03-01T18:${String(minute).padStart(2, '0')}:00.000Z`
const entry = (kind: string, minute: number, more: object = {}): TrailEntry => ({ kind, at: at(minute), device: 'Laptop', ...more }) as TrailEntry
const place = (minute: number, before: string, after: string) => entry('details', minute, { field: 'place', before, after })
const asking = (minute: number, on: boolean) => entry('confirm-rounds', minute, { on })

const kept = (trail: readonly TrailEntry[], more: Partial<KeptBeside> = {}): KeptBeside => ({ updatedAt: at(0), trail, ...more })
/** Whichever copy comes first. */
const bothWays = <T>(of: (one: KeptBeside, other: KeptBeside) => T, one: KeptBeside, other: KeptBeside) => answered(() => [of(one, other), of(other, one)])

test('a trail has each entry once, in the order of their times', () => {
  const [first, second, third] = [entry('binned', 1), entry('restored', 2), asking(3, true)]
  expect(trailOf([third, first, second, first])).toEqual([first, second, third])
  // of one moment in the same order, whichever came first
  const [here, there] = [entry('binned', 1, { device: 'A' }), entry('binned', 1, { device: 'B' })]
  expect(trailOf([there, here])).toEqual(trailOf([here, there]))
})

describe('The latest word on a detail', () => {
  const detail = (one: KeptBeside, other: KeptBeside) => bothWays((a, b) => detailOf('place', a, b), one, other)

  test.each<[string, KeptBeside, KeptBeside, string | null]>([
    ['is what both say', kept([], { place: 'Home' }), kept([place(1, '', 'Home')], { place: 'Home' }), 'Home'],
    ['is none where neither says anything', kept([]), kept([]), ''],
    ['is that of the copy that knows of all the other does', kept([place(1, '', 'Home')], { place: 'Home' }), kept([]), 'Home'],
    [
      'also where its clock was slow',
      kept([place(5, '', 'Home'), place(3, 'Home', 'Club')], { place: 'Club' }),
      kept([place(5, '', 'Home')], { place: 'Home' }),
      'Club',
    ],
    ['also where that took it away', kept([place(1, 'Home', '')]), kept([], { place: 'Home' }), ''],
    [
      'is the last that was said where each knows something the other does not',
      kept([place(1, '', 'Home')], { place: 'Home' }),
      kept([place(2, '', 'Club')], { place: 'Club' }),
      'Club',
    ],
    [
      'is what one says where the other says nothing, and no entry says which was last',
      kept([entry('binned', 1)], { place: 'Home' }),
      kept([entry('binned', 2)]),
      'Home',
    ],
    ['is nobody’s to choose where both say something', kept([entry('binned', 1)], { place: 'Home' }), kept([entry('binned', 2)], { place: 'Club' }), null],
    [
      'is nobody’s to choose where the last entry says neither',
      kept([place(1, '', 'Home')], { place: 'Home' }),
      kept([place(2, '', 'Pub')], { place: 'Club' }),
      null,
    ],
    [
      'is not told by an entry on another detail',
      kept([place(1, '', 'Home')], { place: 'Home' }),
      kept([place(2, '', 'Club'), entry('details', 3, { field: 'note', before: '', after: 'Home' })], { place: 'Club' }),
      'Club',
    ],
  ])('%s', (_, one, other, expected) => {
    expect(detail(one, other)).toEqual([expected, expected])
  })
})

test('the later of two copies says when and where the match was changed', () => {
  const [early, late] = [kept([], { updatedAt: at(1), updatedOn: 'Laptop' }), kept([], { updatedAt: at(2) })]
  expect(bothWays(latestChange, early, late)).toEqual([{ updatedAt: at(2) }, { updatedAt: at(2) }])
  const [a, b] = [kept([], { updatedOn: 'A' }), kept([], { updatedOn: 'B' })]
  expect(bothWays(latestChange, a, b)).toEqual([
    { updatedAt: at(0), updatedOn: 'B' },
    { updatedAt: at(0), updatedOn: 'B' },
  ])
  expect(bothWays(latestChange, kept([]), a)).toEqual([
    { updatedAt: at(0), updatedOn: 'A' },
    { updatedAt: at(0), updatedOn: 'A' },
  ])
})

describe('Whether a match lies in the bin', () => {
  const binned = { at: at(2), device: 'Laptop' }
  const inBin = kept([entry('binned', 2)], { binned })

  test.each<[string, KeptBeside, KeptBeside, KeptBeside['binned']]>([
    ['is told by the copy that knows of all the other does', inBin, kept([]), binned],
    ['also where that restored it', kept([entry('binned', 2), entry('restored', 3)]), inBin, undefined],
    ['is the later of two words', inBin, kept([entry('restored', 1)]), binned],
    ['is the later of two words, restoring', inBin, kept([entry('restored', 3)]), undefined],
    ['is restoring where both came at once', inBin, kept([entry('restored', 2)]), undefined],
    ['is since the later of two', inBin, kept([entry('binned', 5, { device: 'Tablet' })]), { at: at(5), device: 'Tablet' }],
    ['counts also where no entry says so', kept([asking(1, true)], { binned }), kept([asking(2, true)]), binned],
    ['is no where neither ever said so', kept([asking(1, true)]), kept([asking(2, true)]), undefined],
  ])('%s', (_, one, other, expected) => {
    expect(bothWays(latestBinning, one, other)).toEqual([expected, expected])
  })
})

describe('Whether rounds are to be confirmed', () => {
  const asks = kept([asking(1, true)], { confirmRounds: true })

  test.each<[string, KeptBeside, KeptBeside, KeptBeside['confirmRounds']]>([
    ['is what both say', asks, asks, true],
    ['is no where neither asks', kept([asking(1, false)]), kept([asking(2, false)]), undefined],
    ['is told by the copy that knows of all the other does', kept([asking(1, true), asking(2, false)]), asks, undefined],
    ['is the later of two words', asks, kept([asking(2, false)]), undefined],
    ['is the later of two words, asking', kept([asking(3, true)], { confirmRounds: true }), kept([asking(2, false)]), true],
    ['is yes where no entry says which was last', kept([entry('binned', 1)], { confirmRounds: true }), kept([entry('binned', 2)]), true],
  ])('%s', (_, one, other, expected) => {
    expect(bothWays(latestAsking, one, other)).toEqual([expected, expected])
  })
})

test('the copy that knows of all the other does says whether the match lies in the bin and asks for words, whatever its clock says', () => {
  const [binned, restored] = [entry('binned', 5), entry('restored', 3)]
  const back = [kept([binned, restored]), kept([binned], { binned: { at: at(5), device: 'Laptop' } })] as const
  expect(bothWays(latestBinning, ...back)).toEqual([undefined, undefined])
  const ceased = [kept([asking(5, true), asking(3, false)]), kept([asking(5, true)], { confirmRounds: true })] as const
  expect(bothWays(latestAsking, ...ceased)).toEqual([undefined, undefined])
})
