import { presetNames } from '#shared/words/en/games'
import { listed, plain } from '#shared/words/en/numbers'
import { announcer, dialog, reading } from '../../en/components'
import { settingsSync } from '../../en/settings-sync'
import { home } from '../../en/home'
import { joining } from '../../en/joining'
import { keys } from '../../en/keys'
import { matchLine } from '../../en/match-line'
import { notAgreed } from '../../en/not-agreed'
import { shell } from '../../en/shell'
import { whenWords } from '../../en/dates'

/* What the first page says, the owner’s and that of a phone, in English. */

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
