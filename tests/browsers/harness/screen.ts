import type { TestProject } from 'vitest/node'
import { startScreen } from '../../../scripts/lib/screen.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The screen of X11 on which windows open. */
    display: string
  }
}

/** One screen for all tests of WebKit, which has no mode without a window. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const { server, display } = await startScreen('1920x1200')
  provide('display', display)
  const end = (): void => void server.kill()
  // also of a run that is broken off
  process.once('exit', end)
  return end
}
