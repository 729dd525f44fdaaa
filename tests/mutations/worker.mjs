// The thread in which the tests of one mutation after another run. It stays, with the packages it has loaded, which saves most of the time of
// a mutation; Caravan's own modules and the mutation that is switched on are those of each run alone.
import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

/** What each run listens with, so that the next one begins without it. */
let listeners = []

const once = (run) => (state, traces) => {
  // where the instrumented code looks for the mutation that is switched on, and counts
  delete globalThis.__stryker__
  return run(state, traces)
}

/** Vitest listens for its orders first, and once; each start adds an ear for answers. */
let orders

init({
  post: (message) => parentPort.postMessage(message),
  on: (listener) => {
    if (orders === undefined) {
      orders = listener
      parentPort.on('message', (message) => {
        if (message.type === 'start') forget()
        return listener(message)
      })
      return
    }
    listeners.push(listener)
    parentPort.on('message', listener)
  },
  off: (listener) => parentPort.off('message', listener),
  runTests: once((state, traces) => runBaseTests('run', state, traces)),
  collectTests: once((state, traces) => runBaseTests('collect', state, traces)),
  setup: setupEnvironment,
})

function forget() {
  for (const listener of listeners) parentPort.off('message', listener)
  listeners = []
}
