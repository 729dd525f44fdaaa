import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

const under = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')] : [],
  )
const PAGES = ['README.md', 'CHANGELOG.md', 'tests/fixtures/README.md', 'tools/recognition/README.md', ...under('docs').filter((path) => path.endsWith('.md'))]
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

describe('The README', () => {
  test('is for the first five minutes', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(100)
  })
})

describe('docs/developing.md', () => {
  test('has every command', () => {
    const told = commandsIn('docs/developing.md')
    expect(Object.keys(scripts).filter((name) => !['start', 'test'].includes(name) && !told.includes(name))).toEqual([])
  })
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
