/*
 * Before every file of tests: what chance and the computer decide elsewhere is the same in every run.
 *
 * All laws begin at one seed. One that fails says in a line how to see it again. Nothing limits how long a law is tried, as a run that was cut short would
 * pass for one that was not; only the search for a smaller counterexample ends after some seconds.
 */
import fc from 'fast-check'
import { TestRunner, type RunnerTask } from 'vitest'
import { replayOf } from '../scripts/lib/replay.mjs'
import { runs, SEED } from './support/runs'
import { TIME_ZONE } from './support/time-zone'

const SHRINK_MS = 10_000

/** Once a run has failed, there are only so many seconds for smaller ones; the smallest that was found by then is what is reported. */
const shrinkForAWhile: fc.Plugin<unknown> = () => {
  let until = Infinity
  const seen = <T>(outcome: T): T => {
    if (until === Infinity && outcome !== null && !fc.PreconditionFailure.isFailure(outcome)) until = performance.now() + SHRINK_MS
    return outcome
  }
  return {
    decorateRun: (run) => (value) => {
      if (performance.now() > until) return new fc.PreconditionFailure(true)
      const outcome = run(value)
      return outcome instanceof Promise ? outcome.then(seen) : seen(outcome)
    },
  }
}

/** The whole name of a test, with those of its groups before it, as `-t` looks for it. */
function titleOf({ name, suite }: RunnerTask): string {
  return suite === undefined ? name : `${titleOf(suite)} ${name}`
}

function report(details: fc.RunDetails<unknown>): void {
  if (!details.failed) return
  const test = TestRunner.getCurrentTest()
  const line = test === undefined ? '' : `\n\nSee it again: ${replayOf(test.file.filepath, titleOf(test), { env: { ...process.env, FC_SEED: String(SEED) } })}`
  throw new Error(`${fc.defaultReportMessage(details)}${line}`, { cause: details.errorInstance })
}

// files that share a process share its fast-check too
if (fc.readConfigureGlobal().seed === undefined) {
  fc.configureGlobal({ ...runs(1000), seed: SEED, reporter: report })
  fc.installGlobalPlugin(shrinkForAWhile)
}

// a zone may have two names, of which one is always given
const zoneOf = (timeZone?: string): string => new Intl.DateTimeFormat('en', timeZone === undefined ? {} : { timeZone }).resolvedOptions().timeZone
if (zoneOf() !== zoneOf(TIME_ZONE))
  throw new Error(`These tests are in the time zone ${zoneOf()}, not ${TIME_ZONE}: the configuration of Vitest has to set it.`)

// Node has a navigator from 21 on, which speaks the language of the computer; without a window there is none
if (typeof document === 'undefined') Reflect.deleteProperty(globalThis, 'navigator')
