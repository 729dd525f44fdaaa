import { spawn } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'
import { say } from './say.mjs'

const WATCH = pathToFileURL(join(import.meta.dirname, 'watch-download.mjs')).href
const TELL_EVERY_MS = 3_000

/** What a runtime was made of when it was unpacked: the path of each file and its length in bytes. It lies beside the runtime, and goes with it when packages are installed anew. */
const listFile = (folder) => join(folder, '.caravan-runtime.json')

const filesOf = (dist) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(dist.length + 1), lstatSync(file).size])

/** The first file of the runtime that is missing or cut off; null where all is as it was unpacked, or nobody has written down how that was. */
const damagedFile = (folder) => {
  try {
    const files = JSON.parse(readFileSync(listFile(folder), 'utf8'))
    return files.find(([name, size]) => lstatSync(join(folder, 'dist', name), { throwIfNoEntry: false })?.size !== size)?.[0] ?? null
  } catch {
    return null
  }
}

/** The runtime's program file where it is installed. Never `require('electron')`: that downloads without asking. */
const programIn = (folder) => {
  try {
    const program = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'))
    return existsSync(program) ? program : null
  } catch {
    return null
  }
}

/** Takes a runtime away that is not whole, so that it is unpacked again. */
const takeAway = (folder, file) => {
  say(`The desktop runtime is damaged (${file} is missing or cut off); it is unpacked again.`)
  for (const part of [join(folder, 'path.txt'), join(folder, 'dist'), listFile(folder)]) rmSync(part, { recursive: true, force: true })
}

const megabytes = (bytes) => Math.round(bytes / 1e6)

/** Runs Electron's own installer, and says how far it is. */
const runInstaller = (folder, silence) =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['--import', WATCH, join(folder, 'install.js')], {
      cwd: root,
      env: { ...process.env, CARAVAN_SILENCE_MS: String(silence), ELECTRON_GET_NO_PROGRESS: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    let told = -Infinity
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('message', ({ done: bytes, total, unpacking }) => {
      const now = performance.now()
      if (!unpacking && now - told < TELL_EVERY_MS) return
      told = now
      say(unpacking ? `  ${megabytes(bytes)} MB are here; unpacking…` : `  ${megabytes(bytes)}${total === null ? '' : ` of ${megabytes(total)}`} MB`)
    })
    child.on('error', (error) => done({ status: 127, output: error.message }))
    child.on('close', (status) => done({ status, output: stripVTControlCharacters(output) }))
  })

const download = async (folder, silence) => {
  say('Downloading the desktop runtime (Electron, about 120 MB, once). To go without it: npm start -- --web')
  const { status, output } = await runInstaller(folder, silence)
  const program = programIn(folder)
  if (status === 0 && program !== null) {
    writeFileSync(listFile(folder), JSON.stringify(filesOf(join(folder, 'dist'))))
    return { program }
  }
  const reason = /^\w*Error.*$/m.exec(output)?.[0].replace(/^Error: /, '') ?? `the installer ended with ${status}`
  const instead =
    'behind a proxy, set ELECTRON_GET_USE_PROXY=1 and HTTPS_PROXY; to get it elsewhere, set ELECTRON_MIRROR; or name a runtime that you have in ELECTRON_EXEC_PATH'
  return { why: `the Electron runtime could not be downloaded (${reason}); ${instead}` }
}

/**
 * The runtime of the installed `electron` package at `folder`: `{ program }`, downloaded where it is not there or not whole, or `{ why }`.
 *
 * A download that brings nothing for `silence` milliseconds is given up; how long it takes in all does not matter.
 *
 * @param {string} folder
 * @returns {Promise<{ readonly program?: string, readonly why?: string }>}
 */
export const getRuntime = async (folder, { silence = 60_000 } = {}) => {
  const damaged = programIn(folder) === null ? null : damagedFile(folder)
  if (damaged !== null) takeAway(folder, damaged)
  const program = programIn(folder)
  return program === null ? download(folder, silence) : { program }
}
