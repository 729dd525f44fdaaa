import type { RoundEnd, Seat } from '../../match/events'
import type { GameId } from '../../rules/rules'
import type { Noun } from '../grammar'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed } from './numbers'

/** How a round ended and what it moved: `Ada fait domino et gagne 2 jetons.` */
export function endSentence(end: RoundEnd, names: readonly string[], game: GameId): string {
  const { points } = gameWords(game)
  switch (end.kind) {
    case 'domino':
      return end.winner === null
        ? sentence('Quelqu’un fait domino', end, names, points)
        : sentence(`${nameOf(names, end.winner)} fait domino`, end, names, points)
    case 'blocked': {
      if (end.winner === null && !moved(end)) return 'Blocage : personne ne gagne la manche.'
      if (end.winner === null) return `Blocage. ${movesOf(end, names, points)}.`
      return sentence(`Blocage : ${nameOf(names, end.winner)} remporte la manche`, end, names, points)
    }
    case 'target': {
      const total = end.winner === null ? 0 : (end.totals[end.winner] ?? 0)
      return `${end.winner === null ? 'Quelqu’un' : nameOf(names, end.winner)} atteint l’objectif avec ${counted(total, points)}.`
    }
  }
}

/** `Ada gagne la partie avec 21 jetons.` */
export function matchSentence(winner: Seat, totals: readonly number[], names: readonly string[], game: GameId): string {
  return `${nameOf(names, winner)} gagne la partie avec ${counted(totals[winner] ?? 0, gameWords(game).points)}.`
}

type Ended = Pick<RoundEnd, 'winner' | 'deltas'>

function moved(end: Ended): boolean {
  return end.deltas.some((delta) => delta !== 0)
}

/** The winner's own gain goes on the same sentence; what others lose begins another. */
function sentence(what: string, end: Ended, names: readonly string[], points: Noun): string {
  const own = end.winner === null ? 0 : (end.deltas[end.winner] ?? 0)
  const others = end.deltas.map((delta, seat) => (seat === end.winner ? 0 : delta))
  const told = own === 0 ? `${what}.` : `${what} et ${moveWords(own, points)}.`
  return moved({ winner: null, deltas: others }) ? `${told} ${movesOf({ winner: null, deltas: others }, names, points)}.` : told
}

/** `Ben perd 3 points et Cleo perd 1 point`; players who move alike are named together. */
function movesOf(end: Ended, names: readonly string[], points: Noun): string {
  const byDelta = new Map<number, Seat[]>()
  end.deltas.forEach((delta, seat) => {
    if (delta !== 0) byDelta.set(delta, [...(byDelta.get(delta) ?? []), seat])
  })
  return listed(
    [...byDelta].map(([delta, seats]) =>
      seats.length === 1
        ? `${namesOf(names, seats)} ${moveWords(delta, points)}`
        : `${namesOf(names, seats)} ${delta < 0 ? 'perdent' : 'gagnent'} ${counted(Math.abs(delta), points)} par personne`,
    ),
  )
}

function moveWords(delta: number, points: Noun): string {
  return `${delta < 0 ? 'perd' : 'gagne'} ${counted(Math.abs(delta), points)}`
}
