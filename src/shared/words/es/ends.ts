import type { RoundEnd, Seat } from '../../match/events'
import type { GameId } from '../../rules/rules'
import type { Noun } from '../grammar'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed } from './numbers'

/** How a round ended and what it moved: `Ada hace dominó y suma 2 tantos.` */
export function endSentence(end: RoundEnd, names: readonly string[], game: GameId): string {
  const { points } = gameWords(game)
  switch (end.kind) {
    case 'domino':
      return sentence(`${winnerName(end, names)} hace dominó`, end, names, points)
    case 'blocked': {
      if (end.winner === null && !moved(end)) return 'Cierre: nadie gana la ronda.'
      if (end.winner === null) return `Cierre. ${movesOf(end, names, points)}.`
      return sentence(`Cierre: ${winnerName(end, names)} gana la ronda`, end, names, points)
    }
    case 'target': {
      const total = end.winner === null ? 0 : (end.totals[end.winner] ?? 0)
      return `${winnerName(end, names)} llega a la meta con ${counted(total, points)}.`
    }
  }
}

/** `Ada gana la partida con 21 tantos.` */
export function matchSentence(winner: Seat, totals: readonly number[], names: readonly string[], game: GameId): string {
  return `${nameOf(names, winner)} gana la partida con ${counted(totals[winner] ?? 0, gameWords(game).points)}.`
}

type Ended = Pick<RoundEnd, 'winner' | 'deltas'>

function winnerName(end: Ended, names: readonly string[]): string {
  return end.winner === null ? 'Nadie' : nameOf(names, end.winner)
}

function moved(end: Ended): boolean {
  return end.deltas.some((delta) => delta !== 0)
}

/** The winner's own gain goes on the same sentence; what others lose begins another. */
function sentence(what: string, end: Ended, names: readonly string[], points: Noun): string {
  const own = end.winner === null ? 0 : (end.deltas[end.winner] ?? 0)
  const others = end.deltas.map((delta, seat) => (seat === end.winner ? 0 : delta))
  const told = own === 0 ? `${what}.` : `${what} y ${moveWords(own, points)}.`
  return moved({ winner: null, deltas: others }) ? `${told} ${movesOf({ winner: null, deltas: others }, names, points)}.` : told
}

/** `Ben pierde 3 puntos y Cleo pierde 1 punto`; players who move alike are named together. */
function movesOf(end: Ended, names: readonly string[], points: Noun): string {
  const byDelta = new Map<number, Seat[]>()
  end.deltas.forEach((delta, seat) => {
    if (delta !== 0) byDelta.set(delta, [...(byDelta.get(delta) ?? []), seat])
  })
  return listed(
    [...byDelta].map(([delta, seats]) =>
      seats.length === 1
        ? `${namesOf(names, seats)} ${moveWords(delta, points)}`
        : `${namesOf(names, seats)} ${delta < 0 ? 'pierden' : 'suman'} ${counted(Math.abs(delta), points)} por persona`,
    ),
  )
}

function moveWords(delta: number, points: Noun): string {
  return `${delta < 0 ? 'pierde' : 'suma'} ${counted(Math.abs(delta), points)}`
}
