import { Linter } from 'eslint'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { spokenWords } from '../../../scripts/lint/spoken-words.mjs'

const CONFIG = [
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { caravan: { rules: { words: spokenWords } } },
    rules: { 'caravan/words': 'error' },
  },
] as Linter.Config[]
const FILE = join(root, 'src/renderer/app/header.tsx')

const complaints = (code: string, filename = FILE): readonly string[] =>
  new Linter({ cwd: root }).verify(code, CONFIG, { filename }).map(({ messageId }) => messageId ?? 'not parsed')

const FROM_PAGE = "import { words } from '../messages/page'\n"
const FROM_START = "import { startWords } from '../messages/start-page'\n"

describe('Words on the page', () => {
  it.each([
    ['read while rendering', `${FROM_PAGE}export const Name = () => words.shell.name`],
    ['taken apart while rendering', `${FROM_PAGE}export const Name = () => {\n  const { shell } = words\n  return shell.name\n}`],
    ['read anew for each call', `${FROM_PAGE}export const titled = (title = words.shell.name) => title`],
    ['read by what is called later', `${FROM_PAGE}export const name = { of: () => words.shell.name }`],
    ['asked for their type', `${FROM_PAGE}export type Name = keyof typeof words.shell.nav`],
    ['told about by types alone', "import type { Tally } from '../messages/told'\nimport type * as en from '../messages/en'"],
  ])('may be %s', (_, code) => expect(complaints(code)).toEqual([]))

  it.each([
    ['copied into a constant of the file', `${FROM_PAGE}export const nav = words.shell.nav`, 'copied'],
    ['taken out of the object for the file', `${FROM_PAGE}const { shell } = words\nexport const Name = () => shell.name`, 'copied'],
    ['a sentence that is kept by the file', "import { scorerWords } from '../messages/scorer'\nexport const { tileWords } = scorerWords", 'copied'],
    ['copied from those of the start page', `${FROM_START}export const nav = startWords.shell.nav`, 'copied'],
    ['copied into a list of the file', `${FROM_PAGE}export const places = [{ name: words.shell.name }]`, 'copied'],
    ['remembered', `${FROM_PAGE}export const Name = () => useMemo(() => words.shell.name, [])`, 'remembered'],
    ['kept as a state', `${FROM_PAGE}export const Name = () => useState(words.shell.name)`, 'remembered'],
    ['kept beside a component', `${FROM_START}export const Name = () => useRef(startWords)`, 'remembered'],
    ['those of one language', "import { shell } from '../messages/en'", 'certain'],
    ['those of one file of one language', "import { shell } from '../messages/de/shell'", 'certain'],
    ['those of the scorer in one language', "import { counted } from '#shared/words/en'", 'certain'],
  ])('may not be %s', (_, code, why) => expect(complaints(code)).toEqual([why]))

  it('are named by all of what is read', () => {
    const [message] = new Linter({ cwd: root }).verify(`${FROM_PAGE}export const nav = words.shell.nav.home`, CONFIG, { filename: FILE })
    expect(message?.message).toContain('“words.shell.nav.home”')
  })

  it('are written in their own language in its catalogue', () => {
    expect(
      complaints(
        "import { counted } from '#shared/words/en'\nexport const none = counted(0, { other: 'tiles' })",
        join(root, 'src/renderer/messages/en/shell.ts'),
      ),
    ).toEqual([])
  })
})
