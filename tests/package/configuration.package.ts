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
const { validateConfiguration } = createRequire(import.meta.url)('app-builder-lib/out/util/config/config.js') as Validator
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
      [{ target: 'nsis' }],
      [{ target: 'dmg', arch: ['universal'] }],
    ])
  })

  test('sets the fuses that docs/security.md names, each as it says', () => {
    const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
    const rows = [...text.matchAll(/^\| `(\w+)` \| (on|off) \|/gm)].map(([, name = '', state]) => [name, state === 'on'] as const)
    expect(Object.fromEntries(rows)).toEqual(config.electronFuses)
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
