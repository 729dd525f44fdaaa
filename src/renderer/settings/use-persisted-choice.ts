import { useSyncExternalStore } from 'react'
import type { PersistedChoice } from './persisted-choice'

/** The choice as it stands, followed across the windows of this device. */
export function usePersistedChoice<T extends string>(kept: PersistedChoice<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.chosen, kept.chosen)
}
