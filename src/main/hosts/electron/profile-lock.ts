import { readlinkSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** What Chromium leaves in a profile that is in use, where systems have links (chrome/browser/process_singleton_posix.cc). */
const LINKS = ['SingletonLock', 'SingletonCookie', 'SingletonSocket']

/** Whether the lock on a profile bears the name of another computer. Chromium respects such a lock for ever, also after a crash and a change of this computer's name. */
export function isLockedElsewhere(profile: string): boolean {
  try {
    const owner = readlinkSync(join(profile, 'SingletonLock'))
    return owner.slice(0, owner.lastIndexOf('-')) !== hostname()
  } catch {
    return false
  }
}

/** Takes the lock away. */
export function unlockProfile(profile: string): void {
  for (const name of LINKS) rmSync(join(profile, name), { force: true })
}
