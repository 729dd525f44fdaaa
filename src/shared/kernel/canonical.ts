import { textOrder } from './text-order'
/** One text for a plain JSON value, whatever the order of its fields: equal texts mean equal values. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isKeyed(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => textOrder(a, b))) : inner))
}

function isKeyed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function sameJson(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}
