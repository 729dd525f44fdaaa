import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { RULE_IDS, SOURCES as SOURCES_OF_RULES } from '../../../src/shared/games/rule-ids'
import { SETTING_NAMES } from '../../../src/shared/games/rules'
import { PRESET_IDS } from '../../../src/shared/rules/presets'
import { retiredIn } from '../../../scripts/lint/retired-words.mjs'
import { MENU_WORDS } from '../../../src/shared/words/menu'
import { SPOKEN } from '../languages/catalogues'
import { CHECKER_WORDS } from '../../../tools/checker/words/all.mjs'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

const under = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')] : [],
  )
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'tests/fixtures/README.md',
  'tools/recognition/README.md',
  ...under('docs').filter((path) => path.endsWith('.md')),
]
const SOURCES = ['src', 'tests', 'scripts', 'tools', 'resources'].flatMap(under)
const DECISIONS = PAGES.filter((path) => /^docs\/adr\/\d/.test(path))

/** What GitHub calls a heading in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (path: string): readonly string[] => [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

const linksIn = (path: string): readonly string[] => [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^https?:/.test(to))
const leads = (from: string, to: string): boolean => {
  const [path = '', anchor] = to.split('#')
  const target = path === '' ? from : join(dirname(from), path)
  return existsSync(join(root, target)) && (anchor === undefined || anchorsIn(target).includes(anchor))
}

const codeIn = (path: string): readonly string[] => [...read(path).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
/** `src/main/app.ts` is a place in the project, `app.ts` and `store/lock.ts` are the end of one; `rules/*.ts` and `words/<language>` are of many. */
const isThere = (name: string): boolean => existsSync(join(root, name)) || SOURCES.some((source) => source.endsWith(`/${name}`))
const namesAFile = (code: string): boolean =>
  /^[\w@./-]+\.(ts|tsx|mjs|py|html)$/.test(code) || /^(src|tests|scripts|tools|docs|resources)\/[\w./-]+$/.test(code)

const commandsIn = (path: string): readonly string[] => [...read(path).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)

/** What is read as sentences: no code, and no addresses of links. */
const proseOf = (path: string): string =>
  read(path)
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]+`/g, '')
    .replace(/\]\([^)\s]+\)/g, ']')
    .replace(/\s+/g, ' ')

/** Those who play read these two; the code's own words stand in neither. */
const FOR_PLAYERS = ['README.md', 'docs/manual.md']
const SPEAKING = PAGES.filter((path) => path === 'README.md' || path.startsWith('docs/'))

const textsIn = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}
/** A menu marks a letter with `&`, and “…” says that a dialog opens; neither is part of a name. */
const nameIn = (text: string): string => text.replace('&', '').replace(/…$/, '')

/**
 * What a page has in bold as the name of a control or of a page: such names begin with a capital.
 *
 * What begins an item of a list is its heading, and what ends as a sentence does is the heading of a paragraph, whether or not a control has the same name.
 */
const boldNamesIn = (path: string): readonly string[] =>
  [...read(path).matchAll(/(^- )?\*\*([^*]+)\*\*/gm)].flatMap(([, item, bold = '']) =>
    item === undefined && /^\p{Lu}.*[^.?]$/su.test(bold) ? [bold.replace(/\s+/g, ' ')] : [],
  )

describe.each(PAGES)('%s', (page) => {
  test('has only links that lead somewhere', () => {
    expect(linksIn(page).filter((to) => !leads(page, to))).toEqual([])
  })

  test('names only files and folders that there are', () => {
    expect(codeIn(page).filter((code) => namesAFile(code) && !isThere(code))).toEqual([])
  })

  test('gives only commands that there are', () => {
    expect(commandsIn(page).filter((name) => scripts[name] === undefined)).toEqual([])
  })
})

describe.each(SPEAKING)('%s', (page) => {
  test('says no word that was given up', () => {
    const found = retiredIn('en', proseOf(page)).filter(({ onPages }) => !onPages || FOR_PLAYERS.includes(page))
    expect(found.map(({ word, instead }) => `${word}: say ${instead}`)).toEqual([])
  })
})

describe.each(FOR_PLAYERS)('%s', (page) => {
  const said = new Set(textsIn([SPOKEN.en, MENU_WORDS.en, CHECKER_WORDS.en]).map(nameIn))

  test('calls each control and each page by the name that it has', () => {
    const names = boldNamesIn(page)
    expect(names.filter((name) => !said.has(name))).toEqual([])
    expect(names).not.toEqual([])
  })
})

describe('A new game or rule set', () => {
  const COUNTED = /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?:\w+\s)?(?:rule\ssets|written\ssources|games)\b/i

  test.each(PAGES.filter((path) => /^(?:README|docs\/\w+)\.md$/.test(path)))('makes no count in %s wrong', (path) => {
    expect(COUNTED.exec(read(path))?.[0]).toBeUndefined()
  })

  test.each(PRESET_IDS)('has %s in the table of the README, and in that of the rulebook', (preset) => {
    expect(read('README.md')).toContain(`\n| ${SPOKEN.en.scorer.presetNames[preset]} |`)
    expect(read('docs/rulebook.md')).toContain(`\n| \`${preset}\` |`)
  })

  test.each(SOURCES_OF_RULES)('has %s among the sources of the rulebook', (source) => expect(read('docs/rulebook.md')).toContain(`**${source}** `))
  test.each(RULE_IDS)('has %s in the rulebook', (rule) => expect(read('docs/rulebook.md')).toMatch(new RegExp(`[*]{2}${rule}(?!\\d)`)))
  test.each(SETTING_NAMES)('has %s among the house rules of the rulebook', (name) => {
    expect(read('docs/rulebook.md').split('## House rules and readings')[1]).toContain(`\`${name}\``)
  })
})

