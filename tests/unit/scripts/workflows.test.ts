import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly needs?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: { readonly runner: readonly string[] } }
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const folder = join(root, '.github', 'workflows')
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8')
const read = (name: string): Workflow => load(textOf(name)) as Workflow
const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps }) => steps)
const runs = (workflow: Workflow): string =>
  stepsOf(workflow)
    .map(({ run }) => run ?? '')
    .join('\n')

describe.each(readdirSync(folder))('%s', (name) => {
  const workflow = read(name)

  test('may only read, unless a job says what it writes', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
  })

  test('pins every action to a commit, with its version beside it', () => {
    const used = stepsOf(workflow).flatMap(({ uses }) => (uses === undefined ? [] : [uses]))
    expect(used.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
    expect([...textOf(name).matchAll(/uses: \S+ # v\d+\.\d+\.\d+$/gm)]).toHaveLength(used.length)
  })

  test('leaves no token in the folder, and has a time limit', () => {
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.length).toBeGreaterThan(0)
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
    expect(Object.values(workflow.jobs).filter((job) => job['timeout-minutes'] === undefined)).toEqual([])
  })

  test('puts nothing that others write into a command line', () => {
    expect(runs(workflow)).not.toContain('${{')
  })

  test('tests everything, and asks for known faults where no answer is a failure', () => {
    expect(runs(workflow)).toContain('npm test')
    expect(runs(workflow)).toContain('npm run audit -- --required')
  })
})

test('a change is tried in Electron itself too, on a screen', () => {
  expect(runs(read('ci.yml'))).toMatch(/^xvfb-run .*npm run test:electron$/m)
})

describe('a release', () => {
  const { on, jobs } = read('release.yml')

  test('begins with a tag alone', () => {
    expect(on).toEqual({ push: { tags: ['v*.*.*'] } })
  })

  test('is packed on each system after the tests, and only then written', () => {
    expect(jobs['package']).toMatchObject({
      needs: 'test',
      strategy: { matrix: { runner: [/^ubuntu/, /^windows/, /^macos/].map((system) => expect.stringMatching(system) as string) } },
    })
    expect(jobs['release']).toMatchObject({ needs: 'package', permissions: { contents: 'write' } })
    expect(Object.entries(jobs).filter(([name, { permissions }]) => name !== 'release' && permissions !== undefined)).toEqual([])
  })

  test('is a draft, of files whose checksums hold', () => {
    const steps = jobs['release']?.steps.map(({ run }) => run ?? '').join('\n')
    expect(steps).toMatch(/sha256sum --check --strict[\s\S]*gh release create .* --draft/)
  })
})
