import type { ArmName } from '../domino/line'
import { makeTile } from '../domino/tile'
import type { RecordRefusal } from '../match/replay'
import { errorJson, type ErrorJson } from '../match/score-json'
import { reviewRecord, type Review, type ReviewedPlay } from './review'

/** One play of the `review` command's output (record format). */
interface ReviewedPlayJson {
  readonly event: number
  readonly player: number
  readonly tile: string
  /** Where it was laid; null for a lead. */
  readonly arm: ArmName | null
  readonly delta: number
  readonly held: readonly string[]
  readonly best: { readonly delta: number; readonly plays: readonly { readonly tile: string; readonly arm: ArmName | null }[] }
  readonly missed: number
}

/** A reviewed record as the `review` command prints it. */
export interface ReviewJson {
  readonly rounds: readonly { readonly plays: readonly ReviewedPlayJson[] }[]
  readonly missed: readonly number[]
}

/** What the `review` command prints for a record of unknown origin; `message` words a refusal. */
export function toReviewJson(record: unknown, message: (refusal: RecordRefusal) => string): ReviewJson | ErrorJson {
  const review = reviewRecord(record)
  return review.ok ? reviewJson(review.value) : errorJson(review.error, message)
}

/** The output for a record that is sound. */
function reviewJson({ rounds, missed }: Review): ReviewJson {
  return { rounds: rounds.map(({ plays }) => ({ plays: plays.map(playJson) })), missed }
}

function playJson({ event, play, held, best, missed }: ReviewedPlay): ReviewedPlayJson {
  const { player, tile, arm, delta } = play
  return {
    event,
    player,
    tile: makeTile(tile),
    arm,
    delta,
    held: held.map(makeTile),
    best: { delta: best.delta, plays: best.ways.map((way) => ({ tile: makeTile(way.tile), arm: way.arm })) },
    missed,
  }
}
