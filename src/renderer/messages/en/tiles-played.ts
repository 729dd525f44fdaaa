import type { ArmName } from '#shared/domino/line'
import { armWords, counted, listed, tileNoun } from '#shared/words/en'

/** The panel at the table that counts what anyone could count. */
export const tilesPlayed = {
  summary: 'Tiles played',
  frozenInShort: (ends: number) => (ends === 1 ? '1 frozen end' : `${ends} frozen ends`),
  caption: 'How many halves of each number are on the table. A double counts twice.',
  suit: 'Number',
  halves: 'Halves played',
  tiles: 'Tiles left',
  ends: 'Ends',
  of: (seen: number, all: number) => `${seen} of ${all}`,
  none: 'none',
  /** Without its article: there is no room beside a number. */
  end: (arm: ArmName) => armWords(arm).replace(/^the | end$/g, ''),
  played: 'all played',
  left: (inHands: number, boneyard: number, drawable: number, name: string) =>
    `${counted(inHands + boneyard, tileNoun)} left: ${inHands} in hands, ${boneyard} in the ${name}${boneyard === 0 ? '' : ` (${drawable === 0 ? 'none' : drawable === boneyard ? 'all' : drawable} can be drawn)`}.`,
  frozen: (ends: readonly { readonly arm: ArmName; readonly suit: number }[]) =>
    `Frozen: ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. Every tile with ${new Set(ends.map(({ suit }) => suit)).size === 1 ? 'that number' : 'those numbers'} is played, so nobody can play there again.`,
  nobodyCanPlay: 'Nobody can play on any end.',
  offInShort: 'off',
  isOff: 'Turned off for this match.',
  switchOff: 'Turn off for this match',
  switchOn: 'Turn on',
  hint: 'For everyone in this match. The change is recorded in the match.',
  /** In the trail. */
  turned: (off: boolean) => (off ? 'Tiles played: turned off for this match' : 'Tiles played: turned on again'),
} as const
