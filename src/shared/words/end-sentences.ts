import type { RoundEnd, Seat } from '../match/events'
import { firstOf } from '../games/outcome'
import type { GameId, Rules } from '../games/rules'
import { sideOf, totalOfSide } from '../games/sides'
import type { ScoredMatch } from '../match/state'
import type { Noun } from './grammar'
import { withheldSentenceIn, type LostScore, type WithheldPhrases } from './play-sentences'
import type { Vocabulary } from './vocabulary'

/** How a language says that a round or a match ended; `loses` tells points lost from points won. */
export interface EndPhrases {
  /** Stands for the winner where there is none. */
  readonly nobody: string
  readonly goesOut: (who: string) => string
  readonly nobodyWins: string
  /** A blocked round that nobody wins, with what it moved. */
  readonly blocked: (moves: string) => string
  readonly winsBlocked: (who: string) => string
  /** A round that was decided by counting hands. */
  readonly winsCounted: (who: string) => string
  readonly nobodyCounted: string
  readonly stopped: string
  readonly reaches: (who: string, total: number, points: Noun) => string
  readonly winsMatch: (who: string, total: number, points: Noun) => string
  /** The same of two partners. */
  readonly sideWinsBlocked: (who: string) => string
  readonly sideWinsCounted: (who: string) => string
  readonly sideReaches: (who: string, total: number, points: Noun) => string
  readonly sideWinsMatch: (who: string, total: number, points: Noun) => string
  /** Several are level in the first place. */
  readonly shareMatch: (who: string, total: number, points: Noun) => string
  /** What the winner did, and what that moved. */
  readonly andMoves: (done: string, points: string, loses: boolean) => string
  readonly moves: (who: string, points: string, loses: boolean) => string
  /** Several players who move alike. */
  readonly allMove: (who: string, points: string, loses: boolean) => string
  /** Two partners, by what moves both together. */
  readonly sideMoves: (who: string, points: string, loses: boolean) => string
  /** What partners did, and what that moved. */
  readonly sideAndMoves: (done: string, points: string, loses: boolean) => string
}

/** What is asked of a table to say how it went there. */
type TableRules = Pick<Rules, 'game' | 'partners'>

type EndVocabulary = Pick<Vocabulary, 'counted' | 'gameWords' | 'listed' | 'nameOf' | 'namesOf'>

