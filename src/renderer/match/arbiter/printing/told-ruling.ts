import type { Certain } from '#shared/arbiter/certain'
import type { Ruled } from '#shared/arbiter/rule'
import { laidLine, type LaidLine } from '#shared/domino/notation'
import type { Tile } from '#shared/domino/tile'
import { pipsIn } from '#shared/rules/blocked/blocked-rule'
import { sourceOfBlockedRule } from '#shared/rules/blocked/sources'
import { capitalised } from '#shared/words/numbers'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { answerWords, blockedWords, certainWords, isRefuted, type Answered } from '../answered'

/** The match and round a ruling belongs to; null if it belongs to none. */
export interface Belongs {
  /** The day: of the match, or of the ruling. */
  readonly date: string
  readonly match: { readonly names: readonly string[]; readonly place: string | null; readonly round: number } | null
}

/** A ruling in words, for paper and picture alike. */
export interface RulingTold {
  /** What speaks against it, to be read before it: the round was not blocked, or the tiles cannot be right; the last leads over to it. */
  readonly against: readonly string[]
  readonly winner: string
  readonly takes: string
  /** The game, the day, and the match it belongs to. */
  readonly where: readonly string[]
  readonly rule: string
  readonly source: string
  readonly rolled: string | null
  /** What lies on the table, drawn; null where only its ends are known, or nothing. */
  readonly line: LaidLine | null
  readonly ends: string | null
  readonly hands: readonly { readonly name: string; readonly tiles: readonly Tile[]; readonly pips: string; readonly won: boolean }[]
  /** The tests in order; of what is certain in spite of hidden tiles, why it is. */
  readonly steps: readonly string[]
  readonly remarks: readonly string[]
  readonly blocked: string
  readonly others: string | null
  readonly made: string
  /** How it can be checked, or why it cannot. */
  readonly check: string
}

/** Null while nobody can rule, and where someone went out. */
export function toldRuling(answered: Answered, { date, match }: Belongs): RulingTold | null {
  const { outcome, names, rules, hands, account, compared, source, preset, table, dispute } = answered
  if (outcome.kind !== 'ruled' && outcome.kind !== 'certain') return null
  const said = answerWords(answered)
  const found = outcome.kind === 'ruled' ? ruledIn(outcome.ruled, answered) : certainIn(outcome.certain, answered)
  const belongs = match === null ? [] : [words.rulingPaper.belongs(match.names, match.round), ...(match.place === null ? [] : [match.place])]
  return {
    against: againstIt(answered),
    winner: said.heading,
    takes: said.takes,
    where: [
      scorerWords.presetNames[preset],
      words.dayWords(date),
      ...belongs,
      ...(dispute.set === undefined ? [] : [`${scorerWords.setWho} ${scorerWords.setTold(dispute.set)}`]),
    ],
    source: words.arbiter.source(scorerWords.sourceNames[sourceOfBlockedRule(rules.blockedRule, source)]),
    rolled: dispute.rolled === null ? null : words.rulingPaper.rolled(dispute.rolled.flower, dispute.rolled.scorpion),
    line: table.kind === 'line' ? laidLine(table.tiles, rules.arms) : null,
    ends: account.ends.length === 0 ? null : scorerWords.endsWords(account.ends),
    hands: hands.map((tiles, seat) => ({
      name: scorerWords.nameOf(names, seat),
      tiles,
      pips: found.hidden.includes(seat) ? words.rulingPaper.notWhole : words.rulingPaper.pips(pipsIn(tiles)),
      won: seat === found.winner,
    })),
    rule: found.rule,
    steps: found.steps,
    remarks: found.remarks,
    check: found.check,
    blocked: account.standing === 'unknown' ? words.rulingPaper.tableUntold : blockedWords(answered),
    others: compared === null ? null : scorerWords.comparisonSentence(compared, names),
    made: words.rulingPaper.made,
  }
}

/** What a paper says of how it was found. */
interface FoundRuling extends Pick<RulingTold, 'rule' | 'steps' | 'remarks' | 'check'> {
  readonly winner: number | null
  readonly hidden: readonly number[]
}

function ruledIn({ ruling, remarks }: Ruled, { names, rules: { blockedRule } }: Answered): FoundRuling {
  return {
    winner: ruling.winner,
    hidden: [],
    rule: words.rulingPaper.rule(scorerWords.blockedRuleNames[blockedRule], [...new Set(ruling.steps.map((step) => step.rule))]),
    steps: scorerWords.rulingSentences(ruling, names, blockedRule),
    remarks: remarks.map((remark) => scorerWords.remarkSentence(remark, names, blockedRule)),
    check: words.rulingPaper.check,
  }
}

/** Why it holds whatever is hidden; a file says what was looked at in every hand, so there is none. */
function certainIn({ winner, hiddenHands, ...certain }: Certain, { names, rules: { blockedRule } }: Answered): FoundRuling {
  return {
    winner,
    hidden: hiddenHands,
    rule: capitalised(scorerWords.blockedRuleNames[blockedRule]),
    steps: certainWords(certain, names, blockedRule),
    remarks: [],
    check: words.rulingPaper.noFile,
  }
}

function againstIt(answered: Answered): readonly string[] {
  const { account, names, rules, doubtful } = answered
  const troubles = account.book.troubles.map((trouble) => scorerWords.troubleSentence(trouble, names, rules.game))
  const doubts = doubtful ? [words.arbiter.doubt, ...troubles] : troubles
  if (!isRefuted(answered)) return doubts
  const why = account.couldPlay.length === 0 ? [blockedWords(answered)] : account.couldPlay.map((fit) => scorerWords.heldFitSentence(fit, names))
  return [...doubts, [`${words.arbiter.notBlocked}.`, ...why].join(' '), words.arbiter.ifBlocked]
}
