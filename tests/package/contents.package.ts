import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAUNCHER_WORDS } from '#shared/words/launcher'
import packageJson from '../../package.json' with { type: 'json' }
import { launcherScript } from '../../scripts/lib/launcher.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { shippedPackages } from '../../scripts/lib/shipped.mjs'
import { needs } from '../support/needs'
import { pack, type Packed } from './support/pack'

let packed: Packed

beforeAll(async () => {
  packed = await pack()
})
afterAll(() => packed.remove())

const under = (folder: string): readonly string[] => packed.files.filter((file) => file.startsWith(`${folder}/`))

/** What a built script imports or requires, from its text; built code writes each in one way. */
function importsOf(file: string): readonly string[] {
  const written =
    /(?:^|[\s;}])(?:import|export)\b[^'"`;]*?from\s*["']([^"']+)["']|^import\s*["']([^"']+)["']|\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)|\brequire\(\s*["']([^"']+)["']\s*\)/gm
  return [...packed.read(file).matchAll(written)].map((found) => found.slice(1).find((name) => name !== undefined) ?? '')
}

/** Given by Electron or Node; packages that `ws` can do without are asked for in a `try`. */
const GIVEN = new Set(['electron', 'original-fs', 'bufferutil', 'utf-8-validate', ...builtinModules])

/** The host renders the start page alone: the code of other pages, which it would ask for when someone goes there, is left out of its build. */
const isOtherPage = (name: string): boolean => /^\.{1,2}\//.test(name) && !name.startsWith('./chunks/')

/** Imports that lead to no file in the archive. */
function missingFrom(scripts: readonly string[]): readonly string[] {
  return scripts.flatMap((file) =>
    importsOf(file)
      .filter((name) => !GIVEN.has(name) && !name.startsWith('node:'))
      .filter((name) => !(file === 'out/main/prerender.js' && isOtherPage(name)))
      .filter((name) => !/^\.{1,2}\//.test(name) || !packed.files.includes(posix.join(posix.dirname(file), name)))
      .map((name) => `${file} → ${name}`),
  )
}

const PACKAGING = readFileSync(join(root, 'docs/packaging.md'), 'utf8')

/** What the archive is made of, as the table of that page calls it: a file belongs to the first part that has it. */
const PARTS: readonly { readonly part: string; readonly has: RegExp }[] = [
  { part: 'what runs the networks and reads numbers', has: /\/(?:ort-wasm|tesseract|eng\.traineddata)[^/]*$/ },
  { part: 'the networks', has: /\.onnx$/ },
  { part: 'the code of the pages', has: /^out\/renderer\/.*\.js$/ },
  { part: 'the code of the program', has: /\.c?js$/ },
  { part: 'styles, fonts, licences and the rest', has: /./ },
]
const partOf = (file: string): string | undefined => PARTS.find(({ has }) => has.test(file))?.part

/** A part may be so much larger or smaller than stated. What stays in that has not changed what people download. */
const MARGIN = 0.25
const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`

describe('the archive of the desktop program', () => {
  test('holds the program, its pages, its licence, and nothing else', () => {
    const others = packed.files.filter((file) => !/^(package\.json|LICENSE|out\/(main|preload|renderer)\/.+)$/.test(file))
    expect(others).toEqual([])
  })

  test('holds no test, source, map, package folder or other program', () => {
    const unwanted = /(^|\/)(tests?|src|tools|scripts|node_modules|docs)\/|\.(test|e2e)\.|\.(tsx?|map|mdx?)$|out\/main\/(web|score)\.js$/
    expect(packed.files.filter((file) => unwanted.test(file))).toEqual([])
  })

  test('holds everything that the main program imports', () => {
    const main = under('out/main')
    expect(main).toContain('out/main/electron.js')
    expect(importsOf('out/main/electron.js').filter((name) => name.startsWith('./chunks/')).length).toBeGreaterThan(0)
    expect(missingFrom(main)).toEqual([])
  })

  test('holds a preload script that asks for Electron alone, as a sandboxed window must', () => {
    expect(under('out/preload')).toEqual(['out/preload/index.cjs'])
    expect(new Set(importsOf('out/preload/index.cjs'))).toEqual(new Set(['electron']))
  })

  test('holds every file that the pages name', () => {
    const scripts = under('out/renderer').filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    expect(missingFrom(scripts)).toEqual([])
    const named = [...packed.read('out/renderer/index.html').matchAll(/(?:src|href)="\.?\/([^"]+)"/g)].map(([, name]) => `out/renderer/${name}`)
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((file) => !packed.files.includes(file))).toEqual([])
  })

  test.each(['detector', 'reader', 'dice', 'die', 'numeral-detector', 'numerals'])('holds the recognition network "%s"', (name) => {
    expect(under('out/renderer/assets').filter((file) => new RegExp(`/${name}-[^/]+\\.onnx$`).test(file))).toHaveLength(1)
  })

  test('holds what runs the networks and reads numbers', () => {
    for (const what of [/ort-wasm.*\.wasm$/, /tesseract-core.*\.js$/, /eng\.traineddata\.gz$/]) {
      expect(
        packed.files.filter((file) => what.test(file)),
        String(what),
      ).toHaveLength(1)
    }
  })

  test('bears the version of the project and starts the window', () => {
    const { version, main, name, dependencies, devDependencies, scripts } = JSON.parse(packed.read('package.json')) as Record<string, unknown>
    expect({ version, main, name }).toEqual({ version: packageJson.version, main: 'out/main/electron.js', name: 'caravan' })
    expect({ devDependencies, scripts }).toEqual({ devDependencies: undefined, scripts: undefined })
    expect(typeof dependencies).toBe('object')
  })

  test.each(PARTS.map(({ part }) => part))('%s is about as large as docs/packaging.md states', (part) => {
    const files = packed.files.filter((file) => partOf(file) === part).map((file) => ({ file, bytes: packed.sizeOf(file) }))
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    const stated = 1e6 * Number(new RegExp(`^\\| ${part} \\| ([\\d.]+) MB \\|$`, 'm').exec(PACKAGING)?.[1])
    const largest = files
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, 5)
      .map(({ file, bytes }) => `${file} ${inMegabytes(bytes)}`)
    expect(
      Math.abs(total - stated),
      `docs/packaging.md says ${inMegabytes(stated)} of “${part}”, which has ${inMegabytes(total)} in ${files.length} files now; the largest: ${largest.join(', ')}`,
    ).toBeLessThan(stated * MARGIN)
  })

  test('stands alone: no feed of new versions beside it, and nothing outside the archive', () => {
    expect(readdirSync(packed.resources)).toEqual(['app.asar'])
  })
})

/**
 * Hosts that the built code names without asking them for anything: names of schemas and namespaces, pages that an error
 * message of a library points to, and the place that Tesseract would load from without our paths, which the
 * pages' policy forbids and an end-to-end test watches for.
 */
const NAMED_ONLY = new Set([
  'www.w3.org',
  'json-schema.org',
  'orpc',
  'orpc.dev',
  'react.dev',
  'redux.js.org',
  'redux-toolkit.js.org',
  'github.com',
  'bit.ly',
  'developer.mozilla.org',
  'en.wikipedia.org',
  'opencollective.com',
  'rolldown.rs',
  'web.dev',
  'www.cl.cam.ac.uk',
  'cdn.jsdelivr.net',
  'localhost',
  '192.168.1.5',
  'exa',
])

test('no host of the internet is named in what is packed but those that are known to be asked for nothing', () => {
  const code = packed.files.filter((file) => /\.(c?js|html|css)$/.test(file))
  const hosts = code.flatMap((file) => [...packed.read(file).matchAll(/\b(?:https?|wss?):\/\/([a-z0-9.-]*[a-z0-9])/gi)].map(([, host = '']) => host))
  expect(hosts.length).toBeGreaterThan(10)
  expect([...new Set(hosts)].filter((host) => !NAMED_ONLY.has(host) && host !== '127.0.0.1')).toEqual([])
})

needs('modes', () =>
  describe('the launcher of a package for Linux', () => {
    test('has the place of the program, with the sentences of every language, and can be started by everyone', async () => {
      const script = readFileSync(packed.launcher, 'utf8')
      expect(script).toBe(await launcherScript())
      for (const { asRoot, inAppImage } of Object.values(LAUNCHER_WORDS)) for (const sentence of [asRoot, inAppImage]) expect(script).toContain(`'${sentence}'`)
      expect(statSync(packed.launcher).mode & 0o777).toBe(0o755)
    })

    test('starts the program beside it, where the window can open', () => {
      // a launcher that has the program's place too would start itself for ever
      const { stdout, status } = spawnSync(packed.launcher, ['--no-sandbox', '--smoke'], { encoding: 'utf8', timeout: 60_000 })
      expect({ stdout, status }).toEqual({ stdout: 'a runtime: --no-sandbox --smoke\n', status: 0 })
    })
  }),
)

describe('the fuses of the packed runtime', () => {
  // in the order of Electron's fuses.json5
  test.each([
    [0, 'it does not run as Node', '0'],
    [1, 'no key of the system is asked for, since nothing is in a cookie', '0'],
    [2, 'NODE_OPTIONS is ignored', '0'],
    [3, '--inspect is ignored', '0'],
    [4, 'the archive is checked', '1'],
    [5, 'only the archive is loaded', '1'],
    [6, 'one snapshot serves all processes', '0'],
    [7, 'a page from a file has no privilege', '0'],
  ])('%i: %s', (place, _why, state) => {
    expect(packed.fuses[place]).toBe(state)
  })
})

describe('the list of licences in the archive', () => {
  interface Listed {
    readonly name: string
    readonly version: string
    readonly licence: string
    readonly text: string
  }
  const list = (): readonly Listed[] => JSON.parse(packed.read('out/renderer/licences.json')) as Listed[]

  test('has a text for each', () => {
    expect(list().filter(({ text, licence }) => text.length < 200 || licence === '')).toEqual([])
  })

  test('names what the main program, the pages and their workers stand on, and Electron', () => {
    const names = list().map(({ name }) => name)
    for (const name of [
      'electron',
      'react',
      'zod',
      'ws',
      'yauzl',
      'recharts',
      'onnxruntime-web',
      'tesseract.js',
      'tesseract.js-core',
      '@tesseract.js-data/eng',
    ]) {
      expect(names).toContain(name)
    }
  })

  test("holds every dependency of the program but the one that only a browser's host has", () => {
    const names = new Set(list().map(({ name }) => name))
    expect(Object.keys(packageJson.dependencies).filter((name) => !names.has(name))).toEqual(['open'])
  })

  test('holds nothing that the audit does not ask about', () => {
    const asked = shippedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Parameters<typeof shippedPackages>[0])
    expect(
      list()
        .filter(({ name }) => !asked.has(name))
        .map(({ name }) => name),
    ).toEqual([])
  })

  test('names no licence that MIT software may not use', () => {
    const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', 'Unlicense', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'MIT AND ISC AND BSD-3-Clause'])
    /* The OFL lets fonts be bundled with software of any licence, but not be sold by themselves. */
    const isFont = ({ name, licence }: Listed) => name.startsWith('@fontsource-variable/') && licence === 'OFL-1.1'
    expect(list().filter((each) => !allowed.has(each.licence) && !isFont(each))).toEqual([])
  })
})
