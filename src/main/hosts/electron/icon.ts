import { existsSync } from 'node:fs'
import { app } from 'electron'

/**
 * The picture for a window: on Linux, where a window brings its own, and from a checkout on Windows, where the program file has Electron's.
 *
 * Null where the system takes it from the program file, or there is none.
 */
export function windowIcon(file: string): string | null {
  const bringsOwn = process.platform === 'linux' || (process.platform === 'win32' && !app.isPackaged)
  return bringsOwn && existsSync(file) ? file : null
}

/** On macOS a checkout has Electron's picture in the dock. Must be called once Electron is ready. */
export function setDockIcon(file: string): void {
  if (!app.isPackaged && existsSync(file)) app.dock?.setIcon(file)
}
