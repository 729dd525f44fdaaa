import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { whyNoSandbox } from '../../../scripts/lib/sandbox.mjs'
import { temporaryFolder } from '../../support/main/folder'
import { needs } from '../../support/needs'

let system: string
let program: string
beforeEach(() => {
  system = temporaryFolder()
  program = join(system, 'electron')
  writeFileSync(program, '')
})

const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(system, file)), { recursive: true })
  writeFileSync(join(system, file), text)
}
const APPARMOR = 'proc/sys/kernel/apparmor_restrict_unprivileged_userns'
const owned = (uid: number, mode: number) => ({ system, stat: () => ({ uid, mode }) })
const ROOTS = owned(0, 0o104755)

needs('linux', () =>
  describe('the sandbox of the window', () => {
    test.each([
      ['as Ubuntu has it since 23.10', APPARMOR, '1\n', /AppArmor lets only programs that it knows make user namespaces/],
      ['as Debian had it', 'proc/sys/kernel/unprivileged_userns_clone', '0\n', /programs may not make user namespaces/],
      ['as some administrators have it', 'proc/sys/user/max_user_namespaces', '0\n', /programs may not make user namespaces/],
    ])('is refused by a setting, %s: two commands change that', (_who, file, value, why) => {
      put(file, value)
      const said = whyNoSandbox(program, { system })
      expect(said).toMatch(why)
      expect(said).toContain(`“sudo chown root:root ${system}/chrome-sandbox” and “sudo chmod 4755 ${system}/chrome-sandbox”`)
      // the helper that the commands make, and no other
      expect(whyNoSandbox(program, ROOTS)).toBeNull()
      for (const [uid, mode] of [
        [1000, 0o104755],
        [0, 0o100755],
      ] as const)
        expect(whyNoSandbox(program, owned(uid, mode))).toBe(said)
    })

    test('is there where no setting refuses it, also where the settings are', () => {
      expect(whyNoSandbox(program, { system })).toBeNull()
      put(APPARMOR, '0\n')
      put('proc/sys/kernel/unprivileged_userns_clone', '1\n')
      put('proc/sys/user/max_user_namespaces', '63000\n')
      expect(whyNoSandbox(program, { system })).toBeNull()
    })

    test.each([
      ['by its path', (path: string) => `profile caravan ${path} flags=(unconfined) {\n  userns,\n}\n`, true],
      [
        'in quotation marks, behind another profile',
        (path: string) => `profile a /bin/a {\n}\nprofile "b" "${path}" flags=(unconfined) {\n  userns,\n}\n`,
        true,
      ],
      ['by a pattern', (path: string) => `profile caravan ${dirname(path)}/{electron,caravan} {\n  userns,\n}\n`, true],
      ['by a pattern for folders', () => 'profile caravan /**/electron {\n  userns,\n}\n', true],
      ['but not for namespaces', (path: string) => `profile caravan ${path} {\n  capability,\n}\n`, false],
      ['in a comment alone', (path: string) => `# profile caravan ${path} {\n#  userns,\n# }\n`, false],
      ['as another program', (path: string) => `profile caravan ${path}-other {\n  userns,\n}\nprofile x ${path} {\n}\n`, false],
    ])('is allowed to a program that AppArmor knows %s: %s', (_how, profile, allowed) => {
      put(APPARMOR, '1')
      put('etc/apparmor.d/abstractions/base', '')
      put('etc/apparmor.d/caravan', `abi <abi/4.0>,\ninclude <tunables/global>\n\n${profile(program)}`)
      expect(whyNoSandbox(program, { system }) === null).toBe(allowed)
    })

    test('names files so that the commands can be typed', () => {
      put(APPARMOR, '1')
      const spaced = join(system, "Ada's games", 'electron')
      mkdirSync(dirname(spaced))
      writeFileSync(spaced, '')
      expect(whyNoSandbox(spaced, { system })).toContain(`sudo chmod 4755 '${system}/Ada'\\''s games/chrome-sandbox'`)
    })
  }),
)
