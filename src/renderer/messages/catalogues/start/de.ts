import { presetNames } from '#shared/words/de/games'
import { listed, plain } from '#shared/words/de/numbers'
import { announcer, dialog, reading } from '../../de/components'
import { settingsSync } from '../../de/settings-sync'
import { home } from '../../de/home'
import { joining } from '../../de/joining'
import { keys } from '../../de/keys'
import { matchLine } from '../../de/match-line'
import { notAgreed } from '../../de/not-agreed'
import { shell } from '../../de/shell'
import { whenWords } from '../../de/dates'

/* What the first page says, the owner’s and that of a phone, in German. */

export const page = {
  announcer,
  dialog,
  home,
  joining,
  keys,
  matchLine,
  notAgreed,
  reading,
  settingsSync,
  shell,
  whenWords,
}

export const scorer = { listed, plain, presetNames }
