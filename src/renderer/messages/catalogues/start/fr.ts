import { presetNames } from '#shared/words/fr/games'
import { listed, plain } from '#shared/words/fr/numbers'
import { agreement } from '../../fr/agreement'
import { announcer, dialog, reading } from '../../fr/components'
import { settingsSync } from '../../fr/settings-sync'
import { damaged } from '../../fr/damaged'
import { home, noticeWords } from '../../fr/home'
import { joining } from '../../fr/joining'
import { keys } from '../../fr/keys'
import { matchLine } from '../../fr/match-line'
import { shell } from '../../fr/shell'
import { versionsNotice } from '../../fr/versions-notice'
import { whenWords } from '../../fr/dates'

/* What the first page says, the owner’s and that of a phone, in French. */

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
