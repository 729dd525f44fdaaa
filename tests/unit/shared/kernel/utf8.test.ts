import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Length } from '#shared/kernel/utf8'
import { anyCharacter } from '../../../support/any-character'

test('a text has as many bytes in UTF-8 as are written of it', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => utf8Length(text) === Buffer.byteLength(text)))
})

test.each([
  ['', 0],
  ['\u007f', 1],
  ['\u0080', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\uffff', 3],
  ['🁫', 4],
  ['\u{10ffff}', 4],
  ['👩‍🚀', 11],
])('%j has %i', (text, bytes) => expect([utf8Length(text), Buffer.byteLength(text)]).toEqual([bytes, bytes]))
