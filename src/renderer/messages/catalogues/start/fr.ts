import { presetNames } from '#shared/words/fr/games'
import { listed, plain } from '#shared/words/fr/numbers'
import { announcer, dialog, reading } from '../../fr/components'
import { settingsSync } from '../../fr/settings-sync'
import { home } from '../../fr/home'
import { joining } from '../../fr/joining'
import { keys } from '../../fr/keys'
import { matchLine } from '../../fr/match-line'
import { notAgreed } from '../../fr/not-agreed'
import { shell } from '../../fr/shell'
import { whenWords } from '../../fr/dates'

/* What the first page says, the owner’s and that of a phone, in French. */

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
