import { posix } from 'node:path'
import { withoutComments } from './source-text.mjs'

/** A file of fewer lines that one other file of its folder imports, and nothing else, belongs into that. */
const SMALL = 60

/** Together they may have so many, as each file may (`max-lines`). */
const LONGEST = 600

/** How a test begins that needs a window. One that needs none is not to read the components that do. */
const WINDOW = '// @vitest-environment'

const isTest = (path) => path.startsWith('tests/')

const linesOf = (text) => text.split('\n').length - 1

const ALIASES = [
  ['#shared/', 'src/shared/'],
  ['#main/', 'src/main/'],
]

/** What a specifier may stand for, from a file. */
const targetsOf = (path, specifier) => {
  const alias = ALIASES.find(([name]) => specifier.startsWith(name))
  const base = alias === undefined ? posix.join(posix.dirname(path), specifier) : specifier.replace(...alias)
  return [base, `${base}.ts`, `${base}.tsx`]
}

/** The files that a file imports: `static` ones, and others, which are loaded later or replaced in a test. */
const importsOf = ({ path, text }, known) => {
  const code = withoutComments(text)
  const found = (pattern, kind) =>
    [...code.matchAll(pattern)].flatMap(([, specifier]) =>
      targetsOf(path, specifier)
        .filter((target) => known.has(target))
        .map((target) => ({ target, kind })),
    )
  return [...found(/(?:\bfrom|^import)\s+'([#.][^']+)'/gm, 'static'), ...found(/\(\s*'([#.][^']+)'/g, 'later')]
}

/**
 * Small files that belong into the one file that imports them: `path` and what is `wrong`.
 *
 * `files` have a `path` with slashes and their `text`: the code of `src`, where such files are looked for, and that of tests, scripts and tools, which may
 * import one too: from the fuller file then. Left as they are: files that are loaded later or named by their path, that share a style sheet with others, JSX beside
 * a file without, and what a test reads that needs no window, where the importer is a component; and those of which `keep` says so.
 */
export const smallFiles = (files, keep = (_path) => false) => {
  const known = new Map(files.map((file) => [file.path, file]))
  const importers = new Map()
  for (const file of files)
    for (const { target, kind } of importsOf(file, known)) importers.set(target, [...(importers.get(target) ?? []), { path: file.path, kind }])
  const sheetsOf = ({ text }) => [...text.matchAll(/from '(\.[^']+\.module\.css)'/g)].length
  return [...files].flatMap((file) => {
    if (!file.path.startsWith('src/') || linesOf(file.text) >= SMALL || keep(file.path)) return []
    const from = importers.get(file.path) ?? []
    const [path, ...others] = new Set(from.map((each) => each.path).filter((each) => !isTest(each)))
    const importer = known.get(path)
    if (importer === undefined || others.length > 0 || from.some(({ kind }) => kind === 'later')) return []
    if (path.endsWith('.tsx') && from.some((each) => isTest(each.path) && !known.get(each.path).text.startsWith(WINDOW))) return []
    if (posix.dirname(path) !== posix.dirname(file.path) || (file.path.endsWith('.tsx') && !path.endsWith('.tsx'))) return []
    if (linesOf(file.text) + linesOf(importer.text) > LONGEST || (sheetsOf(file) > 0 && sheetsOf(importer) > 0)) return []
    if (files.some(({ text }) => text.includes(file.path))) return []
    return [{ path: file.path, wrong: `${linesOf(file.text)} lines that ${path} alone imports: write them into it` }]
  })
}
