/** Class names of a component and of whoever places it, in one attribute. */
export function classes(...names: readonly (string | undefined | false)[]): string {
  return names.filter((name) => name !== undefined && name !== false && name !== '').join(' ')
}
