/* Machines are noisy: what is waited for on a page may take longer than it does on a quiet one. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}

export {}
