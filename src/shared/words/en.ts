/** The English sentences of the scorer: what both the score sheet and the page say about a match. */
export { capitalised, counted, figures, inNumber, listed, numberWord, plain, signed, tileNoun } from './en/numbers'
export { armWords, diceTile, endsWords, laidWords, setWords, suitWord, tileWords } from './en/tiles'
export { nameOf, namesOf } from './en/names'
export { blockedRuleNames, gameWords, leaderAdvice, presetNames, sourceNames } from './en/games'
export { playSentence, reasonSentence } from './en/reasons'
export { endSentence, matchSentence } from './en/ends'
export { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testWords } from './en/rulings'
export { faultSentence, recordRefusalSentence, refusalSentence } from './en/refusals'
export { limitSentence, malformedWords, shapeSentence } from './en/malformed'
export { warningSentence } from './en/warnings'
export { hindsightSentence, hindsightWords } from './en/hindsight'
export { settingsWords } from './en/settings'
export { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } from './en/arbiter'
export {
  boneyardSentence,
  countsSentence,
  endStateSentence,
  heldFitSentence,
  mustWaitSentence,
  troubleSentence,
  unseenSentence,
  verdictSentence,
} from './en/accounts'
export { textErrorSentence } from './en/texts'
