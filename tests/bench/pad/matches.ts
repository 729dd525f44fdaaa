import { armName, type ArmIndex, type ArmName } from '#shared/domino/line'
import { makeTile, parseTile, type Suit, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { beginRound, initialState } from '#shared/match/begin'
import { commandEvent, type CommandEvent } from '#shared/match/command-event'
import { evolve } from '#shared/match/evolve'
import { readRecord } from '#shared/match/read-record'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import type { MatchState } from '#shared/match/state'
import type { PresetId } from '#shared/rules/presets'
import { choicesFor, wayMeant } from '../../../src/renderer/match/model/choices'
import { NAIVE_PRESETS } from '../../reference/naive-rules'
import { Random } from '../../reference/random'
import { playMatch, USUAL } from '../../reference/simulate'

type Round = MatchRecord['rounds'][number]

/** A play as the page takes it. */
export interface Play {
  readonly kind: 'play'
  readonly player: number
  readonly tile: Tile
  /** As the page writes it, the higher half first. */
  readonly written: string
  /** Where the page lays it; null for a lead. */
  readonly arm: ArmName | null
  /** The number it joins, and its other half; for a lead its own halves. */
  readonly suit: Suit
  readonly other: Suit
  /** The key that chooses its end; null where tile and number say enough. */
  readonly key: string | null
  /** Whether the tile says where it goes: by itself, and together with the number it joins. */
  readonly saidBy: { readonly tile: boolean; readonly row: boolean }
  /** Whose total comes to what. */
  readonly totals: readonly number[]
}

export type Turn = Play | { readonly kind: 'other'; readonly event: CommandEvent } | { readonly kind: 'round'; readonly round: Round }

/** A whole match, and all that happens in it. */
export interface WholeMatch {
  readonly id: string
  readonly kind: string
  readonly preset: PresetId
  readonly rules: MatchRecord['rules']
  readonly players: MatchRecord['players']
  readonly turns: readonly Turn[]
  readonly totals: readonly number[]
}

interface Planned {
  readonly preset: PresetId
  readonly kind: string
  readonly players: number
  readonly changed?: Readonly<Record<string, unknown>>
}

export const KINDS = ['double-six, two ends', 'double-six, four arms', 'double-nine, two ends', 'double-twelve, eight arms'] as const
const [TWO_ENDS, FOUR_ARMS, NINE, TWELVE] = KINDS

/** Ten matches: all games, and every size of set that the presets and the usual house rules have. */
const PLANNED: readonly Planned[] = [
  { preset: 'flower-and-scorpion', kind: TWO_ENDS, players: 3, changed: { target: 10 } },
  { preset: 'flower-and-scorpion', kind: TWO_ENDS, players: 2, changed: { target: 7 } },
  { preset: 'flower-and-scorpion', kind: TWO_ENDS, players: 4, changed: { target: 7 } },
  { preset: 'bergen-pagat', kind: TWO_ENDS, players: 4 },
  { preset: 'bergen-hoyle', kind: TWO_ENDS, players: 3 },
  { preset: 'double-bergen', kind: FOUR_ARMS, players: 4, changed: { target: 20 } },
  { preset: 'double-bergen', kind: FOUR_ARMS, players: 3, changed: { target: 20 } },
  { preset: 'double-bergen', kind: FOUR_ARMS, players: 2, changed: { target: 20 } },
  { preset: 'bergen-game-cabinet', kind: NINE, players: 4, changed: { maxPip: 9, target: 5 } },
  { preset: 'double-bergen-twelve', kind: TWELVE, players: 4, changed: { target: 40, handSize: 10 } },
]

/** The matches of the bench, always the same ones. */
export function tenMatches(): readonly WholeMatch[] {
  return PLANNED.map(({ preset, kind, players, changed = {} }, at) => {
    const base = NAIVE_PRESETS[preset]
    if (base === undefined) throw new RangeError(`the simulation does not know ${preset}`)
    const plan = { preset, players, changed, rules: { ...base, ...changed } }
    const record = playMatch(new Random(at + 1), plan, USUAL) as unknown as MatchRecord
    const { turns, totals } = asThePagePlaysIt(record)
    return { id: `pad-${String(at).padStart(4, '0')}`, kind, preset, rules: record.rules, players: record.players, turns, totals }
  })
}

/**
 * A record as someone at the page would enter it, scored move by move.
 *
 * Where ends are one choice, the page lays at one of them, which may be another than the record's: from there on the line is the record's with ends
 * exchanged. Both are scored, and each play must pay the same in both.
 */
function asThePagePlaysIt(record: MatchRecord): Pick<WholeMatch, 'turns' | 'totals'> {
  const read = expectOk(readRecord(record), 'the simulation writes records that can be read')
  let [told, shown]: [MatchState, MatchState] = [initialState(read.rules), initialState(read.rules)]
  const turns: Turn[] = []
  for (const [at, { leader, dice, events }] of read.rounds.entries()) {
    told = beginRound(told, leader, dice)
    shown = beginRound(shown, leader, dice)
    const round = record.rounds[at] as Round
    turns.push({ kind: 'round', round })
    const exchanged = new Map<ArmName, ArmName>()
    const armOf = (arm: ArmName): ArmName => exchanged.get(arm) ?? arm
    for (const [nth, event] of events.entries()) {
      const step = stepOf(told, event)
      const { scored } = step
      if (scored.type !== 'play') {
        turns.push({ kind: 'other', event: entered(round.events[nth] as RecordEvent) })
        shown = stepOf(shown, event).state
        told = step.state
        continue
      }
      const written = makeTile(scored.tile)
      const choices = choicesFor(shown, written, scored.player)
      if (choices.kind === 'refused') throw new Error(`the page refuses ${written}: ${choices.refusal.code}`)
      const wanted = scored.arm === null ? null : armOf(scored.arm)
      const way = choices.ways.find(({ ends }) => wanted === null || ends.includes(wanted))
      if (way === undefined) throw new Error(`the page knows no way to play ${written} at ${wanted}`)
      if (wanted !== null && way.arm !== null && way.arm !== wanted) exchange(exchanged, wanted, way.arm)
      const tile = expectOk(parseTile(written), 'a tile')
      if (wanted === null && turnedRound(round.events[nth], written)) exchange(exchanged, 'left', 'right')
      const joined = way.suit ?? tile.first
      const page = stepOf(shown, { type: 'play', player: scored.player, tile, arm: indexOf(shown, way.arm) })
      if (page.scored.delta !== scored.delta) throw new Error(`${written} pays ${page.scored.delta} on the page and ${scored.delta} in the record`)
      const row = wayMeant(choices, way.suit) === way
      turns.push({
        kind: 'play',
        player: scored.player,
        tile: scored.tile,
        written,
        arm: way.arm,
        suit: joined,
        other: joined === tile.first ? tile.second : tile.first,
        key: row ? null : way.key,
        saidBy: { tile: choices.implied === way, row },
        totals: page.state.totals,
      })
      told = step.state
      shown = page.state
    }
  }
  if (told.totals.join() !== shown.totals.join()) throw new Error('the page’s match ends with other totals than the record')
  return { turns, totals: shown.totals }
}

/** An event as a page enters it: how many tiles were drawn is written out. */
function entered(event: RecordEvent): CommandEvent {
  return commandEvent(event.type === 'draw' ? { ...event, count: event.count ?? 1 } : event)
}

function stepOf(state: MatchState, event: Parameters<typeof evolve>[1]) {
  return expectOk(evolve(state, event), 'a simulated match is legal')
}

function indexOf({ round }: MatchState, arm: ArmName | null): ArmIndex | null {
  const line = round?.line
  if (arm === null || line === undefined) return null
  return line.ends.findIndex((_, at) => armName(line.layout, at) === arm)
}

/** What the record calls `one` the page calls `other` from now on, and the other way round. */
function exchange(names: Map<ArmName, ArmName>, one: ArmName, other: ArmName): void {
  const known = new Set<ArmName>([one, other, ...names.keys(), ...names.values()])
  for (const name of known) {
    const now = names.get(name) ?? name
    if (now === one) names.set(name, other)
    if (now === other) names.set(name, one)
  }
}

/** Whether a two-ended line was led with its lower half at the left; the page lays the higher one there. */
function turnedRound(event: Round['events'][number] | undefined, written: string): boolean {
  return event?.type === 'play' && event.tile !== written
}
