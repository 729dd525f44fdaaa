import { isFields } from './plain'
import { textOrder } from './text-order'

/** One text for a plain JSON value, whatever the order of its fields: equal texts mean equal values. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isFields(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => textOrder(a, b))) : inner))
}

export function sameJson(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}
