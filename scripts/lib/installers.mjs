import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { hasLauncher, SAID_WHAT_TO_DO } from './launcher.mjs'

/** A chip as electron-builder writes it into the name of a file, where that is not the name of the chip itself. */
const CHIP_NAMES = { AppImage: { x64: 'x86_64' }, deb: { x64: 'amd64' } }
/** What a target's files end with, where that is not its own name. */
const ENDINGS = { nsis: 'exe' }

const asList = (value) => [value ?? []].flat()

/**
 * Every file that a configuration of electron-builder has made and people install: for which system, by which target, under which name, and for which chips.
 *
 * @param {import('electron-builder').Configuration} config
 * @param {string} version
 * @returns {readonly { readonly system: 'linux' | 'win' | 'mac', readonly target: string, readonly name: string, readonly chips: readonly string[] }[]}
 */
export const installersOf = (config, version) =>
  ['linux', 'win', 'mac'].flatMap((system) =>
    asList(config[system]?.target).flatMap(({ target, arch }) => {
      const ending = ENDINGS[target] ?? target
      const nameFor = (chip) =>
        config.artifactName
          .replace('-${arch}', chip === null ? '' : `-${CHIP_NAMES[target]?.[chip] ?? chip}`)
          .replace('${productName}', config.productName)
          .replace('${version}', version)
          .replace('${os}', system)
          .replace('${ext}', ending)
      const chips = asList(arch)
      const files = chips.map((chip) => ({ system, target, name: nameFor(chip), chips: chip === 'universal' ? ['x64', 'arm64'] : [chip] }))
      // for Windows one more is made, which holds the programs of all chips
      return target === 'nsis' && chips.length > 1 && config.nsis?.buildUniversalInstaller !== false
        ? [...files, { system, target, name: nameFor(null), chips }]
        : files
    }),
  )

/** Runs a command to its end, or for so many milliseconds; shows what it prints, and gives it back. */
const runShown = (command, args, { env = {}, limit } = {}) =>
  new Promise((done) => {
    process.stderr.write(`$ ${[command, ...args].join(' ')}\n`)
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    let output = ''
    const timer = limit === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), limit)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        process.stderr.write(text)
      })
    const finish = (how) => {
      clearTimeout(timer)
      done({ how, output })
    }
    child.on('error', (error) => finish(`could not be started: ${error.code}`))
    child.on('close', (code, signal) => finish(code === 0 ? null : `ended with ${signal ?? `status ${code}`}`))
  })

const must = async (command, ...args) => {
  const { how } = await runShown(command, args)
  if (how !== null) throw new Error(`${command} ${how}`)
}

/** How a person installs a file, by its target; gives the program that is there afterwards. `folder` is for what is only tried. */
const INSTALL = {
  AppImage: async (file) => {
    chmodSync(file, 0o755)
    return file
  },
  deb: async (file) => {
    await must('sudo', 'apt-get', 'install', '--yes', file)
    return 'caravan'
  },
  nsis: async (file) => {
    // without questions, and so to where it goes unless a person says otherwise
    await must(file, '/S')
    return join(process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Programs', 'Caravan', 'Caravan.exe')
  },
  dmg: async (file, folder) => {
    const [image, app] = [join(folder, 'image'), join(folder, 'Caravan.app')]
    mkdirSync(image)
    await must('hdiutil', 'attach', '-nobrowse', '-readonly', '-mountpoint', image, file)
    try {
      await must('ditto', join(image, 'Caravan.app'), app)
    } finally {
      await must('hdiutil', 'detach', image)
    }
    await must('codesign', '--verify', '--deep', '--strict', app)
    return join(app, 'Contents', 'MacOS', 'Caravan')
  },
}

/** More than the program takes to give up by itself, in milliseconds (src/main/hosts/electron/smoke.ts). */
const START_LIMIT_MS = 150_000

/** As root Chromium ends before any code of ours is read: what says then what to do is the launcher, so it is what was started. */
const proveLauncher = async (program) => {
  const { how, output } = await runShown('sudo', [program, '--smoke'], { limit: START_LIMIT_MS })
  if (how !== `ended with status ${SAID_WHAT_TO_DO}` || !/^Caravan: ./m.test(output)) throw new Error(`${program} does not say as root what to do`)
}

/**
 * Installs a file as a person would, and starts what was installed with `--smoke`, on matches of its own in `folder`.
 *
 * Gives the line that says that it works; it has to come from the program of this version, for this chip. On Linux it is started as root too, to see its launcher. Fails with a line that says what went wrong.
 *
 * @param {{ readonly target: string, readonly file: string, readonly folder: string, readonly version: string, readonly chip: string, readonly limit?: number }} asked
 * @returns {Promise<string>}
 */
export const proveInstaller = async ({ target, file, folder, version, chip, limit = START_LIMIT_MS }) => {
  const program = await INSTALL[target](file, folder)
  const args = ['--smoke', '--data', join(folder, 'matches')]
  const { how, output } = await runShown(program, args, { env: { CARAVAN_DEVICE: join(folder, 'device') }, limit })
  const line = /^Caravan \S+ works: .*$/m.exec(output)?.[0]
  if (how !== null) throw new Error(`${program} ${how}`)
  if (line === undefined) throw new Error(`${program} did not say that it works`)
  if (!line.startsWith(`Caravan ${version} works`) || !line.includes(` ${chip};`)) throw new Error(`this is not version ${version} for ${chip}: ${line}`)
  if (hasLauncher(target)) await proveLauncher(program)
  return line
}
