import { presetNames } from '#shared/words/fr/games'
import { listed, plain } from '#shared/words/fr/numbers'
import { agreement } from '../../fr/agreement'
import { announcer, dialog, reading } from '../../fr/components'
import { appSettings } from '../../fr/settings'
import { damaged } from '../../fr/damaged'
import { home, noticeWords } from '../../fr/home'
import { introduction } from '../../fr/introduction'
import { keys } from '../../fr/keys'
import { matchLine } from '../../fr/match-line'
import { shell } from '../../fr/shell'
import { versions } from '../../fr/versions'
import { whenWords } from '../../fr/dates'

/* What the start page says in French. */

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
