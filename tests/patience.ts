/* Machines are noisy: what is waited for on a page may take longer than it does on a quiet one. */
if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react')
  const usual = getConfig()
  // kept before a test puts its own clock in their place
  const { setImmediate } = globalThis
  /* React draws first and does its effects (focus, titles, opening a dialog) in a task of their own, a moment later. A test that waited for the drawing waits for them too. */
  const effects = async (): Promise<void> => {
    for (let task = 0; task < 3; task++) await new Promise((resolve) => setImmediate(resolve))
  }
  configure({
    asyncUtilTimeout: 30_000,
    asyncWrapper: (wait: () => Promise<unknown>) =>
      usual.asyncWrapper(async () => {
        const found = await wait()
        await effects()
        return found
      }),
  })
}

export {}
