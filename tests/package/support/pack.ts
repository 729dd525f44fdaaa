import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractFile, listPackage } from '@electron/asar'
import { Arch, build, Platform } from 'electron-builder'
import config from '../../../electron-builder.config.mjs'
import { makeIcons } from '../../../scripts/lib/icons.mjs'
import { root } from '../../../scripts/lib/paths.mjs'

/** Marks the place of the fuses in Electron's program file (electron/fuses, README); behind it their version, number and states. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** The fuses as Electron is delivered with them, in the order of Electron's `fuses.json5`. */
const AS_DELIVERED = '101100011'

export interface Packed {
  /** The states of the fuses behind the sentinel, `0` or `1` each. */
  readonly fuses: string
  /** Files in the archive, with forward slashes and without a leading one. */
  readonly files: readonly string[]
  /** What stands beside the archive. */
  readonly resources: string
  /** The file that people and menus start. */
  readonly launcher: string
  read(file: string): string
  /** Length of a file in the archive, in bytes. */
  sizeOf(file: string): number
  remove(): void
}

/** As much of an unpacked runtime as electron-builder takes in hand: no window, only the place of its fuses. */
function standInRuntime(folder: string): string {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  writeFileSync(
    join(folder, 'electron'),
    `#!/bin/sh\necho "a runtime: $*"\nexit\n${SENTINEL}\u0001${String.fromCharCode(AS_DELIVERED.length)}${AS_DELIVERED}`,
    { mode: 0o755 },
  )
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version', 'locales/en-US.pak']) writeFileSync(join(folder, name), 'stand-in')
  return folder
}

/** Packs the built program for Linux as `npm run package` does, with everything real but the runtime. */
export async function pack(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-package-'))
  await makeIcons(join(folder, 'icons'))
  await build({
    projectDir: root,
    publish: 'never',
    targets: Platform.LINUX.createTarget('dir', Arch.x64),
    config: {
      ...config,
      electronDist: standInRuntime(join(folder, 'runtime')),
      directories: { output: join(folder, 'dist'), buildResources: join(folder, 'icons') },
    },
  })
  const program = join(folder, 'dist', 'linux-unpacked')
  const archive = join(program, 'resources', 'app.asar')
  // an AppImage and a .deb are made of the same folder
  const launch = config.artifactBuildStarted
  if (typeof launch !== 'function') throw new Error('nothing puts the launcher in its place')
  for (const targetPresentableName of ['AppImage', 'deb']) await launch({ targetPresentableName, file: '', arch: Arch.x64 })
  const wire = readFileSync(join(program, 'caravan-window'), 'latin1').split(SENTINEL)[1] ?? ''
  const names = listPackage(archive, { isPack: false }).map((name) => name.replaceAll('\\', '/').replace(/^\//, ''))
  return {
    fuses: wire.slice(2),
    files: names.filter((name) => !names.some((other) => other.startsWith(`${name}/`))),
    resources: join(program, 'resources'),
    launcher: join(program, 'caravan'),
    read: (file) => extractFile(archive, file).toString('utf8'),
    sizeOf: (file) => extractFile(archive, file).length,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
