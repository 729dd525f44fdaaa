import type { PageWords } from './page-words'
import { sayOnStartPage } from './start-page'

/*
 * What the page says, in the language of the moment. These are bindings, not copies: whoever reads them while rendering reads
 * the language that was chosen last. Nothing keeps them longer than that (`caravan/spoken-words`).
 */

export {
  agreementWords, announcerWords, appSettingsWords, damagedWords, dialogWords, homeWords, introductionWords, keyWords,
  matchLineWords, noticeWords, readingWords, shellWords, versionsWords, whenWords,
} from './start-page'

export let {
  aboutWords, answerSentence, arbiterWords, arrivalWords, backupFaultWords, backupProblemSentence, backupWords, bigScreenWords, binWords, byPlayersWords,
  changedRulesWords, changeRulesWords, chartDay, chartWords, choiceWords, colon, commandProblemSentence, commandRefusalSentence, correctionWords,
  courseWords, damageSentence, dataWords, dateWords, dayWords, decimal, entryWords, exchangeWords, explanationWords, exportWords, folderProblemSentence,
  FROM_HERE_ON, historyWords, houseRulesWords, joinWords, keptPhotographWords, lookBackWords, matchWords, momentWords,
  newMatchWords, noAnswerSentence, notSavedSentence, NULL_WORDS, NUMBER_INSTEAD_WORDS, numberFieldWords, outWords, padWords,
  peopleProblemSentence, peopleWords, perRound, photoWords, pictureName, pictureTileName, pictureWords, PRESET_WORDS, problemSentence, questionWords,
  recognitionFaultSentence, restoredSentences, RULE_WORDS, ruleBookWords, rulesMovedWords, rulingPaperWords, SETTING_WORDS, settingValueWords,
  settleWords, shareWords, statisticsWords, tableAidWords, tableWords, takesWords, trailWords, VALUE_WORDS, wayWords,
  whoWins, whySentence, workWords,
} = {} as PageWords

export function sayOnPage(words: PageWords): void {
  sayOnStartPage(words)
  ;({
    aboutWords, answerSentence, arbiterWords, arrivalWords, backupFaultWords, backupProblemSentence, backupWords, bigScreenWords, binWords, byPlayersWords,
    changedRulesWords, changeRulesWords, chartDay, chartWords, choiceWords, colon, commandProblemSentence, commandRefusalSentence, correctionWords,
    courseWords, damageSentence, dataWords, dateWords, dayWords, decimal, entryWords, exchangeWords, explanationWords, exportWords, folderProblemSentence,
    FROM_HERE_ON, historyWords, houseRulesWords, joinWords, keptPhotographWords, lookBackWords, matchWords, momentWords,
    newMatchWords, noAnswerSentence, notSavedSentence, NULL_WORDS, NUMBER_INSTEAD_WORDS, numberFieldWords, outWords, padWords,
    peopleProblemSentence, peopleWords, perRound, photoWords, pictureName, pictureTileName, pictureWords, PRESET_WORDS, problemSentence, questionWords,
    recognitionFaultSentence, restoredSentences, RULE_WORDS, ruleBookWords, rulesMovedWords, rulingPaperWords, SETTING_WORDS, settingValueWords,
    settleWords, shareWords, statisticsWords, tableAidWords, tableWords, takesWords, trailWords, VALUE_WORDS, wayWords,
    whoWins, whySentence, workWords,
  } = words)
}
