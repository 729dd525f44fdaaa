import { expect } from 'vitest'
import { parseArm } from '#shared/domino/line'
import { writtenAs } from '#shared/domino/notation'
import { tilesOfSet } from '#shared/domino/set'
import type { Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { beginRound, initialState } from '#shared/match/begin'
import { isPlayed, whoIsOut } from '#shared/match/end-of-play'
import type { MatchEvent, ScoredEvent } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { playableTiles } from '#shared/match/preview'
import { readRecord } from '#shared/match/read-record'
import { Rehearsal } from '#shared/match/rehearsal'
import type { MatchState } from '#shared/match/state'
import { answered } from './answered'
import { winnerOf } from '#shared/games/outcome'

interface Moment {
  readonly before: MatchState
  readonly event: MatchEvent
  readonly scored: ScoredEvent
  readonly after: MatchState
}

/** Every event of a match, with the table before and after it. */
export function momentsOf(record: unknown): readonly (readonly Moment[])[] {
  const { rules, rounds } = expectOk(readRecord(record), 'the record is sound')
  let state = initialState(rules)
  return rounds.map(({ leader, dice, events }) => {
    state = beginRound(state, leader, dice)
    return events.map((event) => {
      const before = state
      const { scored, state: after } = expectOk(evolve(before, event), 'the record is sound')
      state = after
      return { before, event, scored, after }
    })
  })
}

/** Does in the rehearsal what was done at the table; the points of a play, 0 of anything else, null for what is not rehearsed. */
export function rehearsed(rehearsal: Rehearsal, { before, scored }: Moment): number | null {
  switch (scored.type) {
    case 'play': {
      const { layout, arms } = rehearsal.rules
      const { player, tile, stands, uncalled } = scored
      if (stands !== undefined || uncalled !== undefined) return null
      if (scored.arm === null) {
        expect(rehearsal.leadWorth(player, writtenAs(scored))).toBe(scored.delta)
        return rehearsal.lead(player, writtenAs(scored))
      }
      const arm = present(parseArm(layout, arms, scored.arm), 'a scored tile lies at an arm')
      expect(rehearsal.layWorth(player, tile, arm)).toBe(scored.delta)
      return rehearsal.lay(player, tile, arm)
    }
    case 'draw':
      rehearsal.draw(scored.player, scored.count)
      return 0
    case 'pass':
      rehearsal.pass(scored.player)
      return 0
    case 'block':
      rehearsal.block(scored.hands)
      return 0
    case 'left': {
      const { round } = before
      const out = round === null ? null : whoIsOut(round)
      const tiles = scored.hands.filter((hand): hand is readonly Tile[] => !('pips' in hand))
      if (out === null || tiles.length < scored.hands.length) return null
      rehearsal.goOut(out, tiles)
      return 0
    }
    case 'table':
    case 'rules':
    case 'adjust':
    case 'finish':
    case 'show':
    case 'hand':
    case 'uncalled':
    case 'set':
    case 'leave':
      return null
  }
}

/** When a rehearsal is begun anew from a moment of the match, and when something is tried in it and taken back. */
interface Otherwise {
  readonly begins: () => boolean
  readonly triesFirst: () => boolean
}

/** Plays a match in a rehearsal, and expects of each event what the scorer says of it. */
export function expectAsScored(record: unknown, { begins, triesFirst }: Otherwise): void {
  for (const moments of momentsOf(record)) {
    let rehearsal: Rehearsal | null = null
    for (const moment of moments) {
      const { before, scored, after } = moment
      const now: Rehearsal = rehearsal === null || begins() ? answered(() => new Rehearsal(before)) : rehearsal
      rehearsal = now
      const fitting = playableTiles(before)
      const wrong = tilesOfSet(before.rules.maxPip).filter((tile) => {
        const isThere = isPlayed(before.round) && (before.round?.laid[tile] ?? 0) < before.rules.copies
        return isThere && (now.mayLead(tile) || now.fits(tile) !== 0) !== fitting.has(tile)
      })
      expect(wrong, 'tiles of which the rehearsal and the scorer say different things').toEqual([])
      if (triesFirst()) {
        const kept = now.keep()
        rehearsed(now, moment)
        now.comeBack(kept)
      }
      const delta = answered(() => rehearsed(now, moment))
      if (delta === null) {
        rehearsal = null
        continue
      }
      expect(delta).toBe(scored.delta)
      const { totals, hands, turn, boneyard, end, winner, line } = now
      const { round } = after
      expect({ totals, hands, turn, boneyard, end, winner }).toEqual({
        totals: after.totals,
        hands: round?.hands,
        turn: round?.turn,
        boneyard: round?.boneyard,
        end: round?.end,
        winner: winnerOf(after),
      })
      expect(line).toEqual(round?.line)
    }
  }
}
