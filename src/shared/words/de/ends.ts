import type { RoundEnd, Seat } from '../../match/events'
import type { GameId } from '../../rules/rules'
import type { Noun } from '../grammar'
import { gameWords, pointsDative } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed } from './numbers'

/** How a round ended and what it moved: `Ada macht Domino und bekommt 2 Chips.` */
export function endSentence(end: RoundEnd, names: readonly string[], game: GameId): string {
  const { points } = gameWords(game)
  switch (end.kind) {
    case 'domino':
      return sentence(`${winnerName(end, names)} macht Domino`, end, names, points)
    case 'blocked': {
      if (end.winner === null && !moved(end)) return 'Blockiert: Niemand gewinnt die Runde.'
      if (end.winner === null) return `Blockiert. ${movesOf(end, names, points)}.`
      return sentence(`Blockiert: ${winnerName(end, names)} gewinnt die Runde`, end, names, points)
    }
    case 'target': {
      const total = end.winner === null ? 0 : (end.totals[end.winner] ?? 0)
      return `${winnerName(end, names)} erreicht das Ziel mit ${counted(total, pointsDative(points))}.`
    }
  }
}

/** `Ada gewinnt die Partie mit 21 Chips.` */
export function matchSentence(winner: Seat, totals: readonly number[], names: readonly string[], game: GameId): string {
  return `${nameOf(names, winner)} gewinnt die Partie mit ${counted(totals[winner] ?? 0, pointsDative(gameWords(game).points))}.`
}

type Ended = Pick<RoundEnd, 'winner' | 'deltas'>

function winnerName(end: Ended, names: readonly string[]): string {
  return end.winner === null ? 'Niemand' : nameOf(names, end.winner)
}

function moved(end: Ended): boolean {
  return end.deltas.some((delta) => delta !== 0)
}

/** The winner's own gain goes on the same sentence; what others lose begins another. */
function sentence(what: string, end: Ended, names: readonly string[], points: Noun): string {
  const own = end.winner === null ? 0 : (end.deltas[end.winner] ?? 0)
  const others = end.deltas.map((delta, seat) => (seat === end.winner ? 0 : delta))
  const told = own === 0 ? `${what}.` : `${what} und ${moveWords(own, points)}.`
  return moved({ winner: null, deltas: others }) ? `${told} ${movesOf({ winner: null, deltas: others }, names, points)}.` : told
}

/** `Ben verliert 3 Punkte und Cleo verliert 1 Punkt`; players who move alike are named together. */
function movesOf(end: Ended, names: readonly string[], points: Noun): string {
  const byDelta = new Map<number, Seat[]>()
  end.deltas.forEach((delta, seat) => {
    if (delta !== 0) byDelta.set(delta, [...(byDelta.get(delta) ?? []), seat])
  })
  return listed(
    [...byDelta].map(([delta, seats]) =>
      seats.length === 1
        ? `${namesOf(names, seats)} ${moveWords(delta, points)}`
        : `${namesOf(names, seats)} ${delta < 0 ? 'verlieren' : 'bekommen'} je ${counted(Math.abs(delta), points)}`,
    ),
  )
}

function moveWords(delta: number, points: Noun): string {
  return `${delta < 0 ? 'verliert' : 'bekommt'} ${counted(Math.abs(delta), points)}`
}
