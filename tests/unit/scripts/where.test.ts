import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sentencesIn, whereTable } from '../../../scripts/lib/where.mjs'

const keysIn = (text: string): readonly string[] =>
  sentencesIn({ path: 'page.tsx', text }).map(({ key, line, heads }) => `${line} ${key}${heads ? ' heads' : ''}`)

it('a sentence is found by whatever name its part of the catalogue has there', () => {
  const text = `import { words } from './page'
export function Matches() {
  const { title, list: { none } } = words.matches
  const seasonWords = words.seasons
  return <Page title={title}><h2>{seasonWords.table.heading(2)}</h2><p>{words.matches.hint}</p></Page>
}`
  expect(keysIn(text).filter((each) => each.startsWith('5'))).toEqual(['5 matches.title heads', '5 seasons.table.heading heads', '5 matches.hint'])
})

it('a name means what it was declared as in its own function', () => {
  const part = (name: string) => `function ${name}() {\n  const told = words.${name}\n  return <h2>{told.title}</h2>\n}`
  expect(keysIn(`${part('people')}\n${part('seasons')}`).filter((each) => each.endsWith('heads'))).toEqual(['3 people.title heads', '7 seasons.title heads'])
})

it('the table of headings is what the sources say: npm run where -- --write makes it anew', () => {
  const [, table] = readFileSync('docs/where.md', 'utf8').split(/^(?=\| On the page)/m)
  expect(table).toBe(`${whereTable()}\n`)
})
