/** The code of a system error (`ENOSPC`), or null for any other error. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

export function hasCode(error: unknown, codes: readonly string[]): boolean {
  const code = errorCode(error)
  return codes.some((each) => each === code)
}
