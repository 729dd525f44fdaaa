import { liesRoundLead, type Side } from '#shared/domino/line'
import { makeTile, type Suit } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import type { DrawChoice, Explanation, ShownTile, Upshot } from '#shared/match/explain/explanation'
import type { EqualFinding, Look, OwnTileFinding, PairFinding, RolledName } from '#shared/games/looks'
import type { Payout } from '#shared/rules/payout'
import type { ReasonCode, Worth } from '#shared/games/reasons'
import type { GameId, Rules } from '#shared/games/rules'
import type { ScorerWords } from '#shared/words/languages'
import { capitalised, plain, signed, signedWorth } from '#shared/words/numbers'
import { phraseFor, type Phrase } from '#shared/words/phrases'

type PairLook = Extract<Look, { readonly kind: 'pair' }>
type Layout = Rules['layout']

/** What a language has for what an event was counted from; which of it is said is the same in all. */
interface ExplanationPhrases {
  readonly words: Pick<ScorerWords, 'endSentence' | 'gameWords' | 'inNumber' | 'listed' | 'nameOf' | 'warningSentence'>

  /** With the spaces of the language. */
  readonly colon: string

  /** Which halves lie open. */
  readonly showing: (halves: string) => string
  readonly reasons: Readonly<Record<ReasonCode, string>>

  /** Where a tile lies; a double led alone and a spinner lie at no end. */
  readonly places: Readonly<Record<'led' | 'spinner' | Side, string>> & { readonly arm: (arm: number) => string }

  /** Such a place in brackets after a tile. */
  readonly inBrackets: (place: string) => string

  /** What was looked at. Halves and tiles come with their places. */
  readonly look: {
    readonly equal: (shown: string) => string
    readonly ownTile: (sought: RolledName, tile: string) => string
    readonly half: (suit: Suit, tile: string) => string
    readonly pair: (one: string, other: string) => string
    readonly bothHalves: (tile: string) => string
    readonly suit: (suit: Suit, halves: number, tiles: string) => string
  }

  /** What it was found to be. */
  readonly equal: Readonly<Record<EqualFinding, Phrase<number>>>
  readonly ownTile: Readonly<Record<OwnTileFinding, Phrase<RolledName>>>

  /** What they are called, and what a sentence begins with that is about them. */
  readonly names: Readonly<Record<RolledName, string>>
  readonly pair: Readonly<Record<PairFinding, Phrase<PairLook & { readonly name: string }>>>
  readonly suitOnce: string

  /** Of the number that a play laid open. */
  readonly onNoOther: string
  /** What all open halves come to. */
  readonly sumOf: (sum: number) => string
  readonly suitTimes: (count: number) => string
  readonly cap: (counted: string, points: string, short: number, target: number) => string

  /** A total that stopped where no total goes lower. */
  readonly lowest: (moved: string, floor: string) => string

  /** A total to which nothing was added. */
  readonly unchanged: (name: string, total: string) => string

  /** What could have been led, what was open to be played on, and how many tiles would have fitted there. */
  readonly couldBeLed: (tiles: number) => string
  readonly open: (suits: string) => string
  readonly noneFitted: string
  readonly fitted: (tiles: number) => string
  readonly then: (totals: string) => string
  readonly won: (name: string) => string
  readonly flagged: (warnings: string) => string
  readonly notFlagged: string
}

