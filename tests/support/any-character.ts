import fc from 'fast-check'

/** So many code points are halves of others and no characters of their own; all of them follow each other. */
const SURROGATES = { first: 0xd800, count: 0x800 }

/**
 * Any one character of Unicode, for `fc.string({ unit: anyCharacter })`.
 *
 * They are those of `unit: 'binary'`, in the same order. That one makes a list of all million of them first, which takes a second in each process.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: 0x10ffff - SURROGATES.count }).map(
  (at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined
    if (point === undefined || String.fromCodePoint(point) !== text) throw new Error('no character')
    return point < SURROGATES.first ? point : point - SURROGATES.count
  },
)
