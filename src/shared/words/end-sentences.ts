import type { RoundEnd, Seat } from '../match/events'
import { firstOf } from '../games/outcome'
import type { GameId } from '../games/rules'
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
  readonly reaches: (who: string, total: number, points: Noun) => string
  readonly winsMatch: (who: string, total: number, points: Noun) => string
  /** Several are level in the first place. */
  readonly shareMatch: (who: string, total: number, points: Noun) => string
  /** What the winner did, and what that moved. */
  readonly andMoves: (done: string, points: string, loses: boolean) => string
  readonly moves: (who: string, points: string, loses: boolean) => string
  /** Several players who move alike. */
  readonly allMove: (who: string, points: string, loses: boolean) => string
}

type EndVocabulary = Pick<Vocabulary, 'counted' | 'gameWords' | 'listed' | 'nameOf' | 'namesOf'>

/** What a language says at the end of a round or a match. */
export function endSentencesOf({ counted, gameWords, listed, nameOf, namesOf }: EndVocabulary, phrases: EndPhrases, withheld: WithheldPhrases) {
  const withheldSentence = (lost: LostScore, game: GameId): string => withheldSentenceIn(withheld, lost, game)

  /** `Ben loses 3 points and Cleo loses 1 point`; players who move alike are named together. */
  function movesOf(deltas: readonly number[], names: readonly string[], points: Noun): string {
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

  /** The winner's own gain goes on the same sentence; what others lose begins another. */
  function withMoves(done: string, { winner, deltas }: RoundEnd, names: readonly string[], points: Noun): string {
    const own = winner === null ? 0 : (deltas[winner] ?? 0)
    const others = movesOf(
      deltas.map((delta, seat) => (seat === winner ? 0 : delta)),
      names,
      points,
    )
    const told = own === 0 ? done : phrases.andMoves(done, counted(Math.abs(own), points), own < 0)
    return others === '' ? `${told}.` : `${told}. ${others}.`
  }

  function endOf(end: RoundEnd, names: readonly string[], game: GameId): string {
    const { points } = gameWords(game)
    const who = end.winner === null ? phrases.nobody : nameOf(names, end.winner)
    switch (end.kind) {
      case 'domino':
        return withMoves(phrases.goesOut(who), end, names, points)
      case 'blocked':
        if (end.winner !== null) return withMoves(phrases.winsBlocked(who), end, names, points)
        return end.deltas.some((delta) => delta !== 0) ? `${phrases.blocked(movesOf(end.deltas, names, points))}.` : phrases.nobodyWins
      case 'counted':
        return withMoves(end.winner === null ? phrases.nobodyCounted : phrases.winsCounted(who), end, names, points)
      case 'target':
        return phrases.reaches(who, end.winner === null ? 0 : (end.totals[end.winner] ?? 0), points)
    }
  }

  return {
    /** How a round ended and what it moved: `Ada goes out and gets 2 chips.` */
    endSentence: (end: RoundEnd, names: readonly string[], game: GameId): string =>
      [endOf(end, names, game), ...(end.withheld ?? []).map((lost) => withheldSentence({ ...lost, before: end.totals[lost.seat] ?? 0 }, game))].join(' '),
    withheldSentence,
    /** `Ada wins the match with 21 chips.`, or who share the first place of a match that is over. */
    matchSentence: ({ outcome, totals, rules }: Pick<ScoredMatch, 'outcome' | 'totals' | 'rules'>, names: readonly string[]): string => {
      const first = firstOf({ outcome })
      const total = totals[first[0] ?? 0] ?? 0
      const says = first.length > 1 ? phrases.shareMatch : phrases.winsMatch
      return says(namesOf(names, first), total, gameWords(rules.game).points)
    },
  }
}
