/** The Spanish sentences of the scorer. */
export { capitalised, counted, figures, inNumber, listed, numberWord, plain, signed, tileNoun } from './es/numbers'
export { armWords, diceTile, endsWords, laidWords, setWords, suitWord, tileWords } from './es/tiles'
export { nameOf, namesOf } from './es/names'
export { blockedRuleNames, gameWords, leaderAdvice, presetNames, sourceNames } from './es/games'
export { playSentence, reasonSentence } from './es/reasons'
export { endSentence, matchSentence } from './es/ends'
export { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testWords } from './es/rulings'
export { faultSentence, recordRefusalSentence, refusalSentence } from './es/refusals'
export { limitSentence, malformedWords, shapeSentence } from './es/malformed'
export { warningSentence } from './es/warnings'
export { hindsightSentence, hindsightWords } from './es/hindsight'
export { settingsWords } from './es/settings'
export { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } from './es/arbiter'
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
export { textErrorSentence } from './es/texts'
