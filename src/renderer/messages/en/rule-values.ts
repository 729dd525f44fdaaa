import { distinctTiles } from '#shared/domino/set'
import { capitalised, counted, listed, setWords, tileNoun } from '#shared/words/en'
import { ruleValuesIn, type ChoiceValueWords } from '../rule-values-in'
import { colon } from './components'
import { ruleSettings } from './rules'

export const settingValues: ChoiceValueWords = {
  win: {
    immediate: { label: 'Right at the target', means: 'The first player to reach it wins, even in the middle of a round.' },
    'round-end': { label: 'After the round', means: 'The highest total at or over the target wins. If two players share it, the match continues.' },
  },
  leadTile: {
    any: { label: 'Any tile' },
    double: { label: 'Only a double' },
  },
  draw: {
    'until-able': { label: 'Until a tile fits', means: 'Or until only the reserve is left, then pass.' },
    one: { label: 'One tile a turn', means: 'If it fits, play it. If not, pass.' },
  },
  blockedRule: {
    'flower-and-scorpion': {
      label: 'Flower, Scorpion, lowest double',
      means: 'The player with the first of these wins. If nobody has any of them, nobody wins.',
    },
    simple: { label: 'Simple', means: 'The player with the fewest pips in hand wins. In a tie, nobody wins.' },
    american: { label: 'American', means: 'The only player without a double wins. Otherwise pips, tiles or the lowest double decide (Armanino).' },
    german: { label: 'German', means: 'The player without a double wins. Otherwise the fewest doubles decide, then the fewest pips (Müller).' },
    'lightest-without-doubles': {
      label: 'Fewest pips, no doubles',
      means: 'Of the players without a double, the one with the fewest pips wins. If everyone has a double, doubles are not counted.',
    },
    picture: { label: 'Picture dominoes', means: 'For children: the lowest double wins. If nobody has one, the player with the fewest tiles wins.' },
    'tiles-deducted': { label: 'Tiles deducted', means: 'Nobody wins. Everyone loses points for the tiles they hold.' },
  },
  twoDoubles: {
    listed: { label: 'Two', means: 'As in the source.' },
    all: { label: 'Four', means: 'Each half with each half of the other tile.' },
  },
  standingPair: {
    unscored: { label: 'Doesn’t score again' },
    scored: { label: 'Scores as one pair each time' },
  },
  doubleScorpion: {
    suit: { label: 'All plays with its number', means: 'No dual or plural with that number, whichever tile makes it.' },
    tile: { label: 'Only its own tile', means: 'Only playing the Scorpion itself scores no dual or plural.' },
  },
  payout: {
    net: { label: 'Difference', means: 'Gains and losses are added up first. The total stops at 0.' },
    'losses-first': { label: 'Losses first', means: 'Losses come off first, down to 0 at most. Then all gains are added.' },
  },
  americanGap: {
    none: { label: 'Nobody wins' },
    simple: { label: 'The fewest pips decide' },
  },
  spinnerArms: {
    'all-first': { label: 'Every arm first', means: 'As in Double Bergen.' },
    'any-time': { label: 'In any order', means: 'Any arm can continue at any time.' },
  },
  spinnerCount: {
    headers: { label: 'Headers', means: 'Only the number that the play lays open: 2 for two open halves, 3 for three or more.' },
    'every-number': { label: 'Every number', means: 'As in Double Bergen: each number that is open 2 or more times scores as many points.' },
  },
  passedLead: {
    'who-led': { label: 'Left of the player who led', means: 'The player to the left of the one who led the double.' },
    'who-was-first': { label: 'Left of the player who passed', means: 'The player to the left of the one who had the lead and passed.' },
  },
  germanTies: {
    'among-tied': { label: 'Only tied players' },
    all: { label: 'Everyone' },
  },
}

export const nullValues = {
  blockedPoints: { label: 'Standard', means: '2, or 1 if only pips decide (“Simple”, “Fewest pips, no doubles”).' },
  floor: { label: 'No limit', means: 'Totals can go below 0.' },
} as const

export const numberInstead = {
  blockedPoints: 'Fixed number',
  floor: 'Stop at',
} as const

export const fromHereOn = 'From here on:'

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  yes: 'Yes',
  no: 'No',
  set: (maxPip) => ({ label: capitalised(setWords(maxPip)), means: counted(distinctTiles(maxPip), tileNoun) }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} with ${players[0]} or more` : `${worth} with ${listed(players, 'or')} players`),
  colon,
  fromHereOn,
  asPreset: 'standard',
})
