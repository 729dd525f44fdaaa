import { RULE_IDS, SOURCES, type CommonRuleId, type RuleId, type Source } from '../games/rule-ids'
import { GAMES, hasLine } from '../games'
import { GAME_IDS, type GameId, type RuleSettings } from '../games/rules'
import { SETTINGS, type Setting } from '../rules/house-rules'
import { PRESETS, type PresetId } from '../rules/presets'
import type { RuleOfGame, Topic } from './book-of-a-game'
import { BOOKS, statementsOf } from './books'
import { sourcesOfStatement } from './statement'

/** What the rule book knows of a rule beside its words. */
export interface RuleFacts extends RuleOfGame {
  /** The games it belongs to. */
  readonly games: readonly GameId[]
}

const OF_GAMES: ReadonlyMap<string, RuleFacts> = new Map(
  GAME_IDS.flatMap((game) =>
    Object.entries<RuleOfGame>(BOOKS[game].rules).map(([id, rule]) => [
      id,
      { ...rule, games: GAME_IDS.filter((each) => each === game || (BOOKS[each].shares as readonly string[]).includes(id)) },
    ]),
  ),
)

/** What all games have in common in which tiles are laid. */
const inLines = (topic: Topic): RuleFacts => ({ topic, games: GAME_IDS.filter(hasLine) })

/** What holds between partners, whatever they play (PA-7); that there may be some says PA-1. */
const ofPartners = (topic: Topic): RuleFacts => ({ topic, games: GAME_IDS, plays: ({ partners }) => partners, onlyPlayed: true })

const COMMON: Readonly<Record<CommonRuleId, RuleFacts>> = {
  'C-1': inLines('turn'),
  'C-2': inLines('turn'),
  'C-3': inLines('turn'),
  'C-4': inLines('end'),
  'C-5': inLines('winning'),
  'C-6': inLines('scores'),
  'PA-1': { topic: 'table', games: GAME_IDS, plays: ({ partners }) => partners },
  'PA-2': ofPartners('scores'),
  'PA-3': ofPartners('winning'),
  'PA-4': ofPartners('scores'),
  'PA-5': { ...ofPartners('end'), plays: ({ partners, blockedBy }) => partners && blockedBy === 'side' },
  'PA-6': ofPartners('table'),
  'PA-7': ofPartners('table'),
  'PA-8': ofPartners('turn'),
}

/** Every rule: its games, and when a table plays by it (rulebook). */
export const RULE_FACTS = Object.fromEntries(RULE_IDS.map((id) => [id, OF_GAMES.get(id) ?? COMMON[id as CommonRuleId]])) as unknown as Readonly<
  Record<RuleId, RuleFacts>
>

/** The sources that speak of it, in their order; none where no source does (C-6). */
export function sourcesOf(id: RuleId): readonly Source[] {
  const named = new Set(statementsOf(id).flatMap(([, statement]) => sourcesOfStatement(statement)))
  return SOURCES.filter((source) => named.has(source))
}

/** How a rule stands at a table: played, there for a house to choose, or no part of its game. */
export type RuleStanding = 'played' | 'optional' | 'none'

export function standingOf(id: RuleId, game: GameId, settings: RuleSettings): RuleStanding {
  const { games, plays, anywhere, onlyPlayed } = RULE_FACTS[id]
  const played = plays === undefined || plays(settings)
  if (games.includes(game)) return played ? 'played' : onlyPlayed === true ? 'none' : 'optional'
  const mayChoose = hasLine(game) && GAMES[game].settings.blockedRule !== undefined
  return anywhere === true && mayChoose && played && plays !== undefined ? 'played' : 'none'
}

/** The same for a preset as its source states it. */
export function standingIn(id: RuleId, preset: PresetId): RuleStanding {
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
