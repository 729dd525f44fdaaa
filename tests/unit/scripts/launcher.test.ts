import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/words/languages'
import { LAUNCHER_WORDS } from '#shared/words/launcher'
import config from '../../../electron-builder.config.mjs'
import { launcherScript } from '../../../scripts/lib/launcher.mjs'
import { root } from '../../../scripts/lib/paths.mjs'
import { temporaryFolder } from '../../support/main/folder'
import { AS_STRANGER, isHere, needs } from '../../support/needs'

const SAID_WHY = 78
const { en } = LAUNCHER_WORDS
const APPARMOR = 'proc/sys/kernel/apparmor_restrict_unprivileged_userns'

/** The folder of the program, and the root of a system that says nothing of sandboxes. */
let folder: string
let system: string

const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(system, file)), { recursive: true })
  writeFileSync(join(system, file), text)
}

/** An unpacked program: its launcher, and a program in the place of Electron's that says what it was given. */
async function unpack(into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'caravan'), await launcherScript({ system }), { mode: 0o755 })
  writeFileSync(join(into, 'caravan-window'), '#!/bin/sh\necho "window: $*"\nexit 7\n', { mode: 0o755 })
}

beforeEach(async () => {
  ;[folder, system] = [temporaryFolder(), temporaryFolder()]
  for (const each of [folder, system]) chmodSync(each, 0o755)
  await unpack(folder)
})

