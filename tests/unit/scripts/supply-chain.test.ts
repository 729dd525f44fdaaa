import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { readAudit } from '../../../scripts/lib/read-audit.mjs'
import { shippedPackages } from '../../../scripts/lib/shipped.mjs'

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly inBundle?: boolean
  readonly hasInstallScript?: boolean
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
}

const text = (name: string): string => readFileSync(join(root, name), 'utf8')
const manifest = JSON.parse(text('package.json')) as Manifest
const lockfile = JSON.parse(text('package-lock.json')) as { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, Locked>> }
const locked = Object.entries(lockfile.packages).filter(([path]) => path !== '')
/** A package under another name is written `npm:NAME@VERSION`. */
const versionIn = (written: string): string => written.replace(/^npm:.*@/, '')
const direct = Object.fromEntries(
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(([name, written]) => [name, versionIn(written)]),
)
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

describe('the lockfile', () => {
  test('pins every package to a version and an SHA-512', () => {
    expect(locked.length).toBeGreaterThan(100)
    const loose = locked.filter(
      ([, { version, integrity, inBundle }]) => version === undefined || (inBundle !== true && integrity?.startsWith('sha512-') !== true),
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  test('takes none from an address of its own, from git or from a folder', () => {
    const elsewhere = locked.filter(
      ([, { resolved, link }]) => link === true || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    )
    expect(elsewhere.map(([path]) => path)).toEqual([])
  })

  test('has the very versions that package.json names', () => {
    const other = Object.entries(direct).filter(([name, version]) => lockfile.packages[`node_modules/${name}`]?.version !== version)
    expect(other).toEqual([])
  })
})

test('every package that has an install script is named in allowScripts, and none is let run', () => {
  const withScript = new Set(locked.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => nameOf(path)))
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...withScript].sort())
  expect(Object.values(manifest.allowScripts).filter(Boolean)).toEqual([])
})

describe('docs/dependencies.md', () => {
  const rows = text('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''))

  test('names every dependency once, and nothing else', () => {
    expect([...named].sort()).toEqual(Object.keys(direct).sort())
  })

  test('names the version in use', () => {
    const wrong = rows.filter((row) => {
      const [, cell = ''] = row.split('|')
      const versions = [...cell.matchAll(/\s(\d+\.\d+\.\d+)/g)].map(([, version]) => version)
      const used = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => direct[name])
      return versions.length > 0 && !used.every((version) => versions.includes(version))
    })
    expect(wrong).toEqual([])
  })
})

/** A script and all of ours that it imports. */
function withImports(script: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(script)) return seen
  seen.add(script)
  for (const [, path = ''] of text(script).matchAll(/(?:from|import) '(\.[^']+)'/g)) withImports(posix.join(posix.dirname(script), path), seen)
  return seen
}

test('npm test does not ask the registry for known faults: a checkout that passed today passes tomorrow', () => {
  expect(withImports('scripts/audit.mjs')).toContain('scripts/lib/audit.mjs')
  expect(withImports('scripts/test.mjs')).toContain('scripts/lib/stages.mjs')
  expect(withImports('scripts/test.mjs')).not.toContain('scripts/lib/audit.mjs')
})

test('no npm runs the script of a package, whether it knows allowScripts or not', () => {
  expect(text('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  expect(text('scripts/lib/install.mjs')).toMatch(/\[\s*'ci',\s*'--ignore-scripts'/)
})

describe('what ships', () => {
  const names = shippedPackages(lockfile)

  test('is every dependency of the program with all below it, the runtime, and what reads pictures', () => {
    for (const name of [...Object.keys(manifest.dependencies), 'electron', 'onnxruntime-web', 'onnxruntime-common', 'tesseract.js-core'])
      expect(names).toContain(name)
  })

  test('is nothing that only builds and tests', () => {
    for (const name of ['vitest', 'oxlint', 'electron-builder', 'playwright-core', 'typescript', '@electron/get']) expect(names).not.toContain(name)
  })
})

describe('the answer of an audit', () => {
  const fault = (name: string, severity: string) => ({ name, severity, via: [{ source: 1, name, severity }] })
  const report = (...faults: readonly { readonly name: string }[]) =>
    JSON.stringify({ vulnerabilities: Object.fromEntries(faults.map((each) => [each.name, each])), metadata: {} })
  const read = (output: string) => readAudit(output, new Set(['ships', 'stands on tool']))

  test.each(['high', 'critical'])('counts a fault of level %s in what ships as grave', (severity) => {
    expect(read(report(fault('ships', severity)))).toEqual({ kind: 'run', grave: ['ships'], building: [], lesser: 0 })
  })

  test.each(['low', 'moderate'])('counts a fault of level %s as lesser', (severity) => {
    expect(read(report(fault('ships', severity)))).toEqual({ kind: 'run', grave: [], building: [], lesser: 1 })
  })

  test('tells a fault in what only builds, and does not count it against what stands on that', () => {
    const above = { name: 'stands on tool', severity: 'high', via: ['tool'] }
    expect(read(report(fault('tool', 'high'), above))).toEqual({ kind: 'run', grave: [], building: ['tool'], lesser: 1 })
  })

  test.each([
    ['', 'the registry did not send a report'],
    ['{"message":"request to the registry failed"}', 'request to the registry failed'],
    ['{"error":{"code":"ENOAUDIT","summary":"no such endpoint"}}', 'no such endpoint'],
    ['{}', 'the registry did not send a report'],
  ])('takes %j for no answer', (output, why) => {
    expect(read(output)).toEqual({ kind: 'not-run', why })
  })
})
