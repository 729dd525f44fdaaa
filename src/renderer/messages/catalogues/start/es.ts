import { PRESET_NAMES } from '#shared/words/es/games'
import { listed, plain } from '#shared/words/es/numbers'
import { agreementWords } from '../../es/agreement'
import { announcerWords, dialogWords, readingWords } from '../../es/components'
import { appSettingsWords } from '../../es/settings'
import { damagedWords } from '../../es/damaged'
import { homeWords, noticeWords } from '../../es/home'
import { introductionWords } from '../../es/introduction'
import { keyWords } from '../../es/keys'
import { matchLineWords } from '../../es/match-line'
import { shellWords } from '../../es/shell'
import { versionsWords } from '../../es/versions'
import { whenWords } from '../../es/dates'

/* What the start page says in Spanish. */

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
