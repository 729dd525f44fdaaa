import type { ArmName } from '#shared/domino/line'
import { armWords, counted, listed, tileNoun } from '#shared/words/en'

/** The panel at the table that counts what anybody could count. */
export const tableAid = {
  summary: 'Suits seen',
  frozenInShort: (ends: number) => (ends === 1 ? '1 end frozen' : `${ends} ends frozen`),
  caption: 'What lies on the table of each suit. A double shows its suit twice.',
  suit: 'Suit',
  seen: 'Halves seen',
  tiles: 'Tiles not seen',
  ends: 'Ends',
  of: (seen: number, all: number) => `${seen} of ${all}`,
  none: 'none',
  /** Without its article: there is no room beside a suit. */
  end: (arm: ArmName) => armWords(arm).replace(/^the | end$/g, ''),
  played: 'all played',
  left: (inHands: number, boneyard: number, drawable: number, name: string) =>
    `${counted(inHands + boneyard, tileNoun)} left: ${inHands} in the hands, ${boneyard} in the ${name}${boneyard === 0 ? '' : `, ${drawable === 0 ? 'none' : drawable === boneyard ? 'all' : drawable} of which can be drawn`}.`,
  frozen: (ends: readonly { readonly arm: ArmName; readonly suit: number }[]) =>
    `Frozen: ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. ${new Set(ends.map(({ suit }) => suit)).size === 1 ? 'That suit is' : 'Those suits are'} wholly played, so nobody can ever play there.`,
  shut: 'No open end can be played on any more.',
  offInShort: 'off',
  isOff: 'This match goes without it.',
  switchOff: 'Switch off for this match',
  switchOn: 'Show it again',
  hint: 'For everybody at the table. The match keeps a note of it.',
  /** In the trail. */
  turned: (off: boolean) => (off ? 'Suits seen: switched off for this match' : 'Suits seen: shown again'),
} as const
