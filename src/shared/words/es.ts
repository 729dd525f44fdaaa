/** The Spanish sentences of the scorer. */
export { capitalised, counted, figures, inNumber, listed, numberWord, plain, signed, TILES } from './es/numbers'
export { armWords, diceTile, endsWords, setWords, suitWord, tileWords } from './es/tiles'
export { nameOf, namesOf } from './es/names'
export { BLOCKED_RULE_NAMES, gameWords, LEADER_ADVICE, PRESET_NAMES, SOURCE_NAMES } from './es/games'
export { reasonSentence } from './es/reasons'
export { playSentence } from './es/plays'
export { endSentence, matchSentence } from './es/ends'
export { rulingSentences, rulingStepSentence, testWords } from './es/rulings'
export { recordRefusalSentence, refusalSentence } from './es/refusals'
export { warningSentence } from './es/warnings'
export { settingsWords } from './es/settings'
export { cannotRuleSentence, choiceWords, comparisonSentence, remarkSentence } from './es/arbiter'
export {
  boneyardSentence,
  countsSentence,
  endStateSentence,
  heldFitSentence,
  mustWaitSentence,
  troubleSentence,
  unseenSentence,
  verdictSentence,
} from './es/accounts'
