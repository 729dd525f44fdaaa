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

/** As on another system until the test ends, as far as the program asks; afterwards `node:process` says again which one this is, to the files of tests that follow too. */
export function asOn(system: NodeJS.Platform): void {
  const { platform } = process
  const put = (value: NodeJS.Platform): void => {
    Object.defineProperty(process, 'platform', { value })
    syncBuiltinESMExports()
  }
  put(system)
  onTestFinished(() => put(platform))
}
