import { PRESET_NAMES } from '#shared/words/fr/games'
import { listed, plain } from '#shared/words/fr/numbers'
import { agreementWords } from '../../fr/agreement'
import { announcerWords, dialogWords, readingWords } from '../../fr/components'
import { appSettingsWords } from '../../fr/settings'
import { damagedWords } from '../../fr/damaged'
import { homeWords, noticeWords } from '../../fr/home'
import { introductionWords } from '../../fr/introduction'
import { keyWords } from '../../fr/keys'
import { matchLineWords } from '../../fr/match-line'
import { shellWords } from '../../fr/shell'
import { versionsWords } from '../../fr/versions'
import { whenWords } from '../../fr/dates'

/* What the start page says in French. */

export const page = {
  agreementWords,
  announcerWords,
  appSettingsWords,
  damagedWords,
  dialogWords,
  homeWords,
  introductionWords,
  keyWords,
  matchLineWords,
  noticeWords,
  readingWords,
  shellWords,
  versionsWords,
  whenWords,
}

export const scorer = { listed, plain, PRESET_NAMES }
