import { presetNames } from '#shared/words/en/games'
import { listed, plain } from '#shared/words/en/numbers'
import { agreement } from '../../en/agreement'
import { announcer, dialog, reading } from '../../en/components'
import { appSettings } from '../../en/settings'
import { damaged } from '../../en/damaged'
import { home, noticeWords } from '../../en/home'
import { introduction } from '../../en/introduction'
import { keys } from '../../en/keys'
import { matchLine } from '../../en/match-line'
import { shell } from '../../en/shell'
import { versions } from '../../en/versions'
import { whenWords } from '../../en/dates'

/* What the start page says in English. */

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
