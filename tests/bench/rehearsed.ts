import { hasArm, parseArm, type ArmIndex } from '#shared/domino/line'
import { writtenAs } from '#shared/domino/notation'
import type { WrittenTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { beginRound, initialState } from '#shared/match/begin'
import type { ScoredEvent, Seat } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { readRecord } from '#shared/match/read-record'
import { Rehearsal } from '#shared/match/rehearsal'
import type { MatchState } from '#shared/match/state'

type Move =
  | { readonly kind: 'lead'; readonly player: Seat; readonly tile: WrittenTile }
  | { readonly kind: 'lay'; readonly player: Seat; readonly tile: WrittenTile['tile']; readonly arm: ArmIndex }
  | { readonly kind: 'draw'; readonly player: Seat; readonly count: number }
  | { readonly kind: 'pass'; readonly player: Seat }

/** A round as it began, what was done in it, and the points of its plays together. */
interface Round {
  readonly begun: MatchState
  readonly moves: readonly Move[]
  readonly points: number
}

/** The rounds of matches, ready to be rehearsed. */
export function roundsOf(matches: readonly unknown[]): readonly Round[] {
  return matches.flatMap((match) => {
    const { rules, rounds } = expectOk(readRecord(match), 'a simulated match is sound')
    let state = initialState(rules)
    return rounds.map(({ leader, dice, events }): Round => {
      const begun = beginRound(state, leader, dice)
      state = begun
      const scored = events.map((event) => {
        const step = expectOk(evolve(state, event), 'a simulated match is sound')
        state = step.state
        return step.scored
      })
      const points = scored.reduce((sum, { type, delta }) => (type === 'play' ? sum + delta : sum), 0)
      return { begun, moves: scored.flatMap((event) => moveOf(begun, event)), points }
    })
  })
}

function moveOf({ rules: { layout, arms } }: MatchState, event: ScoredEvent): readonly Move[] {
  const { player } = event
  switch (event.type) {
    case 'play':
      if (event.arm === null) return [{ kind: 'lead', player, tile: writtenAs(event) }]
      return [{ kind: 'lay', player, tile: event.tile, arm: present(parseArm(layout, arms, event.arm), 'a scored tile lies at an arm') }]
    case 'draw':
      return [{ kind: 'draw', player, count: event.count }]
    case 'pass':
      return [{ kind: 'pass', player }]
    case 'block':
    case 'left':
    case 'table':
    case 'rules':
    case 'adjust':
    case 'finish':
    case 'show':
    case 'hand':
    case 'uncalled':
    case 'set':
    case 'leave':
      return []
  }
}

/** Plays a round on from its beginning, asking of each tile whether it fits, as a player has to. */
export function rehearse({ begun, moves, points }: Round): void {
  const rehearsal = new Rehearsal(begun)
  let sum = 0
  for (const move of moves) {
    switch (move.kind) {
      case 'lead':
        sum += rehearsal.lead(move.player, move.tile)
        break
      case 'lay':
        if (!hasArm(rehearsal.fits(move.tile), move.arm)) throw new Error('a tile that was laid does not fit')
        sum += rehearsal.lay(move.player, move.tile, move.arm)
        break
      case 'draw':
        rehearsal.draw(move.player, move.count)
        break
      case 'pass':
        rehearsal.pass(move.player)
        break
    }
  }
  if (sum !== points) throw new Error(`a rehearsal came to ${sum} points instead of ${points}`)
}
