import { presetNames } from '#shared/words/de/games'
import { listed, plain } from '#shared/words/de/numbers'
import { agreement } from '../../de/agreement'
import { announcer, dialog, reading } from '../../de/components'
import { appSettings } from '../../de/settings'
import { damaged } from '../../de/damaged'
import { home, noticeWords } from '../../de/home'
import { introduction } from '../../de/introduction'
import { keys } from '../../de/keys'
import { matchLine } from '../../de/match-line'
import { shell } from '../../de/shell'
import { versions } from '../../de/versions'
import { whenWords } from '../../de/dates'

/* What the start page says in German. */

export const page = {
  agreement,
  announcer,
  appSettings,
  damaged,
  dialog,
  home,
  introduction,
  keys,
  matchLine,
  noticeWords,
  reading,
  shell,
  versions,
  whenWords,
}

export const scorer = { listed, plain, presetNames }
