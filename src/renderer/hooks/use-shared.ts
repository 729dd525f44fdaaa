import { useState } from 'react'

type Parts = Readonly<Record<string, unknown>>

/**
 * `now`, in which everything that is equal to what stood at the same place in `before` is that very object.
 *
 * Code that made something of a part can tell with `===` that the part has not changed. Gives `before` itself where nothing has changed.
 * Looks into lists and plain objects; all else is compared by identity.
 */
export function shareStructure<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now
  if (Array.isArray(before) && Array.isArray(now)) return sharedList(before, now) as T
  if (isParts(before) && isParts(now)) return sharedParts(before, now) as T
  return now
}

function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let same = before.length === now.length
  const shared = now.map((each, at) => {
    const part = at < before.length ? shareStructure(before[at], each) : each
    same &&= Object.is(part, before[at])
    return part
  })
  return same ? before : shared
}

function sharedParts(before: Parts, now: Parts): Parts {
  const names = Object.keys(now)
  let same = names.length === Object.keys(before).length
  const shared = names.map((name): readonly [string, unknown] => {
    const known = Object.hasOwn(before, name)
    const part = known ? shareStructure(before[name], now[name]) : now[name]
    same &&= known && Object.is(part, before[name])
    return [name, part]
  })
  return same ? before : Object.fromEntries(shared)
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** `value`, with what has not changed since the last one being the same objects; `value` itself must keep its identity between changes. */
export function useShared<T>(value: T): T {
  const [last, setLast] = useState({ value, shared: value })
  if (last.value === value) return last.shared
  const shared = shareStructure(last.shared, value)
  setLast({ value, shared })
  return shared
}
