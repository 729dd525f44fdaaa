import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { EVERY } from '../../every'
import { SPOKEN } from './catalogues'
import { unreadSentences } from './unread'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** What is compiled of the sentences, which reads others and what forms dates and numbers. */
const MADE_OF_ENGLISH = /\/said\/en\/[\w-]+\.js$/

/** All of the program that is made of `src`, page and Node side together. */
function wholeProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'src/renderer/tsconfig.json'), (path) => ts.sys.readFile(path)) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(ROOT, 'src/renderer'))
  const files = ts.sys.readDirectory(join(ROOT, 'src'), ['.ts', '.tsx', '.js']).filter((file) => !file.endsWith('.js') || MADE_OF_ENGLISH.test(file))
  return ts.createProgram(files, { ...options, allowJs: true, noEmit: true, types: ['node'] })
}

interface Catalogue {
  readonly text: string
  /** What is listed of it, which is not read by that. */
  readonly names: string
  /** What puts its sentences together, in every language. */
  readonly sentences?: string
  /** Those that are data, as they are declared, and what is compiled of them. */
  readonly data?: { readonly declared: string; readonly made: string }
}

const OPTIONS = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  allowJs: true,
}

/** What stands on the disk, which all programs of one catalogue share. */
const disk = ts.createCompilerHost(OPTIONS)
const read = new Map<string, ts.SourceFile | undefined>()
function fromDisk(file: string): ts.SourceFile | undefined {
  if (!read.has(file)) read.set(file, disk.getSourceFile(file, OPTIONS.target))
  return read.get(file)
}

/** A program of one catalogue, with the object that the page reads its words from, and one file that reads it. */
function programOf({ text, names, sentences = '', data = { declared: '', made: '' } }: Catalogue, reader: string): ts.Program {
  const files: Readonly<Record<string, string>> = {
    '/en/home.ts': text,
    '/home-sentences.ts': sentences,
    '/said/en/home.d.ts': data.declared,
    '/said/en/home.js': data.made,
    '/en/index.ts': `export { ${names} } from './home'`,
    '/messages.ts': `import type * as en from './en/index'\ntype Translated<T> = T extends string ? string : T extends (...told: infer Told) => infer Said ? (...told: Told) => Said : { readonly [Key in keyof T]: Translated<T[Key]> }\nexport const words = {} as Translated<typeof en>`,
    '/reader.ts': `import { words } from './messages'\n${reader}`,
  }
  return ts.createProgram(Object.keys(files), OPTIONS, {
    ...disk,
    directoryExists: () => true,
    fileExists: (file) => file in files || disk.fileExists(file),
    readFile: (file) => files[file] ?? disk.readFile(file),
    getSourceFile: (file, version) => (files[file] === undefined ? fromDisk(file) : ts.createSourceFile(file, files[file], version, true)),
  })
}

const HOME: Catalogue = {
  names: 'home',
  text: `
export const home = {
  title: 'Home',
  mark: { on: 'On', off: 'Off' },
  of: (name: string) => \`Of \${name}\`,
  all: (names: readonly string[]) => names.map(home.of).join(),
} as const`,
}

const ENDS: Catalogue = {
  names: 'endSentence, matchSentence',
  text: `
import { endSentencesOf } from '../home-sentences'
export const nobody = 'Nobody'
export const { endSentence, matchSentence } = endSentencesOf({
  out: (who) => \`\${who ?? nobody} goes out.\`,
  match: { won: 'Won.', drawn: 'Drawn.' },
})`,
  sentences: `
export interface EndPhrases {
  readonly out: (who: string | null) => string
  readonly match: { readonly won: string; readonly drawn: string }
}
export function endSentencesOf(phrases: EndPhrases) {
  return { endSentence: (who: string | null) => phrases.out(who), matchSentence: () => phrases.match.won }
}`,
}

const unreadBy = (reader: string, of = HOME): readonly string[] =>
  unreadSentences({
    program: programOf(of, reader),
    isCatalogue: (file) => file.startsWith('/en/') || file.endsWith('.d.ts') || file.endsWith('-sentences.ts'),
    handsOn: (file) => file === '/messages.ts',
  })

