import type { ArmName } from '#shared/domino/line'
import { otherHalf } from '#shared/domino/tile'
import { expectOk, type Result } from '#shared/kernel/result'
import { countedTiles } from '#shared/match/explain/counted-tiles'
import { explainEvent } from '#shared/match/explain/explain'
import { laidBy, type LaidTile } from '#shared/match/events'
import { scoreRecord } from '#shared/match/replay'
import type { Example } from '#shared/rulebook/example'
import type { Rules } from '#shared/games/rules'
import type { Ringed } from '../../components/line-of-play/types'

/** A picture of what scores, as the scorer has it. */
export interface ScoredPicture {
  readonly rules: Rules
  /** In the order of play, the lead first. */
  readonly tiles: readonly (LaidTile & { readonly key: string })[]
  readonly ringed: readonly Ringed[]
  /** The open numbers that make the points, a double’s twice. */
  readonly counts: readonly number[]
  /** What the play moved its player's total by. */
  readonly points: number
}

const sound = <T>(result: Result<T, unknown>): T => expectOk(result, 'a picture of what scores is a sound record')

/** Scores the last play of a picture, and finds the halves that made its points. */
export function scoredPicture({ record, at }: Example): ScoredPicture {
  const { rounds, state } = sound(scoreRecord(record))
  const explained = sound(explainEvent(record, at.round, at.event ?? 0))
  const tiles = (rounds[at.round]?.events ?? []).flatMap(laidBy).map((tile, place) => ({ ...tile, key: String(place) }))
  const counted = countedTiles(explained)
  /* Where nothing was laid on an arm, the lead itself lies open. */
  const keyAt = (arm: ArmName | null): string => (tiles.findLast((tile) => tile.arm === arm) ?? tiles[0])?.key ?? ''
  return {
    rules: state.rules,
    tiles,
    ringed: counted.map(({ arm, suit, halves }) => ({ key: keyAt(arm), suit: halves === 2 ? null : suit })),
    counts: counted.flatMap(({ tile, suit, halves }) => (halves === 1 ? [suit] : [suit, otherHalf(tile, suit)])),
    points: explained.event.delta,
  }
}
