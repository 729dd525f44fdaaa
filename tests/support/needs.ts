import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import { LOOPBACK } from '#main/hosts/web/loopback'
import { ownAddresses } from '#main/hosts/web/networks'

const isLinux = process.platform === 'linux'
const isWindows = process.platform === 'win32'
const isRoot = process.getuid?.() === 0

/** Runs a command as a user to whom nothing here belongs (setpriv(1)). */
export const AS_STRANGER = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] as const

/** Whether a program can be started so, and reach what tests put into the folder for temporary files: root may have a closed one. */
const canBeStranger = (): boolean =>
  isLinux &&
  isRoot &&
  spawnSync(AS_STRANGER[0], [...AS_STRANGER.slice(1), process.execPath, '-e', 'fs.accessSync(process.argv[1], fs.constants.X_OK)', tmpdir()], { cwd: '/' })
    .status === 0

/** On Windows it takes a right that few people have. */
function canLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-link-'))
  try {
    symlinkSync(join(folder, 'nowhere'), join(folder, 'link'))
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const isInNetwork = (): boolean => ownAddresses().some(({ address }) => address !== LOOPBACK)

/** What not every computer has and a test may need: its name in the test's title, and whether it is here. */
const NEEDS = {
  'closed-folder': ['a folder in which nobody can write, not even root (/sys)', () => isLinux],
  'full-device': ['a device that is always full (/dev/full)', () => existsSync('/dev/full')],
  linux: ['Linux, of whose sandbox it is', () => isLinux],
  links: ['symbolic links, which Windows lets few people make', canLink],
  loopback: ['every address of 127.0.0.0/8, at which only Linux answers unasked', () => isLinux],
  modes: ['permissions of files (chmod), which Windows has not', () => !isWindows],
  network: ['an address in a local network: a browser takes a page from its own computer for an encrypted one', isInNetwork],
  ordinary: ['somebody who is not root, or root who can start a program as another user (setpriv)', () => !isRoot || canBeStranger()],
  pipes: ['pipes that lie in folders (mkfifo), which Windows has not', () => !isWindows],
  proc: ['what Linux tells of a process (/proc)', () => isLinux],
  root: ['root, who can give files to others', () => isRoot],
  signals: ['signals that a process can answer, which Windows has not', () => !isWindows],
  sockets: ['sockets that lie in folders, which Windows has not', () => !isWindows],
  strace: ['strace, which says what a program asks of the system', () => isLinux && spawnSync('strace', ['-f', 'true']).status === 0],
  stranger: ['root on Linux, who can start a program as another user (setpriv)', canBeStranger],
} as const satisfies Readonly<Record<string, readonly [what: string, isHere: () => boolean]>>

export type Need = keyof typeof NEEDS

/** Whether this computer has it: for a test that can try the same in another way. */
export const isHere = (need: Need): boolean => NEEDS[need][1]()

/**
 * Tests that need something not every computer has. Where it is missing they are passed over, and the end of `npm test` says how many and why.
 *
 * `null` is for rows of a table that need nothing.
 */
export function needs(need: Need | null, tests: () => void): void {
  if (need === null) tests()
  else describe.skipIf(!isHere(need))(`needs ${NEEDS[need][0]}`, tests)
}
