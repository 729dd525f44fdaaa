import type { Hindsight } from '#shared/match/hindsight/hindsight'
import type { EventPlace } from '../model/revision-draft'

/** What is proven of one entry; null where nothing is. */
export function provenOf(hindsight: readonly Hindsight[], { round, event }: EventPlace): Hindsight | null {
  return hindsight.find((each) => each.round === round + 1 && each.event === event + 1) ?? null
}

/** What the tiles of one entry proved of earlier ones when they were seen. */
export function provenBy(hindsight: readonly Hindsight[], { round, event }: EventPlace): readonly Hindsight[] {
  return hindsight.filter((each) => each.round === round + 1 && each.proof.kind === 'tiles' && each.proof.tiles.at(-1)?.event === event + 1)
}
