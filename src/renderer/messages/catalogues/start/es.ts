import { presetNames } from '#shared/words/es/games'
import { listed, plain } from '#shared/words/es/numbers'
import { announcer, dialog, reading } from '../../es/components'
import { settingsSync } from '../../es/settings-sync'
import { home } from '../../es/home'
import { joining } from '../../es/joining'
import { keys } from '../../es/keys'
import { matchLine } from '../../es/match-line'
import { notAgreed } from '../../es/not-agreed'
import { shell } from '../../es/shell'
import { whenWords } from '../../es/dates'

/* What the first page says, the owner’s and that of a phone, in Spanish. */

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
