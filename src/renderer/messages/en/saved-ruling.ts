/** A ruling saved as a file that anyone can check. */
export const savedRuling = {
  save: 'Save the ruling',
  saved: (name: string) => `Ruling saved as “${name}”. Look in your downloads.`,
  impossible: 'Some of these tiles can’t be right. Fix them, then save the ruling.',
} as const
