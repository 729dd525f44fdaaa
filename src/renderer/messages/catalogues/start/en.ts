import { PRESET_NAMES } from '#shared/words/en/games'
import { listed, plain } from '#shared/words/en/numbers'
import { agreementWords } from '../../en/agreement'
import { announcerWords, dialogWords, readingWords } from '../../en/components'
import { appSettingsWords } from '../../en/settings'
import { damagedWords } from '../../en/damaged'
import { homeWords, noticeWords } from '../../en/home'
import { introductionWords } from '../../en/introduction'
import { keyWords } from '../../en/keys'
import { matchLineWords } from '../../en/match-line'
import { shellWords } from '../../en/shell'
import { versionsWords } from '../../en/versions'
import { whenWords } from '../../en/dates'

/* What the start page says in English. */

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
