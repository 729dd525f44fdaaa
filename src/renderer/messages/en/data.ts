export const dataWords = {
  title: 'Data',
} as const
