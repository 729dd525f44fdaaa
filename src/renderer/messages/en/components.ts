export const dialogWords = { close: 'Close' } as const

export const numberFieldWords = {
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
} as const

export const announcerWords = { messages: 'Messages', dismiss: 'Dismiss this message' } as const
