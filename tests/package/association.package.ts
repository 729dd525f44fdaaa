import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import config from '../../electron-builder.config.mjs'
import { MATCH_FILE_ENDINGS } from '#shared/exchange/match-file-endings'

const folder = mkdtempSync(join(tmpdir(), 'caravan-association-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What electron-builder's maker of Linux entries needs to know. */
const packager = {
  config,
  platformSpecificBuildOptions: config.linux,
  fileAssociations: config.fileAssociations,
  executableName: config.linux?.executableName,
  appInfo: { productName: config.productName, sanitizedProductName: config.productName, description: '' },
  info: { metadata: config.extraMetadata as unknown },
  getTempFile: (suffix: string) => Promise.resolve(join(folder, `made${suffix}`)),
}

interface Helper {
  computeDesktopEntry(options: unknown): Promise<string>
  getDesktopFileName(): string
  readonly mimeTypeFiles: Promise<string>
}

const { LinuxTargetHelper } = createRequire(import.meta.url)('app-builder-lib/out/targets/LinuxTargetHelper.js') as {
  readonly LinuxTargetHelper: new (made: unknown) => Helper
}
const linux = new LinuxTargetHelper(packager)
const TYPE = 'application/vnd.caravan.record+json'

describe('an AppImage', () => {
  test('is not started without a sandbox by its entry among the programs', async () => {
    interface Target {
      readonly desktopEntry: { readonly value: Promise<string> }
    }
    const { default: AppImageTarget } = createRequire(import.meta.url)('app-builder-lib/out/targets/appimage/AppImageTarget.js') as {
      readonly default: new (ignored: null, made: unknown, helper: Helper, folder: string) => Target
    }
    const made = { ...packager, appInfo: { ...packager.appInfo, buildVersion: '1.2.3' } }
    const entry = await new AppImageTarget(null, made, linux, folder).desktopEntry.value
    expect(entry).toMatch(/^Exec=AppRun %U$/m)
    // the older start of an AppImage takes it away
    const older = await new AppImageTarget(null, { ...made, config: { ...config, toolsets: undefined } }, linux, folder).desktopEntry.value
    expect(older).toMatch(/^Exec=AppRun --no-sandbox %U$/m)
  })
})

describe('a .caravan file', () => {
  test('has one association, for every system, under the ending that records are saved with', () => {
    expect(config.fileAssociations).toEqual([expect.objectContaining({ ext: MATCH_FILE_ENDINGS[0], mimeType: TYPE, role: 'Editor' })])
    for (const system of [config.linux, config.win, config.mac]) expect(system).not.toHaveProperty('fileAssociations')
  })

  test('is opened on Linux with Caravan, which is given its address', async () => {
    const entry = await linux.computeDesktopEntry(config.linux)
    expect(entry).toMatch(new RegExp(`^MimeType=${TYPE.replace('+', '\\+')};$`, 'm'))
    expect(entry).toMatch(/^Exec=\/opt\/Caravan\/caravan %U$/m)
  })

  test('has its type by its ending there', async () => {
    const described = readFileSync(await linux.mimeTypeFiles, 'utf8')
    expect(described).toContain(`<mime-type type="${TYPE}">`)
    expect(described).toContain('<glob pattern="*.caravan"/>')
  })

  test('is shown in a window that the desktop knows to be Caravan’s', async () => {
    expect(linux.getDesktopFileName()).toBe('caravan')
    expect(await linux.computeDesktopEntry(config.linux)).toMatch(/^StartupWMClass=caravan$/m)
  })
})
