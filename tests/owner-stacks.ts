/*
 * For the tools of a browser React keeps where each element was made: an error with its stack for each, a tenth of what a test of a page takes. It does so for
 * the first ten thousand of a second; here it always believes that there were as many. What it warns of it says all the same.
 */
if (typeof document !== 'undefined') {
  const { default: react } = await import('react')
  const shared = (react as unknown as Readonly<Record<string, object | undefined>>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']
  if (shared !== undefined)
    Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { configurable: true, enumerable: true, get: () => Infinity, set: () => undefined })
}

export {}
