import { accountFor, type Account } from '#shared/arbiter/account'
import { compareRulings, type Comparison } from '#shared/arbiter/compare'
import { rule, type CannotRule, type Ruled } from '#shared/arbiter/rule'
import { shownHands } from '#shared/arbiter/dispute'
import type { Tile } from '#shared/domino/tile'
import type { Result } from '#shared/kernel/result'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import type { Source } from '#shared/rules/rule-ids'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { GameWords } from '#shared/words/sentence-inputs'
import type { ReadCase } from './dispute'

/** Everything that is found about a case, and what it takes to put it into words. */
export interface Answered extends ReadCase {
  readonly preset: PresetId
  readonly source: Source
  readonly words: GameWords
  readonly ruled: Result<Ruled, CannotRule>
  readonly compared: Comparison | null
  readonly account: Account
  /** The hands, once all are shown. */
  readonly hands: readonly (readonly Tile[])[]
  /** The tiles cannot be as they were entered, so nothing that is said of them is certain. */
  readonly doubtful: boolean
}

export function answer(read: ReadCase, preset: PresetId): Answered {
  const { dispute, rules } = read
  const compared = compareRulings(dispute)
  const account = accountFor(dispute)
  return {
    ...read,
    preset,
    source: PRESETS[preset].source,
    words: scorerWords.gameWords(rules.game),
    ruled: rule(dispute),
    compared: compared.ok ? compared.value : null,
    account,
    hands: shownHands(dispute) ?? dispute.hands.map(({ tiles }) => tiles),
    doubtful: account.book.troubles.length > 0,
  }
}

/** Whether the round was blocked, in words; where the tiles contradict each other, only a tile that is seen to fit is certain. */
export function blockedWords({ account, doubtful, names, rules }: Answered): string {
  const { verdict } = account
  const certain = !doubtful || verdict.kind === 'open' || verdict.kind === 'gone-out' || (verdict.kind === 'playable' && verdict.proof === 'seen')
  return certain ? scorerWords.verdictSentence(account, names, rules.game) : words.arbiter.contradicted
}

/** Someone could have played or drawn, or the round ended otherwise: it was not blocked. */
export function isRefuted({ account: { verdict }, doubtful }: Answered): boolean {
  switch (verdict.kind) {
    case 'playable':
      return !doubtful || verdict.proof === 'seen'
    case 'gone-out':
      return true
    case 'draw-first':
      return !doubtful
    case 'blocked':
    case 'open':
      return false
  }
}

/** The hands can be those of a blocked round: nobody went out or could have played, and no tile is there too often. */
export function canBeBlocked({ doubtful, account: { verdict } }: Answered): boolean {
  return !doubtful && verdict.kind !== 'playable' && verdict.kind !== 'gone-out'
}
