import type { ArmName } from '#shared/domino/line'
import { makeTile, parseTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { Refusal, Seat } from '#shared/match/events'
import { playOptions, type PlayPreview } from '#shared/match/preview'
import type { MatchState } from '#shared/match/state'

/** One way of laying the chosen tile. A lead of a two-ended line may be laid two ways round. */
export interface Choice extends PlayPreview {
  /** The tile as it would be written: for a lead, in the order in which it is laid. */
  readonly written: string
}

export type Choices =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** `implied`: the one that Enter means; null when the person must say which. */
  | { readonly kind: 'ways'; readonly ways: readonly Choice[]; readonly implied: Choice | null }

function turnedRound(written: string): string {
  return written.split('-').reverse().join('-')
}

/** Every way of laying a tile now, and what each would score. `written` is a tile of the set, as typed or tapped. */
export function choicesFor(state: MatchState, written: string, player: Seat | null): Choices {
  const parsed = expectOk(parseTile(written), 'only tiles of a set are chosen')
  const options = playOptions(state, parsed, player)
  if (options.kind === 'refused') return options
  const ways = options.plays.map((play): Choice => ({ ...play, written: play.arm === null ? written : makeTile(parsed.tile) }))
  const lead = ways.find((way) => way.arm === null)
  if (lead !== undefined) {
    const other = turnedRound(written)
    return { kind: 'ways', ways: other === written ? [lead] : [lead, { ...lead, written: other }], implied: lead }
  }
  const implied = ways.length === 1 ? ways[0] : ways.find((way) => way.arm === options.implied)
  return { kind: 'ways', ways, implied: implied ?? null }
}

/** The way that ends at `arm`, if there is one. */
export function wayAt(choices: Choices, arm: ArmName): Choice | null {
  return choices.kind === 'ways' ? (choices.ways.find((way) => way.arm === arm) ?? null) : null
}
