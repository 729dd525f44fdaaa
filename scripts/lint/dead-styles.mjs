import { posix } from 'node:path'
import { bareCss, lineAt, withoutComments } from './source-text.mjs'

/** What a pattern finds (its group, where it has one), each once, with the line on which it stands first. */
const found = (text, pattern) => {
  const lines = new Map()
  for (const match of text.matchAll(pattern)) {
    const name = match[1] ?? match[0]
    if (!lines.has(name)) lines.set(name, lineAt(text, match.index))
  }
  return lines
}

const withoutDots = (text) => text.replace(/\./g, ' ')

/** The classes that a CSS module has for code: those in its selectors, but for global ones. */
const classesIn = (css) => {
  const selectors = css.replace(/[^{};]+(?=[;}])|@[^{};]+(?=\{)|:global\((?:[^()]|\([^()]*\))*\)/g, withoutDots)
  return found(selectors, /\.([A-Za-z_][\w-]*)/g)
}

/** The classes that code reads (`styles.tile`), each with the module that it comes from. */
const classesRead = ({ path, code }) =>
  [...code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, styles, from]) => {
    const sheet = posix.join(posix.dirname(path), from)
    return [...code.matchAll(new RegExp(`(?<![\\w.$])${styles}\\.(\\w+)`, 'g'))].map(({ 1: name, index }) => ({ path, line: lineAt(code, index), sheet, name }))
  })

const deadClasses = (sheets, files) => {
  const modules = new Map(sheets.filter(({ path }) => path.endsWith('.module.css')).map(({ path, css }) => [path, classesIn(css)]))
  const reads = files.flatMap(classesRead)
  const isRead = new Set(reads.map(({ sheet, name }) => `${sheet} ${name}`))
  const unread = [...modules].flatMap(([path, classes]) =>
    [...classes]
      .filter(([name]) => !isRead.has(`${path} ${name}`))
      .map(([name, line]) => ({ path, line, wrong: `.${name}: no code reads this class by its name` })),
  )
  const missing = reads
    .filter(({ sheet, name }) => modules.get(sheet)?.has(name) === false)
    .map(({ path, line, sheet, name }) => ({ path, line, wrong: `${name}: ${sheet} has no such class` }))
  return [...unread, ...missing]
}

const SET_BY_CODE = /(?<=setProperty\(\s*['"`])--[\w-]+|(?<=['"`])--[\w-]+(?=['"`]\]?\s*:)/g

/** The custom properties that a style sheet or code sets and reads; a star stands for what code puts in: `var(--person-${colour})` reads `--person-*`. */
const tokensOf = ({ path, css, code }) =>
  css === undefined
    ? { path, set: found(code, SET_BY_CODE), read: found(code.replace(SET_BY_CODE, '').replaceAll('${', '*'), /(?<=['"`(])--[\w-]+\*?/g) }
    : { path, set: found(css, /(?:(?<=[{};]\s*)|(?<=@property\s+))--[\w-]+(?=\s*[:{])/g), read: found(css, /(?<=(?:var|style)\(\s*)--[\w-]+/g) }

/** Whether one of these names is this one, where either may end with a star. */
const isAmong = (names, name) =>
  names.has(name) ||
  [...names].some((each) => (each.endsWith('*') && name.startsWith(each.slice(0, -1))) || (name.endsWith('*') && each.startsWith(name.slice(0, -1))))

const deadTokens = (sheets, files) => {
  const all = [...sheets, ...files].map(tokensOf)
  const set = new Set(all.flatMap((file) => [...file.set.keys()]))
  const read = new Set(all.flatMap((file) => [...file.read.keys()]))
  const told = ({ path }, lines, names, what) =>
    [...lines].filter(([name]) => !isAmong(names, name)).map(([name, line]) => ({ path, line, wrong: `${name}: ${what}` }))
  return all.flatMap((file) => [
    ...told(file, file.set, read, 'nothing reads this custom property'),
    ...told(file, file.read, set, 'nothing sets this custom property'),
  ])
}

/** Animations that no rule of their own style sheet plays. */
const deadAnimations = (sheets) =>
  sheets.flatMap(({ path, css }) => {
    const played = new Set([...css.matchAll(/animation(?:-name)?\s*:([^;}]*)/g)].flatMap(([, value]) => value.split(/[\s,]+/)))
    return [...found(css, /@keyframes\s+([\w-]+)/g)]
      .filter(([name]) => !played.has(name))
      .map(([name, line]) => ({ path, line, wrong: `@keyframes ${name}: nothing plays it` }))
  })

/**
 * Styles that nothing uses, and those that are used and are not there: `path`, `line` and what is `wrong`.
 *
 * `files`: the style sheets and the code of the pages, each with a `path` with slashes and its `text`. Looked at are the classes of CSS modules, custom
 * properties, and animations, which belong to the sheet that has them.
 */
export const deadStyles = (files) => {
  const sheets = files.filter(({ path }) => path.endsWith('.css')).map(({ path, text }) => ({ path, css: bareCss(text) }))
  const code = files.filter(({ path }) => !path.endsWith('.css')).map(({ path, text }) => ({ path, code: withoutComments(text) }))
  return [...deadClasses(sheets, code), ...deadTokens(sheets, code), ...deadAnimations(sheets)]
}
