import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import config from '../../../electron-builder.config.mjs'
import { installersOf } from '../../../scripts/lib/installers.mjs'
import { root } from '../../../scripts/lib/paths.mjs'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly shell?: string
  readonly if?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly needs?: string | readonly string[]
  readonly 'runs-on': string
  readonly defaults?: object
  readonly permissions?: Readonly<Record<string, string>>
  readonly strategy?: { readonly 'fail-fast'?: boolean; readonly matrix: Readonly<Record<string, readonly unknown[]>> }
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
})

const SYSTEMS = [/^ubuntu-/, /^windows-/, /^macos-/].map((system) => expect.stringMatching(system) as string)

describe('a change', () => {
  const { jobs } = read('ci.yml')

  test('is tested whole with the oldest Node, which is the one that package.json names', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly engines: { readonly node: string } }
    const steps = jobs['test']?.steps ?? []
    expect(steps.map(({ run }) => run)).toContain('npm test')
    expect(`>=${String(steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with?.['node-version'])}`).toBe(engines.node)
  })

  test('has its types, lint and unit tests run on every system with every Node, each to its end', () => {
    const { strategy, steps = [] } = jobs['systems'] ?? {}
    expect(strategy).toEqual({ 'fail-fast': false, matrix: { runner: SYSTEMS, node: ['20.19.0', 22, 24, 'latest'] } })
    expect(steps.at(-1)).toMatchObject({ shell: 'bash', run: 'npm test -- --only types --only lint --only unit' })
  })

  test('opens the window as people do, and has it tried in Electron itself, on every system; the windows of failed tests are kept', () => {
    const { strategy, defaults, steps = [] } = jobs['window'] ?? {}
    expect(strategy).toEqual({ 'fail-fast': false, matrix: { runner: SYSTEMS } })
    expect(defaults).toEqual({ run: { shell: 'bash' } })
    const always = steps.filter((step) => step.if === undefined).map(({ run }) => run)
    expect(always.slice(-2)).toEqual(['npm start -- --smoke', 'npm run test:electron'].map((command) => `node scripts/with-screen.mjs ${command}`))
    expect(steps.at(-1)).toMatchObject({ if: 'failure()', with: { path: 'test-results/failed' } })
  })

  test('opens the window under Wayland', () => {
    expect(jobs['wayland']?.steps.at(-1)?.run).toBe('node scripts/with-screen.mjs --wayland npm start -- --smoke')
  })

  test('is told why the sandbox is refused where it is, and opens the window after the two commands that it is told', () => {
    const told = jobs['refused-sandbox']?.steps.map(({ run }) => run ?? '').join('\n') ?? ''
    expect(told).not.toContain('sysctl')
    expect(told).toMatch(
      /apparmor_restrict_unprivileged_userns\)" = 1\n[\s\S]*; then exit 1; fi\n[\s\S]*bash -ex commands\.sh\nnode .* npm start -- --smoke\n$/,
    )
    // what is looked for is what is said
    const said = /grep --quiet '([^']+)'/.exec(told)?.[1] ?? ''
    expect(readFileSync(join(root, 'scripts', 'lib', 'sandbox.mjs'), 'utf8')).toContain(said)
    expect(said).not.toBe('')
  })

  test('is tried with the sandbox that people have: only what needs its namespaces lets them be made', () => {
    expect(textOf('ci.yml') + textOf('release.yml')).not.toContain('no-sandbox')
    expect(runs(read('release.yml'))).not.toContain('sysctl')
  })
})

describe('known faults', () => {
  test('are asked for each day and where packages change, and no answer is a failure', () => {
    const { on } = read('known-faults.yml')
    const packages = ['package.json', 'package-lock.json']
    expect(on).toMatchObject({ schedule: [{ cron: '17 5 * * *' }], push: { paths: packages }, pull_request: { paths: packages } })
    expect(runs(read('known-faults.yml'))).toContain('npm run audit -- --required')
  })

  test('are asked for beside the tests, not among them: what becomes known tomorrow turns no commit red that has passed', () => {
    expect(runs(read('ci.yml'))).not.toContain('audit')
  })
})

