import type { SettingChoice, SettingName } from '#shared/settings/settings'

/** What was chosen on this page and is not with the host yet. Until it is, what the host sends is older. */
const waiting = new Map<SettingName, SettingChoice>()
const pendingListeners = new Set<() => void>()

export const pendingSettings = {
  put(name: SettingName, choice: SettingChoice): void {
    waiting.set(name, choice)
    for (const listener of [...pendingListeners]) listener()
  },
  has: (name: SettingName): boolean => waiting.has(name),
  first: (): readonly [SettingName, SettingChoice] | undefined => waiting.entries().next().value,
  /** It has arrived, or never will; a later choice of the same still waits. */
  done(name: SettingName, choice: SettingChoice): void {
    if (waiting.get(name) === choice) waiting.delete(name)
  },
  subscribe(onPut: () => void): () => void {
    pendingListeners.add(onPut)
    return () => void pendingListeners.delete(onPut)
  },
}
