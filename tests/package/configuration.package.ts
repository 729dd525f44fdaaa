import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import config from '../../electron-builder.config.mjs'
import packageJson from '../../package.json' with { type: 'json' }
import { root } from '../../scripts/lib/paths.mjs'

interface Validator {
  readonly validateConfiguration: (config: unknown, log: { readonly isEnabled: boolean }) => Promise<void>
}

/** electron-builder's own check of a configuration against its own schema, which it makes before it packs anything. */
const builders = createRequire(import.meta.url)
const { validateConfiguration } = builders('app-builder-lib/out/util/config/config.js') as Validator
type Packs = { readonly prototype: { readonly pack: unknown } }
type Steps = { readonly prototype: Readonly<Record<'doPack' | 'doUniversalPack', unknown>> }
const { PlatformPackager, MacPackager } = builders('app-builder-lib') as { readonly PlatformPackager: Steps & Packs; readonly MacPackager: Steps }
type Builds = { readonly prototype: { readonly build: unknown } }
const targetNamed = (path: string): Builds => (builders(`app-builder-lib/out/targets/${path}.js`) as { readonly default: Builds }).default
const check = (value: unknown): Promise<void> => validateConfiguration(value, { isEnabled: false })

describe('the configuration of the package', () => {
  test('is one that electron-builder takes', async () => {
    await expect(check(config)).resolves.toBeUndefined()
  })

  test('would be refused with a setting that there is not', async () => {
    await expect(check({ ...config, fileAssociation: [] })).rejects.toThrow(/fileAssociation/)
  })

  test('builds an AppImage and a .deb, an installer for Windows, and a universal disk image', () => {
    const { linux, win, mac } = config
    expect([linux, win, mac].map((system) => system?.target)).toMatchObject([
      [{ target: 'AppImage' }, { target: 'deb' }],
      [{ target: 'nsis', arch: ['x64', 'arm64'] }],
      [{ target: 'dmg', arch: ['universal'] }],
    ])
  })

  test('makes no installer for Windows that holds what two computers need', () => {
    expect(config.nsis?.buildUniversalInstaller).toBe(false)
  })

  test('sets the fuses that docs/security.md names, each as it says', () => {
    const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
    const rows = [...text.matchAll(/^\| `(\w+)` \| (on|off) \|/gm)].map(([, name = '', state]) => [name, state === 'on'] as const)
    expect(Object.fromEntries(rows)).toEqual(config.electronFuses)
  })

  test('lets the program ask for the camera on macOS, and its helpers, and lets them make code and load what is signed ad hoc', () => {
    const { mac } = config
    expect(mac?.entitlementsInherit).toBe(mac?.entitlements)
    const keys = [...readFileSync(String(mac?.entitlements), 'utf8').matchAll(/<key>([^<]+)<\/key>\s*<true\/>/g)].map(([, key]) => key)
    expect(keys).toEqual([
      'com.apple.security.cs.allow-jit',
      'com.apple.security.cs.allow-unsigned-executable-memory',
      'com.apple.security.cs.disable-library-validation',
      'com.apple.security.device.camera',
    ])
    expect(mac?.extendInfo).toHaveProperty('NSCameraUsageDescription')
  })

  test.each([
    ['nothing', {}, '-'],
    ['a file', { CSC_LINK: 'file.p12' }, undefined],
    ['a name in the keychain', { CSC_NAME: 'Ada' }, undefined],
    ['a keychain', { CSC_KEYCHAIN: 'k' }, undefined],
    ['a secret that the workflow does not have', { CSC_LINK: '' }, '-'],
  ])('signs on macOS with the certificate that there is, and ad hoc without one: %s', async (_what, env, identity) => {
    for (const name of ['CSC_LINK', 'CSC_NAME', 'CSC_KEYCHAIN']) vi.stubEnv(name, undefined)
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    vi.resetModules()
    const { default: signed } = await import('../../electron-builder.config.mjs')
    vi.unstubAllEnvs()
    expect(signed.mac?.identity).toBe(identity)
    await expect(check(signed)).resolves.toBeUndefined()
  })

  test('is packed by a builder that sets the fuses before it signs, since a change after that breaks the signature', () => {
    for (const pack of [PlatformPackager.prototype.doPack, MacPackager.prototype.doUniversalPack]) {
      const steps = [...String(pack).matchAll(/this\.(doAddElectronFuses|doSignAfterPack)\(/g)].map(([, step]) => step)
      expect(steps).toEqual(['doAddElectronFuses', 'doSignAfterPack'])
    }
  })

  test('is packed by a builder that lets a launcher take the program’s place after the fuses are set, and before a package is made of it', () => {
    const stepsOf = (code: unknown, ...names: readonly string[]): readonly string[] =>
      [...String(code).matchAll(new RegExp(names.join('|'), 'g'))].map(([step]) => step)
    // doPack sets the fuses, and only then targets are built
    expect(stepsOf(PlatformPackager.prototype.pack, 'await this\\.doPack', 'packageInDistributableFormat')).toEqual([
      'await this.doPack',
      'packageInDistributableFormat',
    ])
    const [appImage, deb] = [targetNamed('appimage/AppImageTarget').prototype.build, targetNamed('FpmTarget').prototype.build]
    expect(stepsOf(appImage, 'await packager\\.info\\.emitArtifactBuildStarted', 'appDir: appOutDir')[0]).toMatch(/^await/)
    expect(stepsOf(deb, 'await packager\\.info\\.emitArtifactBuildStarted', '\\$\\{appOutDir\\}/=')[0]).toMatch(/^await/)
  })

  test('packs the Electron that the project names', () => {
    expect(config.electronVersion).toBe(packageJson.devDependencies.electron)
    expect(config.electronVersion).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test('writes no feed of new versions until a publisher names its address', async () => {
    expect(config.publish).toBeNull()
    vi.stubEnv('CARAVAN_UPDATE_URL', 'https://example.org/caravan')
    vi.resetModules()
    const { default: published } = await import('../../electron-builder.config.mjs')
    vi.unstubAllEnvs()
    expect(published.publish).toEqual({ provider: 'generic', url: 'https://example.org/caravan' })
    await expect(check(published)).resolves.toBeUndefined()
  })
})
