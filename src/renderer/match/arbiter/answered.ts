import { accountFor, type Account } from '#shared/arbiter/account'
import type { Certain } from '#shared/arbiter/certain'
import { compareRulings, type Comparison } from '#shared/arbiter/compare'
import { outcomeOf, type Outcome } from '#shared/arbiter/outcome'
import { shownHands } from '#shared/arbiter/dispute'
import type { Tile } from '#shared/domino/tile'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import type { Source } from '#shared/games/rule-ids'
import type { BlockedRuleId } from '#shared/games/rules'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { GameWords } from '#shared/words/sentence-inputs'
import type { ReadCase } from './dispute'

/** Everything that is found about a case, and what it takes to put it into words. */
export interface Answered extends ReadCase {
  readonly preset: PresetId
  readonly source: Source | null
  readonly words: GameWords
  readonly outcome: Outcome
  readonly compared: Comparison | null
  readonly account: Account
  /** The hands, once all are shown. */
  readonly hands: readonly (readonly Tile[])[]
  /** The tiles cannot be as they were entered, so nothing that is said of them is certain. */
  readonly doubtful: boolean
}

export function answerCase(read: ReadCase, preset: PresetId): Answered {
  const { dispute, rules } = read
  const outcome = outcomeOf(dispute)
  const compared = outcome.kind === 'ruled' ? compareRulings(dispute) : null
  const account = accountFor(dispute)
  return {
    ...read,
    preset,
    source: PRESETS[preset].source,
    words: scorerWords.gameWords(rules.game),
    outcome,
    compared: compared?.ok === true ? compared.value : null,
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

/** Why something is certain in spite of hidden tiles and dice: the test that decides, and whose points are open. */
export function certainWords({ test, deltas }: Pick<Certain, 'test' | 'deltas'>, names: readonly string[], blockedRule: BlockedRuleId): readonly string[] {
  const open = deltas.flatMap((delta, seat) => (delta === null ? [scorerWords.nameOf(names, seat)] : []))
  return [
    ...(test === null ? [] : [`${scorerWords.testWords(test, blockedRule)}.`]),
    words.certain.why,
    ...(open.length === 0 ? [] : [words.certain.pointsOpen(open)]),
  ]
}

/** The answer in words: what stands largest, what stands under it, and all of it as one sentence. */
export interface AnswerWords {
  readonly heading: string
  readonly takes: string
  readonly sentence: string
}

export function answerWords({ outcome, names, words: game }: Answered): AnswerWords {
  const named = (seats: readonly number[]) => seats.map((seat) => scorerWords.nameOf(names, seat))
  switch (outcome.kind) {
    case 'ruled': {
      const ending = { winner: outcome.ruled.ruling.winner, deltas: outcome.ruled.deltas }
      return { heading: words.whoWins(ending.winner, names), takes: words.takesWords(ending, names, game), sentence: words.answerSentence(ending, names, game) }
    }
    case 'certain': {
      const { certain } = outcome
      const whatever = words.certain.whatever(named(certain.hiddenHands), certain.hiddenDice)
      const takes = words.takesWords(certain, names, game)
      return {
        heading: words.whoWins(certain.winner, names),
        takes: takes === '' ? whatever : `${takes}, ${whatever}`,
        sentence: words.answerSentence(certain, names, game, whatever),
      }
    }
    case 'gone-out': {
      const heading = words.certain.wentOut(named(outcome.seats))
      if (outcome.winner === null) return { heading, takes: words.certain.severalOut, sentence: `${heading}. ${words.certain.severalOut}` }
      const takes = words.takesWords(outcome, names, game)
      return { heading, takes, sentence: takes === '' ? `${heading}.` : `${heading} ${takes}.` }
    }
    case 'open': {
      const sentence = scorerWords.cannotRuleSentence(outcome.missing, names)
      return { heading: sentence, takes: '', sentence }
    }
  }
}
