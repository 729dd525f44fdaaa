import { describe, expect, it } from 'vitest'
import { complaintsOf } from './oxlint'

const FILE = 'src/renderer/app/header.tsx'
const FROM_PAGE = "import { words } from '../messages/page'\n"
const FROM_START = "import { startWords } from '../messages/start-page'\n"

const MAY = [
  ['read while rendering', `${FROM_PAGE}export const Name = () => words.shell.name`],
  ['taken apart while rendering', `${FROM_PAGE}export const Name = () => {\n  const { shell } = words\n  return shell.name\n}`],
  ['read anew for each call', `${FROM_PAGE}export const titled = (title = words.shell.name) => title`],
  ['read by what is called later', `${FROM_PAGE}export const name = { of: () => words.shell.name }`],
  ['asked for their type', `${FROM_PAGE}export type Name = keyof typeof words.shell.nav`],
  ['told about by types alone', "import type { Tally } from '../messages/told'\nimport type * as en from '../messages/en'"],
] as const

/** What is done with the words, and what is said about it. */
const MAY_NOT = [
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
] as const

const SAID = { certain: 'the words of one language', copied: 'Read when the file is loaded', remembered: 'would be remembered' }

const DEEP = [FILE, `${FROM_PAGE}export const nav = words.shell.nav.home`] as const
const CATALOGUE = [
  'src/renderer/messages/en/shell.ts',
  "import { counted } from '#shared/words/en'\nexport const none = counted(0, { other: 'tiles' })",
] as const

const complaints = complaintsOf('spoken-words', [...[...MAY, ...MAY_NOT].map(([, code]) => [FILE, code] as const), DEEP, CATALOGUE])

describe('Words on the page', () => {
  it.each(MAY)('may be %s', (_, code) => expect(complaints(FILE, code)).toEqual([]))

  it.each(MAY_NOT)('may not be %s', (_, code, why) => {
    const found = complaints(FILE, code)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(SAID[why])
  })

  it('are named by all of what is read', () => {
    expect(complaints(...DEEP)[0]).toContain('“words.shell.nav.home”')
  })

  it('are written in their own language in its catalogue', () => {
    expect(complaints(...CATALOGUE)).toEqual([])
  })
})
