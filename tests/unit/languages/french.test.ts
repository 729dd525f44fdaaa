import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { writtenIn } from './written'
import { counted, de, handsOf, que, tileNoun } from '#shared/words/fr/grammar'

/** Where sentences are; of a folder with every language only the file of this one. */
const FOLDERS = ['src/shared/words', 'src/renderer/messages', 'tools/checker/words']

/** What a terminal shows before there is a window. */
const IN_A_SHELL = 'desktop.launcher'

/* No plain space before a mark of two parts or inside quotation marks; none missing after a letter. A record’s own “| -” is no sentence. */
const isMisspaced = (text: string): boolean => / [?!;:»%]|«[^\u202F]|[^\u202F]»|\p{L}[?!;]/u.test(text)

/** Whatever a file says: the parts of its texts, as they are written there. */
function saidIn(file: string): readonly string[] {
  const said: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && ts.isImportDeclaration(node.parent)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) said.push(node.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return said
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^fr(?:\/.*)?\.m?[jt]s$/.test(name.replaceAll('\\', '/')))
    .map((name) => join(folder, name)),
)

describe('French', () => {
  it.each(files)('has the spaces that its marks want, none of which breaks a line: %s', (file) => {
    expect(saidIn(file).filter(isMisspaced)).toEqual([])
  })

  it('has them in all sentences that are written for translators', () => {
    expect(writtenIn('fr').filter(({ place, texts }) => !place.startsWith(IN_A_SHELL) && texts.some(isMisspaced))).toEqual([])
  })

  it.each([
    ['Ada', 'd’Ada'],
    ['Émile', 'd’Émile'],
    ['Œdipe', 'd’Œdipe'],
    ['Yves', 'd’Yves'],
    ['Hélène', 'd’Hélène'],
    ['Ben', 'de Ben'],
    ['Yann', 'de Yann'],
    ['Harry', 'de Harry'],
    ['42', 'de 42'],
  ])('elides “de” and “que” before the name %s where it is said so', (name, after) => {
    expect(`${de(name)}${name}`).toBe(after)
    expect(que(name).endsWith('’')).toBe(after.startsWith('d’'))
  })

  it('says the preposition before each of several names', () => {
    expect(handsOf(['Ada', 'Ben', 'Cleo'], [0, 1])).toBe('les mains d’Ada et de Ben')
    expect(handsOf(['Ada', 'Ben', 'Cleo'], [2])).toBe('la main de Cleo')
  })

  it('has the singular for none', () => {
    expect([0, 1, 2].map((count) => counted(count, tileNoun))).toEqual(['0 domino', '1 domino', '2 dominos'])
  })
})