describe('A sentence that nobody reads', () => {
  it.each([
    ['nothing is read', '', ['home.title', 'home.mark.on', 'home.mark.off', 'home.of', 'home.all']],
    [
      'one is read of a group under another name',
      'const { mark } = words.home\nconst marks = mark\nconsole.log(marks.on)',
      ['home.title', 'home.mark.off', 'home.of', 'home.all'],
    ],
    [
      'one is read of a group that is taken out of all words',
      'const { home } = words\nconsole.log(home.title)',
      ['home.mark.on', 'home.mark.off', 'home.of', 'home.all'],
    ],
    ['one that says another is read', 'words.home.all([])', ['home.title', 'home.mark.on', 'home.mark.off']],
    [
      'either of two is read, as it turns out',
      'export const said = (which: keyof typeof words.home.mark) => words.home.mark[which]',
      ['home.title', 'home.of', 'home.all'],
    ],
    [
      'a group is handed over as something else',
      'interface Title { readonly title: string }\nconst show = ({ title }: Title) => title\nshow(words.home)',
      ['home.mark.on', 'home.mark.off', 'home.of', 'home.all'],
    ],
    ['a group is handed over as whatever it is', 'console.log(Object.values(words.home.mark))', ['home.title', 'home.of', 'home.all']],
    [
      'a group is handed on, and one of it is read there',
      'const show = (marks: typeof words.home.mark) => marks.off\nshow(words.home.mark)',
      ['home.title', 'home.mark.on', 'home.of', 'home.all'],
    ],
  ])('is found where %s', (_, reader, unread) => expect(unreadBy(reader)).toEqual(unread))

  const phrases = ['EndPhrases.out', 'EndPhrases.match.won', 'EndPhrases.match.drawn']
  it.each([
    ['none of them is read', '', [...phrases, 'endSentencesOf', 'nobody', 'endSentence', 'matchSentence']],
    ['one of them is read', 'console.log(words.endSentence(null))', ['EndPhrases.match.drawn', 'matchSentence']],
    ['all of them are read', 'console.log(words.endSentence(null), words.matchSentence())', ['EndPhrases.match.drawn']],
  ])('is found among sentences that are made of phrases, where %s', (_, reader, unread) =>
    expect([...unreadBy(reader, ENDS)].sort()).toEqual([...unread].sort()),
  )
})

const TOGETHER: Catalogue = {
  names: 'home, leads, draws, tileWords',
  text: `
import { homeSentences } from '../home-sentences'
export const tileWords = (tiles: number) => tiles + ' tiles'
export const { leads, draws } = homeSentences({ lead: 'Leads', draw: tileWords, pass: 'Passes' })
export const home = { lead: leads, title: 'Home' }`,
  sentences: `
interface HomePhrases {
  readonly lead: string
  readonly draw: (tiles: number) => string
  readonly pass: string
}
export function homeSentences(phrases: HomePhrases) {
  return { leads: () => phrases.lead, draws: (tiles: number) => phrases.draw(tiles) }
}`,
}

describe('A sentence that one call makes with others', () => {
  it('is found where nobody reads it, with what only it reads', () => {
    const [table, sentences] = [
      ['HomePhrases.lead', 'HomePhrases.draw', 'HomePhrases.pass', 'homeSentences'],
      ['tileWords', 'leads', 'draws', 'home.lead', 'home.title'],
    ]
    expect(unreadBy('', TOGETHER)).toEqual([...table, ...sentences])
    expect(unreadBy('words.home.lead()', TOGETHER)).toEqual(['HomePhrases.pass', 'draws', 'home.title'])
  })
})

const AS_DATA: Catalogue = {
  names: 'home, table, endSentence',
  text: `
import * as said from '../said/en/home'
import { endSentencesOf } from '../home-sentences'
export { table } from '../said/en/home'
export const home = { ...said.home, mark: { ...said.home.mark, seen: () => 'Seen' } }
export const { endSentence } = endSentencesOf({ ...said.endPhrases, colon: ': ' })`,
  sentences: `
export interface EndPhrases { readonly won: string; readonly colon: string }
export function endSentencesOf(phrases: EndPhrases) {
  return { endSentence: () => phrases.colon + phrases.won }
}`,
  data: {
    declared: `
export declare const home: { readonly title: string; readonly mark: { readonly 'not-on': string; readonly off: (name: string) => string } }
export declare const table: { readonly win: { readonly label: string }; readonly loss: { readonly label: string; readonly hint: string } }
export declare const endPhrases: { readonly won: string; readonly lost: string }
export declare const grouped: (number: number) => string
export declare const unread: string
export {}`,
    made: `
import { grouped as $grouped } from './home'
export const home = { mark: { off: (name) => $grouped(name.length) } }`,
  },
}

