import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveOverlaps } from '../../../../src/renderer/recognition/read-numeral-photo'
import type { Guess } from '../../../../src/renderer/recognition/number-reader'
import { numbersOf, type HalfGuess } from '../../../../src/renderer/recognition/numerals'
import { turned, twice, type Turn } from '../../../../src/renderer/recognition/numeral-shape'

interface Place {
  readonly chance: number
  readonly from: number
  readonly to: number
}

const clash = (one: Place, other: Place): boolean => one.from < other.to && other.from < one.to
const place = (chance: number, from: number, to: number): Place => ({ chance, from, to })

describe('places that may get in one another’s way', () => {
  it('keeps two touching tiles rather than a surer place across both', () => {
    const [left, right, across] = [place(0.6, 0, 10), place(0.65, 10, 20), place(0.8, 5, 15)]
    expect(resolveOverlaps([left, across, right], clash)).toEqual([right, left])
  })

  it('keeps the surest where only one tile can lie', () => {
    expect(resolveOverlaps([place(0.4, 0, 10), place(0.8, 1, 11), place(0.5, 2, 12)], clash)).toEqual([place(0.8, 1, 11)])
  })

  const places = fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 })), { maxLength: 24 })

  it('never keeps two that clash, and never less in all than taking the surest first', () => {
    fc.assert(
      fc.property(places, (drawn) => {
        const all = drawn.map(([chance, from, length]) => place(chance / 100, from, from + length))
        const kept = resolveOverlaps(all, clash)
        expect(kept.every((one) => kept.every((other) => one === other || !clash(one, other)))).toBe(true)
        const greedy: Place[] = []
        for (const one of [...all].sort((a, b) => b.chance - a.chance)) if (greedy.every((other) => !clash(one, other))) greedy.push(one)
        const sum = (some: readonly Place[]): number => some.reduce((whole, { chance }) => whole + chance, 0)
        expect(sum(kept)).toBeGreaterThanOrEqual(sum(greedy) - 1e-9)
      }),
    )
  })
})

/** The network's answers: shapes 0 to 19 in four turns, the last a 6 that may be a 9, then bare. */
const answers = (of: (answer: number) => number): Guess => ({ half: 1, answers: Array.from({ length: 81 }, (_, answer) => of(answer)) })
const OPEN = answers(() => 1 / 81)
const EITHER = 19
const BARE = 80
/** The network is this sure of one answer. */
const sureOf = (answer: number, sure = 0.99): Guess => answers((other) => (other === answer ? sure : (1 - sure) / 80))
const shape = (shown: number, turn: Turn): number => 4 * shown + turn

/** What was seen on a half: numbers by the turn in which they stand upright, and how surely. */
function half(read: readonly (readonly [Turn, number, number])[], marked: Turn | null = null): HalfGuess {
  const seen = [0, 1, 2, 3].map((turn) => Array.from({ length: 19 }, (_, number) => read.find(([t, n]) => t === turn && n === number)?.[2] ?? 0))
  return { guess: OPEN, seen: { seen, surest: Math.max(0, ...read.map(([, , sure]) => sure)), marked } }
}

const likeliest = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances))
const sixOrNine = (marked: Turn | null): HalfGuess =>
  half(
    [
      [1, 6, 0.95],
      [3, 9, 0.95],
    ],
    marked,
  )

