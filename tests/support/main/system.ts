import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'

/** Puts something in the place of what a module of Node exports; what it gives puts the old one back, which the end of the test does too. */
export function instead<Of extends object, Name extends keyof Of>(of: Of, name: Name, fake: Of[Name]): () => void {
  const works = of[name]
  const put = (now: Of[Name]): void => {
    of[name] = now
    syncBuiltinESMExports()
  }
  put(fake)
  onTestFinished(() => put(works))
  return () => put(works)
}
