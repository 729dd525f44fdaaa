import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecordSplitter, type Piece } from '#shared/exchange/split-records'
import { runs, shown } from '../../../support/runs'
import { anyCharacter } from '../../../support/any-character'

const LONGEST = 1000

function split(
  text: string,
  { lines = false, pieces = [text] }: { readonly lines?: boolean | 'text'; readonly pieces?: readonly string[] } = {},
): readonly Piece[] {
  const splitter = new RecordSplitter({ lines: lines === true ? 'json' : lines === 'text' ? lines : null, longest: LONGEST })
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()]
}

describe('A file is cut into its records', () => {
  it.each<[string, string, boolean | 'text', readonly Piece[]]>([
    ['one record over many lines', '{\n "a": [1, 2],\n "b c": "} ] ,"\n}\n', false, [{ place: 1, text: '{"a":[1,2],"b c":"} ] ,"}' }]],
    [
      'a list',
      ' [ {"a": 1} ,\n {"b": "\\"]"}, 3 ] ',
      false,
      [
        { place: 1, text: '{"a":1}' },
        { place: 2, text: '{"b":"\\"]"}' },
        { place: 3, fault: 'no-object' },
      ],
    ],
    ['an empty list', '[ ]', false, []],
    [
      'one record a line',
      '{"a":1}\r\n\r\n {"b":2} \nnonsense\n{"c":3}',
      true,
      [
        { place: 1, text: '{"a":1}' },
        { place: 3, text: '{"b":2}' },
        { place: 4, fault: 'no-object' },
        { place: 5, text: '{"c":3}' },
      ],
    ],
    [
      'one record a line in a file that is not called so',
      '{"a":1}\n{"b":2\n{"c":3}\n',
      false,
      [
        { place: 1, text: '{"a":1}' },
        { place: 2, text: '{"b":2' },
        { place: 3, text: '{"c":3}' },
      ],
    ],
    [
      'records over many lines, one after another',
      '{\n"a":1}\n{\n"b":2}',
      false,
      [
        { place: 1, text: '{"a":1}' },
        { place: 2, text: '{"b":2}' },
      ],
    ],
    [
      'lines of text',
      '\n \nbergen-pagat; Ada, Ben\r\n\n{"a":1}\n[',
      'text',
      [
        { place: 3, text: 'bergen-pagat; Ada, Ben' },
        { place: 5, text: '{"a":1}' },
        { place: 6, text: '[' },
      ],
    ],
    ['a record in a file of text', '\n{\n"a":1}', 'text', [{ place: 1, text: '{"a":1}' }]],
    ['a file of text with nothing in it', '\n ', 'text', [{ place: 1, fault: 'not-records' }]],
    ['a file that ends in a record', '{"a":[1', false, [{ place: 1, fault: 'cut-short' }]],
    [
      'a list without an end',
      '[{"a":1},',
      false,
      [
        { place: 1, text: '{"a":1}' },
        { place: 2, fault: 'cut-short' },
      ],
    ],
    [
      'something after the record',
      '{"a":1}\nand more',
      false,
      [
        { place: 1, text: '{"a":1}' },
        { place: 2, fault: 'after-the-end' },
      ],
    ],
    ['something else altogether', 'PK\u0003\u0004[{', false, [{ place: 1, fault: 'not-records' }]],
    ['nothing', ' \n ', false, [{ place: 1, fault: 'not-records' }]],
    [
      'a record that is too long among others',
      `[{"a":1},{"preset":"${'x'.repeat(LONGEST)}"},{"c":3}]`,
      false,
      [
        { place: 1, text: '{"a":1}' },
        { place: 2, fault: 'too-long' },
        { place: 3, text: '{"c":3}' },
      ],
    ],
    [
      'something too long that says by its beginning that it is no record',
      `[{"a":1},{"plays":[{"game":"${'x'.repeat(LONGEST)}"}]},{"c":3}]`,
      false,
      [
        { place: 1, text: '{"a":1}' },
        { place: 2, fault: 'foreign' },
        { place: 3, text: '{"c":3}' },
      ],
    ],
    [
      'a line that is too long among others',
      `{}\n{"format":"caravan-record",${'x'.repeat(LONGEST + 1)}\n{}`,
      true,
      [
        { place: 1, text: '{}' },
        { place: 2, fault: 'too-long' },
        { place: 3, text: '{}' },
      ],
    ],
  ])('%s', (_, text, lines, expected) => {
    expect(split(text, { lines })).toEqual(expected)
    expect(split(text, { lines, pieces: [...text] }), 'one letter at a time').toEqual(expected)
  })

  const values = fc.array(
    fc.object({ maxDepth: 3, key: fc.string({ unit: anyCharacter }), values: [fc.string({ unit: anyCharacter }), fc.integer(), fc.boolean()] }),
    {
      maxLength: 6,
    },
  )
  const cut = (text: string, at: readonly number[]): readonly string[] => {
    const places = [...new Set(at.map((place) => place % (text.length + 1)))].sort((a, b) => a - b)
    return [0, ...places].map((from, index) => text.slice(from, places[index] ?? text.length))
  }
  const cuts = fc.array(fc.nat(), { maxLength: 5 })

  it(`whatever is in a list or in lines comes out of it, wherever the file is cut ${shown}`, () => {
    fc.assert(
      fc.property(values, fc.constantFrom(0, 1, 4), cuts, (records, indent, at) => {
        const written = records.map((record) => JSON.stringify(record)).map((text) => (text.length > LONGEST ? '{}' : text))
        const expected = written.map((text, index) => ({ place: index + 1, text }))
        const list = JSON.stringify(
          written.map((text) => JSON.parse(text) as unknown),
          null,
          indent,
        )
        expect(split(list, { pieces: cut(list, at) }).map((piece) => ('text' in piece ? (JSON.parse(piece.text) as unknown) : piece))).toEqual(
          written.map((text) => JSON.parse(text) as unknown),
        )
        const lines = written.join('\n')
        expect(split(lines, { lines: true, pieces: cut(lines, at) })).toEqual(expected)
      }),
      runs(200),
    )
  })

  it(`any text at all is cut without an end missing, in memory that the longest record bounds ${shown}`, () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', '[', ']', ',', '"', '\\', ' ', '\n', 'a') }), fc.boolean(), cuts, (text, lines, at) => {
        const whole = split(text, { lines })
        expect(split(text, { lines, pieces: cut(text, at) })).toEqual(whole)
        for (const piece of whole) if ('text' in piece) expect(piece.text.length).toBeLessThanOrEqual(LONGEST)
      }),
      runs(500),
    )
  })
})
