import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import { root } from './paths.mjs'

/** What components read sentences of: the whole catalogue, or the part of it that the start page has. */
const ROOTS = new Set(['words', 'startWords', 'scorerWords', 'startScorerWords'])

/** Elements that head a page, a dialog or a part of one, by the attribute with the words; those without one hold them. */
const HEADINGS = new Map([...['Page', 'Dialog', 'MistakeDialog'].map((name) => [name, 'title']), ...['h1', 'h2', 'h3', 'h4'].map((name) => [name, null])])

/** The path of a sentence that an expression reads, such as `matches.title`, or null; `known` has the paths that names stand for here. */
const pathOf = (node, known) => {
  if (ts.isIdentifier(node)) return ROOTS.has(node.text) ? '' : (known.get(node.text) ?? null)
  if (ts.isCallExpression(node)) return pathOf(node.expression, known)
  if (ts.isElementAccessExpression(node)) return pathOf(node.expression, known)
  if (!ts.isPropertyAccessExpression(node)) return null
  const path = pathOf(node.expression, known)
  return path === null ? null : path === '' ? node.name.text : `${path}.${node.name.text}`
}

const joined = (path, name) => (path === '' ? name : `${path}.${name}`)

/** What a declaration adds to the names that are known: `const matchWords = words.match`, `const { title } = words.match`. */
const declared = ({ name, initializer }, known) => {
  const path = initializer === undefined ? null : pathOf(initializer, known)
  if (path === null) return []
  if (ts.isIdentifier(name)) return [[name.text, path]]
  if (!ts.isObjectBindingPattern(name)) return []
  return name.elements.filter((each) => ts.isIdentifier(each.name)).map((each) => [each.name.text, joined(path, (each.propertyName ?? each.name).getText())])
}

/** Whether an identifier names something here, and reads nothing. */
const isName = ({ parent }) => ts.isJsxAttribute(parent) || ts.isBindingElement(parent) || ts.isVariableDeclaration(parent)

/** The element that a place in the code stands in, and the attribute, or null where it is between the tags. */
const elementOf = (node) => {
  for (let at = node.parent, attribute = null; at !== undefined && !ts.isFunctionLike(at); at = at.parent) {
    if (ts.isJsxAttribute(at)) attribute = at.name.getText()
    if (ts.isJsxElement(at)) return { element: at.openingElement.tagName.getText(), attribute }
    if (ts.isJsxOpeningElement(at) || ts.isJsxSelfClosingElement(at)) return { element: at.tagName.getText(), attribute }
  }
  return null
}

/**
 * The sentences that a file of code reads, in its order: `key`, `line` from 1, and whether it heads a page, a dialog or a part of one.
 *
 * `file` has its `path` and its `text`.
 */
export const sentencesIn = ({ path, text }) => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found = []
  const visit = (node, known) => {
    const inside = ts.isFunctionLike(node) || ts.isBlock(node) ? new Map(known) : known
    if (ts.isVariableDeclaration(node)) for (const [name, key] of declared(node, inside)) inside.set(name, key)
    const isWhole = !ts.isPropertyAccessExpression(node.parent ?? node) || node.parent.expression !== node
    const isRead = ts.isPropertyAccessExpression(node) || (ts.isIdentifier(node) && inside.has(node.text) && !isName(node))
    const key = isWhole && isRead ? pathOf(node, inside) : null
    if (key) {
      const stands = elementOf(node)
      const heads = stands !== null && HEADINGS.has(stands.element) && HEADINGS.get(stands.element) === stands.attribute
      found.push({ key, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, heads })
    }
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(source, new Map())
  return found
}

const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => ending.test(path))
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .sort()

/** Every English sentence that is a text, by its key: its `text` and the `file` it is written in. */
const englishSentences = () => {
  const sentences = new Map()
  for (const file of [...filesIn('resources/languages/en', /\.json$/), ...filesIn('src/shared/games', /\bwords.en\.json$/)]) {
    const add = (content, path) => {
      for (const [name, value] of Object.entries(content)) {
        if (name.startsWith('@')) continue
        if (typeof value === 'string') sentences.set(joined(path, name), { text: value, file })
        else if (typeof value === 'object' && value !== null) add(value, joined(path, name))
      }
    }
    const content = JSON.parse(readFileSync(join(root, file), 'utf8'))
    // a game's sentences stand under the areas that they belong to
    if (file.startsWith('src/')) Object.values(content).forEach((area) => add(area, ''))
    else add(content, '')
  }
  return sentences
}

/**
 * Where each sentence is read: `key`, `text`, the `file` it is written in, the `code` that reads it (a path), the `line`, and whether it `heads` something.
 *
 * `looks` says of the text of a file whether it is worth a look.
 */
export const sentencesRead = (looks = (_text) => true) => {
  const sentences = englishSentences()
  return filesIn('src/renderer', /\.tsx?$/)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => looks(text))
    .flatMap((file) =>
      sentencesIn(file).flatMap(({ key, line, heads }) => {
        const sentence = sentences.get(key)
        return sentence === undefined ? [] : [{ key, ...sentence, code: file.path, line, heads }]
      }),
    )
}

const HAS_HEADINGS = new RegExp(`<(?:${[...HEADINGS.keys()].join('|')})\\b`)

/** Text as a cell of a table takes it. */
const cell = (text) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')

/** The table of `docs/where.md`: what heads a page, a dialog or a part of one, its sentence, and the code that shows it. */
export const whereTable = () => {
  const rows = sentencesRead((text) => HAS_HEADINGS.test(text))
    .filter(({ heads }) => heads)
    .map(
      ({ key, text, file, code }) =>
        `| ${cell(text)} | \`${key}\` in \`${relative('resources/languages', file).replace(/^en./, '')}\` | \`${code.replace('src/renderer/', '')}\` |`,
    )
  return ['| On the page | Sentence | Code, in `src/renderer` |', '| --- | --- | --- |', ...new Set(rows)].join('\n')
}
