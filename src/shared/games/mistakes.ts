/** What points for a mistake move: who made it loses them, the others get them, or both (rulebook M-4, M-5). */
export const PENALTY_WAYS = ['lose', 'give', 'move'] as const
type PenaltyWay = (typeof PENALTY_WAYS)[number]

/** Points for a mistake, as a table has chosen them: 1 to `MOST_PENALTY`. */
interface Penalty {
  readonly points: number
  readonly way: PenaltyWay
}

/** Points for a pass or a draw with a tile that fitted. Of several amounts the greatest counts. */
interface PlayPenalty extends Penalty {
  /** Or the pips of the hand. */
  readonly orHand?: true | undefined
  /** Or a part of the target, in percent: 1 to 100. */
  readonly orPercent?: number | undefined
  /** The round stops, and the seat to the left of who erred leads the next. */
  readonly stops?: true | undefined
}

export const MOST_PENALTY = 500
/** Tiles that are drawn for a last tile that was not announced, at most. */
export const MOST_DRAWN = 9

/** The mistakes for which a table may name points. */
export const PENALISED = ['couldPlay', 'wrongCount'] as const

/** What may become of a score that its player did not call: it is lost, or who says it has it. */
export const CALLING = ['lapses', 'claimed'] as const

/**
 * What a table has chosen for its mistakes (rulebook, house rules). Of the others Caravan only says that they happened.
 *
 * It counts nothing by itself: it says what a page offers, and people enter it.
 */
export interface MistakeRules {
  /** M-4: passed or drew though a tile fitted. */
  readonly couldPlay?: PlayPenalty | undefined
  /** M-5: too many or too few tiles. */
  readonly wrongCount?: Penalty | undefined
  /** M-2: a tile that stays against a rule earns nothing. */
  readonly lateMisplay?: 'unpaid' | undefined
  /** M-6: a tile that everyone has seen goes at the first chance. */
  readonly exposed?: 'first-chance' | undefined
  /** M-7: so does one that was touched. */
  readonly touched?: 'must-be-played' | undefined
  /** M-8: a score that its player did not call. */
  readonly calling?: (typeof CALLING)[number] | undefined
  /** M-14: who does not announce the last tile draws so many. */
  readonly lastTile?: { readonly draw: number } | undefined
  /** M-13: who reaches the target by points that were given has won. */
  readonly adjustWins?: true | undefined
  /** M-9: a round to which everyone has agreed keeps its points, whatever is corrected in it. */
  readonly claims?: 'round-agreed' | undefined
  /** M-15: once time is called the match ends at once. */
  readonly afterTime?: 'now' | undefined
  /** M-15: who are level when time is up play one more round. */
  readonly lastLevel?: 'one-more' | undefined
}

/** A rule sheet of another domino game; its points are for games to 150 or more. */
interface MistakeSheet {
  /** Where it is read. */
  readonly site: string
  readonly couldPlay: Pick<PlayPenalty, 'points' | 'orHand' | 'orPercent' | 'stops'>
  readonly wrongCount?: number
  readonly exposed?: 'first-chance'
}

/** T2, T3, T5 and T6 of the rulebook. None but the last says who gets the points; here the others do, and a table may say otherwise. */
export const MISTAKE_SHEETS: readonly [MistakeSheet, ...MistakeSheet[]] = [
  { site: 'worldchampionshipdomino.com', couldPlay: { points: 50, orHand: true }, wrongCount: 50 },
  { site: 'rocoh.org', couldPlay: { points: 30, orPercent: 20, stops: true }, wrongCount: 100 },
  { site: 'travisnewsome.com', couldPlay: { points: 100 } },
  { site: 'hearnechamber.org', couldPlay: { points: 50 }, exposed: 'first-chance' },
]

/** Games to so few points take a part of what a sheet says. */
const SMALL_TARGET = 20

/** What a sheet says, for a table that plays to `target`: in small games a fifth of the target, rounded up, at most 5, and no hand of pips beside it. */
export function rulesOfSheet({ couldPlay, wrongCount, exposed }: MistakeSheet, target: number): MistakeRules {
  const isSmall = target <= SMALL_TARGET
  const fitted = (points: number): Penalty => ({ points: isSmall ? Math.min(5, Math.ceil(target / 5)) : points, way: 'give' })
  const { points, orHand, orPercent, stops } = couldPlay
  return {
    couldPlay: {
      ...fitted(points),
      ...(orHand === undefined || isSmall ? {} : { orHand }),
      ...(orPercent === undefined || isSmall ? {} : { orPercent }),
      ...(stops === undefined ? {} : { stops }),
    },
    ...(wrongCount === undefined ? {} : { wrongCount: fitted(wrongCount) }),
    ...(exposed === undefined ? {} : { exposed }),
  }
}
