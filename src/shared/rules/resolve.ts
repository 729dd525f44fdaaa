import type { Layout } from '../domino/line'
import { distinctTiles } from '../domino/set'
import { err, ok, type Result } from '../kernel/result'
import { countedGame, GAMES, lineGame } from '../games'
import { asksForDice, usualSettings } from './house-rules'
import { MOST_PLAYERS, PRESETS, type PresetId } from './presets'
import { SETTING_NAMES, type BlockedRuleId, type Rules, type RuleSettings } from '../games/rules'
import type { ByPlayers } from '../games/setting'
import { PARTNERED_PLAYERS } from '../games/sides'

type Overrides = { readonly [K in keyof RuleSettings]?: RuleSettings[K] | undefined }

/** Why rules cannot be played by at a table. */
export type RulesFault =
  | { readonly kind: 'player-count'; readonly min: number; readonly max: number }
  /** Partners are two against two (PA-1). */
  | { readonly kind: 'partners-need-four' }
  | { readonly kind: 'no-target'; readonly players: number }
  | { readonly kind: 'no-hand-size'; readonly players: number }
  /** The blocked rule asks for dice in a game that is played without. */
  | { readonly kind: 'no-dice' }
  | { readonly kind: 'too-few-tiles'; readonly players: number; readonly handSize: number; readonly tiles: number }

/** How many may sit down: more than the preset seats with two sets of a Bergen game, or a larger set (rulebook, presets). */
export function playerLimits(presetId: PresetId, overrides: Overrides): { readonly min: number; readonly max: number } {
  const preset = PRESETS[presetId]
  const { maxPip = preset.settings.maxPip, copies = preset.settings.copies, partners = preset.settings.partners } = overrides
  if (partners) return { min: PARTNERED_PLAYERS, max: PARTNERED_PLAYERS }
  const roomForMore = maxPip > 6 || (copies >= 2 && GAMES[preset.game].seatsMoreWithTwoSets)
  return roomForMore ? { min: preset.players.min, max: MOST_PLAYERS } : preset.players
}

/**
 * The rules of one match: the preset, what the family changed, and the number of players.
 *
 * Refuses a table that cannot be: too few or many players, more tiles in the hands
 * than the set has, a target or hand size that says nothing for this number of players.
 */
export function resolveRules(presetId: PresetId, overrides: Overrides, players: number): Result<Rules, RulesFault> {
  const preset = PRESETS[presetId]
  const given = withoutUndefined(overrides)
  const settings: RuleSettings = { ...usualSettings(presetId, given), ...given }
  if (settings.partners && players !== PARTNERED_PLAYERS) return err({ kind: 'partners-need-four' })
  const limits = playerLimits(presetId, overrides)
  if (players < limits.min || players > limits.max) {
    return err({ kind: 'player-count', min: limits.min, max: limits.max })
  }
  const target = forPlayers(settings.target, players)
  if (target === null) return err({ kind: 'no-target', players })
  const { line } = GAMES[preset.game]
  // what is dealt is not kept where nothing is laid
  const handSize = line === null ? 0 : forPlayers(settings.handSize, players)
  if (handSize === null) return err({ kind: 'no-hand-size', players })
  if (asksForDice(settings.blockedRule) && !GAMES[preset.game].usesDice) {
    return err({ kind: 'no-dice' })
  }
  const tiles = distinctTiles(settings.maxPip) * settings.copies
  if (handSize * players > tiles) {
    return err({ kind: 'too-few-tiles', players, handSize, tiles })
  }
  return ok(
    rulesOf(settings, {
      game: preset.game,
      ...(line === null ? NO_LINE : line(settings)),
      players,
      target,
      handSize,
      blockedPoints: settings.blockedPoints ?? usualBlockedPoints(settings.blockedRule),
      paysAsRuled: settings.blockedPoints === null,
    }),
  )
}

/** What is said of a table beside its settings, or instead of them. */
type AtTable = Omit<Rules, Exclude<keyof RuleSettings, 'target' | 'handSize' | 'blockedPoints' | keyof typeof NO_LINE>>

/**
 * Rules put together.
 *
 * Every play reads them many times. So all are made after one object: to a JavaScript engine they are of one kind then, whatever their values, and what reads them
 * is compiled for it. Put together from parts by spreading, each would be of a kind of its own.
 */
function rulesOf(settings: RuleSettings, atTable: AtTable): Rules {
  return Object.assign({ ...PATTERN }, settings, atTable)
}

/** What stands for the line of a game that has none: nothing is ever laid on it. */
const NO_LINE = { layout: 'two-ended', arms: 2, spinner: false, leadTile: 'any', completeFirstDouble: false } as const

/** An object with the fields of rules, in their order. */
const PATTERN = patternOf([...SETTING_NAMES, 'game', ...Object.keys(NO_LINE), 'players', 'paysAsRuled'])

function patternOf(names: readonly string[]): Rules {
  const pattern: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]))
  // a field that has held nothing and a number is expected to hold anything
  for (const name of names) pattern[name] = 0
  return pattern as unknown as Rules
}

/** How the line of play lies at a table with these rules, in a game that has one. */
export function layoutOf(presetId: PresetId, overrides: Overrides): Layout {
  const preset = PRESETS[presetId]
  return lineGame(preset.game).line({ ...preset.settings, ...withoutUndefined(overrides) }).layout
}

/** What a blocked round is worth where the family names nothing (rulebook B-5). */
export function usualBlockedPoints(blockedRule: BlockedRuleId): number {
  return blockedRule === 'simple' || blockedRule === 'lightest-without-doubles' ? 1 : 2
}

/** The value for a number of players; that for four, or the nearest named above it, serves more (record format). */
function forPlayers(value: ByPlayers, players: number): number | null {
  if (typeof value === 'number') return value
  for (let served = players; served >= Math.min(players, 4); served--) {
    const named = value[String(served)]
    if (named !== undefined) return named
  }
  return null
}

function withoutUndefined(overrides: Overrides): Partial<RuleSettings> {
  if (!('mistakes' in overrides) && !Object.values(overrides).includes(undefined)) return overrides as Partial<RuleSettings>
  // no score follows from what a table does about its mistakes
  return Object.fromEntries(Object.entries(overrides).filter(([name, value]) => name !== 'mistakes' && value !== undefined))
}

/** Whether the lowest total is ahead under a rule set, with what a family changed of it. */
export function lowestIsAhead(preset: PresetId, rules: Pick<Overrides, 'goal'>): boolean {
  const { game, settings } = PRESETS[preset]
  return countedGame(game)?.left.lowestWins({ goal: rules.goal ?? settings.goal }) ?? false
}
