import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import config from '../../../electron-builder.config.mjs'
import { installersOf, proveInstaller } from '../../../scripts/lib/installers.mjs'
import { temporaryFolder } from '../../support/main/folder'
import { needs } from '../../support/needs'

const builders = createRequire(createRequire(import.meta.url).resolve('app-builder-lib'))
const { Arch, getArtifactArchName } = builders('builder-util') as {
  readonly Arch: Readonly<Record<string, number>>
  readonly getArtifactArchName: (chip: number | undefined, ending: string) => string
}
const namesOf = (wanted: typeof config): readonly string[] => installersOf(wanted, '1.2.3').map(({ name }) => name)

describe('the files that people install', () => {
  test('are those of each system and chip, by the names that electron-builder gives them', () => {
    expect(installersOf(config, '1.2.3')).toEqual([
      { system: 'linux', target: 'AppImage', name: 'Caravan-1.2.3-linux-x86_64.AppImage', chips: ['x64'] },
      { system: 'linux', target: 'AppImage', name: 'Caravan-1.2.3-linux-arm64.AppImage', chips: ['arm64'] },
      { system: 'linux', target: 'deb', name: 'Caravan-1.2.3-linux-amd64.deb', chips: ['x64'] },
      { system: 'linux', target: 'deb', name: 'Caravan-1.2.3-linux-arm64.deb', chips: ['arm64'] },
      { system: 'win', target: 'nsis', name: 'Caravan-1.2.3-win-x64.exe', chips: ['x64'] },
      { system: 'win', target: 'nsis', name: 'Caravan-1.2.3-win-arm64.exe', chips: ['arm64'] },
      { system: 'mac', target: 'dmg', name: 'Caravan-1.2.3-mac-universal.dmg', chips: ['x64', 'arm64'] },
    ])
  })

  test.each(['x64', 'arm64'])('name the chip %s as electron-builder’s own code does', (chip) => {
    const named = ['AppImage', 'deb', 'dmg'].map((target) => namesOf({ ...config, linux: { target: [{ target, arch: [chip] }] }, win: {}, mac: {} } as never))
    expect(named).toEqual(['AppImage', 'deb', 'dmg'].map((ending) => [`Caravan-1.2.3-linux-${getArtifactArchName(Arch[chip], ending)}.${ending}`]))
  })

  test('hold a program for all of Windows’ chips where that is to be made', () => {
    const { buildUniversalInstaller: _, ...nsis } = config.nsis ?? {}
    expect(namesOf({ ...config, nsis })).toContain('Caravan-1.2.3-win.exe')
  })
})

needs('modes', () =>
  describe('a file that is tried', () => {
    const WORKS = 'echo "Caravan 1.2.3 works: Electron 1.0.0, some arm64; a window"'
    const BY_LAUNCHER = `if [ "$AS_ROOT" ]; then echo "Caravan: not as root." >&2; exit 78; fi; ${WORKS}`
    let folder: string
    beforeEach(() => {
      folder = temporaryFolder()
      vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`)
      vi.stubEnv('LOCALAPPDATA', join(folder, 'local'))
      asRoot('[ "$*" = "apt-get install --yes the.deb" ]')
      vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    })

    const program = (name: string, ...lines: readonly string[]): string => {
      const path = join(folder, name)
      writeFileSync(path, ['#!/bin/sh', 'set -e', ...lines, ''].join('\n'), { mode: 0o755 })
      return path
    }
    /** Lines that write a program with these lines. */
    const writes = (path: string, line: string): readonly string[] => [
      `mkdir -p "$(dirname "${path}")"`,
      `printf '#!/bin/sh\\n%s\\n' '${line}' > "${path}"`,
      `chmod 755 "${path}"`,
    ]
    /** What installs packages, and starts programs, as root. */
    const asRoot = (...installs: readonly string[]): string =>
      program('sudo', `if [ "$2" = --smoke ]; then AS_ROOT=yes; export AS_ROOT; exec "$@"; fi`, ...installs)
    const tried = (target: string, file: string, limit = 60_000): Promise<string> =>
      proveInstaller({ target, file, folder, version: '1.2.3', chip: 'arm64', limit })

    test('as an AppImage is started as it is, with matches of its own', async () => {
      const file = program(
        'caravan.AppImage',
        `[ "$AS_ROOT" ] || { [ "$1" = --smoke ] && [ "$2" = --data ] && [ "$CARAVAN_DEVICE" = "${join(folder, 'device')}" ]; }`,
        BY_LAUNCHER,
      )
      expect(await tried('AppImage', file)).toBe('Caravan 1.2.3 works: Electron 1.0.0, some arm64; a window')
    })

    test('as a .deb is installed with what it needs, and started by its name', async () => {
      asRoot('[ "$*" = "apt-get install --yes the.deb" ]', ...writes(join(folder, 'caravan'), BY_LAUNCHER))
      expect(await tried('deb', 'the.deb')).toMatch(/ works: /)
    })

    test('as an installer for Windows is asked to ask nothing, and started where it puts the program', async () => {
      const file = program('caravan.exe', '[ "$*" = /S ]', ...writes(join(folder, 'local', 'Programs', 'Caravan', 'Caravan.exe'), WORKS))
      expect(await tried('nsis', file)).toMatch(/ works: /)
    })

    test('as a disk image is copied out of it, and its signature has to hold', async () => {
      program('hdiutil', `[ "$1" = attach ] || touch "${join(folder, 'let-go')}"`)
      program('ditto', ...writes('$2/Contents/MacOS/Caravan', WORKS))
      program('codesign', '[ "$*" = "--verify --deep --strict $4" ]')
      expect(await tried('dmg', 'the.dmg')).toMatch(/ works: /)
      program('codesign', 'exit 3')
      mkdirSync(join(folder, 'again'))
      await expect(proveInstaller({ target: 'dmg', file: 'the.dmg', folder: join(folder, 'again'), version: '1.2.3', chip: 'arm64' })).rejects.toThrow(
        'codesign ended with status 3',
      )
    })

    test.each([
      ['that says nothing', 'true', 'did not say that it works'],
      ['that says so and fails', `${WORKS}; exit 4`, 'ended with status 4'],
      ['of another version', WORKS.replace('1.2.3', '1.2.2'), 'this is not version 1.2.3 for arm64'],
      ['for another chip', WORKS.replace('arm64', 'x64'), 'this is not version 1.2.3 for arm64'],
    ])('and installs a program %s does not work', async (_what, line, said) => {
      await expect(tried('AppImage', program('caravan.AppImage', line))).rejects.toThrow(said)
    })

    test.each([
      ['that opens its window as root', WORKS],
      ['that ends as root without a word', BY_LAUNCHER.replace(/echo "Caravan: .*?;/, '')],
      ['that ends in another way as root', BY_LAUNCHER.replace('78', '133')],
    ])('and starts a program of Linux %s has no launcher', async (_what, line) => {
      await expect(tried('AppImage', program('caravan.AppImage', line))).rejects.toThrow('caravan.AppImage does not say as root what to do')
    })

    test('and does not end is ended', async () => {
      await expect(tried('AppImage', program('caravan.AppImage', 'exec sleep 600'), 50)).rejects.toThrow('ended with SIGKILL')
    })

    test('and cannot be installed does not work', async () => {
      program('sudo', 'exit 100')
      await expect(tried('deb', 'the.deb')).rejects.toThrow('sudo ended with status 100')
    })
  }),
)
