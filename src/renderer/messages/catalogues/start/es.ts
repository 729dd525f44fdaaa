import { presetNames } from '#shared/words/es/games'
import { listed, plain } from '#shared/words/es/numbers'
import { agreement } from '../../es/agreement'
import { announcer, dialog, reading } from '../../es/components'
import { settingsSync } from '../../es/settings-sync'
import { damaged } from '../../es/damaged'
import { home, noticeWords } from '../../es/home'
import { joining } from '../../es/joining'
import { keys } from '../../es/keys'
import { matchLine } from '../../es/match-line'
import { shell } from '../../es/shell'
import { versionsNotice } from '../../es/versions-notice'
import { whenWords } from '../../es/dates'

/* What the first page says, the owner’s and that of a phone, in Spanish. */

export const page = {
  agreement,
  announcer,
  damaged,
  dialog,
  home,
  joining,
  keys,
  matchLine,
  noticeWords,
  reading,
  settingsSync,
  shell,
  versionsNotice,
  whenWords,
}

export const scorer = { listed, plain, presetNames }
