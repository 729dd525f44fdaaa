import type { Random } from '../reference/random'

/** Every value that is no list and no object, with the way to it. */
export function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]))
}

/** A copy in which the value at the end of a way is another. */
export function withAt(value: unknown, [name, ...path]: readonly string[], put: (before: unknown) => unknown): unknown {
  if (name === undefined) return put(value)
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...(value as unknown[])] as never) : { ...(value as object) }
  copy[name] = withAt(copy[name], path, put)
  return copy
}

/** Another value that might well stand there. */
export function otherwise(before: unknown, random: Random): unknown {
  if (typeof before === 'number') return before + random.pick([-1, 1, 2])
  if (typeof before === 'boolean') return !before
  if (before === null) return random.pick<unknown>([0, '0-0', false])
  if (typeof before !== 'string') return null
  const digit = [...before].findIndex((letter) => /\d/.test(letter))
  return digit < 0 ? `${before}x` : `${before.slice(0, digit)}${(Number(before[digit]) + 1) % 10}${before.slice(digit + 1)}`
}
