import { expect, test } from 'vitest'
import { notPortable } from '../../../scripts/lint/portable-files.mjs'

const ATTRIBUTES = '# endings\n* text=auto eol=lf\n*.png binary\n'
type Content = readonly [path: string, content?: string]

const found = (...files: readonly Content[]): readonly string[] => {
  const given = files.map(([path, content = 'text\n']) => ({ path, bytes: Buffer.from(content, 'latin1') }))
  const faults = notPortable(given, ATTRIBUTES) as readonly { readonly path: string; readonly wrong: string }[]
  return faults.map(({ path, wrong }) => `${path} ${wrong}`)
}

test.each<[string, Content]>([
  ['a picture', ['docs/table.png', '\x89PNG\r\n\x1a\n\0']],
  ['text', ['src/main/app.ts', 'one\ntwo\n']],
  ['a name that begins as a device does', ['src/console.ts']],
  ['a hidden file', ['.npmrc']],
])('%s is the same on every system', (_, file) => {
  expect(found(file)).toEqual([])
})

test.each<[string, Content, string]>([
  ['bytes whose ending nobody names', ['resources/die.onnx', 'a\0b'], 'is not text'],
  ['line ends of Windows in text', ['src/app.ts', 'one\r\ntwo\r\n'], 'has line ends of Windows'],
  ['a name that Windows keeps for a device', ['src/aux.ts'], 'has a name that Windows refuses'],
  ['a folder with a sign that Windows refuses', ['src/what?/a.ts'], 'has a name that Windows refuses'],
  ['a name that ends with a point', ['docs/end.'], 'has a name that Windows refuses'],
  ['a path that is too long for Windows', [`src/${'x'.repeat(160)}`], 'too long for Windows'],
])('%s is found', (_, file, wrong) => {
  expect(found(file)).toEqual([expect.stringContaining(wrong)])
})

test('two names that differ in capitals alone are found', () => {
  expect(found(['src/Table.ts'], ['src/table.ts'])).toEqual(['src/table.ts differs from src/Table.ts in capitals alone, which Windows and macOS take for one'])
})
