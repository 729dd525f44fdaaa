/** A ruling saved as a file that anyone can check. */
export const savedRuling = {
  save: 'Save the ruling',
  saved: (name: string) => `Ruling saved as “${name}”. Look in your downloads.`,
  impossible: 'Some of these tiles can’t be right. Fix them, then save the ruling.',
  check: 'Check this ruling',
  checkHint: 'A page of its own works out every step again, apart from Caravan’s scorer. You can save it beside the ruling.',
} as const
