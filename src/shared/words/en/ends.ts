import type { RoundEnd, Seat } from '../../match/events'
import type { GameId } from '../../rules/rules'
import type { Noun } from '../grammar'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed } from './numbers'

/** How a round ended and what it moved: `Ada goes out and gets 2 chips.` */
export function endSentence(end: RoundEnd, names: readonly string[], game: GameId): string {
  const { points } = gameWords(game)
  switch (end.kind) {
    case 'domino': {
      const who = winnerName(end, names)
      return sentence(`${who} goes out`, ' and ', end, names, points)
    }
    case 'blocked': {
      if (end.winner === null && !moved(end)) return 'Blocked: nobody wins the round.'
      if (end.winner === null) return `Blocked. ${movesOf(end, names, points)}.`
      return sentence(`Blocked: ${winnerName(end, names)} wins the round`, ' and ', end, names, points)
    }
    case 'target': {
      const total = end.winner === null ? 0 : (end.totals[end.winner] ?? 0)
      return `${winnerName(end, names)} reaches the target with ${counted(total, points)}.`
    }
  }
}

/** `Ada wins the match with 21 chips.` */
export function matchSentence(winner: Seat, totals: readonly number[], names: readonly string[], game: GameId): string {
  return `${nameOf(names, winner)} wins the match with ${counted(totals[winner] ?? 0, gameWords(game).points)}.`
}

type Ended = Pick<RoundEnd, 'winner' | 'deltas'>

function winnerName(end: Ended, names: readonly string[]): string {
  return end.winner === null ? 'Nobody' : nameOf(names, end.winner)
}

function moved(end: Ended): boolean {
  return end.deltas.some((delta) => delta !== 0)
}

/** The winner's own gain goes on the same sentence; what others lose begins another. */
function sentence(what: string, joint: string, end: Ended, names: readonly string[], points: Noun): string {
  const own = end.winner === null ? 0 : (end.deltas[end.winner] ?? 0)
  const others = end.deltas.map((delta, seat) => (seat === end.winner ? 0 : delta))
  const told = own === 0 ? `${what}.` : `${what}${joint}${moveWords(own, points)}.`
  return moved({ winner: null, deltas: others }) ? `${told} ${movesOf({ winner: null, deltas: others }, names, points)}.` : told
}

/** `Ben loses 3 points and Cleo loses 1 point`; players who move alike are named together. */
function movesOf(end: Ended, names: readonly string[], points: Noun): string {
  const byDelta = new Map<number, Seat[]>()
  end.deltas.forEach((delta, seat) => {
    if (delta !== 0) byDelta.set(delta, [...(byDelta.get(delta) ?? []), seat])
  })
  return listed(
    [...byDelta].map(([delta, seats]) =>
      seats.length === 1
        ? `${namesOf(names, seats)} ${moveWords(delta, points)}`
        : `${namesOf(names, seats)} ${delta < 0 ? 'lose' : 'get'} ${counted(Math.abs(delta), points)} each`,
    ),
  )
}

function moveWords(delta: number, points: Noun): string {
  return `${delta < 0 ? 'loses' : 'gets'} ${counted(Math.abs(delta), points)}`
}
