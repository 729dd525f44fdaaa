import { err, ok, type Result } from '../kernel/result'
import { asksForDice, blockedRulesFor } from '../rules/house-rules'
import { PRESETS } from '../rules/presets'
import { usualBlockedPoints } from '../rules/resolve'
import { BLOCKED_RULE_IDS, gameOfBlockedRule, type BlockedRuleId, type Rules, type RuleSettings } from '../games/rules'
import { isShown, shownHands, type Dispute } from './dispute'
import { ruleOn, type CannotRule, type Ruled } from './rule'

/** A blocked rule with the reading that it depends on, if its source leaves one open. */
export type RuleChoice =
  | { readonly blockedRule: 'american'; readonly reading: RuleSettings['americanGap'] }
  | { readonly blockedRule: 'german'; readonly reading: RuleSettings['germanTies'] }
  | { readonly blockedRule: Exclude<BlockedRuleId, 'american' | 'german'>; readonly reading: null }

/** What one choice says of the hands. */
export interface Opinion {
  readonly choice: RuleChoice
  readonly ruled: Ruled
  readonly table: boolean
  /** Whether this game can be played with the rule at all; one that it cannot is shown, but hangs nothing on itself. */
  readonly playable: boolean
}

/** Every choice that lets the same seat win, or nobody. */
export interface Group {
  readonly winner: number | null
  readonly choices: readonly RuleChoice[]
  /** The table's own choice is among them. */
  readonly table: boolean
}

/** What the answer depends on: nothing, how the table's own rule is read, or which rule the table plays. */
const DEPENDENCES = ['nothing', 'reading', 'rule'] as const
export type Dependence = (typeof DEPENDENCES)[number]

export interface Comparison {
  /** One a choice, in the order of the rulebook. */
  readonly opinions: readonly Opinion[]
  /** The table's group first, then those with a winner in seat order, then nobody. */
  readonly groups: readonly Group[]
  /** Only choices the game can be played with are counted, so a rule for another game never makes an answer doubtful. */
  readonly dependsOn: Dependence
}

/**
 * What every blocked rule and every reading of it would say of the same hands.
 *
 * Each pays the points of its source, unless the family named its own (rulebook B-5, DB-4).
 */
export function compareRulings(dispute: Dispute): Result<Comparison, CannotRule> {
  const hands = shownHands(dispute)
  if (hands === null) return err({ kind: 'hands-needed', seats: dispute.hands.flatMap((hand, seat) => (isShown(hand) ? [] : [seat])) })
  const { rules, rolled } = dispute
  const own = choiceOf(rules)
  if (asksForDice(own.blockedRule) && rolled === null) return err({ kind: 'dice-needed' })
  const playable = blockedRulesFor(rules.game)
  const opinions = CHOICES.filter(({ blockedRule }) => !asksForDice(blockedRule) || rolled !== null).map((choice): Opinion => ({
    choice,
    ruled: ruleOn(dispute, rulesUnder(rules, choice), hands),
    table: sameChoice(choice, own),
    playable: playable.includes(choice.blockedRule) || sameChoice(choice, own),
  }))
  return ok({ opinions, groups: grouped(opinions), dependsOn: dependence(opinions, own) })
}

/** Every rule and reading there is, in the order of the rulebook. */
const CHOICES: readonly RuleChoice[] = BLOCKED_RULE_IDS.flatMap((blockedRule): readonly RuleChoice[] => {
  switch (blockedRule) {
    case 'american':
      return [
        { blockedRule, reading: 'none' },
        { blockedRule, reading: 'simple' },
      ]
    case 'german':
      return [
        { blockedRule, reading: 'among-tied' },
        { blockedRule, reading: 'all' },
      ]
    case 'flower-and-scorpion':
    case 'simple':
    case 'lightest-without-doubles':
    case 'picture':
    case 'tiles-deducted':
      return [{ blockedRule, reading: null }]
  }
})

/** What a table plays. */
function choiceOf({ blockedRule, americanGap, germanTies }: Rules): RuleChoice {
  switch (blockedRule) {
    case 'american':
      return { blockedRule, reading: americanGap }
    case 'german':
      return { blockedRule, reading: germanTies }
    case 'flower-and-scorpion':
    case 'simple':
    case 'lightest-without-doubles':
    case 'picture':
    case 'tiles-deducted':
      return { blockedRule, reading: null }
  }
}

