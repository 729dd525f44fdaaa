export const dialogWords = { close: 'Close' } as const

export const numberFieldWords = {
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
} as const

export const announcerWords = { messages: 'Messages', dismiss: 'Dismiss this message' } as const

export const tableWords = { frame: (caption: string) => `${caption}: table` } as const

export const chartWords = { view: 'Show as', chart: 'As a chart', table: 'As a table', opening: 'Opening the chart …' } as const

/** Between what something is and what there is of it. */
export const colon = ': '
