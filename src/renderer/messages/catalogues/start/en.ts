import { presetNames } from '#shared/words/en/games'
import { listed, plain } from '#shared/words/en/numbers'
import { agreement } from '../../en/agreement'
import { announcer, dialog, reading } from '../../en/components'
import { settingsSync } from '../../en/settings-sync'
import { damaged } from '../../en/damaged'
import { home, noticeWords } from '../../en/home'
import { joining } from '../../en/joining'
import { keys } from '../../en/keys'
import { matchLine } from '../../en/match-line'
import { shell } from '../../en/shell'
import { versionsNotice } from '../../en/versions-notice'
import { whenWords } from '../../en/dates'

/* What the first page says, the owner’s and that of a phone, in English. */

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
