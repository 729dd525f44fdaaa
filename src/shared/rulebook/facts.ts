import { SETTINGS, type Setting } from '../rules/house-rules'
import { PRESETS, type PresetId } from '../rules/presets'
import { RULE_IDS, SOURCES, type RuleId, type Source } from '../games/rule-ids'
import { GAME_IDS, type BlockedRuleId, type GameId, type RuleSettings } from '../games/rules'
import { sourcesOfStatement } from './statement'
import { statementsOf } from './statements/index'

/** What the rule book knows of a rule beside its words. */
export interface RuleFacts {
  /** The games it belongs to. */
  readonly games: readonly GameId[]
  /** Whether a table with these settings plays by it; left out, every table of its games does. */
  readonly plays?: (settings: Pick<RuleSettings, 'approachCap' | 'completeFirstDouble' | 'blockedRule' | 'spinner'>) => boolean
  /** A house can play by it in any other game too, once `plays` is true. */
  readonly anywhere?: true
}

const FLOWER: Pick<RuleFacts, 'games'> = { games: ['flower-and-scorpion'] }
const BERGEN: Pick<RuleFacts, 'games'> = { games: ['bergen'] }
const DOUBLE: Pick<RuleFacts, 'games'> = { games: ['double-bergen'] }
const COMMON: Pick<RuleFacts, 'games'> = { games: GAME_IDS }
const COMPARED_HANDS: readonly BlockedRuleId[] = ['american', 'german', 'simple', 'lightest-without-doubles']

/** Every rule: its games, and when a table plays by it (rulebook). */
export const RULE_FACTS: Readonly<Record<RuleId, RuleFacts>> = {
  'C-1': COMMON,
  'C-2': COMMON,
  'C-3': COMMON,
  'C-4': COMMON,
  'C-5': COMMON,
  'C-6': COMMON,
  'FS-1': FLOWER,
  'FS-2': FLOWER,
  'FS-3': FLOWER,
  'FS-4': FLOWER,
  'FS-5': FLOWER,
  'FS-6': FLOWER,
  'FS-7': FLOWER,
  'FS-8': FLOWER,
  'FS-9': FLOWER,
  'FS-10': FLOWER,
  'FS-11': { ...FLOWER, plays: ({ approachCap }) => approachCap },
  'B-1': BERGEN,
  'B-2': BERGEN,
  'B-3': { ...BERGEN, plays: ({ approachCap }) => approachCap },
  'B-4': BERGEN,
  'B-5': { ...BERGEN, plays: ({ blockedRule }) => COMPARED_HANDS.includes(blockedRule), anywhere: true },
  'B-6': { ...BERGEN, plays: ({ completeFirstDouble }) => completeFirstDouble },
  'B-7': BERGEN,
  // a way to show the score, which no table has to use
  'B-8': { games: ['bergen', 'double-bergen'], plays: () => false },
  'B-9': { ...BERGEN, plays: ({ blockedRule }) => blockedRule === 'picture', anywhere: true },
  'B-10': { ...BERGEN, plays: ({ spinner }) => spinner },
  'DB-1': DOUBLE,
  'DB-2': DOUBLE,
  'DB-3': DOUBLE,
  'DB-4': DOUBLE,
  'DB-5': DOUBLE,
  'DB-6': DOUBLE,
}

/** The sources that speak of it, in their order; none where no source does (C-6). */
export function sourcesOf(id: RuleId): readonly Source[] {
  const named = new Set(statementsOf(id).flatMap(([, statement]) => sourcesOfStatement(statement)))
  return SOURCES.filter((source) => named.has(source))
}

/** How a rule stands at a table: played, there for a house to choose, or no part of its game. */
export type Standing = 'played' | 'optional' | 'none'

export function standingOf(id: RuleId, game: GameId, settings: RuleSettings): Standing {
  const { games, plays, anywhere } = RULE_FACTS[id]
  const played = plays === undefined || plays(settings)
  if (games.includes(game)) return played ? 'played' : 'optional'
  return anywhere === true && played && plays !== undefined ? 'played' : 'none'
}

/** The same for a preset as its source states it. */
export function standingIn(id: RuleId, preset: PresetId): Standing {
  const { game, settings } = PRESETS[preset]
  return standingOf(id, game, settings)
}

/** The rules of a table, in the order of the book: those it plays by, and those it could. */
export function rulesOfTable(game: GameId, settings: RuleSettings): readonly { readonly id: RuleId; readonly standing: 'played' | 'optional' }[] {
  return RULE_IDS.flatMap((id) => {
    const standing = standingOf(id, game, settings)
    return standing === 'none' ? [] : [{ id, standing }]
  })
}

/** The house rules and readings that bear on a rule, in display order. */
export function settingsOfRule(id: RuleId): readonly Setting[] {
  return SETTINGS.filter(({ rules }) => Object.values(rules).includes(id))
}
