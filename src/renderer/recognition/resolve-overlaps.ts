interface Likely {
  readonly chance: number
}

/** Steps of the search, after which the best so far is taken. */
const SEARCH_STEPS = 20_000

/**
 * Of places that may get in one another's way, those that are likeliest together, surest first.
 *
 * Taking the surest first would let a place across two touching tiles push both of them out.
 */
export function resolveOverlaps<P extends Likely>(places: readonly P[], clash: (one: P, other: P) => boolean): readonly P[] {
  const ordered = [...places].sort((a, b) => b.chance - a.chance)
  const clashes = ordered.map((one) => ordered.flatMap((other, at) => (other !== one && clash(one, other) ? [at] : [])))
  return groups(clashes)
    .flatMap((group) => likeliest(group, ordered, clashes))
    .sort((a, b) => a - b)
    .map((at) => ordered[at] as P)
}

/** Places that have to be chosen from together, because each clashes with another of them. */
function groups(clashes: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const grouped = new Set<number>()
  return clashes.flatMap((_, first) => {
    if (grouped.has(first)) return []
    const group = [first]
    grouped.add(first)
    for (let next = 0; next < group.length; next++) {
      for (const other of clashes[group[next] as number] ?? []) {
        if (grouped.has(other)) continue
        grouped.add(other)
        group.push(other)
      }
    }
    return [group.sort((a, b) => a - b)]
  })
}

/** The choice of one group with the highest sum of chances (branch and bound, the surest tried first). */
function likeliest(group: readonly number[], places: readonly Likely[], clashes: readonly (readonly number[])[]): readonly number[] {
  let best: readonly number[] = []
  let [most, steps] = [-1, 0]
  const chance = (at: number): number => (places[at] as Likely).chance
  const visit = (left: readonly number[], chosen: readonly number[], sum: number): void => {
    if (sum > most) [best, most] = [chosen, sum]
    const [first, ...rest] = left
    if (first === undefined || steps++ > SEARCH_STEPS || sum + left.reduce((all, at) => all + chance(at), 0) <= most) return
    const barred = clashes[first] ?? []
    visit(
      rest.filter((at) => !barred.includes(at)),
      [...chosen, first],
      sum + chance(first),
    )
    if (barred.length > 0) visit(rest, chosen, sum)
  }
  visit(group, [], 0)
  return best
}
