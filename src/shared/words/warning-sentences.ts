import type { Seat, WarningCode } from '../match/events'
import { PLAIN_GAME, type GameId } from '../games/ids'
import type { ToldWarning } from './sentence-inputs'

/** The parameters of a phrase of a warning. */
interface ToldParts {
  /** Whom it concerns, in the words of its language. */
  readonly who: string
  /** The same, null where that is not known. */
  readonly name: string | null
  /** Whose turn it was, null where that is not known. */
  readonly onTurn: string | null
  /** Tiles that were there or could be drawn, null where they were not counted; and those that should have been. */
  readonly found: number | null
  readonly expected: number | null
  readonly game: GameId
  /** The tile that stands earns nothing. */
  readonly unpaid: boolean
  /** A tile that everyone had seen; '' where it is about none. */
  readonly tile: string
}

interface WarningPhrases extends Readonly<Record<WarningCode, (told: ToldParts) => string>> {
  readonly nameOf: (names: readonly string[], seat: Seat) => string
  readonly somebody: string
}

/** Warnings in a language. */
export function warningSentencesOf(phrases: WarningPhrases) {
  const { nameOf, somebody } = phrases
  /** What is irregular about an event that was kept. */
  return ({ code, player, expected, found, unpaid, tile = '' }: ToldWarning, names: readonly string[], game: GameId = PLAIN_GAME): string => {
    const name = player === undefined ? null : nameOf(names, player)
    const onTurn = expected === undefined ? null : nameOf(names, expected)
    return phrases[code]({ who: name ?? somebody, name, onTurn, found: found ?? null, expected: expected ?? null, game, unpaid: unpaid === true, tile })
  }
}
