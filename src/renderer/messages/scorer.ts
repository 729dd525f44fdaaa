import type { ScorerWords } from '#shared/words/languages'
import { sayOfScoresAtStart } from './start-scorer'

/* What the scorer says, in the language of the moment; see `page.ts`. */

export { listed, plain, PRESET_NAMES } from './start-scorer'

export let {
  armWords, BLOCKED_RULE_NAMES, boneyardSentence, cannotRuleSentence, capitalised, choiceWords, comparisonSentence, counted, countsSentence,
  diceTile, endSentence, endStateSentence, figures, endsWords, gameWords, heldFitSentence, inNumber, LEADER_ADVICE, matchSentence, mustWaitSentence,
  nameOf, namesOf, numberWord, playSentence, reasonSentence, recordRefusalSentence, refusalSentence, remarkSentence,
  rulingSentences, rulingStepSentence, settingsWords, setWords, signed, SOURCE_NAMES, suitWord, testWords, TILES, tileWords, troubleSentence,
  unseenSentence, verdictSentence, warningSentence,
} = {} as ScorerWords

export function sayOfScores(words: ScorerWords): void {
  sayOfScoresAtStart(words)
  ;({
    armWords, BLOCKED_RULE_NAMES, boneyardSentence, cannotRuleSentence, capitalised, choiceWords, comparisonSentence, counted, countsSentence,
    diceTile, endSentence, endStateSentence, figures, endsWords, gameWords, heldFitSentence, inNumber, LEADER_ADVICE, matchSentence, mustWaitSentence,
    nameOf, namesOf, numberWord, playSentence, reasonSentence, recordRefusalSentence, refusalSentence, remarkSentence,
    rulingSentences, rulingStepSentence, settingsWords, setWords, signed, SOURCE_NAMES, suitWord, testWords, TILES, tileWords, troubleSentence,
    unseenSentence, verdictSentence, warningSentence,
  } = words)
}
