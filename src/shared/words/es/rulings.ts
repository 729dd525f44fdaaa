import * as saidScorer from '../said/es/scorer'
import { accountSentencesOf } from '#shared/words/account-sentences'
import { counted, listed, setWords, vocabulary } from './grammar'
import { rulingSentencesOf } from '#shared/words/ruling-sentences'
import { settingSentencesOf } from '#shared/words/setting-sentences'

export const { settingsWords, settingNames, mistakesWords, mistakeNames } = settingSentencesOf(
  {
    ...saidScorer.settingPhrases,
    listed,
    set: setWords,
    withPlayers: (worth, players) => `${worth} con ${counted(Number(players), { one: 'persona', other: 'personas' })}`,
  },
  saidScorer.mistakePhrases,
)

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, { ...saidScorer.accountPhrases, alone: String })

export const { decidingFigures, rulingOpen, rulingSentences, rulingSteps, testTitle, testWords } = rulingSentencesOf(vocabulary, saidScorer.rulingPhrases)
