import type { Translated } from '../languages'

/** What stands on a page before any code of ours runs. `browsers` names the oldest ones, such as “Safari 16.4, Firefox 125”. */
export const firstWords = {
  opening: 'Opening Caravan…',
  lost: 'Caravan can’t be reached. It tries again automatically.',
  broken: 'Caravan couldn’t open.',
  old: (browsers: string) => `This browser can’t show Caravan. It needs ${browsers}, or a newer version.`,
  noScript: 'Caravan needs JavaScript to keep score. Turn it on for this address.',
  network: 'Check that this phone is on the same Wi-Fi as the computer.',
  again: 'Try again',
} as const

export type FirstWords = Translated<typeof firstWords>
