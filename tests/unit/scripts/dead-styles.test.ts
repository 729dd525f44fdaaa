import { describe, expect, it } from 'vitest'
import { deadStyles } from '../../../scripts/lint/dead-styles.mjs'

/** What is wrong in a page of one component and its style sheets, as `file:line what`. */
const wrongIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  deadStyles(Object.entries(files).map(([path, text]) => ({ path, text }))).map(({ path, line, wrong }) => `${path}:${line} ${wrong}`)

const page = (css: string, code = '<p className={styles.a} />') =>
  wrongIn({ 'pages/a.module.css': css, 'pages/a.tsx': `import styles from './a.module.css'\nexport const A = () => ${code}\n` })

describe('A class of a CSS module', () => {
  it.each([
    ['of its own', '.a {}\n.b { color: red; }', 2],
    ['beside one that is read', '.a.b, .a > .c:hover {}', 1],
    ['inside another rule', '@media print {\n .a { color: red; .b { color: blue } }\n}', 2],
  ])('that no code reads is found: %s', (_, css, line) => {
    expect(page(css)).toContain(`pages/a.module.css:${line} .b: no code reads this class by its name`)
  })

  it.each([
    [
      'names of files, numbers and animations',
      ".a { background: url('b.svg'); opacity: 0.5; animation: b 1s; }\n@keyframes b { 0.5% { opacity: 0 } }\n@import 'x.css';",
    ],
    ['comments and strings', '/* .b */ .a::before { content: ".b" }'],
    ['global classes', ':global(:root.b:not(.c)) .a {}'],
  ])('is none in %s', (_, css) => expect(page(css)).toEqual([]))

  it('is read by the file that imports its own module, from wherever that lies, and not in a comment', () => {
    const css = { 'pages/parts/b.module.css': '.b {}', 'pages/a.module.css': '.b {}' }
    const code = "import box from './parts/b.module.css'\nimport styles from './a.module.css'\n/* styles.b */\nexport const a = box.b + other.styles.b\n"
    expect(wrongIn({ ...css, 'pages/a.tsx': code })).toEqual(['pages/a.module.css:1 .b: no code reads this class by its name'])
    expect(
      wrongIn({ ...css, 'pages/c/d.tsx': "import styles from '../a.module.css'\nimport box from '../parts/b.module.css'\nexport const d = [styles.b, box.b]" }),
    ).toEqual([])
  })

  it('that is read has to be there, wherever it is read', () => {
    const line = (at: number) => `pages/a.tsx:${at} b: pages/a.module.css has no such class`
    expect(page('.a {}', '<p className={styles.a}>\n<b className={styles.b} />\n<b className={styles.b} /></p>')).toEqual([line(3), line(4)])
  })
})

describe('A custom property', () => {
  const UNREAD = 'nothing reads this custom property'
  const UNSET = 'nothing sets this custom property'

  it('that nothing reads is found, in a style sheet and in code', () => {
    expect(page('.a { --b: 1px;\n--c: 2px; width: var(--c); }')).toEqual([`pages/a.module.css:1 --b: ${UNREAD}`])
    expect(page('.a {}', "<p className={styles.a} style={{ '--b': 1 }} />")).toEqual([`pages/a.tsx:2 --b: ${UNREAD}`])
    expect(page('.a {}', "element.setProperty('--b', styles.a)")).toEqual([`pages/a.tsx:2 --b: ${UNREAD}`])
  })

  it('that nothing sets is found, with a value in its place too', () => {
    expect(page('.a { color: red;\nwidth: calc(1px + var(--b, 2px)); }')).toEqual([`pages/a.module.css:2 --b: ${UNSET}`])
    expect(page('.a {}', "[styles.a, token('--b')]")).toEqual([`pages/a.tsx:2 --b: ${UNSET}`])
  })

  it.each([
    ['a style sheet', "import './b.css'", '.c { width: var(--b); }'],
    ['a question of style', "import './b.css'", '@container style(--b: 1px) { p { color: red } }'],
    ['code', "getPropertyValue('--b')", ''],
  ])('is read by %s', (_, code, css) => {
    expect(wrongIn({ 'pages/a.css': ':root { --b: 1px; }', 'pages/b.css': css, 'pages/a.ts': code })).toEqual([])
  })

  it('of a family is read where one of them is, and one of a family has to be there', () => {
    const code = 'export const edge = (colour: string) => `var(--person-${colour})`'
    expect(wrongIn({ 'pages/a.css': ':root { --person-red: red; --personal: blue; }', 'pages/a.ts': code })).toEqual([`pages/a.css:1 --personal: ${UNREAD}`])
    expect(wrongIn({ 'pages/a.css': '', 'pages/a.ts': code })).toEqual([`pages/a.ts:1 --person-*: ${UNSET}`])
  })
})

it('An animation that its own style sheet does not play is found', () => {
  const b = '@keyframes b { to { opacity: 0 } }'
  expect(page(`.a { animation: a 1s ease, b 2s; }\n${b}`)).toEqual([])
  expect(page(`.a { animation-name: bb; }\n${b}`)).toEqual(['pages/a.module.css:2 @keyframes b: nothing plays it'])
})
