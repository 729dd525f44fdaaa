export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list that a field holds; an empty one where it holds none. */
export function listIn(value: unknown, name: string): readonly unknown[] {
  const list = isFields(value) ? value[name] : undefined
  return Array.isArray(list) ? (list as readonly unknown[]) : []
}
