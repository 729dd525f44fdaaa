import { arbiterSentencesOf } from '../arbiter-sentences'
import { testTitle } from './rulings'
import { vocabulary } from './vocabulary'

export const { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  rules: {
    'flower-and-scorpion': 'Flower & Scorpion',
    american: 'American',
    german: 'German',
    simple: 'Simple',
    'lightest-without-doubles': 'Lightest without doubles',
    picture: 'Picture',
    'tiles-deducted': 'Tiles deducted',
  },
  readings: {
    none: (rule) => `${rule} (as printed)`,
    simple: (rule) => `${rule} (gap filled)`,
    'among-tied': (rule) => `${rule} (tied players only)`,
    all: (rule) => `${rule} (the last test compares everyone)`,
  },
  alwaysWins: (winner) => `${winner ?? 'Nobody'} wins under every blocked rule and reading.`,
  groups: (groups) => groups.map(({ winner, choices }) => `${winner ?? 'Nobody'}: ${choices}.`).join(' '),
  tablePlays: (choice) => `You play ${choice}.`,
  depends: {
    nothing: 'The rule makes no difference.',
    reading: 'The winner depends on how you read this rule.',
    rule: 'The winner depends on the blocked rule.',
  },
  tie: (test, who, broken) => `${test}: ${who} tie. ${broken ? 'A later test decides.' : 'No later test decides.'}`,
  allWithout: (who, both, broken) => `${who} ${both ? 'both' : 'all'} have no double, and ${broken ? 'a later test decides' : 'no later test decides'}.`,
  gap: (holder, without, filled) =>
    `Armanino’s printed tests do not cover this case: only ${holder} has a double, ${without} have none. In your reading, ${filled ? 'the fewest pips decide' : 'nobody wins'}.`,
  handsNeeded: ({ hands }) => `Add ${hands}.`,
  diceNeeded: 'Add the Flower and the Scorpion. They decide who wins.',
})
