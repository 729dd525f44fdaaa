export const data = {
  title: 'Data',
} as const
