import { lazy } from '#shared/kernel/lazy'
import { regional } from '../regional'

const whole = lazy(() => new Intl.NumberFormat(regional('en-GB')))

export const dialog = { close: 'Close' } as const

export const numberField = {
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
} as const

export const announcer = { messages: 'Messages', dismiss: 'Dismiss this message' } as const

export const table = { frame: (caption: string) => `${caption}: table` } as const

export const chart = { view: 'Show as', chart: 'As a chart', table: 'As a table', opening: 'Opening the chart …' } as const

/** Above lists that lack matches which have not been read yet. */
export const reading = {
  soFar: (done: number, total: number) => `${whole().format(done)} of ${whole().format(total)} matches read so far. You can play meanwhile.`,
} as const

/** Between what something is and what there is of it. */
export const colon = ': '
