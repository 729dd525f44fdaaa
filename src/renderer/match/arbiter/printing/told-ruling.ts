import { laidLine, type LaidLine } from '#shared/domino/notation'
import type { Tile } from '#shared/domino/tile'
import { pipsIn } from '#shared/rules/blocked/blocked-rule'
import { sourceOfBlockedRule } from '#shared/rules/blocked/sources'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { answerWords, blockedWords, isRefuted, type Answered } from '../answered'

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
  readonly steps: readonly string[]
  readonly remarks: readonly string[]
  readonly blocked: string
  readonly others: string | null
  readonly made: string
}

/** Null while nothing is ruled: what is certain in spite of hidden hands has no tests to show. */
export function toldRuling(answered: Answered, { date, match }: Belongs): RulingTold | null {
  const { outcome, names, rules, hands, account, compared, source, preset, table, dispute } = answered
  if (outcome.kind !== 'ruled') return null
  const { ruling, remarks } = outcome.ruled
  const said = answerWords(answered)
  const belongs = match === null ? [] : [words.rulingPaper.belongs(match.names, match.round), ...(match.place === null ? [] : [match.place])]
  return {
    against: againstIt(answered),
    winner: said.heading,
    takes: said.takes,
    where: [scorerWords.presetNames[preset], words.dayWords(date), ...belongs],
    rule: words.rulingPaper.rule(scorerWords.blockedRuleNames[rules.blockedRule], [...new Set(ruling.steps.map((step) => step.rule))]),
    source: words.arbiter.source(sourceOfBlockedRule(rules.blockedRule, source)),
    rolled: dispute.rolled === null ? null : words.rulingPaper.rolled(dispute.rolled.flower, dispute.rolled.scorpion),
    line: table.kind === 'line' ? laidLine(table.tiles, rules.arms) : null,
    ends: account.ends.length === 0 ? null : scorerWords.endsWords(account.ends),
    hands: hands.map((tiles, seat) => ({
      name: scorerWords.nameOf(names, seat),
      tiles,
      pips: words.rulingPaper.pips(pipsIn(tiles)),
      won: seat === ruling.winner,
    })),
    steps: scorerWords.rulingSentences(ruling, names, rules.blockedRule),
    remarks: remarks.map((remark) => scorerWords.remarkSentence(remark, names, rules.blockedRule)),
    blocked: account.standing === 'unknown' ? words.rulingPaper.tableUntold : blockedWords(answered),
    others: compared === null ? null : scorerWords.comparisonSentence(compared, names),
    made: words.rulingPaper.made,
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
