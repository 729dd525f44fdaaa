/**
 * What helps to tell people apart, beside their initials: as many as there may be players in a match.
 *
 * New people take them in this order, deep and pale by turns, so that those who sit down together differ in lightness too.
 */
export const PERSON_COLOURS = ['blue', 'yellow', 'pink', 'green', 'orange', 'violet', 'teal', 'grey'] as const
export type PersonColour = (typeof PERSON_COLOURS)[number]

/** What files may hold as well: two more were offered before, and each is shown as its neighbour. */
const FORMER_COLOURS = { red: 'pink', brown: 'grey' } as const satisfies Record<string, PersonColour>
export type FormerColour = keyof typeof FORMER_COLOURS
export const STORED_COLOURS = [...PERSON_COLOURS, 'red', 'brown'] as const satisfies readonly (PersonColour | FormerColour)[]

/** The colours that ids without a stored one have always had, by their sum. */
const BY_SUM = ['pink', 'blue', 'yellow', 'violet', 'teal', 'orange', 'green', 'grey'] as const satisfies readonly PersonColour[]

export function offeredColour(colour: PersonColour | FormerColour): PersonColour {
  return colour === 'red' || colour === 'brown' ? FORMER_COLOURS[colour] : colour
}

/** The colour of someone with whom none is stored, as in houses of earlier versions: always the same for the same id or folded name. */
export function derivedColour(key: string): PersonColour {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return BY_SUM[sum % BY_SUM.length] ?? 'grey'
}

export function personColour({ id, colour }: { readonly id: string; readonly colour?: PersonColour | FormerColour | undefined }): PersonColour {
  return colour === undefined ? derivedColour(id) : offeredColour(colour)
}

/**
 * Colours of people who are shown together, some of whom have one.
 *
 * Each of the others gets the one in `usual`, which they have where they are alone, as long as nobody else there has it; else the one that the fewest
 * have by then.
 */
export function coloursTogether(known: readonly (PersonColour | undefined)[], usual: readonly PersonColour[] = []): readonly PersonColour[] {
  const taken = known.filter((colour) => colour !== undefined)
  return known.map((colour, at) => {
    if (colour !== undefined) return colour
    const own = usual[at]
    const free = own === undefined || taken.includes(own) ? leastUsedColour(taken) : own
    taken.push(free)
    return free
  })
}

/** The colour for someone new: the one that the fewest others have, of several the first. */
export function leastUsedColour(others: readonly PersonColour[]): PersonColour {
  const uses = (colour: PersonColour): number => others.filter((other) => other === colour).length
  return PERSON_COLOURS.reduce((least, colour) => (uses(colour) < uses(least) ? colour : least))
}
