import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modules, root } from '../../../scripts/lib/paths.mjs'
import { temporaryFolder } from '../../support/main/folder'
import { put } from './oxlint'

/** A small app with a test, laid out as ours is: some of it is used by the app, some by its test alone, and some by nobody. */
const PROJECT = {
  'package.json': JSON.stringify({ type: 'module', imports: { '#shared/*': './src/shared/*.ts' }, dependencies: { 'never-imported': '1.0.0' } }),
  'src/main/hosts/web.ts': "import { used, type Used } from '#shared/tiles'\nimport 'not-listed'\nexport const start = (tile: Used): string => used(tile)\n",
  'src/main/store/reader.ts': "import '../../shared/thread'\n",
  'src/shared/thread.ts': 'export {}\n',
  'src/shared/tiles.ts': `export interface Used { readonly name: string }
export interface UnusedType { readonly name: string }
export const used = ({ name }: Used): string => own(name) + unit(name)
export const own = (name: string): string => name
export const unit = (name: string): string => name
export const nobodys = 1
export const testsOnly = 2
/** @internal The test counts with it, as the app does by other means. */
export const door = 3
`,
  'src/shared/nobodys-file.ts': "export { used } from './tiles'\n",
  'src/shared/tests-only-file.ts': 'export const given = 4\n',
  'src/renderer/index.html': '<script type="module" async src="./start.ts"></script>\n',
  'src/renderer/start.ts': "import './page.css'\nconst worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })\nworker.terminate()\n",
  'src/renderer/worker.ts': 'export {}\n',
  'src/renderer/page.css': 'p { color: red; }\n',
  'src/renderer/nobodys.css': 'p { color: red; }\n',
  'tests/unit/tiles.test.ts':
    "import { door, testsOnly, unit } from '#shared/tiles'\nimport { given } from '../../src/shared/tests-only-file'\nimport { help } from '../support/help'\nhelp(door, testsOnly, unit, given)\n",
  'tests/support/help.ts': 'export const help = (...all: readonly unknown[]): unknown => all\nexport const noHelp = 5\n',
  'scripts/lib/nobodys-script.mjs': 'export {}\n',
}

type Issue = { readonly file: string } & Readonly<Record<string, readonly { readonly name: string }[] | string>>

/** What knip finds in that project by our own configuration, as `kind file name`; the name of a file is left out. */
async function unused(...flags: readonly string[]): Promise<readonly string[]> {
  const folder = temporaryFolder()
  for (const [file, text] of Object.entries(PROJECT)) put(folder, file, text)
  cpSync(join(root, 'knip.config.js'), join(folder, 'knip.config.js'))
  const output = await new Promise<string>((done, fail) => {
    const args = [join(modules, 'knip', 'bin', 'knip.js'), '--directory', folder, '--reporter', 'json', '--no-progress', '--no-config-hints', ...flags]
    execFile(process.execPath, args, (error, stdout, stderr) => (error !== null && error.code !== 1 ? fail(new Error(stderr || stdout)) : done(stdout)))
  })
  const { issues } = JSON.parse(output) as { readonly issues: readonly Issue[] }
  const found = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, all]) =>
      typeof all === 'string' ? [] : all.map(({ name }) => [kind, file, ...(name === file ? [] : [name])].join(' ')),
    ),
  )
  return found.sort()
}

describe('What is unused', () => {
  test('is found in the app, the scripts and the tests', async () => {
    expect(await unused()).toEqual([
      'dependencies package.json never-imported',
      'exports src/shared/tiles.ts nobodys',
      'exports src/shared/tiles.ts own',
      'exports tests/support/help.ts noHelp',
      'files scripts/lib/nobodys-script.mjs',
      'files src/renderer/nobodys.css',
      'files src/shared/nobodys-file.ts',
      'types src/shared/tiles.ts UnusedType',
      'unlisted src/main/hosts/web.ts not-listed',
    ])
  })

  test('is found where only a test uses it, but for doors that say why they are some', async () => {
    expect(await unused('--production')).toEqual([
      'dependencies package.json never-imported',
      'exports src/shared/tiles.ts nobodys',
      'exports src/shared/tiles.ts testsOnly',
      'files src/renderer/nobodys.css',
      'files src/shared/nobodys-file.ts',
      'files src/shared/tests-only-file.ts',
      'types src/shared/tiles.ts UnusedType',
      'unlisted src/main/hosts/web.ts not-listed',
    ])
  })
})
