/** The German sentences of the scorer. */
export { capitalised, counted, figures, inNumber, listed, numberWord, plain, signed, tileNoun } from './de/numbers'
export { armWords, diceTile, endsWords, laidWords, setWords, suitWord, tileWords } from './de/tiles'
export { nameOf, namesOf } from './de/names'
export { blockedRuleNames, gameWords, leaderAdvice, presetNames, sourceNames } from './de/games'
export { playSentence, reasonSentence } from './de/reasons'
export { endSentence, matchSentence } from './de/ends'
export { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testWords } from './de/rulings'
export { faultSentence, recordRefusalSentence, refusalSentence } from './de/refusals'
export { limitSentence, malformedWords, shapeSentence } from './de/malformed'
export { warningSentence } from './de/warnings'
export { hindsightSentence, hindsightWords } from './de/hindsight'
export { settingsWords } from './de/settings'
export { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } from './de/arbiter'
export {
  boneyardSentence,
  countsSentence,
  endStateSentence,
  heldFitSentence,
  mustWaitSentence,
  troubleSentence,
  unseenSentence,
  verdictSentence,
} from './de/accounts'
export { textErrorSentence } from './de/texts'
