import type { Suit } from '../domino/tile'
import { GAMES, lineGame } from '../games'
import { payoutOfPlay, type Payout } from '../rules/payout'
import type { RuleId } from '../games/rule-ids'
import type { Withheld } from '../games/game'
import type { GameId } from '../games/rules'
import type { Reason } from '../games/reasons'
import { capitalised, plain, signed, signedWorth } from './numbers'
import type { PlayContext, ReasonContext, ToldPlay } from './sentence-inputs'
import type { Vocabulary } from './vocabulary'

/** How a language says what a play scored, beside its reasons. */
export interface PlayPhrases {
  readonly nothing: string
  /** What a total moved by, and what the rules give before caps and floors. */
  readonly counts: (moved: string, sum: string) => string
  /** The approach cap; `short` says how many points are left to the target, null at it or past it. */
  readonly capped: (short: string | null, target: number, most: number, what: string, rule: RuleId) => string
  /** What it caps, in each game that has such a rule. */
  readonly cappedBy: Readonly<Partial<Record<GameId, string>>>
  readonly floored: (floor: number, lossesFirst: boolean, rule: RuleId) => string
  /** Why nothing of a score counts; `cited` is the rule that says so, as it stands behind a sentence. */
  readonly withheld: WithheldPhrases
  /** What was not called, for another or for nobody. */
  readonly uncalled: { readonly taken: (points: string) => string; readonly lapsed: string }
  /** Equal ends that a double Scorpion keeps from scoring, and a Flower that is the Scorpion too. */
  readonly unpaid: { readonly doubleScorpion: (code: 'dual' | 'plural', suit: Suit) => string; readonly cancelled: string }
  /** Several suits that show equally often (`Pairs of 0, 3 and 6: +2 each.`), and a spinner that was just led. */
  readonly ofSuits: (count: number, suits: string, points: string) => string
  readonly spinnerLed: (suit: Suit, points: string) => string
}

/** How a language says why nothing of a score counts. */
export interface WithheldPhrases {
  readonly exact: (before: string, points: string, sum: string, cited: string) => string
  readonly lead: (cited: string) => string
  readonly first: (cited: string) => string
}

/** A score of which nothing counts. */
export interface LostScore {
  readonly why: Withheld
  readonly before: number
  readonly points: number
}

/** `58 and 4 is 62, too many: nothing is scored (FT-4).` */
export function withheldSentenceIn(phrases: WithheldPhrases, { why, before, points }: LostScore, game: GameId): string {
  const own = GAMES[game]
  const rule = own.line === null ? undefined : own.cites.withheld?.[why]
  const cited = rule === undefined ? '' : ` (${rule})`
  switch (why) {
    case 'exact':
      return phrases.exact(plain(before), plain(points), plain(before + points), cited)
    case 'lead':
      return phrases.lead(cited)
    case 'first':
      return phrases.first(cited)
  }
}

/** Why a play scored what it did: its reasons, and what a cap or floor made of their sum. */
export function playSentenceOf(
  { counted, gameWords, listed }: Pick<Vocabulary, 'counted' | 'gameWords' | 'listed'>,
  reasonSentence: (reason: Reason, context: ReasonContext) => string,
  phrases: PlayPhrases,
) {
  /** What a total really moved by: less than the reasons under the approach cap (B-3, FS-11), more at the floor (FS-10, DB-4). */
  function movedSentences({ bounds, before, delta, given, short, withheld }: Payout, rules: PlayContext['rules']): readonly string[] {
    if (withheld !== null) return [withheldSentenceIn(phrases.withheld, { ...withheld, before }, rules.game)]
    if (bounds.length === 0) return []
    const [moved, sum] = [signed(delta), signedWorth(given)]
    const why = bounds.map((bound) =>
      bound === 'floor'
        ? phrases.floored(rules.floor ?? 0, rules.payout === 'losses-first', lineGame(rules.game).cites.floor)
        : phrases.capped(
            short > 0 ? counted(short, gameWords(rules.game).points) : null,
            rules.target,
            short === 3 ? 2 : 1,
            phrases.cappedBy[rules.game] ?? '',
            lineGame(rules.game).cites.cap,
          ),
    )
    // a cap and a floor may come to nothing together
    const [first = '', ...rest] = moved === sum ? ['', ...why] : why
    return [moved === sum ? '' : `${phrases.counts(moved, sum)} ${first}`, ...rest.map(capitalised)].filter((part) => part !== '')
  }

  /** The reasons one by one, but suits that show equally often in one sentence. */
  function reasonSentences({ reasons, arm, outward }: ToldPlay, dice: PlayContext['dice']): readonly string[] {
    const alike = (count: number | undefined) => reasons.filter((reason) => reason.code === 'of-a-suit' && reason.count === count)
    return reasons.flatMap((reason) => {
      if (reason.code !== 'of-a-suit') return [reasonSentence(reason, { outward, dice })]
      if (arm === null) return [phrases.spinnerLed(outward, signedWorth(reason.points))]
      const together = alike(reason.count)
      if (together.length === 1) return [reasonSentence(reason, { outward, dice })]
      if (together[0] !== reason) return []
      const suits = listed(together.map(({ suit }) => String(suit)))
      return [phrases.ofSuits(reason.count ?? 2, suits, signedWorth(reason.points))]
    })
  }

  function unpaidSentence({ unpaid }: ToldPlay): readonly string[] {
    if (unpaid === undefined) return []
    return [unpaid.kind === 'cancelled' ? phrases.unpaid.cancelled : phrases.unpaid.doubleScorpion(unpaid.code, unpaid.suit)]
  }

  function uncalledSentence({ uncalled }: ToldPlay, { reasons }: Payout, game: GameId): readonly string[] {
    if (uncalled === undefined || reasons.every(({ allowed }) => allowed <= 0)) return []
    return [uncalled.to === null ? phrases.uncalled.lapsed : phrases.uncalled.taken(counted(uncalled.delta, gameWords(game).points))]
  }

  return (play: ToldPlay, { dice, rules }: PlayContext): string => {
    const scored = play.reasons.length === 0 ? [phrases.nothing] : reasonSentences(play, dice)
    const paid = payoutOfPlay(rules, play)
    return [...scored, ...unpaidSentence(play), ...uncalledSentence(play, paid, rules.game), ...movedSentences(paid, rules)].join(' ')
  }
}