/** What an event was counted from, in a language. */
export function explanationSentencesOf(phrases: ExplanationPhrases) {
  const { colon, places, reasons } = phrases
  const { endSentence, gameWords, inNumber, listed, nameOf, warningSentence } = phrases.words

  /** `Left end`, `Arm 3` */
  const placeOf = ({ arm }: ShownTile, layout: Layout): string => {
    if (arm === null) return liesRoundLead(layout) ? places.spinner : places.led

    return typeof arm === 'number' ? places.arm(arm) : places[arm]
  }

  const totalsWords = (totals: readonly number[], names: readonly string[]): string =>
    totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')

  const openHalves = (after: readonly ShownTile[]): string => listed(after.flatMap(({ suit, halves }) => Array.from({ length: halves }, () => String(suit))))

  /** `plural`, or `plural +3, small Scorpion −1` */
  const forWhat = ({ reasons: counted, lifted }: Payout): string =>
    counted.map((reason) => (counted.length === 1 || lifted > 0 ? reasons[reason.code] : `${reasons[reason.code]} ${signed(reason.counted)}`)).join(', ')

  return {
    placeOf,
    /** What a play came to, before all else: `0 chips. The ends show 3 and 2.` */
    verdict: (paid: Payout, after: readonly ShownTile[], game: GameId): string => {
      const points = `${signed(paid.delta)} ${inNumber(Math.abs(paid.delta), gameWords(game).points)}`
      return `${points}${paid.reasons.length === 0 ? '' : `${colon}${forWhat(paid)}`}. ${phrases.showing(openHalves(after))}`
    },
    look: (look: Look, after: readonly ShownTile[], layout: Layout, thrown: Readonly<Record<RolledName, string>> | null): string => {
      const shownAt = (at: number): ShownTile => present(after[at], 'a game looks at what lies open')
      const tileAt = (at: number): string => `${makeTile(shownAt(at).tile)} (${phrases.inBrackets(placeOf(shownAt(at), layout))})`
      const halfAt = (at: number): string => phrases.look.half(shownAt(at).suit, tileAt(at))
      switch (look.kind) {
        case 'equal':
        case 'sum':
          return phrases.look.equal(openHalves(after))
        case 'own-tile':
          return phrases.look.ownTile(look.sought, thrown === null ? '' : `, ${thrown[look.sought]}`)
        case 'pair': {
          const [a, b] = look.shown
          return a === b ? phrases.look.bothHalves(tileAt(a)) : `${phrases.look.pair(halfAt(a), halfAt(b))}${colon}${makeTile(look.tile)}`
        }
        case 'suit':
        case 'made':
          return phrases.look.suit(look.suit, look.count, listed(look.shown.map(tileAt)))
      }
    },
    found: (look: Look): string => {
      switch (look.kind) {
        case 'equal': {
          const found = phraseFor(phrases.equal[look.finding], look.halves)
          return look.finding === 'equal' && look.code !== null ? `${found}${colon}${reasons[look.code]}` : found
        }
        case 'own-tile':
          return phraseFor(phrases.ownTile[look.finding], look.sought)
        case 'pair':
          return phraseFor(phrases.pair[look.finding], { ...look, name: look.sought === null ? '' : phrases.names[look.sought] })
        case 'made':
          return look.code === null ? phrases.onNoOther : `${phrases.suitTimes(look.count)}${colon}${reasons[look.code]}`
        case 'suit':
          return look.code === null ? phrases.suitOnce : phrases.suitTimes(look.count)
        case 'sum':
          return `${phrases.sumOf(look.sum)}${look.code === null ? '' : `${colon}${reasons[look.code]}`}`
      }
    },
    /** A reason that counted for less than its points. */
    cap: (code: ReasonCode, points: Worth, countedAs: number, short: number, target: number): string =>
      `${capitalised(reasons[code])}${colon}${phrases.cap(signed(countedAs), signedWorth(points), short, target)}`,
    /** From the total before to the one after. What the floor kept is not counted like a gain: the total stopped there. */
    sum: (name: string, { before, gains, losses, held, after }: Payout, { floor, payout }: Pick<Rules, 'floor' | 'payout'>): string => {
      const sumOf = (...points: readonly number[]): string => [plain(before), ...points.filter((each) => each !== 0).map(signed)].join(' ')
      if (gains === 0 && losses === 0) return phrases.unchanged(name, plain(after))
      if (held === 0 || floor === null) return `${name}${colon}${sumOf(gains, losses)} = ${plain(after)}`

      const later = payout === 'losses-first' && gains > 0
      const stopped = `${phrases.lowest(sumOf(later ? 0 : gains, losses), plain(floor))}${colon}${plain(floor)}`
      return `${name}${colon}${stopped}${later ? ` ${signed(gains)} = ${plain(after)}` : ''}`
    },
    totals: (names: readonly string[], before: readonly number[], after: readonly number[]): readonly string[] =>
      names.map((_, seat) => {
        const [was = 0, is = 0] = [before[seat], after[seat]]
        return `${nameOf(names, seat)} ${was === is ? plain(is) : `${plain(was)} → ${plain(is)}`}`
      }),
    fitting: ({ fitting, open }: DrawChoice): string => {
      if (open.length === 0) return phrases.couldBeLed(fitting)

      const ends = phrases.open(listed([...open].sort((a, b) => a - b).map(String)))
      return `${ends} ${fitting === 0 ? phrases.noneFitted : phrases.fitted(fitting)}`
    },
    upshot: ({ delta, end, totals, match, warnings }: Upshot, { event, warnings: flagged }: Explanation, names: readonly string[], rules: Rules): string =>
      [
        event.type === 'play' && `${nameOf(names, event.player)} ${signed(delta)}.`,
        end !== null && endSentence(end, names, rules),
        phrases.then(totalsWords(totals, names)),
        match.kind === 'won' && phrases.won(nameOf(names, match.by)),
        warnings.length > 0 && phrases.flagged(warnings.map((warning) => warningSentence(warning, names, rules.game)).join(' ')),
        warnings.length === 0 && flagged.length > 0 && phrases.notFlagged,
      ]
        .filter((part) => part !== false)
        .join(' '),
  }
}
