import type { ScorerWords } from '#shared/words/languages'

/* What the scorer says, in the language of the moment; see `page.ts`. */

export let {
  armWords, BLOCKED_RULE_NAMES, boneyardSentence, cannotRuleSentence, capitalised, choiceWords, comparisonSentence, counted, countsSentence,
  diceTile, endSentence, endStateSentence, figures, endsWords, gameWords, heldFitSentence, inNumber, LEADER_ADVICE, listed, matchSentence, mustWaitSentence,
  nameOf, namesOf, numberWord, plain, playSentence, PRESET_NAMES, reasonSentence, recordRefusalSentence, refusalSentence, remarkSentence,
  rulingSentences, rulingStepSentence, settingsWords, setWords, signed, SOURCE_NAMES, suitWord, testWords, TILES, tileWords, troubleSentence,
  unseenSentence, verdictSentence, warningSentence,
} = {} as ScorerWords

export function sayOfScores(words: ScorerWords): void {
  ;({
    armWords, BLOCKED_RULE_NAMES, boneyardSentence, cannotRuleSentence, capitalised, choiceWords, comparisonSentence, counted, countsSentence,
    diceTile, endSentence, endStateSentence, figures, endsWords, gameWords, heldFitSentence, inNumber, LEADER_ADVICE, listed, matchSentence, mustWaitSentence,
    nameOf, namesOf, numberWord, plain, playSentence, PRESET_NAMES, reasonSentence, recordRefusalSentence, refusalSentence, remarkSentence,
    rulingSentences, rulingStepSentence, settingsWords, setWords, signed, SOURCE_NAMES, suitWord, testWords, TILES, tileWords, troubleSentence,
    unseenSentence, verdictSentence, warningSentence,
  } = words)
}
