import { presetNames } from '#shared/words/de/games'
import { listed, plain } from '#shared/words/de/numbers'
import { agreement } from '../../de/agreement'
import { announcer, dialog, reading } from '../../de/components'
import { settingsSync } from '../../de/settings-sync'
import { damaged } from '../../de/damaged'
import { home, noticeWords } from '../../de/home'
import { joining } from '../../de/joining'
import { keys } from '../../de/keys'
import { matchLine } from '../../de/match-line'
import { shell } from '../../de/shell'
import { versionsNotice } from '../../de/versions-notice'
import { whenWords } from '../../de/dates'

/* What the first page says, the owner’s and that of a phone, in German. */

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