interface Started {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** As an ordinary user, where these tests are run as root; otherwise as who runs them. */
const AS_USER = isHere('stranger') ? AS_STRANGER : []

/** Starts a program with nothing in its environment but this. */
function start(command: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
  const [program = '', ...args] = command
  const { status, stdout, stderr } = spawnSync(program, args, { env: { PATH: process.env['PATH'] ?? '', ...env }, cwd: '/', encoding: 'utf8' })
  return { status, stdout, stderr }
}
const asUser = (env?: Readonly<Record<string, string>>, ...args: readonly string[]): Started => start([...AS_USER, join(folder, 'caravan'), ...args], env)

const said = (sentence: string): Started => ({ status: SAID_WHY, stdout: '', stderr: `Caravan: ${sentence}\n` })
const opened = (args = ''): Started => ({ status: 7, stdout: `window: ${args}\n`, stderr: '' })

needs('linux', () => {
  needs('ordinary', () => {
    describe('the start of a package for Linux', () => {
      test('opens the window with what it was given, and ends as that does', () => {
        expect(asUser({}, '--data', 'a b', '*', '')).toEqual(opened('--data a b * '))
      })

      test('finds it from a link among the programs, as the .deb puts one there', () => {
        symlinkSync(join(folder, 'caravan'), join(system, 'alternative'))
        symlinkSync(join(system, 'alternative'), join(system, 'caravan'))
        expect(start([...AS_USER, 'caravan', '--smoke'], { PATH: `${system}:${process.env['PATH'] ?? ''}` })).toEqual(opened('--smoke'))
      })

      test('never takes the sandbox away; where someone does, it looks for none', async () => {
        put(APPARMOR, '1\n')
        expect(asUser({}, '--smoke', '--no-sandbox')).toEqual(opened('--smoke --no-sandbox'))
        const uses = (await launcherScript()).split('\n').filter((line) => line.includes('no-sandbox'))
        expect(uses.map((line) => line.trim())).toEqual(['--no-sandbox) exec "$program" "$@" ;;'])
      })

      test.each([
        ['as Ubuntu has it since 23.10', APPARMOR, '1\n'],
        ['as Debian had it', 'proc/sys/kernel/unprivileged_userns_clone', '0\n'],
        ['as some administrators have it', 'proc/sys/user/max_user_namespaces', '0\n'],
      ])('says what to do where a setting refuses the sandbox, %s', (_who, file, value) => {
        put(file, value)
        expect(asUser()).toEqual(said(en.withoutSandbox(join(folder, 'chrome-sandbox'))))
        // what is in an AppImage can be given to nobody
        expect(asUser({ APPDIR: folder })).toEqual(said(en.inAppImage))
        expect(asUser({ APPDIR: '/another' })).toEqual(said(en.withoutSandbox(join(folder, 'chrome-sandbox'))))
        put(file, value === '1\n' ? '0\n' : '15000\n')
        expect(asUser()).toEqual(opened())
      })

      test('names a file in an odd folder so that the commands can be typed', async () => {
        put(APPARMOR, '1\n')
        folder = join(folder, "Tom's games")
        await unpack(folder)
        const { stderr } = asUser()
        const typed = /“sudo chmod 4755 (.*?)”/.exec(stderr)?.[1] ?? ''
        expect(execFileSync('sh', ['-c', `printf %s ${typed}`], { encoding: 'utf8' })).toBe(join(folder, 'chrome-sandbox'))
      })

      test.each([
        ['by its path', (path: string) => `profile caravan ${path} flags=(unconfined) {\n  userns,\n}\n`, true],
        [
          'in quotation marks, behind another profile',
          (path: string) => `profile a /bin/a {\n}\nprofile "b" "${path}" flags=(unconfined) {\n  userns create,\n}\n`,
          true,
        ],
        ['by a pattern', (path: string) => `profile caravan ${dirname(path)}/{electron,caravan-window} {\n  userns,\n}\n`, true],
        ['by a pattern for folders', () => 'profile caravan /**/caravan-window {\n  userns,\n}\n', true],
        ['by a name for folders', () => 'profile caravan @{HOME}/caravan-window {\n  userns,\n}\n', true],
        ['but not for namespaces', (path: string) => `profile caravan ${path} {\n  capability,\n}\n`, false],
        ['in a comment alone', (path: string) => `# profile caravan ${path} {\n#  userns,\n# }\n`, false],
        ['in a comment of another profile', (path: string) => `profile x /bin/x {\n  # once for ${path} {\n  userns,\n}\n`, false],
        ['as another program', (path: string) => `profile caravan ${path}-other {\n  userns,\n}\nprofile x ${path} {\n}\n`, false],
      ])('opens the window of a program that AppArmor knows %s', (_how, profile, allowed) => {
        put(APPARMOR, '1')
        put('etc/apparmor.d/abstractions/base', '')
        put('etc/apparmor.d/caravan', `abi <abi/4.0>,\ninclude <tunables/global>\n\n${profile(join(folder, 'caravan-window'))}`)
        expect(asUser().status).toBe(allowed ? 7 : SAID_WHY)
      })

      test('leaves it to Chromium where it runs under a profile itself', () => {
        put(APPARMOR, '1')
        put('proc/self/attr/current', 'unconfined\n')
        expect(asUser().status).toBe(SAID_WHY)
        put('proc/self/attr/current', 'caravan (unconfined)\n')
        expect(asUser()).toEqual(opened())
      })

      test.each([
        ['LANG', { LANG: 'de_AT.UTF-8' }, 'de'],
        ['LC_MESSAGES before LANG', { LC_MESSAGES: 'es', LANG: 'de_DE' }, 'es'],
        ['LC_ALL before both', { LC_ALL: 'fr_FR@euro', LC_MESSAGES: 'es', LANG: 'de_DE' }, 'fr'],
        ['the first of LANGUAGE that Caravan speaks, before all', { LANGUAGE: 'nds:pt_BR:es_MX', LC_ALL: 'fr', LANG: 'de' }, 'es'],
        ['the next, where the first is not spoken', { LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, 'de'],
        ['none', {}, 'en'],
        ['a language that only begins like one', { LANG: 'den_CA' }, 'en'],
      ] as const)('speaks the language that the environment names: %s', (_what, env, language) => {
        put(APPARMOR, '1\n')
        expect(asUser(env)).toEqual(said(LAUNCHER_WORDS[language].withoutSandbox(join(folder, 'chrome-sandbox'))))
      })

      test('says it in a box too, where it was opened from a menu; where it is only tried whether a window opens, it does not', () => {
        put(APPARMOR, '1\n')
        const seen = join(system, 'seen')
        mkdirSync(seen, { mode: 0o777 })
        chmodSync(seen, 0o777)
        const bin = join(system, 'bin')
        mkdirSync(bin)
        writeFileSync(join(bin, 'zenity'), `#!/bin/sh\nprintf '%s\\n' "$LD_LIBRARY_PATH" "$@" > "${seen}/$$"\nprintf '%s' "$$" > "${seen}/last"\n`, {
          mode: 0o755,
        })
        const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}`, LD_LIBRARY_PATH: '/nowhere' }
        const sentence = en.withoutSandbox(join(folder, 'chrome-sandbox'))
        expect(asUser({ ...env, DISPLAY: ':9' }, '--smoke')).toEqual(said(sentence))
        expect(asUser(env)).toEqual(said(sentence))
        expect(() => readFileSync(join(seen, 'last'))).toThrow('ENOENT')
        expect(asUser({ ...env, WAYLAND_DISPLAY: 'wayland-0' })).toEqual(said(sentence))
        const box = readFileSync(join(seen, readFileSync(join(seen, 'last'), 'utf8')), 'utf8')
        expect(box).toBe(`\n--error\n--no-markup\n--title=Caravan\n--text=${sentence}\n`)
      })
    })

    describe('as root', () => {
      needs('root', () => {
        test.each(LANGUAGES)('it says in one sentence what to do, in %s', (language) => {
          expect(start([join(folder, 'caravan')], { LANG: language })).toEqual(said(LAUNCHER_WORDS[language].asRoot))
        })

        test('the helper of root makes the sandbox where namespaces are refused, and no other does', () => {
          put(APPARMOR, '1\n')
          const helper = join(folder, 'chrome-sandbox')
          writeFileSync(helper, '')
          for (const [owner, mode, status] of [
            [0, 0o4755, 7],
            [0, 0o755, SAID_WHY],
            [1000, 0o4755, SAID_WHY],
          ] as const) {
            chownSync(helper, owner, owner)
            chmodSync(helper, mode)
            expect(asUser().status).toBe(status)
          }
        })
      })
    })

    describe('the start of an AppImage', () => {
      const { generateAppRunScript } = createRequire(import.meta.url)('app-builder-lib/out/targets/appimage/appImageUtil.js') as {
        readonly generateAppRunScript: (names: Readonly<Record<string, string>>) => string
      }
      const ExecutableName = config.linux?.executableName ?? ''
      const unshare = (status: number): string => {
        writeFileSync(join(system, 'unshare'), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 })
        return `${system}:${process.env['PATH'] ?? ''}`
      }
      const appRun = (): string => {
        writeFileSync(join(folder, 'AppRun'), generateAppRunScript({ ExecutableName }), { mode: 0o755 })
        return join(folder, 'AppRun')
      }

      test('which electron-builder writes, goes by the launcher', () => {
        const PATH = unshare(0)
        expect(start([...AS_USER, appRun(), '--smoke'], { PATH })).toEqual(opened('--smoke'))
        // where a profile lets only `unshare` itself make namespaces, it finds nothing amiss
        put(APPARMOR, '1\n')
        expect(start([...AS_USER, appRun()], { PATH, APPDIR: folder })).toEqual(said(en.inAppImage))
      })

      test('adds the switch itself where namespaces are refused, and the window opens', () => {
        put(APPARMOR, '1\n')
        expect(start([...AS_USER, appRun(), '--smoke'], { PATH: unshare(1) })).toEqual(opened('--no-sandbox --smoke'))
      })

      needs('root', () =>
        test('says what to do as root', () => {
          expect(start([appRun()], { PATH: unshare(0), LANG: 'de' })).toEqual(said(LAUNCHER_WORDS.de.asRoot))
        }),
      )
    })

    test('the profile of the .deb is for the program beside the launcher', () => {
      const text = readFileSync(join(root, config.deb?.appArmorProfile ?? ''), 'utf8')
      const names: Readonly<Record<string, string>> = { executable: config.linux?.executableName ?? '', sanitizedProductName: config.productName ?? '' }
      put(APPARMOR, '1\n')
      // where a .deb would put it, in the place of this folder
      const profile = text.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => names[name] ?? '').replaceAll('/opt/Caravan', folder)
      put('etc/apparmor.d/caravan', profile)
      expect(asUser()).toEqual(opened())
      put('etc/apparmor.d/caravan', profile.replace('caravan-window', 'caravan'))
      expect(asUser().status).toBe(SAID_WHY)
    })
  })
})
