import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { modules, root } from '../../../scripts/lib/paths.mjs'

const VITEST = join(modules, 'vitest', 'vitest.mjs')

/** How the files of tests end, by what runs them. */
const IS_TEST = /\.(?:attack|browser|e2e|electron|gallery|package|recognition|sync|test)\.tsx?$/

/** The files that the projects of a configuration take, from the root, with `/`. */
async function taken(config: string): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [VITEST, 'list', '--filesOnly', '--config', config], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^\[\w+\] /, ''))
}

test('no file of tests lies where no project looks for it', async () => {
  const run = await Promise.all(['vitest.config.ts', 'vitest.built.config.ts'].map(taken))
  const written = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => IS_TEST.test(path))
  expect(written.length).toBeGreaterThan(500)
  expect([...new Set(run.flat())].sort()).toEqual(written.sort())
})
