import { expect, it } from 'vitest'
import { smallFiles } from '../../../scripts/lint/small-files.mjs'

const lines = (count: number): string => '// a line\n'.repeat(count)

const told = (files: Readonly<Record<string, string>>, keep: (path: string) => boolean = () => false): readonly string[] =>
  smallFiles(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    keep,
  ).map(({ path, wrong }) => `${path}: ${wrong}`)

const ALONE = { 'src/a/part.ts': lines(59), 'src/a/whole.ts': "import { part } from './part'\n" }

it('a file under 60 lines that one file of its folder imports belongs into that', () => {
  expect(told(ALONE)).toEqual(['src/a/part.ts: 59 lines that src/a/whole.ts alone imports: write them into it'])
  expect(told({ ...ALONE, 'src/a/part.ts': lines(60) })).toEqual([])
})

it('and a test that imports it reads it there', () => {
  const wrong = (importer: string) => [`src/a/part.ts: 59 lines that ${importer} alone imports: write them into it`]
  const test = "import { part } from '../../src/a/part'\n"
  expect(told({ ...ALONE, 'tests/a/part.test.ts': test })).toEqual(wrong('src/a/whole.ts'))
  const component = { 'src/a/part.ts': lines(59), 'src/a/whole.tsx': "import { part } from './part'\n" }
  expect(told({ ...component, 'tests/a/part.test.tsx': `// @vitest-environment jsdom\n${test}` })).toEqual(wrong('src/a/whole.tsx'))
})

it.each<[string, Readonly<Record<string, string>>]>([
  ['that another file imports too', { 'src/b/other.ts': "import { part } from '../a/part'\n" }],
  ['that a tool imports', { 'tools/a/part.ts': "import { part } from '../../src/a/part'\n" }],
  [
    'that a test reads without a window, and whose importer is a component',
    { 'src/a/whole.ts': '', 'src/a/whole.tsx': "import { part } from './part'\n", 'tests/a/part.test.ts': "import { part } from '../../src/a/part'\n" },
  ],
  [
    'that is imported by the name of its room',
    { 'src/shared/a/part.ts': lines(2), 'src/a/part.ts': lines(60), 'src/main/b.ts': "import { part } from '#shared/a/part'\n" },
  ],
  ['that a script names by its path', { 'scripts/build.mjs': "const PART = 'src/a/part.ts'\n" }],
  ['that is loaded later', { 'src/a/whole.ts': "const part = import('./part')\n" }],
  ['whose importer lies in another folder', { 'src/a/whole.ts': '', 'src/b/whole.ts': "import { part } from '../a/part'\n" }],
  ['that would make its importer too long', { 'src/a/whole.ts': `import { part } from './part'\n${lines(560)}` }],
  ['that a comment alone names', { 'src/a/whole.ts': "// import { part } from './part'\n" }],
])('is left as it is: a file %s', (_, more) => expect(told({ ...ALONE, ...more })).toEqual([]))

it('is left as it is: one with JSX beside a file without, one with a style sheet of its own, and one that is to be kept', () => {
  expect(told({ 'src/a/part.tsx': lines(2), 'src/a/whole.ts': "import { part } from './part'\n" })).toEqual([])
  const sheet = (name: string): string => `import styles from './${name}.module.css'\n`
  expect(told({ 'src/a/part.tsx': sheet('part'), 'src/a/whole.tsx': `${sheet('whole')}import { part } from './part'\n` })).toEqual([])
  expect(told(ALONE, (path) => path.endsWith('part.ts'))).toEqual([])
})
