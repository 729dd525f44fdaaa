import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { replayOf } from './replay.mjs'

/**
 * What failed in a run of Vitest, by its report: the line that repeats each, and what it said. A file that could not even begin is one failure.
 *
 * @param {{ readonly testResults: readonly { readonly name: string, readonly status: string, readonly message: string, readonly assertionResults: readonly { readonly status: string, readonly fullName: string, readonly failureMessages: readonly string[] }[] }[] }} report
 * @param {{ config?: string, env?: NodeJS.ProcessEnv }} how
 */
export const failuresOf = ({ testResults }, how) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ line: replayOf(name, undefined, how), said: message }]
    return failed.map(({ fullName, failureMessages }) => ({ line: replayOf(name, fullName, how), said: failureMessages.join('\n\n') }))
  })

/**
 * Writes each failure of the run that has just ended into a file of `folder`: the line that repeats it, and what it said. Gives the names of the files.
 *
 * @param {string} folder
 * @param {string} part how the names begin
 * @param {string} config the configuration of Vitest that was run
 * @param {string} path its report
 */
export const keepFailures = (folder, part, config, path) => {
  const report = readReport(path)
  const how = config === 'vitest.config.ts' ? {} : { config }
  const failures = report === null ? [{ line: replayOf(undefined, undefined, how), said: 'The run ended without a report.' }] : failuresOf(report, how)
  mkdirSync(folder, { recursive: true })
  return failures.map(({ line, said }, at) => {
    const name = `${part}-${at + 1}.txt`
    writeFileSync(join(folder, name), `${line}\n\n${stripVTControlCharacters(said)}\n`)
    return name
  })
}

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
