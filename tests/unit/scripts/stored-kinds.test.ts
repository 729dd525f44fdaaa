import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { KIND_NAMES, KINDS, type KindName } from '#main/store/kinds/kinds'
import { root } from '../../../scripts/lib/paths.mjs'

/** What each kind is, and the table of all of them. */
const TABLE = 'store/kinds/'

/** What of a kind's own code gives a list of kinds away; a new kind has its own. */
const OWN: Readonly<Record<KindName, readonly string[]>> = {
  match: ['matchFileKind', 'MatchStore'],
  person: ['personFileKind', 'PeopleStore'],
  season: ['seasonFileKind', 'SeasonsStore', 'SEASONS'],
  evening: ['eveningFileKind', 'EveningsStore'],
  photo: ['photoName', 'PhotoStore'],
  settings: ['settingsKind', 'SettingsStore'],
  'own-tiles': ['ownTilesKind', 'OwnTilesStore'],
}

/** So many kinds a file may tell apart: a thing, and what is kept with it. */
const MOST = 2

/** Files in which the same words are something else. */
const OTHERS: Readonly<Record<string, string>> = {
  'answers.ts': 'parts of the contract',
  'exchange/beside.ts': 'a season in a file of results names its people',
}

/** The kinds that a source names: by the word for the kind, by its folder, by its file or by its store. */
function kindsIn(source: string): readonly KindName[] {
  const [texts, names] = [new Set<string>(), new Set<string>()]
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest))
  return KIND_NAMES.filter((kind) => {
    const { folder } = KINDS[kind]
    return OWN[kind].some((name) => names.has(name)) || [...texts].some((text) => text === kind || text === folder || text.startsWith(`${folder}/`))
  })
}

const folder = join(root, 'src/main')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.startsWith(TABLE))

test('outside the table no file lists the kinds of things that are kept: walk over KINDS, and put what differs into the object of the kind', () => {
  const lists = files.flatMap((name) => {
    const kinds = name in OTHERS ? [] : kindsIn(readFileSync(join(folder, name), 'utf8'))
    return kinds.length > MOST ? [`${name}: ${kinds.join(', ')}`] : []
  })
  expect(lists).toEqual([])
})

test('the words that are something else are still in their files', () => {
  for (const name of Object.keys(OTHERS)) expect(kindsIn(readFileSync(join(folder, name), 'utf8')).length, name).toBeGreaterThan(MOST)
})

test.each([
  ["const folders = ['matches', 'people', 'seasons']", ['match', 'person', 'season']],
  ["switch (kind) { case 'photo': case 'own-tiles': case 'settings': }", ['photo', 'settings', 'own-tiles']],
  ['const path = `evenings/${id}`; import { personFileKind } from "./x"; SeasonsStore.open()', ['person', 'season', 'evening']],
  ['const { people, seasons, evenings } = house', []],
] as const)('a list of kinds is seen in %s', (source, kinds) => {
  expect(kindsIn(source)).toEqual(kinds)
})
