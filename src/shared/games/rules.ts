import type { Layout } from '../domino/line'

export const GAME_IDS = ['flower-and-scorpion', 'bergen', 'double-bergen'] as const
export type GameId = (typeof GAME_IDS)[number]

export const BLOCKED_RULE_IDS = ['flower-and-scorpion', 'american', 'german', 'simple', 'lightest-without-doubles', 'picture', 'tiles-deducted'] as const
export type BlockedRuleId = (typeof BLOCKED_RULE_IDS)[number]

/** A setting that may depend on the number of players: `{"2": 15, "3": 10}`; the largest key serves more players too. */
export type ByPlayers = number | Readonly<Record<string, number>>

/** Choices where a source is silent or contradicts itself (rulebook, readings). */
export interface Readings {
  /** FS-4: cross pairs of two doubles, as S0 lists them (2) or all that exist (4). */
  readonly twoDoubles: 'listed' | 'all'
  /** FS-5: whether a double Flower or Scorpion standing on an end counts again on later plays. */
  readonly standingPair: 'unscored' | 'scored'
  /** FS-7: what a double Scorpion takes the dual or plural from. */
  readonly doubleScorpion: 'suit' | 'tile'
  /** FS-10: whether a play's gains and losses are summed before the floor. */
  readonly payout: 'net' | 'losses-first'
  /** B-5: what decides where Armanino's tests leave the round open. */
  readonly americanGap: 'none' | 'simple'
  /** B-5: whom Müller's last test looks at. */
  readonly germanTies: 'among-tied' | 'all'
  /** B-10: whether every arm of a spinner in Bergen is started before any is extended. */
  readonly spinnerArms: 'all-first' | 'any-time'
  /** B-10: what a play scores round a spinner in Bergen: a header that it makes, or every number that lies open as in Double Bergen. */
  readonly spinnerCount: 'headers' | 'every-number'
  /** DB-1: where the lead goes for the next round once it was passed: left of the player who laid the spinner, or who was asked first. */
  readonly passedLead: 'who-led' | 'who-was-first'
}

/** Every setting of a preset, as a preset states it and a family may change it. */
export interface RuleSettings extends Readings {
  readonly target: ByPlayers
  readonly handSize: ByPlayers
  /** Highest suit of the set: 6 for double-six. */
  readonly maxPip: number
  /** Sets shuffled together. */
  readonly copies: number
  /** Arms round the spinner. */
  readonly arms: number
  /** B-10: in Bergen, the double that is led is a spinner with four arms. */
  readonly spinner: boolean
  /** C-3: tiles that are never drawn. */
  readonly reserve: number
  /** C-2: how a player who cannot play draws. */
  readonly draw: 'until-able' | 'one'
  /** C-5: when the target wins. */
  readonly win: 'immediate' | 'round-end'
  /** B-7: what may be led. */
  readonly leadTile: 'double' | 'any'
  readonly dominoPoints: number
  readonly blockedRule: BlockedRuleId
  /** B-5; null = 2, or 1 under `simple` and `lightest-without-doubles`. */
  readonly blockedPoints: number | null
  readonly dual: number
  readonly plural: number
  readonly doubleHeader: number
  readonly tripleHeader: number
  /** B-3; in Flower & Scorpion a reading of its strategy (FS-11). */
  readonly approachCap: boolean
  readonly completeFirstDouble: boolean
  readonly tileDeduction: number
  /** The lowest total; null = none. */
  readonly floor: number | null
}

export type SettingName = keyof RuleSettings

/**
 * The settings of one match, for its number of players: nothing left open.
 *
 * `layout`, `arms`, `spinner`, `leadTile` and `completeFirstDouble` are what the table plays by, whatever its house has named: a spinner is a double, and has its own
 * order of arms.
 */
export interface Rules extends Omit<RuleSettings, 'target' | 'handSize' | 'blockedPoints'> {
  readonly game: GameId
  readonly layout: Layout
  readonly players: number
  readonly target: number
  readonly handSize: number
  readonly blockedPoints: number
  /** Nobody fixed what a blocked round pays, so another blocked rule would pay its own (B-5). */
  readonly paysAsRuled: boolean
}