function sameChoice(a: RuleChoice, b: RuleChoice): boolean {
  return a.blockedRule === b.blockedRule && a.reading === b.reading
}

/** The rules of the table, had it made another choice. */
export function rulesUnder(rules: Rules, choice: RuleChoice): Rules {
  const read: Rules = {
    ...rules,
    ...(choice.blockedRule === 'american' ? { americanGap: choice.reading } : {}),
    ...(choice.blockedRule === 'german' ? { germanTies: choice.reading } : {}),
  }
  if (choice.blockedRule === rules.blockedRule) return read
  return { ...read, blockedRule: choice.blockedRule, ...pay(rules, choice.blockedRule) }
}

/** What another rule pays: its own points, unless some are fixed (in Double Bergen they are, DB-4); tiles cost what they cost in the game that deducts them. */
function pay(rules: Rules, blockedRule: BlockedRuleId): Pick<Rules, 'blockedPoints' | 'tileDeduction' | 'floor' | 'endWorth'> {
  const own = Object.values(PRESETS).find(({ game }) => game === gameOfBlockedRule(blockedRule))
  if (blockedRule === 'tiles-deducted' && rules.tileDeduction === 0 && own !== undefined) {
    const { tileDeduction, floor } = own.settings
    return { blockedPoints: 0, tileDeduction, floor, endWorth: own.settings.endWorth }
  }
  const { tileDeduction, floor, endWorth } = rules
  return { blockedPoints: rules.paysAsRuled ? usualBlockedPoints(blockedRule) : rules.blockedPoints, tileDeduction, floor, endWorth }
}

function grouped(opinions: readonly Opinion[]): readonly Group[] {
  const winners = [...new Set(opinions.map(({ ruled }) => ruled.ruling.winner))]
  const groups = winners.map((winner): Group => {
    const alike = opinions.filter(({ ruled }) => ruled.ruling.winner === winner)
    return { winner, choices: alike.map(({ choice }) => choice), table: alike.some(({ table }) => table) }
  })
  const order = ({ winner, table }: Group) => (table ? -1 : (winner ?? Infinity))
  return groups.sort((a, b) => order(a) - order(b))
}

function dependence(opinions: readonly Opinion[], own: RuleChoice): Dependence {
  const playable = opinions.filter((opinion) => opinion.playable)
  const winners = (of: readonly Opinion[]) => new Set(of.map(({ ruled }) => ruled.ruling.winner)).size
  if (winners(playable.filter(({ choice }) => choice.blockedRule === own.blockedRule)) > 1) return 'reading'
  return winners(playable) > 1 ? 'rule' : 'nothing'
}

/** What another rule than the table's says; its readings together where they say the same. */
export interface OtherOpinion extends Pick<Opinion, 'ruled' | 'playable'> {
  readonly choices: readonly [RuleChoice, ...RuleChoice[]]
}

/** What every other rule and reading says, one a row, with those that the game cannot be played with last. */
export function otherOpinions({ opinions }: Comparison): readonly OtherOpinion[] {
  const rows: OtherOpinion[] = []
  for (const { choice, ruled, table, playable } of opinions) {
    if (table) continue
    const alike = rows.findIndex(({ choices: [first], ruled: { ruling } }) => first.blockedRule === choice.blockedRule && ruling.winner === ruled.ruling.winner)
    const row = rows[alike]
    if (row === undefined) rows.push({ choices: [choice], ruled, playable })
    else rows[alike] = { ...row, choices: [...row.choices, choice] }
  }
  return [...rows].sort((a, b) => Number(b.playable) - Number(a.playable))
}

/** The groups without the rules that this game cannot be played with. */
export function playableGroups({ groups, opinions }: Comparison): readonly Group[] {
  const playable = opinions.flatMap((opinion) => (opinion.playable ? [opinion.choice] : []))
  return groups.flatMap((group) => {
    const choices = group.choices.filter((choice) => playable.some((other) => other.blockedRule === choice.blockedRule))
    return choices.length === 0 ? [] : [{ ...group, choices }]
  })
}
