import { liesRoundLead } from '#shared/domino/line'
import { playableTiles, playOptions } from '#shared/match/preview'
import { tilesOfSet } from '#shared/domino/set'
import { makeTile, parseTile, type Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { Random, seedOf } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import { decideEnter } from '#shared/match/decide'
import { applyEdit } from '#shared/match/edits'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { MatchState } from '#shared/match/state'
import { LINE_PRESETS, type PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { isOver } from '#shared/games/outcome'

/** A round as it was played: the match before it, and every event. */
export interface DealtRound {
  readonly preset: PresetId
  readonly players: number
  readonly maxPip: number
  readonly copies: number
  readonly layout: 'two-ended' | 'spinner'
  readonly arms: number
  readonly begin: MatchRecord
  /** Face-down tiles once everyone has a hand. */
  readonly boneyard: number
  readonly events: readonly RecordEvent[]
  /** The match after it. */
  readonly record: MatchRecord
  /** What is left in each hand. */
  readonly hands: readonly (readonly string[])[]
}

/** Arms round a spinner are laid straight; more tiles would leave the picture. */
const LONGEST_ARM = 5

const stateOf = (record: MatchRecord): MatchState => expectOk(scoreRecord(record), 'the record is sound').state

function beginning(preset: PresetId, players: number, random: Random): MatchRecord {
  const die = (): number => 1 + random.below(6)
  const dice = preset === 'flower-and-scorpion' ? { dice: { flower: [die(), die()] as [number, number], scorpion: [die(), die()] as [number, number] } } : {}
  return {
    format: 'caravan-record',
    version: 1,
    preset,
    rules: {},
    players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    rounds: [{ leader: random.below(players), ...dice, events: [] }],
  }
}

/** A round of a preset with tiles in every hand, played at random by the rules: who cannot play draws, and then passes. */
export function dealRound(number: number, seed: number): DealtRound {
  const random = new Random(seedOf(seed, number, 20))
  const preset = LINE_PRESETS[number % LINE_PRESETS.length] as PresetId
  const some = 2 + random.below(3)
  // Partners are two and two.
  const players = resolveRules(preset, {}, some).ok ? some : 4
  const begin = beginning(preset, players, random)
  let record = begin
  const { rules, round } = stateOf(record)
  const tiles = random.shuffle(tilesOfSet(rules.maxPip).flatMap((tile) => new Array<Tile>(rules.copies).fill(tile)))
  const hands = present(round, 'a round begins').hands.map((count) => tiles.splice(0, count))
  const boneyard = tiles.length
  const events: RecordEvent[] = []
  const perArm = new Map<unknown, number>()
  let passes = 0
  const enter = (event: RecordEvent): boolean => {
    const decided = decideEnter(record, event)
    if (!decided.ok) return false
    record = applyEdit(record, decided.value)
    events.push(event)
    return true
  }
  while (events.length < 120) {
    const state = stateOf(record)
    if (state.round === null || state.round.end !== null || isOver(state) || passes >= players) break
    const player = state.round.turn
    const hand = hands[player] as Tile[]
    const may = playableTiles(state)
    const options = random.shuffle(hand.filter((tile) => may.has(tile))).flatMap((tile) => {
      const played = playOptions(state, expectOk(parseTile(makeTile(tile)), 'a tile of the set'), player)
      return played.kind === 'refused' ? [] : played.plays.map(({ arm }) => ({ tile, arm }))
    })
    const chosen = options.find(({ arm }) => rules.layout === 'two-ended' || (perArm.get(arm) ?? 0) < LONGEST_ARM)
    if (chosen !== undefined && enter({ type: 'play', player, tile: makeTile(chosen.tile), ...(chosen.arm === null ? {} : { arm: chosen.arm }) })) {
      hand.splice(hand.indexOf(chosen.tile), 1)
      perArm.set(chosen.arm, (perArm.get(chosen.arm) ?? 0) + 1)
      passes = 0
    } else if (options.length === 0 && tiles.length > rules.reserve && enter({ type: 'draw', player, count: 1 })) {
      hand.push(tiles.shift() as Tile)
    } else if (enter({ type: 'pass', player })) {
      passes++
    } else break
  }
  return {
    preset,
    players,
    maxPip: rules.maxPip,
    copies: rules.copies,
    layout: liesRoundLead(rules.layout) ? 'spinner' : 'two-ended',
    arms: rules.arms,
    begin,
    boneyard,
    events,
    record,
    hands: hands.map((hand) => hand.map(makeTile)),
  }
}

/** Whether the renderer can lay it: a line with ends up and down from a double in it is not among what it lays. */
export const isLaid = ({ layout, events }: DealtRound): boolean =>
  layout === 'spinner' || events.every((event) => event.type !== 'play' || event.arm === undefined || event.arm === 'left' || event.arm === 'right')
