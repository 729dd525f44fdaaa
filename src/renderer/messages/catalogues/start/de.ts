import { PRESET_NAMES } from '#shared/words/de/games'
import { listed, plain } from '#shared/words/de/numbers'
import { agreementWords } from '../../de/agreement'
import { announcerWords, dialogWords, readingWords } from '../../de/components'
import { appSettingsWords } from '../../de/settings'
import { damagedWords } from '../../de/damaged'
import { homeWords, noticeWords } from '../../de/home'
import { introductionWords } from '../../de/introduction'
import { keyWords } from '../../de/keys'
import { matchLineWords } from '../../de/match-line'
import { shellWords } from '../../de/shell'
import { versionsWords } from '../../de/versions'
import { whenWords } from '../../de/dates'

/* What the start page says in German. */

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
