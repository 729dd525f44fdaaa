import type { Layout } from '../domino/line'
import { IDS, ofEveryGame, OWN_SETTINGS, type GameId, type Ids } from './ids'
import type { MistakeRules } from './mistakes'
import type { RuleId } from './rule-ids'
import { byPlayers, choice, flag, number, numberOrNone, numberOrUsual, oneNumber, points, type RecordedOf, type ValueOf } from './setting'

export type { GameId }
export const GAME_IDS = ofEveryGame<GameId>(({ game }) => [game])

export type BlockedRuleId = Ids['blockedRules'][number] | Ids['blockedRulesForAll'][number]

/** Every way to decide a blocked round, in the order of the book. */
export const BLOCKED_RULE_IDS = ofEveryGame<BlockedRuleId>(({ blockedRules, blockedRulesForAll }) => [...blockedRules, ...blockedRulesForAll])

/** The settings of more than one game. */
const SHARED_SETTINGS = {
  /** PA-1: four play two against two, with the player opposite. */
  partners: flag({ place: 5, usual: false }),
  target: byPlayers({ place: 10, min: 1, max: 500, usual: 15, recorded: { min: 1 } }),
  /** C-5: when the target wins. */
  win: choice({ place: 20, values: ['immediate', 'round-end'], usual: 'immediate' }),
  handSize: byPlayers({ place: 30, min: 1, max: 20, usual: { '2': 6, '3': 6, '4': 5 }, recorded: { min: 1 } }),
  /** Highest suit of the set: 6 for double-six. */
  maxPip: oneNumber({ place: 40, values: [6, 9, 12, 15, 18], usual: 6, recorded: { min: 1, max: 18 } }),
  /** Sets shuffled together. */
  copies: number({ place: 50, min: 1, max: 4, usual: 1, recorded: { min: 1, max: 4 } }),
  /** B-7: what may be led. AF-2: the highest double that was dealt, which only the hands show; nothing else is refused. */
  leadTile: choice({ place: 80, values: ['any', 'double', 'highest-double'], usual: 'any' }),
  /** C-2: how a player who cannot play draws; `never` only where a game says so (`withoutDraws`). */
  draw: choice({ place: 100, values: ['until-able', 'one', 'never'], usual: 'until-able' }),
  /** B-3; in Flower & Scorpion a reading of its strategy (FS-11). */
  approachCap: flag({ place: 150, usual: false }),
  dominoPoints: points(160, 2),
  blockedRule: choice({ place: 170, values: BLOCKED_RULE_IDS, usual: 'simple' }),
  /** B-5; null = 2, or 1 under `simple` and `lightest-without-doubles`. */
  blockedPoints: numberOrUsual({ place: 180, under: 'fixed', min: 0, max: 20, usual: null }),
  /** The lowest total; null = none. */
  floor: numberOrNone({ place: 200, min: -100, max: 0, usual: 0, recorded: { min: -Infinity } }),
  /** C-3: tiles that are never drawn. */
  reserve: number({ place: 210, group: 'reading', min: 0, max: 10, usual: 2 }),
  /** B-5: what decides where Armanino's tests leave the round open. */
  americanGap: choice({ place: 260, group: 'reading', under: 'american', values: ['none', 'simple'], usual: 'none' }),
  /** B-5: whom Müller's last test looks at. */
  germanTies: choice({ place: 270, group: 'reading', under: 'german', values: ['among-tied', 'all'], usual: 'among-tied' }),
  /** AF-8, BD-5: what the end of a round pays for the tiles left in the hands; `fixed`: nothing, but the points that are named for it. */
  endWorth: choice({ place: 184, values: ['fixed', 'others', 'others-less-own', 'all-left', 'own-lost'], usual: 'fixed' }),
  /** AF-8: to which multiple that is rounded. */
  endRounding: oneNumber({ place: 186, under: 'left', values: [1, 5], usual: 1, recorded: { min: 1, max: 5 } }),
  /** AF-8: what is rounded. */
  roundingOf: choice({ place: 187, under: 'left', values: ['total', 'each-hand'], usual: 'total' }),
  /** AF-9: what two of three players get who are level at the fewest pips. */
  tieOfThree: choice({ place: 189, under: 'left', values: ['split', 'nobody'], usual: 'nobody' }),
  /** BD-7: whose pips decide a block between partners: those of both hands of a side, or of one hand. */
  blockedBy: choice({ place: 178, under: 'partners', values: ['side', 'player'], usual: 'side' }),
  /** BD-9: what a double counts in a hand. */
  doublesInHand: choice({ place: 188, under: 'left', values: ['pips', 'half'], usual: 'pips' }),
}

