import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { CHECKER_PAGE } from '#shared/contract/checker-page'
import { present } from '#shared/kernel/assert'
import { OLDEST_BROWSERS } from '../../src/shared/kernel/oldest-browsers'

const ASSETS = resolve('out', 'renderer', 'assets')
const [, style, script] = present(
  /<style>([^]*?)<\/style>[^]*<script>([^]*)<\/script>/.exec(readFileSync(resolve('out', 'renderer', CHECKER_PAGE), 'utf8')),
  'the checker of rulings has its style and its script in it',
)
/** What is in a page of one file, by the names that it would have beside it. */
const INLINE = new Map([
  ['check-ruling.css', style ?? ''],
  ['check-ruling.js', script ?? ''],
])
const filesOf = (ending: string): readonly string[] => [...readdirSync(ASSETS), ...INLINE.keys()].filter((name) => name.endsWith(ending))
const read = (name: string): string => INLINE.get(name) ?? readFileSync(join(ASSETS, name), 'utf8')

/** Data in a file of code, which is no code of ours. */
const isData = (name: string): boolean => name.startsWith('tesseract-core')

const TARGETS = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version)

/** What a browser would have to read: the code, lowered to `target` or as it is. */
const written = async (name: string, code: string, target: string | string[]): Promise<string> =>
  (await transformWithOxc(code, name, { target, sourcemap: false, lang: 'js' })).code

/** Every use of what `pattern` names, as `file: name`. */
const uses = (ending: string, pattern: RegExp): readonly string[] =>
  filesOf(ending)
    .filter((name) => !isData(name))
    .flatMap((name) => [...new Set([...read(name).matchAll(pattern)].map(([use]) => `${name.replace(/-[\w-]{8}(?=\.\w+$)/, '')}: ${use}`))])

/** Built-ins and interfaces that one of the oldest browsers has not; a name that stands for others too is left to the types, which know no ES2024. */
const NEWER_NAMES =
  /\b(?:(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|AbortSignal\.any|URL\.(?:canParse|parse)|Iterator\.(?:from|concat)|RegExp\.escape|Math\.sumPrecise|Error\.isError|Intl\.DurationFormat|Uint8Array\.from(?:Base64|Hex))\b|\.(?:showPopover|hidePopover|togglePopover|checkVisibility|startViewTransition|moveBefore|requestIdleCallback|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|getOrInsert)\b/g

/** What is asked for first: by our own code, by zod and by React. */
const ASKED_FOR = /: (?:\.requestIdleCallback|URL\.canParse)$|^shared\.js: \.startViewTransition$/

/** What styles of the oldest browsers drop or misread, and no build lowers. */
const NEWER_STYLES =
  /@(?:scope|starting-style|property|view-transition|position-try|function)\b|\b(?:anchor-name|position-anchor|position-area|field-sizing|interpolate-size|animation-timeline|transition-behavior|text-box)\s*:|:(?:popover-open|user-valid|user-invalid|state\()|\b(?:rgb|hsl|oklch|oklab|lab|lch|color)\(from\b|\b(?:light-dark|calc-size|sibling-index|if)\(|[{;}]&/g

describe('What is built', () => {
  test('would not be written otherwise for the oldest browsers', async () => {
    const newer: string[] = []
    for (const name of filesOf('.js').filter((each) => !isData(each))) {
      const code = read(name)
      if ((await written(name, code, TARGETS)) !== (await written(name, code, 'esnext'))) newer.push(name)
    }
    expect(newer).toEqual([])
  })

  test('has no expression that looks behind, which an older browser takes for a fault of the whole file', () => {
    expect(uses('.js', /\(\?<[=!][^)]*\)/g)).toEqual([])
  })

  test('calls nothing that the oldest browsers have not', () => {
    expect(uses('.js', NEWER_NAMES).filter((use) => !ASKED_FOR.test(use))).toEqual([])
  })

  test('has no styles that the oldest browsers do not know', () => {
    expect(uses('.css', NEWER_STYLES)).toEqual([])
  })
})
