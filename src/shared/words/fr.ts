/** The French sentences of the scorer. */
export { capitalised, counted, figures, inNumber, listed, numberWord, plain, signed, tileNoun } from './fr/numbers'
export { armWords, diceTile, endsWords, laidWords, setWords, suitWord, tileWords } from './fr/tiles'
export { nameOf, namesOf } from './fr/names'
export { blockedRuleNames, gameWords, leaderAdvice, presetNames, sourceNames } from './fr/games'
export { playSentence, reasonSentence } from './fr/reasons'
export { endSentence, matchSentence } from './fr/ends'
export { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testWords } from './fr/rulings'
export { faultSentence, recordRefusalSentence, refusalSentence } from './fr/refusals'
export { limitSentence, malformedWords, shapeSentence } from './fr/malformed'
export { warningSentence } from './fr/warnings'
export { hindsightSentence, hindsightWords } from './fr/hindsight'
export { settingsWords } from './fr/settings'
export { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } from './fr/arbiter'
export {
  boneyardSentence,
  countsSentence,
  endStateSentence,
  heldFitSentence,
  mustWaitSentence,
  troubleSentence,
  unseenSentence,
  verdictSentence,
} from './fr/accounts'
export { textErrorSentence } from './fr/texts'
