import { distinctTiles } from '#shared/domino/set'
import { capitalised, listed, setWords } from '#shared/words/en'
import { ruleValuesIn, type ChoiceValueWords } from '../rule-values-in'
import { colon } from './components'
import { ruleSettings } from './rules'

export const settingValues: ChoiceValueWords = {
  win: {
    immediate: { label: 'At once', means: 'The first to reach it has won, in the middle of a round too.' },
    'round-end': { label: 'After the round', means: 'The highest total at or over it wins; if two share it, play goes on.' },
  },
  leadTile: {
    any: { label: 'Any tile' },
    double: { label: 'Only a double' },
  },
  draw: {
    'until-able': { label: 'Draw until a tile fits', means: 'Or until only the reserve is left.' },
    one: { label: 'Draw one tile', means: 'Play it if it fits, otherwise pass.' },
  },
  blockedRule: {
    'flower-and-scorpion': { label: 'Flower, Scorpion, lowest double', means: 'The first of these that somebody holds decides; otherwise nobody wins.' },
    simple: { label: 'Simple', means: 'The fewest pips in hand. A tie wins nothing.' },
    american: { label: 'American', means: 'The only one without a double; else pips, tiles or the lowest double, as Armanino gives them.' },
    german: { label: 'German', means: 'No doubles; then the fewest doubles; then the fewest pips, as Müller gives them.' },
    picture: { label: 'Picture dominoes', means: 'The lowest double, or the fewest tiles if nobody has one. For children.' },
    'tiles-deducted': { label: 'Tiles deducted', means: 'Nobody wins; everybody loses for the tiles still held.' },
  },
  twoDoubles: {
    listed: { label: 'Two', means: 'As the source lists them.' },
    all: { label: 'Four', means: 'Every half with every half.' },
  },
  standingPair: {
    unscored: { label: 'It does not count again' },
    scored: { label: 'It counts as one pair each time' },
  },
  doubleScorpion: {
    suit: { label: 'From its whole suit', means: 'No dual or plural in that suit, whichever tile makes it.' },
    tile: { label: 'From its own tile only', means: 'Only the play of the Scorpion itself earns none.' },
  },
  payout: {
    net: { label: 'The difference', means: 'Gains and losses are added up, then the total stops at zero.' },
    'losses-first': { label: 'Losses first', means: 'Losses stop at zero, then the gains are paid in full.' },
  },
  americanGap: {
    none: { label: 'Nobody wins' },
    simple: { label: 'The fewest pips win' },
  },
  germanTies: {
    'among-tied': { label: 'Only those still tied' },
    all: { label: 'Everybody' },
  },
}

export const nullValues = {
  blockedPoints: { label: 'The usual', means: '2, or 1 under the simple rule.' },
  floor: { label: 'No limit', means: 'Totals may go below zero without end.' },
} as const

export const numberInstead = {
  blockedPoints: 'A fixed number',
  floor: 'Stop at',
} as const

export const fromHereOn = 'From here on:'

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  yes: 'Yes',
  no: 'No',
  set: (maxPip) => ({ label: capitalised(setWords(maxPip)), means: `${distinctTiles(maxPip)} tiles` }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} with ${players[0]} or more` : `${worth} with ${listed(players, 'or')} players`),
  colon,
  fromHereOn,
  asPreset: 'as the preset has it',
})
