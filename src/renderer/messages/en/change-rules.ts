import { SET_UP_RULES } from '#shared/rules/house-rules'
import { listed } from '#shared/words/en'
import { ruleSettings } from './rules'

const setUpNames = listed(SET_UP_RULES.map((name) => `“${ruleSettings[name].name}”`))

/** House rules in a match that is being played. */
export const changeRules = {
  title: 'House rules',
  button: 'Rules',
  intro: 'What holds at this table now. Change what you have agreed on; what it makes of everybody’s points is shown before anything is entered.',
  changes: 'What changes',
  put: 'As it holds now',
  compare: {
    caption: 'Everybody’s points so far',
    player: 'Player',
    now: 'As scored now',
    under: 'Had the new rules held from the beginning',
    winner: 'wins the match',
    impossible: 'Had they held from the beginning, this match could not have been played as it was',
  },
  from: {
    legend: 'From where on?',
    now: 'From now on',
    nowHint: 'What has been scored stays as it is.',
    beginning: 'From the beginning',
    beginningHint: 'Everything is scored anew; earlier changes of the rules make way.',
  },
  cannot: {
    title: 'Not possible so',
    roundOver: 'This round is over. Begin the next one, and change the rules before its first tile, or let them hold from the beginning.',
    wouldBeOver: (round: number, event: number | null) =>
      `Somebody would have won before round ${round}${event === null ? '' : `, event ${event}`}, and nothing can follow the end of a match.`,
    matchOver: 'The match is over, so other rules could only hold from the beginning.',
    setUp: `${setUpNames} can only change at the very beginning of a round, before anybody has laid, drawn or passed.`,
  },
  change: 'Change the rules',
  look: 'What it would change',
  back: 'Back to the rules',
} as const
