/** What points for a mistake move: who made it loses them, the others get them, or both (rulebook M-4, M-5). */
export const PENALTY_WAYS = ['lose', 'give', 'move'] as const
type PenaltyWay = (typeof PENALTY_WAYS)[number]

/** Points for a mistake, as a table has chosen them: 1 to `MOST_PENALTY`. */
interface Penalty {
  readonly points: number
  readonly way: PenaltyWay
}

export const MOST_PENALTY = 500

/** The mistakes for which a table may name points. */
export const PENALISED = ['couldPlay', 'wrongCount'] as const

/**
 * What a table has chosen for its mistakes (rulebook, house rules). Of the others Caravan only says that they happened.
 *
 * It counts nothing by itself: it says what a page offers, and people enter it.
 */
export interface MistakeRules {
  /** M-4: passed or drew though a tile fitted. */
  readonly couldPlay?: Penalty | undefined
  /** M-5: too many or too few tiles. */
  readonly wrongCount?: Penalty | undefined
  /** M-2: a tile that stays against a rule earns nothing. */
  readonly lateMisplay?: 'unpaid' | undefined
  /** M-6, M-7: a tile that everyone has seen goes at the first chance. */
  readonly exposed?: 'first-chance' | undefined
}

/** A rule sheet of another domino game; its points are for games to 150 or more. */
interface MistakeSheet {
  /** Where it is read. */
  readonly site: string
  readonly couldPlay: number
  readonly wrongCount?: number
  readonly exposed?: 'first-chance'
}

/** T2, T3, T5 and T6 of the rulebook. None but the last says who gets the points; here the others do, and a table may say otherwise. */
export const MISTAKE_SHEETS: readonly [MistakeSheet, ...MistakeSheet[]] = [
  { site: 'worldchampionshipdomino.com', couldPlay: 50, wrongCount: 50 },
  { site: 'rocoh.org', couldPlay: 30, wrongCount: 100 },
  { site: 'travisnewsome.com', couldPlay: 100 },
  { site: 'hearnechamber.org', couldPlay: 50, exposed: 'first-chance' },
]

/** Games to so few points take a part of what a sheet says. */
const SMALL_TARGET = 20

/** What a sheet says, for a table that plays to `target`: in small games a fifth of the target, rounded up, at most 5. */
export function rulesOfSheet({ couldPlay, wrongCount, exposed }: MistakeSheet, target: number): MistakeRules {
  const fitted = (points: number): Penalty => ({ points: target <= SMALL_TARGET ? Math.min(5, Math.ceil(target / 5)) : points, way: 'give' })
  return {
    couldPlay: fitted(couldPlay),
    ...(wrongCount === undefined ? {} : { wrongCount: fitted(wrongCount) }),
    ...(exposed === undefined ? {} : { exposed }),
  }
}