describe('The README', () => {
  test('is for the first five minutes', () => {
    // 100 lines with the 17 rule sets there are; another one has a row, and pushes out no other line
    expect(read('README.md').split('\n').length - PRESET_IDS.length).toBeLessThanOrEqual(83)
  })
})

describe('docs/developing.md', () => {
  test('has every command', () => {
    const told = commandsIn('docs/developing.md')
    expect(Object.keys(scripts).filter((name) => !['start', 'test'].includes(name) && !told.includes(name))).toEqual([])
  })
})

describe('docs/starting.md', () => {
  const rows = read('docs/starting.md')
    .split('## When a start fails')[1]
    ?.split('\n')
    .filter((line) => /^\| (?!-|What fails)/.test(line))
    .map((line) => line.split(' | '))

  test.each(rows ?? [])('names tests that there are where %s', (_fault, seen = '', shown = '') => {
    // `start-faults/page.test.ts`, “a part of a test’s name”, “and of another”; `another/file.ts`
    const missing = shown.split(/(?=`)(?=`[\w./-]+\.ts`)/).flatMap((part) => {
      const file = /^`([^`]+)`/.exec(part)?.[1]
      const text =
        file === undefined
          ? ''
          : SOURCES.filter((source) => source.endsWith(`/${file}`))
              .map(read)
              .join()
      return [...part.matchAll(/“([^”]+)”/g)].flatMap(([, name = '']) => (text.includes(name) ? [] : [`${String(file)}: ${name}`]))
    })
    expect(missing).toEqual([])
    // where no test can be, the words are another program's
    if (!/\.ts`/.test(shown)) expect(seen).toMatch(/\*\*Chromium's own line\*\*/)
  })

  test('has a row for each way', () => expect(rows?.length).toBeGreaterThan(25))
})

describe('docs/architecture.md', () => {
  test.each(['src/shared', 'src/main', 'src/renderer'])('names every room of %s', (part) => {
    const rooms = readdirSync(join(root, part), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    const told = codeIn('docs/architecture.md')
    expect(rooms.filter((room) => !told.includes(room))).toEqual([])
  })
})

describe.each(['docs/architecture.md', 'docs/developing.md'])('%s', (page) => {
  const code = SOURCES.filter((path) => /^src\/.*\.tsx?$/.test(path))
    .map(read)
    .join('\n')
  const isDeclared = (name: string): boolean => new RegExp(`\\b(class|interface|type|function|const) ${name}\\b`).test(code)

  test('names only types and functions that there are', () => {
    const named = codeIn(page).filter((name) => /^\w*[A-Z]\w*$/.test(name) && !name.startsWith('CARAVAN_'))
    expect(named.filter((name) => !isDeclared(name))).toEqual([])
    expect(named.length).toBeGreaterThan(3)
  })
})

describe('The decisions', () => {
  test.each(DECISIONS)('%s has its status with a date, and the alternatives', (page) => {
    const text = read(page)
    expect(text).toMatch(/^# \d+\. .+\n\nStatus: (accepted|replaced by \[.+\]\(.+\)), \d{4}-\d\d-\d\d\n/)
    expect(['Context', 'Decision', 'Alternatives', 'Consequences'].filter((heading) => !text.includes(`\n## ${heading}\n`))).toEqual([])
  })

  test.each(DECISIONS)('%s can be read without scrolling to the side', (page) => {
    expect(
      read(page)
        .split('\n')
        .filter((line) => line.length > 160 && !line.startsWith('|')),
    ).toEqual([])
  })

  test('are listed in their order', () => {
    const listed = linksIn('docs/adr/README.md').map((to) => `docs/adr/${to}`)
    expect(listed).toEqual([...DECISIONS].sort())
  })
})
