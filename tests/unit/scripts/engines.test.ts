import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFirefox, findGjs, findWebKit } from '../../../scripts/lib/engines.mjs'
import { temporaryFolder } from '../../support/main/folder'
import { needs } from '../../support/needs'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  // nothing else is there, not even what installs packages
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CARAVAN_FIREFOX', '')
  vi.stubEnv('CARAVAN_WEBKIT', '')
  vi.stubEnv('CARAVAN_GJS', '')
})
afterEach(() => vi.unstubAllEnvs())

const program = (name: string, lines: string): string => {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  return file
}

needs('linux', () => {
  describe('A Firefox to test in', () => {
    test('is the one on the path, the one that gets no new features before others', async () => {
      const plain = program('firefox', 'echo Mozilla Firefox 160.0')
      expect(await findFirefox()).toEqual({ program: plain })
      const long = program('firefox-esr', 'echo Mozilla Firefox 153.8.0esr')
      expect(await findFirefox()).toEqual({ program: long })
    })

    test('is the one that is named, if it starts', async () => {
      program('firefox', 'echo Mozilla Firefox 160.0')
      const named = program('mine', 'echo Mozilla Firefox 155.0')
      vi.stubEnv('CARAVAN_FIREFOX', named)
      expect(await findFirefox()).toEqual({ program: named })
      vi.stubEnv('CARAVAN_FIREFOX', program('broken', 'exit 1'))
      expect(await findFirefox()).toEqual({ why: `CARAVAN_FIREFOX names none that starts: ${join(folder, 'broken')}` })
    })

    test('is not Ubuntu’s, which can be given no profile', async () => {
      program('firefox', 'echo Mozilla Firefox 160.0 || exec /snap/bin/firefox "$@"')
      expect(await findFirefox()).toEqual({ why: expect.stringMatching(/^it (?:is not installed|could not be installed)/) as string })
    })
  })

  test('WebKitGTK needs a screen beside its driver', async () => {
    const driver = program('WebKitWebDriver', 'echo Usage: WebKitWebDriver options')
    expect(await findWebKit()).toEqual({ why: expect.stringMatching(/^it (?:is not installed|could not be installed)/) as string })
    program('Xvfb', '')
    expect(await findWebKit()).toEqual({ program: driver })
  })

  test('gjs has to know WebKitGTK', async () => {
    program('gjs', 'exit 1')
    expect(await findGjs()).toEqual({ why: expect.stringMatching(/^it (?:was installed but|is not installed|could not be installed)/) as string })
    const knowing = program('gjs', 'case "$*" in *WebKit2*) exit 0;; esac; exit 1')
    expect(await findGjs()).toEqual({ program: knowing })
  })
})
