/** What tells people apart at a glance: as many as there may be players in a match, so that no two of them need the same. */
export const PERSON_COLOURS = ['pink', 'blue', 'yellow', 'violet', 'teal', 'orange', 'green', 'grey'] as const
export type PersonColour = (typeof PERSON_COLOURS)[number]

/** What files may hold as well: two more were offered before, and each is shown as its neighbour. */
export const FORMER_COLOURS = { red: 'pink', brown: 'grey' } as const satisfies Record<string, PersonColour>
export type FormerColour = keyof typeof FORMER_COLOURS
export const STORED_COLOURS = [...PERSON_COLOURS, 'red', 'brown'] as const satisfies readonly (PersonColour | FormerColour)[]
