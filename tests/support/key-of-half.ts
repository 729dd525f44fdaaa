/** The key of a half as it stands on a keyboard: a digit, from ten on a letter. */
export const keyOfHalf = (half: number): string => half.toString(36).toUpperCase()
