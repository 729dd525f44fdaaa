import { arbiterSentencesOf } from '../arbiter-sentences'
import { capitalised } from './numbers'
import { testTitle } from './rulings'
import { vocabulary } from './vocabulary'

export const { cannotRuleSentence, rulingChoiceWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  rules: {
    'flower-and-scorpion': 'Flower and Scorpion',
    american: 'american',
    german: 'german',
    simple: 'simple',
    picture: 'picture',
    'tiles-deducted': 'tiles deducted',
  },
  readings: {
    none: (rule) => `${rule} as printed`,
    simple: (rule) => `${rule} with its gap filled by the fewest pips`,
    'among-tied': (rule) => `${rule} among those still tied`,
    all: (rule) => `${rule} with everybody in its last test`,
  },
  alwaysWins: (winner) => `${winner ?? 'nobody'} wins under every blocked rule, however it is read.`,
  groups: (groups) => capitalised(`${groups.map(({ winner, choices }, at) => `${winner ?? 'nobody'}${at === 0 ? ' wins' : ''} under ${choices}`).join('; ')}.`),
  tablePlays: (choice) => `Your table plays ${choice}.`,
  depends: {
    nothing: 'So the answer does not depend on the choice.',
    reading: 'So the answer depends on how that rule is read.',
    rule: 'So the answer depends on the blocked rule.',
  },
  tie: (test, who, broken) => `${who} are alike in ${firstLower(test)}; ${broken ? 'a later test decides' : 'no later test decides'}.`,
  gap: (holder, without, filled) =>
    `Armanino’s printed tests say nothing of this case: only ${holder} holds a double, and ${without} hold none. As it is read here, ${filled ? 'the fewest pips decide' : 'nobody wins'}.`,
  handsNeeded: (hands, one) => `Nobody can rule yet: ${hands} ${one ? 'is' : 'are'} not wholly shown.`,
  diceNeeded: 'Nobody can rule yet: who wins hangs on the Flower and the Scorpion of the round.',
})

/** Names keep their capital: `Armanino’s first test`, `third test`. */
function firstLower(title: string): string {
  return /^(First|Second|Third|What|Picture|Tiles)\b/.test(title) ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title
}
