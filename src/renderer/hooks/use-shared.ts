import { useState } from 'react'
import { shareStructure } from '#shared/kernel/structural-sharing'

/** `value`, with what has not changed since the last one being the same objects; `value` itself must keep its identity between changes. */
export function useShared<T>(value: T): T {
  const [last, setLast] = useState({ value, shared: value })
  if (last.value === value) return last.shared
  const shared = shareStructure(last.shared, value)
  setLast({ value, shared })
  return shared
}