/** What a language says at the end of a round or a match. */
export function endSentencesOf({ counted, gameWords, listed, nameOf, namesOf }: EndVocabulary, phrases: EndPhrases, withheld: WithheldPhrases) {
  const withheldSentence = (lost: LostScore, game: GameId): string => withheldSentenceIn(withheld, lost, game)

  /** `Ben loses 3 points and Cleo loses 1 point`; players who move alike are named together. Partners have what they have together: `Ada and Cleo get 20 points`. */
  function movesOf(deltas: readonly number[], names: readonly string[], rules: TableRules): string {
    const { points } = gameWords(rules.game)
    if (rules.partners) return movesOfSides(deltas, names, rules)
    const byDelta = new Map<number, Seat[]>()
    deltas.forEach((delta, seat) => {
      if (delta !== 0) byDelta.set(delta, [...(byDelta.get(delta) ?? []), seat])
    })
    return listed(
      [...byDelta].map(([delta, seats]) =>
        phrases[seats.length === 1 ? 'moves' : 'allMove'](namesOf(names, seats), counted(Math.abs(delta), points), delta < 0),
      ),
    )
  }

  function movesOfSides(deltas: readonly number[], names: readonly string[], rules: TableRules): string {
    const sides = deltas.map((_, seat) => sideOf(rules, seat)).filter(([first], seat) => first === seat)
    const moved = sides.flatMap((side) => {
      const by = totalOfSide(rules, deltas, side[0] ?? 0)
      return by === 0 ? [] : [phrases.sideMoves(namesOf(names, side), counted(Math.abs(by), gameWords(rules.game).points), by < 0)]
    })
    return listed(moved)
  }

  /** What the winning side gains goes on the same sentence; what the other moves by begins another. */
  function withMovesOfSide(done: string, { deltas }: RoundEnd, side: readonly Seat[], names: readonly string[], rules: TableRules): string {
    const own = totalOfSide(rules, deltas, side[0] ?? 0)
    const others = movesOf(
      deltas.map((delta, seat) => (side.includes(seat) ? 0 : delta)),
      names,
      rules,
    )
    const told = own === 0 ? done : phrases.sideAndMoves(done, counted(Math.abs(own), gameWords(rules.game).points), own < 0)
    return others === '' ? `${told}.` : `${told}. ${others}.`
  }

  /** One of two partners is out; what both have by it begins another sentence. */
  function withMovesOfOne(done: string, { deltas }: RoundEnd, names: readonly string[], rules: TableRules): string {
    const moves = movesOf(deltas, names, rules)
    return moves === '' ? `${done}.` : `${done}. ${moves}.`
  }

  /** The winner's own gain goes on the same sentence; what others lose begins another. */
  function withMoves(done: string, { winner, deltas }: RoundEnd, names: readonly string[], rules: TableRules): string {
    const { points } = gameWords(rules.game)
    const own = winner === null ? 0 : (deltas[winner] ?? 0)
    const others = movesOf(
      deltas.map((delta, seat) => (seat === winner ? 0 : delta)),
      names,
      rules,
    )
    const told = own === 0 ? done : phrases.andMoves(done, counted(Math.abs(own), points), own < 0)
    return others === '' ? `${told}.` : `${told}. ${others}.`
  }

  /** How a round ended that partners won together; null where that is said as of one player. */
  function endOfSide(end: RoundEnd, names: readonly string[], rules: TableRules): string | null {
    const side = end.winner === null ? [] : sideOf(rules, end.winner)
    if (end.winner === null || side.length < 2) return null
    const { points } = gameWords(rules.game)
    const who = namesOf(names, side)
    switch (end.kind) {
      case 'domino':
        return withMovesOfOne(phrases.goesOut(nameOf(names, end.winner)), end, names, rules)
      case 'blocked':
        return withMovesOfSide(phrases.sideWinsBlocked(who), end, side, names, rules)
      case 'counted':
        return withMovesOfSide(phrases.sideWinsCounted(who), end, side, names, rules)
      case 'target':
        return phrases.sideReaches(who, totalOfSide(rules, end.totals, end.winner), points)
    }
  }

  function endOf(end: RoundEnd, names: readonly string[], rules: TableRules): string {
    const { points } = gameWords(rules.game)
    const who = end.winner === null ? phrases.nobody : nameOf(names, end.winner)
    switch (end.kind) {
      case 'domino':
        return withMoves(phrases.goesOut(who), end, names, rules)
      case 'blocked':
        if (end.winner !== null) return withMoves(phrases.winsBlocked(who), end, names, rules)
        return end.deltas.some((delta) => delta !== 0) ? `${phrases.blocked(movesOf(end.deltas, names, rules))}.` : phrases.nobodyWins
      case 'counted':
        return withMoves(end.winner === null ? phrases.nobodyCounted : phrases.winsCounted(who), end, names, rules)
      case 'stopped':
        return `${phrases.stopped}.`
      case 'target':
        return phrases.reaches(who, end.winner === null ? 0 : (end.totals[end.winner] ?? 0), points)
    }
  }

  return {
    /** How a round ended and what it moved: `Ada goes out and gets 2 chips.` */
    endSentence: (end: RoundEnd, names: readonly string[], rules: TableRules): string =>
      [
        endOfSide(end, names, rules) ?? endOf(end, names, rules),
        ...(end.withheld ?? []).map((lost) => withheldSentence({ ...lost, before: totalOfSide(rules, end.totals, lost.seat) }, rules.game)),
      ].join(' '),
    withheldSentence,
    /** `Ada wins the match with 21 chips.`, or who share the first place of a match that is over. */
    matchSentence: ({ outcome, totals, rules }: Pick<ScoredMatch, 'outcome' | 'totals' | 'rules'>, names: readonly string[]): string => {
      const first = firstOf({ outcome })
      const total = totalOfSide(rules, totals, first[0] ?? 0)
      const wins = first.length > 1 ? phrases.sideWinsMatch : phrases.winsMatch
      const says = outcome.kind === 'shared' ? phrases.shareMatch : wins
      return says(namesOf(names, first), total, gameWords(rules.game).points)
    },
  }
}
