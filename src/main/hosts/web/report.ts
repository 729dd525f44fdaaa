/** Writes a fault to the error stream, in one line; a page that went away in the middle of an answer is none. */
export function reportFault(error: unknown): void {
  if (error instanceof Error && error.name === 'AbortError') return
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  console.error(`Caravan: ${what}`)
}
