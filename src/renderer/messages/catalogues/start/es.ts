import { presetNames } from '#shared/words/es/games'
import { listed, plain } from '#shared/words/es/numbers'
import { agreement } from '../../es/agreement'
import { announcer, dialog, reading } from '../../es/components'
import { appSettings } from '../../es/settings'
import { damaged } from '../../es/damaged'
import { home, noticeWords } from '../../es/home'
import { introduction } from '../../es/introduction'
import { keys } from '../../es/keys'
import { matchLine } from '../../es/match-line'
import { shell } from '../../es/shell'
import { versions } from '../../es/versions'
import { whenWords } from '../../es/dates'

/* What the start page says in Spanish. */

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