describe('a night', () => {
  const { on, jobs } = read('nightly.yml')
  const { strategy, steps = [] } = jobs['night'] ?? {}

  test('begins by the clock, and runs each part of test:night to its end', () => {
    expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as string }] })
    const help = execFileSync(process.execPath, [join(root, 'scripts', 'test-night.mjs'), '--help'], { encoding: 'utf8' })
    const parts = /--only ([\w|]+)/.exec(help)?.[1]?.split('|')
    expect(strategy).toEqual({ 'fail-fast': false, matrix: { part: parts } })
    expect(steps).toContainEqual({ run: 'npm run test:night -- --only "$PART"', env: { PART: '${{ matrix.part }}' } })
  })

  test('counts what people wait for beside the commit of a day before, and fails where it grew', () => {
    const { steps: counts } = jobs['count'] ?? { steps: [] }
    expect(counts).toContainEqual({ uses: expect.stringMatching(/^actions\/checkout@/) as string, with: { 'persist-credentials': false, 'fetch-depth': 0 } })
    expect(counts.at(-1)?.run).toBe(`npm run bench:count -- --beside "$(git rev-list --max-count=1 --before='1 day ago' HEAD)" --within 2`)
  })

  test('hands over a file for each failure', () => {
    expect(steps.at(-1)).toMatchObject({ if: 'failure()', with: { path: 'test-results/night' } })
    expect(steps.at(-1)?.uses).toMatch(/^actions\/upload-artifact@/)
  })
})

/** The systems and chips of GitHub's own runners, by their labels. */
const CHIPS: Readonly<Record<string, readonly string[]>> = {
  'linux x64': ['ubuntu-24.04'],
  'linux arm64': ['ubuntu-24.04-arm'],
  'win x64': ['windows-2025'],
  'win arm64': ['windows-11-arm'],
  'mac x64': ['macos-15-intel'],
  'mac arm64': ['macos-15'],
}

describe('a release', () => {
  const { on, jobs } = read('release.yml')
  const shipped = installersOf(config, '1.2.3')
  const rowsOf = (job: string) => (jobs[job]?.strategy?.matrix['include'] ?? []) as readonly Readonly<Record<string, string>>[]

  test('begins with a tag alone', () => {
    expect(on).toEqual({ push: { tags: ['v*.*.*'] } })
  })

  test('is packed on each system after the tests and the question for known faults, and only then written', () => {
    const tested = jobs['test']?.steps.map(({ run }) => run)
    expect(tested).toEqual(expect.arrayContaining(['npm test', 'npm run audit -- --required']))
    expect(jobs['package']).toMatchObject({ needs: 'test', 'runs-on': '${{ matrix.runner }}', strategy: { 'fail-fast': false } })
    expect(rowsOf('package').map(({ system }) => system)).toEqual([...new Set(shipped.map(({ system }) => system))])
    expect(rowsOf('package').map(({ runner }) => runner)).toEqual(SYSTEMS)
    expect(jobs['release']).toMatchObject({ needs: ['package', 'installers'], permissions: { contents: 'write' } })
    expect(Object.entries(jobs).filter(([name, { permissions }]) => name !== 'release' && permissions !== undefined)).toEqual([])
  })

  test('signs with what the repository holds for each system', () => {
    const { env = {} } = jobs['package']?.steps.find(({ run }) => run === 'npm run package') ?? {}
    const secrets = Object.entries(env).filter(([, value]) => value.includes('secrets.'))
    expect(secrets).toEqual(['CSC_LINK', 'CSC_KEY_PASSWORD', 'WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'].map((name) => [name, `\${{ secrets.${name} }}`]))
  })

  test('has every file that people install installed and started, on its own system and each of its chips', () => {
    const wanted = shipped.flatMap(({ system, name, chips }) => chips.map((chip) => ({ system, file: name.replace('Caravan-1.2.3-', ''), chip })))
    const tried = rowsOf('installers')
    const inOrder = (rows: readonly object[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort()
    expect(inOrder(tried.map(({ system, file, chip }) => ({ system, file, chip })))).toEqual(inOrder(wanted))
    for (const { system, chip, runner = '' } of tried) expect(CHIPS[`${system} ${chip}`]).toContain(runner)
    expect(jobs['installers']).toMatchObject({ needs: 'package', 'runs-on': '${{ matrix.runner }}', strategy: { 'fail-fast': false } })
  })

  test('tries the very files that were packed', () => {
    const steps = jobs['installers']?.steps ?? []
    const packed = jobs['package']?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    const taken = steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'))
    expect(taken?.with).toEqual({ name: packed?.with?.['name'], path: 'dist' })
    expect(steps.at(-1)).toMatchObject({
      run: 'node scripts/with-screen.mjs npm run test:installer -- "$FILE" --chip "$CHIP"',
      env: { FILE: '${{ matrix.file }}', CHIP: '${{ matrix.chip }}' },
    })
    // a step that goes on after a failure would prove nothing
    expect(textOf('release.yml')).not.toContain('continue-on-error')
    expect(steps.at(-1)?.if).toBeUndefined()
  })

  test('is a draft, of files whose checksums hold', () => {
    const steps = jobs['release']?.steps.map(({ run }) => run ?? '').join('\n')
    expect(steps).toMatch(/sha256sum --check --strict[\s\S]*gh release create .* --draft/)
  })
})
