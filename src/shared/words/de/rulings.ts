import * as saidScorer from '../said/de/scorer'
import { accountSentencesOf } from '#shared/words/account-sentences'
import { capitalised } from '#shared/words/numbers'
import { counted, listed, vocabulary } from './grammar'
import { rulingSentencesOf } from '#shared/words/ruling-sentences'
import { settingSentencesOf } from '#shared/words/setting-sentences'

export const { settingsWords, settingNames, mistakesWords, mistakeNames } = settingSentencesOf(
  {
    ...saidScorer.settingPhrases,
    listed,
    withPlayers: (worth, players) => `${worth} bei ${counted(Number(players), { one: 'Person', other: 'Personen' })}`,
  },
  saidScorer.mistakePhrases,
)

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    ...saidScorer.accountPhrases,
    verdict: { ...saidScorer.accountPhrases.verdict, open: (missing) => `Noch nicht sicher: ${capitalised(missing.join('; '))}.` },
    alone: String,
  })

export const { decidingFigures, rulingOpen, rulingSentences, rulingSteps, testTitle, testWords } = rulingSentencesOf(vocabulary, saidScorer.rulingPhrases)
