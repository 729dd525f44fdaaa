import { counted } from '#shared/words/en/numbers'
/** The way to the versions of a match, wherever it is shown or named; the start page too. */
export const versionsNotice = {
  title: (versions: number) => `${counted(versions, { one: 'version', other: 'versions' })} of this match`,
  text: 'This match was continued on different devices. Every version is saved. Compare them and choose one.',
  open: 'Compare versions',
} as const
