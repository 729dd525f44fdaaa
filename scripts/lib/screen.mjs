import { spawn } from 'node:child_process'
import { Stop } from './say.mjs'

/**
 * Starts a server that goes on until it is killed.
 *
 * @param {string} program
 * @param {readonly string[]} options
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [how]
 * @returns {Promise<{ server: import('node:child_process').ChildProcess, ended: Promise<never> }>} `ended` fails once it ends
 */
export const serve = async (program, options, { env = {}, stdio = ['ignore', 'ignore', 'inherit'] } = {}) => {
  const server = spawn(program, options, { stdio, env: { ...process.env, ...env } })
  await new Promise((go, fail) => {
    server.once('spawn', go)
    server.once('error', ({ code }) => fail(new Stop(`${program} could not be started (${code}). Install it.`)))
  })
  const ended = new Promise((_, fail) => server.once('exit', (code, signal) => fail(new Stop(`${program} ended (${signal ?? code}).`))))
  ended.catch(() => undefined)
  return { server, ended }
}

/**
 * A screen of X11 that nobody sees; `display` is its name, such as `:7`.
 *
 * @param {string} [size]
 */
export const startScreen = async (size = '1280x1024') => {
  const options = ['-displayfd', '3', '-screen', '0', `${size}x24`]
  const { server, ended } = await serve('Xvfb', options, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  const number = new Promise((tell) => server.stdio[3].setEncoding('utf8').once('data', (text) => tell(text.trim())))
  return { server, display: `:${await Promise.race([number, ended])}` }
}