describe('numbers on tiles of one set', () => {
  it('takes the line below a 6 or a 9 for its foot, whatever both look like', () => {
    const other = (turn: Turn): HalfGuess => half([[turn, 11, 0.98]])
    expect(likeliest(numbersOf([[sixOrNine(1), other(3)]])[0]?.first ?? [])).toBe(6)
    expect(likeliest(numbersOf([[sixOrNine(3), other(1)]])[0]?.first ?? [])).toBe(9)
  })

  it('takes a line for a sign that the number is a 6 or a 9', () => {
    const seen = half(
      [
        [1, 3, 0.9],
        [3, 9, 0.85],
      ],
      3,
    )
    expect(likeliest(numbersOf([[seen, half([])]])[0]?.first ?? [])).toBe(9)
  })

  it('reads an unmarked number that may be 6 or 9 as 6 in a set that shows nothing above 6', () => {
    const low = [1, 2, 3, 4, 5].map((number) => [half([[1, number, 0.99]]), half([[3, number, 0.99]])] as const)
    const [read] = numbersOf([[sixOrNine(null), half([[3, 4, 0.4]])], ...low])
    expect(likeliest(read?.first ?? [])).toBe(6)
    expect(read?.first[9]).toBeLessThan(0.1)
  })

  it('gives chances that add up to 1, also where nothing is legible', () => {
    const [bare, read] = numbersOf([
      [half([]), half([])],
      [half([[1, 5, 0.99]]), half([])],
    ])
    for (const chances of [bare?.first, bare?.second, read?.first, read?.second]) {
      expect((chances ?? []).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
  })

  it('believes neither Tesseract nor the network surely where they differ', () => {
    const [read] = numbersOf([
      [
        { ...half([[1, 3, 0.99]]), guess: sureOf(shape(8, 1)) },
        { ...half([[3, 5, 0.99]]), guess: sureOf(shape(5, 3)) },
      ],
    ])
    expect(Math.max(...(read?.first ?? []))).toBeLessThan(0.9)
    expect(read?.second[5]).toBeGreaterThan(0.99)
  })

  it('asks about a number that only the network has read, however sure it is', () => {
    const [read] = numbersOf([
      [
        { guess: sureOf(shape(4, 1), 0.9999), seen: null },
        { guess: sureOf(shape(5, 3), 0.9999), seen: null },
      ],
    ])
    expect(likeliest(read?.first ?? [])).toBe(4)
    expect(read?.first[4]).toBeLessThan(0.9)
  })

  it('reads a number above 12 where both say so, and asks where one of them misses its first digit', () => {
    const tile = (guessed: number, read: number) =>
      [
        { ...half([[1, read, 0.99]]), guess: sureOf(shape(guessed, 1)) },
        { ...half([[3, 5, 0.99]]), guess: sureOf(shape(5, 3)) },
      ] as const
    const [both, network, tesseract] = numbersOf([tile(17, 17), tile(3, 13), tile(13, 3)])
    expect(likeliest(both?.first ?? [])).toBe(17)
    expect(both?.first[17]).toBeGreaterThan(0.9)
    for (const read of [network, tesseract]) expect(Math.max(...(read?.first ?? []))).toBeLessThan(0.9)
  })

  it('takes a half that the network holds for bare for a nought where no noughts are printed', () => {
    const [read] = numbersOf([
      [
        { guess: sureOf(BARE), seen: null },
        { ...half([[3, 5, 0.99]]), guess: sureOf(shape(5, 3)) },
      ],
    ])
    expect(read?.first[0]).toBeGreaterThan(0.95)
  })

  it('tells a 6 from a 9 without a mark by how the other tiles lie', () => {
    const tile = (first: Guess, second: Guess) =>
      [
        { guess: first, seen: null },
        { guess: second, seen: null },
      ] as const
    const others = [1, 2, 3, 4].map((number) => tile(sureOf(shape(number, 1)), sureOf(shape(number, 1))))
    const [six, nine] = numbersOf([tile(sureOf(shape(EITHER, 1)), sureOf(shape(7, 1))), tile(sureOf(shape(EITHER, 3)), sureOf(shape(8, 1))), ...others])
    expect([likeliest(six?.first ?? []), likeliest(nine?.first ?? [])]).toEqual([6, 9])
  })
})

describe('pictures of numbers', () => {
  const picture = { width: 2, height: 3, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) }

  it('turns them clockwise', () => {
    expect(turned(picture, 1, 0)).toEqual({ width: 3, height: 2, data: Uint8Array.from([5, 3, 1, 6, 4, 2]) })
  })

  it('shows them twice side by side', () => {
    expect(twice(picture)).toEqual({ width: 4, height: 3, data: Uint8Array.from([1, 2, 1, 2, 3, 4, 3, 4, 5, 6, 5, 6]) })
  })
})
