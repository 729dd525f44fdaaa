/*
 * Machines are noisy: what is waited for on a page may take longer than it does on a quiet one.
 *
 * Queries by text find what stands on a page, not what is read out of it: most of that stands there as well, and a dialog reads it a moment later, so that a test
 * on a slow machine would find both. What is read out alone is found with `ignore: false`, or in its region.
 */
const READ_OUT = '.visually-hidden[aria-live], .visually-hidden[aria-live] *'

/** Where the first file of a worker keeps what Testing Library does of itself: files share it, and none adds to what another has set. */
const USUAL = Symbol.for('caravan.test.usual')

if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react')
  const shared = globalThis as { [USUAL]?: ReturnType<typeof getConfig> }
  const usual = (shared[USUAL] ??= getConfig())
  // kept before a test puts its own clock in their place
  const { setImmediate } = globalThis
  /* React draws first and does its effects (focus, titles, opening a dialog) in a task of their own, a moment later. A test that waited for the drawing waits for them too. */
  const effects = async (): Promise<void> => {
    for (let task = 0; task < 3; task++) await new Promise((resolve) => setImmediate(resolve))
  }
  configure({
    asyncUtilTimeout: 30_000,
    defaultIgnore: `${usual.defaultIgnore}, ${READ_OUT}`,
    asyncWrapper: (wait: () => Promise<unknown>) =>
      usual.asyncWrapper(async () => {
        const found = await wait()
        await effects()
        return found
      }),
  })
}

export {}
