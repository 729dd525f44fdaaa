/** Class names of a component and of its parent, in one attribute. */
export function classes(...names: readonly (string | undefined | false)[]): string {
  return names.filter((name) => name !== undefined && name !== false && name !== '').join(' ')
}
