import { SET_UP_RULES } from '#shared/rules/house-rules'
import { listed } from '#shared/words/en'
import { ruleSettings } from './rules'

const setUpNames = listed(SET_UP_RULES.map((name) => `“${ruleSettings[name].name}”`))

/** House rules in a match that is being played. */
export const changeRules = {
  title: 'House rules',
  intro: 'The rules of this match. Change what you’ve agreed on. You’ll see the new scores before anything is saved.',
  changes: 'What changes',
  put: 'Discard changes',
  compare: {
    caption: 'Scores so far',
    player: 'Player',
    now: 'Current rules',
    under: 'New rules from the start',
    winner: 'wins the match',
    impossible: 'With these rules from the start, this match wouldn’t have been possible',
  },
  from: {
    legend: 'When do the new rules start?',
    now: 'From now on',
    nowHint: 'Scores so far stay the same.',
    beginning: 'From the start of the match',
    beginningHint: 'Caravan rescores the whole match. Earlier rule changes no longer apply.',
  },
  cannot: {
    title: 'That isn’t possible',
    roundOver: 'This round is over. Start the next one and change the rules before its first tile. Or apply them from the start of the match.',
    wouldBeOver: (round: number, event: number | null) =>
      `With these rules someone would have won before round ${round}${event === null ? '' : `, entry ${event}`}, so the rest could not have been played.`,
    matchOver: 'The match is over, so new rules can only apply from the start.',
    setUp: `${setUpNames} can only change at the start of a round, before anyone has played, drawn or passed.`,
  },
  change: 'Change rules',
  look: 'Preview changes',
  back: 'Back to rules',
} as const
