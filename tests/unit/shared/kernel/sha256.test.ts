import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '#shared/kernel/sha256'

const known = (text: string): string => createHash('sha256').update(text).digest('hex')

test('a check sum is that of the standard, for the texts of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1')
})

test('a check sum is the one that another program computes, of texts of any length and in any script', () => {
  for (let length = 0; length < 140; length++) expect(sha256('x'.repeat(length))).toBe(known('x'.repeat(length)))
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => sha256(text) === known(text)))
  expect(sha256('half a pair \ud83d')).toBe(known('half a pair \ud83d'))
})