type Declarations = typeof SHARED_SETTINGS & typeof OWN_SETTINGS
export type SettingName = keyof Declarations

/** Every setting of a preset, as a preset states it and a family may change it. */
export type RuleSettings = { readonly [N in SettingName]: ValueOf<Declarations[N]> }

/** The rules that a record names: settings, and what the table has chosen for its mistakes, which is none, for no score follows from it. */
export type RuleOverrides = { [N in SettingName | 'mistakes']?: (N extends SettingName ? RecordedOf<Declarations[N]> : MistakeRules) | undefined }

/**
 * The order in which records and rulings write the settings of their rules, from when these were one list; later ones follow.
 *
 * Lists of settings show them in this order too.
 */
const AS_WRITTEN: readonly string[] = [
  ...['target', 'handSize', 'maxPip', 'copies', 'arms', 'spinner', 'reserve', 'draw', 'win', 'leadTile', 'dominoPoints', 'blockedRule', 'blockedPoints'],
  ...['dual', 'plural', 'doubleHeader', 'tripleHeader', 'approachCap', 'completeFirstDouble', 'tileDeduction', 'floor'],
  ...['twoDoubles', 'standingPair', 'doubleScorpion', 'payout', 'americanGap', 'germanTies', 'spinnerArms', 'spinnerCount', 'passedLead'],
]
const whereWritten = (name: string): number => AS_WRITTEN.indexOf(name) + 1 || Infinity

/** Every setting, in the order in which records write them. */
export const DECLARATIONS = Object.fromEntries(
  Object.entries({ ...SHARED_SETTINGS, ...OWN_SETTINGS }).sort(([a], [b]) => Math.sign(whereWritten(a) - whereWritten(b)) || 0),
) as unknown as Declarations

export const SETTING_NAMES = Object.keys(DECLARATIONS) as readonly SettingName[]

/** What a preset has that says nothing else. */
export const USUAL_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, DECLARATIONS[name].usual])) as unknown as RuleSettings

/**
 * What each setting means in a game: the rule it changes there, or null where it is how the table is set.
 *
 * Of the shared ones a game says of each; undefined where it means nothing there.
 */
export type SettingRules = Readonly<Record<keyof typeof SHARED_SETTINGS, RuleId | null | undefined>> &
  Readonly<Partial<Record<keyof typeof OWN_SETTINGS, RuleId>>>

/** What all games so far have alike. */
export const ALIKE = {
  partners: 'PA-1',
  blockedBy: 'PA-5',
  target: 'C-5',
  win: 'C-5',
  handSize: null,
  maxPip: null,
  copies: null,
  draw: 'C-2',
  reserve: 'C-3',
  americanGap: 'B-5',
  germanTies: 'B-5',
} as const satisfies Partial<SettingRules>

/** Of a game in which the end of a round pays what is fixed for it, whatever the hands hold. */
export const FIXED_ENDS = {
  endWorth: undefined,
  endRounding: undefined,
  roundingOf: undefined,
  tieOfThree: undefined,
  doublesInHand: undefined,
} as const satisfies Partial<SettingRules>

/** The game whose own way to decide a blocked round it is; null for one that any game can be played with. */
export const gameOfBlockedRule = (id: BlockedRuleId): GameId | null =>
  IDS.find(({ blockedRules }) => (blockedRules as readonly BlockedRuleId[]).includes(id))?.game ?? null

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
