import { describe, expect, it } from 'vitest'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { lineBatches, type InputLine } from '#main/cli/lines'

async function linesOf(chunks: readonly Uint8Array[], longest?: number): Promise<readonly InputLine[]> {
  const lines: InputLine[] = []
  for await (const batch of lineBatches(Readable.from(chunks), longest)) lines.push(...batch)
  return lines
}

describe('lines', () => {
  it('are the same wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', '·'))), fc.array(fc.nat(200)), async (lines, cuts) => {
        const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))
        const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length]
        const chunks = places.slice(1).map((end, at) => bytes.subarray(places[at], end))
        expect(await linesOf(chunks)).toEqual(lines)
      }),
    )
  })

  it('need no line end after the last', async () => {
    expect(await linesOf([new TextEncoder().encode('one\ntwo')])).toEqual(['one', 'two'])
  })

  it('that are too long are told apart, and those after them are read', async () => {
    const chunks = ['12345\n123', '456\n1', '2345', '\nend', 'less'].map((text) => new TextEncoder().encode(text))
    expect(await linesOf(chunks, 5)).toEqual(['12345', null, '12345', null])
  })
})
