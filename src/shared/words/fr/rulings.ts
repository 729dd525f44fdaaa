import * as saidScorer from '../said/fr/scorer'
import { accountSentencesOf } from '#shared/words/account-sentences'
import { counted, listed, setWords, tileNoun, vocabulary } from './grammar'
import { rulingSentencesOf } from '#shared/words/ruling-sentences'
import { settingSentencesOf } from '#shared/words/setting-sentences'

export const { settingsWords, settingNames, mistakesWords, mistakeNames } = settingSentencesOf(
  {
    ...saidScorer.settingPhrases,
    listed,
    set: setWords,
    withPlayers: (worth, players) => `${worth} pour ${counted(Number(players), { one: 'personne', other: 'personnes' })}`,
  },
  saidScorer.mistakePhrases,
)

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    ...saidScorer.accountPhrases,
    trouble: {
      ...saidScorer.accountPhrases.trouble,
      handCount: ({ of }, entered, count) =>
        `Pour la main ${of}, ${counted(entered, tileNoun)} ${entered < 2 ? 'est saisi' : 'sont saisis'}, mais il devrait y en avoir ${count}.`,
    },
    alone: String,
  })

export const { decidingFigures, rulingOpen, rulingSentences, rulingSteps, testTitle, testWords } = rulingSentencesOf(vocabulary, saidScorer.rulingPhrases)
