import type { PageWords } from './languages'

/*
 * What the page says, in the language of the moment. These are bindings, not copies: whoever reads them while rendering reads
 * the language that was chosen last. Nothing keeps them longer than that (`caravan/spoken-words`).
 */

export let {
  aboutWords, agreementWords, announcerWords, answerSentence, appSettingsWords, arbiterWords, arrivalWords, backupFaultWords, backupProblemSentence, backupWords, bigScreenWords, binWords, byPlayersWords,
  changedRulesWords, changeRulesWords, chartDay, chartWords, choiceWords, colon, commandProblemSentence, commandRefusalSentence, correctionWords,
  courseWords, damagedWords, damageSentence, dataWords, dateWords, dayWords, decimal, dialogWords, entryWords, exchangeWords, explanationWords, exportWords, folderProblemSentence,
  FROM_HERE_ON, historyWords, homeWords, houseRulesWords, introductionWords, joinWords, keptPhotographWords, keyWords, lookBackWords, matchLineWords, matchWords, momentWords,
  newMatchWords, noAnswerSentence, noticeWords, notSavedSentence, NULL_WORDS, NUMBER_INSTEAD_WORDS, numberFieldWords, outWords, padWords,
  peopleProblemSentence, peopleWords, perRound, photoWords, pictureName, pictureTileName, pictureWords, PRESET_WORDS, problemSentence, questionWords, readingWords,
  recognitionFaultSentence, restoredSentences, RULE_WORDS, ruleBookWords, rulesMovedWords, rulingPaperWords, SETTING_WORDS, settingValueWords,
  settleWords, shareWords, shellWords, statisticsWords, tableAidWords, tableWords, takesWords, trailWords, VALUE_WORDS, versionsWords, wayWords,
  whenWords, whoWins, whySentence, workWords,
} = {} as PageWords

export function sayOnPage(words: PageWords): void {
  ;({
    aboutWords, agreementWords, announcerWords, answerSentence, appSettingsWords, arbiterWords, arrivalWords, backupFaultWords, backupProblemSentence, backupWords, bigScreenWords, binWords, byPlayersWords,
    changedRulesWords, changeRulesWords, chartDay, chartWords, choiceWords, colon, commandProblemSentence, commandRefusalSentence, correctionWords,
    courseWords, damagedWords, damageSentence, dataWords, dateWords, dayWords, decimal, dialogWords, entryWords, exchangeWords, explanationWords, exportWords, folderProblemSentence,
    FROM_HERE_ON, historyWords, homeWords, houseRulesWords, introductionWords, joinWords, keptPhotographWords, keyWords, lookBackWords, matchLineWords, matchWords, momentWords,
    newMatchWords, noAnswerSentence, noticeWords, notSavedSentence, NULL_WORDS, NUMBER_INSTEAD_WORDS, numberFieldWords, outWords, padWords,
    peopleProblemSentence, peopleWords, perRound, photoWords, pictureName, pictureTileName, pictureWords, PRESET_WORDS, problemSentence, questionWords, readingWords,
    recognitionFaultSentence, restoredSentences, RULE_WORDS, ruleBookWords, rulesMovedWords, rulingPaperWords, SETTING_WORDS, settingValueWords,
    settleWords, shareWords, shellWords, statisticsWords, tableAidWords, tableWords, takesWords, trailWords, VALUE_WORDS, versionsWords, wayWords,
    whenWords, whoWins, whySentence, workWords,
  } = words)
}
