/** What tells people apart at a glance; each has a colour for light and for dark themes. */
export const PERSON_COLOURS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink', 'brown', 'grey'] as const
export type PersonColour = (typeof PERSON_COLOURS)[number]