/** The sentences of data that nobody reads; what programs say is looked at above. */
const unreadData = (reader: string): readonly string[] => unreadBy(reader, AS_DATA).filter((path) => !/^(?:EndPhrases|endSentence)/.test(path))

describe('A sentence that is data', () => {
  const [title, marks] = ['home.title', ['home.mark.not-on', 'home.mark.off']]
  const table = ['table.win.label', 'table.loss.label', 'table.loss.hint']
  const phrases = ['endPhrases.won', 'endPhrases.lost']
  it.each([
    ['nothing is read', '', [title, ...marks, ...table, ...phrases, 'unread', 'home.mark.seen']],
    [
      'one is read of a group that a program adds to',
      'console.log(words.home.mark["not-on"])',
      [title, 'home.mark.off', ...table, ...phrases, 'unread', 'home.mark.seen'],
    ],
    ['a sentence is made of it', 'console.log(words.endSentence())', [title, ...marks, ...table, 'endPhrases.lost', 'unread', 'home.mark.seen']],
    [
      'one of two groups is handed over, and only one of these has it',
      'interface Labelled { readonly label: string; readonly hint?: string }\nexport const said = (which: keyof typeof words.table): string => {\nconst labelled: Labelled = words.table[which]\nreturn labelled.label\n}',
      [title, ...marks, ...phrases, 'unread', 'home.mark.seen'],
    ],
    [
      'either of two groups is spread',
      'export const said = (which: keyof typeof words.table): unknown => ["win" as const].map((value) => ({ value, ...words.table[which] }))',
      [title, ...marks, ...phrases, 'unread', 'home.mark.seen'],
    ],
  ])('is found where %s', (_, reader, unread) => expect([...unreadData(reader)].sort()).toEqual([...unread].sort()))
})

/** How often each word stands in the code and in what it says in English. */
function wordsOfCode(): ReadonlyMap<string, number> {
  const code = ts.sys.readDirectory(join(ROOT, 'src'), ['.ts', '.tsx']).filter((file) => !/\/said\/|\/messages\/(?:de|es|fr)(?:\/|\.ts)/.test(file))
  const sentences = [
    ...ts.sys.readDirectory(join(ROOT, 'resources/languages/en'), ['.json']),
    ...ts.sys.readDirectory(join(ROOT, 'src/shared/games'), ['en.json']),
  ]
  const texts = [...code, ...sentences].map((file) => readFileSync(file, 'utf8').replace(/^ *"@.*$/gm, ''))
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of text.match(/[\w$-]+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The names on the way to each sentence, as they are first met. */
function namesIn(said: unknown, into = new Set<string>()): ReadonlySet<string> {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return into
  for (const [name, part] of Object.entries(said)) namesIn(part, into.add(name))
  return into
}

/** Told by the script that starts a package for Linux (scripts/lib/launcher.mjs). */
const READ_ELSEWHERE = ['launcher.asRoot', 'launcher.withoutSandbox', 'launcher.inAppImage']

/** Named by parts: a kind of file and what is hinted of it. */
const PUT_TOGETHER = ['binHint', 'keepHint']

describe('Every sentence', () => {
  it('has a name that stands where it is read too', () => {
    const counts = wordsOfCode()
    expect([...namesIn(SPOKEN.en.page)].filter((name) => (counts.get(name) ?? 0) < 2)).toEqual(PUT_TOGETHER)
  })

  // a name that several have is known though one of them is not read; to find that, all types of the program are asked for
  if (EVERY) it('is read somewhere', { timeout: 600_000 }, () => expect(unreadSentences(inTheProgram())).toEqual(READ_ELSEWHERE))
})

/** The program with what it says. */
function inTheProgram(): Parameters<typeof unreadSentences>[0] {
  return {
    program: wholeProgram(),
    isCatalogue: (file) => /\/(?:renderer\/messages|shared\/words)\/(?:said\/en\/.*\.d\.ts$|en\/|en\.ts$|[\w-]+-(?:sentences|words)\.ts$)/.test(file),
    handsOn: (file) =>
      /\/renderer\/messages\/(?:(?:start-)?(?:page|scorer)|languages|pseudo)\.ts$|\/said\/(?:catalogues\b|[\w-]+\.ts$)|\/(?:messages|words)\/(?:said\/)?(?!en[./])[a-z]{2}(?:\/|\.ts$)/.test(
        file,
      ),
  }
}
