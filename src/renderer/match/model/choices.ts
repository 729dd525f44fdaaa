import { armName, type ArmName, type End, liesAcross, type Line, LINE_SIDES, type Side } from '#shared/domino/line'
import { makeTile, parseTile, type Suit } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { Refusal, Seat } from '#shared/match/events'
import { playOptions, type PlayPreview } from '#shared/match/preview'
import type { MatchState } from '#shared/match/state'

/** One way of playing the chosen tile. A lead of a two-ended line may be played two ways round. */
export interface Choice extends PlayPreview {
  /** The tile as it would be written: for a lead, in the order in which it is laid. */
  readonly written: string
  /** The number it joins at its end; null for a lead. */
  readonly suit: Suit | null
  /** What tells it from the others: the number of its arm; of a two-ended line 1 for left and 2 for right. */
  readonly key: string
  /** Every end where it would be the same, its own among them. */
  readonly ends: readonly ArmName[]
}

export type Choices =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** `implied`: the one that is meant where nobody says which; null when the person must say. */
  | { readonly kind: 'ways'; readonly ways: readonly Choice[]; readonly implied: Choice | null }

function turnedRound(written: string): string {
  return written.split('-').reverse().join('-')
}

/** Every single way of playing a tile now, and what each would score. `written` is a tile of the set, as typed or tapped. */
export function everyWay(state: MatchState, written: string, player: Seat | null): Choices {
  const parsed = expectOk(parseTile(written), 'only tiles of a set are chosen')
  const options = playOptions(state, parsed, player)
  if (options.kind === 'refused') return options
  const ways = options.plays.map((play, at): Choice => {
    const { arm } = play
    const end = arm === null ? undefined : endAt(state.round?.line, arm)
    return {
      ...play,
      written: arm === null ? written : makeTile(parsed.tile),
      suit: end?.suit ?? null,
      key: choiceKey(arm, at),
      ends: arm === null ? [] : [arm],
    }
  })
  const lead = ways.find((way) => way.arm === null)
  if (lead !== undefined) {
    const other = turnedRound(written)
    if (other === written) return { kind: 'ways', ways: [lead], implied: lead }
    /* A line that begins the other way round may end a match or pay otherwise one day: it is asked, not assumed. */
    const turned = playOptions(state, expectOk(parseTile(other), 'a tile turned round is a tile'), player)
    const preview = turned.kind === 'playable' ? turned.plays[0] : undefined
    return { kind: 'ways', ways: [lead, { ...lead, ...preview, written: other, key: choiceKey(null, 1) }], implied: lead }
  }
  const implied = ways.length === 1 ? ways[0] : ways.find((way) => way.arm === options.implied)
  return { kind: 'ways', ways, implied: implied ?? null }
}

/** The ways of playing a tile that differ: ends and orders that leave the same halves and score the same are one. */
export function choicesFor(state: MatchState, written: string, player: Seat | null): Choices {
  const choices = everyWay(state, written, player)
  if (choices.kind === 'refused') return choices
  const { line } = state.round ?? {}
  const alike = new Map<string, Choice[]>()
  for (const way of choices.ways) {
    const end = way.arm === null ? undefined : endAt(line, way.arm)
    // where nothing lies yet at a spinner in a cross, a tile opens its ends, or begins one
    const begins = end !== undefined && end.double && !end.started && line !== undefined && liesAcross(line.layout)
    const leaves = end === undefined ? 'lead' : `${end.suit} ${end.double} ${begins}`
    const same = `${leaves} ${way.delta} ${way.end} ${way.winsMatch}`
    alike.set(same, [...(alike.get(same) ?? []), way])
  }
  const ways = [...alike.values()].flatMap(merged)
  return { kind: 'ways', ways, implied: ways.length === 1 ? (ways[0] ?? null) : null }
}

/** Of ways that are one: the end a record means when it names none (the right one, or the lowest arm), and a lead as it was written. */
function merged(all: readonly Choice[]): readonly Choice[] {
  const kept = all.find(({ arm }) => arm === 'right') ?? all[0]
  return kept === undefined ? [] : [{ ...kept, ends: all.flatMap(({ ends }) => ends) }]
}

function choiceKey(arm: ArmName | null, at: number): string {
  if (typeof arm === 'number') return String(arm)
  return String(arm === null ? at + 1 : LINE_SIDES.indexOf(arm) + 1)
}

function endAt(line: Line | undefined, arm: ArmName): End | undefined {
  return line?.ends.find((_, at) => armName(line.layout, at) === arm)
}

/** The way that ends at `arm`, if there is one; of ends that are one choice, at the end that is named. */
export function wayAt(choices: Choices, arm: ArmName): Choice | null {
  if (choices.kind === 'refused') return null
  const way = choices.ways.find(({ ends }) => ends.includes(arm))
  return way === undefined ? null : { ...way, arm }
}

/** The way that was pointed to, as it is now: the same one, or what is chosen by now at its end; null where nothing is. */
export function wayNow(choices: Choices | null, { key, written, arm }: Pick<Choice, 'key' | 'written' | 'arm'>): Choice | null {
  if (choices?.kind !== 'ways') return null
  if (arm !== null) return wayAt(choices, arm)
  return choices.ways.find((way) => way.key === key && way.written === written) ?? null
}

/** The way that a key chooses, where several are to be told apart. */
export function wayOfKey(choices: Choices | null, key: string): Choice | null {
  if (choices?.kind !== 'ways' || choices.ways.length < 2) return null
  return choices.ways.find((way) => way.key === key) ?? null
}

/** Every way at every end, those that are one choice too: what arrow keys go through, so that a line can be kept as it lies. */
function pointedAt(choices: Choices | null): readonly Choice[] {
  if (choices?.kind !== 'ways') return []
  const all = choices.ways.flatMap((way) => (way.arm === null ? [way] : way.ends.map((arm): Choice => ({ ...way, arm, key: choiceKey(arm, 0) }))))
  return all.toSorted((a, b) => Number(a.key) - Number(b.key))
}

/** Whether arrow keys have ends to choose among. */
export function arrowsChoose(choices: Choices | null): boolean {
  return pointedAt(choices).length > 1
}

export function wayPointedAt(choices: Choices | null, key: string): Choice | null {
  return pointedAt(choices).find((way) => way.key === key) ?? null
}

/** The way that is meant by a tile tapped or typed at the number `suit`: the only one there is, or the only one at that number. */
export function wayMeant(choices: Choices | null, suit: Suit | null): Choice | null {
  if (choices?.kind !== 'ways') return null
  if (choices.implied !== null) return choices.implied
  const there = choices.ways.filter((way) => way.suit === suit)
  return there.length === 1 ? (there[0] ?? null) : null
}

/** Which way arrow keys choose: the end they point to, or the next one. In a line with two ends, up is left and down is right. */
export function wayByArrow(choices: Choices | null, from: Choice | null, towards: Side): Choice | null {
  const ways = pointedAt(choices)
  if (ways.length < 2) return null
  const back = towards === 'left' || towards === 'up'
  const there = ways.find(({ arm }) => arm === towards)
  if (there !== undefined) return there
  if (ways.every(({ arm }) => arm === null || arm === 'left' || arm === 'right')) return (back ? ways[0] : ways.at(-1)) ?? null
  const at = ways.findIndex((way) => way.key === from?.key)
  const step = back ? -1 : 1
  const next = at < 0 ? (step > 0 ? 0 : ways.length - 1) : (at + step + ways.length) % ways.length
  return ways[next] ?? null
}
