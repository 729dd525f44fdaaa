/** A function of an object that is worked out once for each, and forgotten with it. */
export function onceEach<K extends object, V>(workOut: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (of) => {
    let found = known.get(of)
    if (found === undefined) known.set(of, (found = { value: workOut(of) }))
    return found.value
  }
}
