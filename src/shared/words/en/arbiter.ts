import { arbiterSentencesOf } from '../arbiter-sentences'
import { testTitle } from './rulings'
import { vocabulary } from './vocabulary'

export const { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  rules: {
    'flower-and-scorpion': 'Flower & Scorpion',
    american: 'American',
    german: 'German',
    simple: 'Simple',
    'lightest-without-doubles': 'Fewest pips, no doubles',
    picture: 'Picture',
    'tiles-deducted': 'Tiles deducted',
  },
  readings: {
    none: (rule) => `${rule} (as printed)`,
    simple: (rule) => `${rule} (gap: the fewest pips decide)`,
    'among-tied': (rule) => `${rule} (tied players only)`,
    all: (rule) => `${rule} (the last step compares everyone)`,
  },
  alwaysWins: (winner) => `${winner === null ? 'Nobody wins under any' : `${winner} wins under every`} rule for blocked rounds, however you read it.`,
  groups: (groups) => groups.map(({ winner, choices }) => `${winner ?? 'Nobody'}: ${choices}.`).join(' '),
  tablePlays: (choice) => `You play ${choice}.`,
  depends: {
    nothing: 'The rule makes no difference.',
    reading: 'The winner depends on how you read this rule.',
    rule: 'The winner depends on the rule for blocked rounds.',
  },
  tie: (test, who, broken) => `${test}: ${who} tie. ${broken ? 'A later step decides.' : 'No later step decides.'}`,
  allWithout: (who, both, broken) => `${who} ${both ? 'both' : 'all'} have no double, and ${broken ? 'a later step decides' : 'no later step decides'}.`,
  gap: (holder, without, filled) =>
    `Armanino’s printed rule does not cover this case: only ${holder} has a double, ${without} have none. As you play it, ${filled ? 'the fewest pips decide' : 'nobody wins'}.`,
  handsNeeded: ({ hands }) => `Add ${hands}.`,
  diceNeeded: 'Add the Flower and the Scorpion. They decide who wins.',
})
