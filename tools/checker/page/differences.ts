import { canonical } from '../check-ruling.mjs'

/** One place where two values differ; a value that is not there is undefined. */
export interface Difference {
  readonly path: string
  readonly said: unknown
  readonly worked: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Every place where what a file says differs from what was worked out, by the way to it from `path`. */
export function differencesOf(said: unknown, worked: unknown, path: string): readonly Difference[] {
  if (!isObject(said) || !isObject(worked) || Array.isArray(said) !== Array.isArray(worked)) {
    return canonical(said) === canonical(worked) ? [] : [{ path, said, worked }]
  }
  const names = [...new Set([...Object.keys(worked), ...Object.keys(said)])]
  return names.flatMap((name) => differencesOf(said[name], worked[name], Array.isArray(worked) ? `${path}[${name}]` : `${path}.${name}`))
}
