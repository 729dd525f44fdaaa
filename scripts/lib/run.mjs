import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

/**
 * Runs a command in the project folder.
 *
 * `quiet` keeps its output and gives it back; otherwise it is shown on stderr, so that stdout stays clean (`show: 'stdout'` shows
 * it as it is). Never rejects: a command that cannot be started has status 127 and says so in its output; one that was ended by
 * the time limit (`limit`, milliseconds) has `timedOut`.
 */
export const run = (command, args, { quiet = false, show = 'stderr', env = {}, limit, shell = false } = {}) =>
  new Promise((done) => {
    const out = show === 'stdout' ? 'inherit' : 2
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', out, 'inherit'],
      shell,
    })
    let output = ''
    let timedOut = false
    const keep = (chunk) => void (output += chunk)
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    const timer =
      limit &&
      setTimeout(() => {
        timedOut = true
        child.kill('SIGKILL')
      }, limit)
    const finish = (status) => {
      clearTimeout(timer)
      done({ status, output: stripVTControlCharacters(output), timedOut })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.on('close', (code, signal) => finish(code ?? (signal ? 1 : 0)))
  })

/** Runs Node itself on a file. */
export const runNode = (file, args = [], options = {}) => run(process.execPath, [file, ...args], options)

/** Runs npm: the one that started this script where there is one, else the one on the path. */
export const runNpm = (args, options = {}) => {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return runNode(cli, args, options)
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}
