import { Linter } from 'eslint'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { spokenWords } from '../../../scripts/lint/spoken-words.mjs'

const complaints = (code: string, file = 'src/renderer/app/header.tsx'): readonly string[] =>
  new Linter({ cwd: root })
    .verify(
      code,
      [
        {
          files: ['**/*.{ts,tsx}'],
          languageOptions: { parser: tseslint.parser },
          plugins: { caravan: { rules: { words: spokenWords } } },
          rules: { 'caravan/words': 'error' },
        },
      ] as Linter.Config[],
      { filename: join(root, file) },
    )
    .map(({ messageId }) => messageId ?? 'not parsed')

const FROM_PAGE = "import { shellWords } from '../messages/page'\n"

describe('Words on the page', () => {
  it.each([
    ['read while rendering', `${FROM_PAGE}export const Name = () => shellWords.name`],
    ['read by what is called later', `${FROM_PAGE}export const name = { of: () => shellWords.name }`],
    ['asked for their type', `${FROM_PAGE}export type Name = keyof typeof shellWords.nav`],
    ['told about by types alone', "import type { Tally } from '../messages/told'\nimport type * as en from '../messages/en'"],
  ])('may be %s', (_, code) => expect(complaints(code)).toEqual([]))

  it.each([
    ['copied into a constant of the file', `${FROM_PAGE}export const words = shellWords.nav`, 'copied'],
    ['copied into a list of the file', `${FROM_PAGE}export const places = [{ name: shellWords.name }]`, 'copied'],
    ['remembered', `${FROM_PAGE}export const Name = () => useMemo(() => shellWords.name, [])`, 'remembered'],
    ['kept as a state', `${FROM_PAGE}export const Name = () => useState(shellWords.name)`, 'remembered'],
    ['those of one language', "import { shellWords } from '../messages/en'", 'certain'],
    ['those of one file of one language', "import { shellWords } from '../messages/de/shell'", 'certain'],
    ['those of the scorer in one language', "import { counted } from '#shared/words/en'", 'certain'],
  ])('may not be %s', (_, code, why) => expect(complaints(code)).toEqual([why]))

  it('are written in their own language in its catalogue', () => {
    expect(
      complaints("import { counted } from '#shared/words/en'\nexport const none = counted(0, { other: 'tiles' })", 'src/renderer/messages/en/shell.ts'),
    ).toEqual([])
  })
})
