// Stryker's runner for Vitest, made quicker and more careful for `npm run test:mutations`.
import { Worker } from 'node:worker_threads'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import { byAssertion } from './by-assertion.mjs'

export { strykerValidationSchema } from '@stryker-mutator/vitest-runner'

const WORKER = new URL('worker.mjs', import.meta.url)

/** A run of tests that were chosen, but of which none ran, says nothing; it is asked again so often. */
const ATTEMPTS = 3

/** Threads that have no test to run just now. */
const spare = []

/** A thread that is put back, not ended, when its test file is done. */
class KeptThread {
  name = 'kept-thread'
  #thread

  on(event, listener) {
    this.#thread.on(event, listener)
  }

  off(event, listener) {
    this.#thread?.off(event, listener)
  }

  send(message) {
    // Vitest's thread takes no more orders after this one, so it never hears it
    if (message.type === 'stop') queueMicrotask(() => this.#thread.emit('message', { type: 'stopped', __vitest_worker_response__: true }))
    else this.#thread.postMessage(message)
  }

  start() {
    this.#thread = spare.pop() ?? new Worker(WORKER)
  }

  stop() {
    if (this.#thread !== undefined) spare.push(this.#thread)
    this.#thread = undefined
  }

  deserialize(message) {
    return message
  }
}

const testsIn = (task) => (task.type === 'suite' ? task.tasks.flatMap(testsIn) : [task])

/** The name of a test as Stryker writes it, with those of its groups. */
const titleOf = ({ name, suite }) => (suite === undefined ? name : `${titleOf(suite)} ${name}`).trim()

/** What made the test fail: first the kind, which is counted. */
const told = (kind, { name, message }) => `${kind}: ${name ?? 'Error'}: ${message}`

function create(injector) {
  const runner = injector.injectFunction(vitestPlugins[0].factory)
  const init = runner.init.bind(runner)
  const dryRun = runner.dryRun.bind(runner)
  const mutantRun = runner.mutantRun.bind(runner)
  let kept = false

  /** Test files that failed before any of their tests was known. */
  const unloaded = () => runner.ctx.state.getFiles().filter(({ result, tasks }) => result?.state === 'fail' && tasks.length === 0)
  const messageOf = ({ result }) => result.errors?.[0]?.message ?? 'it cannot be loaded'

  /** The first test that failed by an assertion, otherwise the first that failed. */
  const sayWhy = (killed) => {
    const failures = runner.ctx.state
      .getFiles()
      .flatMap((file) => file.tasks.flatMap(testsIn).map((test) => ({ test, errors: test.result?.errors ?? [] })))
      .flatMap(({ test, errors }) => errors.map((error) => ({ test, error })))
    const asserted = failures.find(({ error }) => byAssertion(error))
    const { test, error } = asserted ?? failures[0] ?? {}
    if (test === undefined) return { ...killed, failureMessage: told('error', { message: killed.failureMessage }) }
    const by = killed.killedBy.filter((id) => id.endsWith(`#${titleOf(test)}`)).slice(0, 1)
    return { ...killed, killedBy: by, failureMessage: told(asserted === undefined ? 'error' : 'assertion', error) }
  }

  runner.init = async () => {
    await init()
    for (const { config } of runner.ctx.projects) config.isolate = true
  }

  runner.dryRun = async (options) => {
    const result = await dryRun(options)
    const broken = unloaded()
    return broken.length === 0 ? result : { status: 'error', errorMessage: broken.map((file) => `${file.name}: ${messageOf(file)}`).join('\n') }
  }

  runner.mutantRun = async (options) => {
    if (!kept) {
      // the run without mutations counts what each test reaches, so it has threads of its own
      for (const { config } of runner.ctx.projects) {
        config.pool = 'kept-thread'
        config.poolRunner = { name: 'kept-thread', createPoolWorker: () => new KeptThread() }
      }
      kept = true
    }
    for (let attempt = 1; ; attempt++) {
      const result = await mutantRun(options)
      if (result.status === 'killed') return sayWhy(result)
      if (result.status !== 'survived') return result
      // a file that the change keeps from being loaded fails, and has no test of which Stryker would hear that
      const [broken] = unloaded()
      if (broken !== undefined)
        return { status: 'killed', killedBy: [], nrOfTests: result.nrOfTests, failureMessage: told('error', { message: messageOf(broken) }) }
      if (result.nrOfTests > 0) return result
      if (attempt === ATTEMPTS) return { status: 'error', errorMessage: 'no test ran' }
    }
  }

  const dispose = runner.dispose.bind(runner)
  runner.dispose = async () => {
    await dispose()
    for (const thread of spare.splice(0)) await thread.terminate()
  }
  return runner
}
create.inject = ['$injector']

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'caravan', create)]
