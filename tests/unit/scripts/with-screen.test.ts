import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { temporaryFolder } from '../../support/main/folder'
import { needs } from '../../support/needs'

let folder: string
beforeEach(() => void (folder = temporaryFolder()))

const program = (name: string, lines: string): void => writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })

/** Runs a command on a screen, with the programs of the folder before all others; without others where `alone`. */
const withScreen = (args: readonly string[], alone = false) => {
  const path = alone ? folder : `${folder}${delimiter}${process.env['PATH'] ?? ''}`
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'with-screen.mjs'), ...args], {
    env: { ...process.env, PATH: path, DISPLAY: '', WAYLAND_DISPLAY: '' },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const SEEN = ['sh', '-c', 'echo "$DISPLAY, $WAYLAND_DISPLAY, $XDG_SESSION_TYPE"; exit 7']

needs('linux', () =>
  describe('a screen that nobody sees', () => {
    const LASTS = 'exec sleep 600'

    test('is that of X11, with someone who manages its windows; the command’s status and output are given back', () => {
      program('Xvfb', `echo 42 >&3\n${LASTS}`)
      program('openbox', `echo "manages $DISPLAY" > "${join(folder, 'managed')}"\n${LASTS}`)
      expect(withScreen(SEEN)).toEqual({ status: 7, stdout: ':42, , x11\n', stderr: '' })
    })

    test('or one of Wayland', () => {
      program('weston', `: > "$XDG_RUNTIME_DIR/caravan"\n${LASTS}`)
      expect(withScreen(['--wayland', ...SEEN])).toEqual({ status: 7, stdout: ', caravan, wayland\n', stderr: '' })
    })

    test('has to be there', () => {
      expect(withScreen(SEEN, true)).toMatchObject({ status: 1, stderr: 'Xvfb could not be started (ENOENT). Install it.\n' })
      program('Xvfb', `echo 42 >&3\n${LASTS}`)
      program('sleep', 'exec /bin/sleep "$@"')
      expect(withScreen(SEEN, true)).toMatchObject({ status: 1, stderr: 'openbox could not be started (ENOENT). Install it.\n' })
      program('weston', 'exit 3')
      expect(withScreen(['--wayland', ...SEEN])).toMatchObject({ status: 1, stdout: '', stderr: 'weston ended (3).\n' })
    })
  }),
)

test('is for a command', () => {
  expect(withScreen([])).toMatchObject({ status: 2, stderr: 'Usage: node scripts/with-screen.mjs [--wayland] COMMAND …\n' })
})
