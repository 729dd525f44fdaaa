import { regionalFormat } from '../regional'

const whole = regionalFormat('en-GB', (tag) => new Intl.NumberFormat(tag))

export const dialog = { close: 'Close' } as const

export const numberField = {
  less: (label: string) => `Decrease: ${label}`,
  more: (label: string) => `Increase: ${label}`,
} as const

/** Above what was entered before the dialog or form was left. */
export const keptDraft = { kept: 'Kept from before, not saved yet.', startOver: 'Start over' } as const

export const announcer = { messages: 'Messages', dismiss: 'Dismiss message' } as const

export const table = { sort: 'Sort by', frame: (caption: string) => `${caption}: table` } as const

export const chart = { table: 'Table', opening: 'Loading the chart…' } as const

/** Above lists that lack matches which have not been read yet. */
export const reading = {
  soFar: (done: number, total: number) => `Loading matches: ${whole().format(done)} of ${whole().format(total)}. You can already play.`,
} as const

/** Between what something is and what there is of it. */
export const colon = ': '
