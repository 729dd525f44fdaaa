import { tileOf, type Tile } from '../domino/tile'
import type { Rolled } from '../games/game'
import { asksForDice } from '../rules/house-rules'
import { isJudgedBySides } from '../rules/blocked/by-sides'
import { blockedFixed } from '../rules/payout'
import type { BlockedTest } from '../rules/rulings'
import { dealOf, hiddenIn, type Deal } from './deal'
import { isShown, type Dispute, type KnownDice } from './dispute'
import { possibleEndings } from './possible-winners'
import { paidTo } from './rule'
import type { Range } from './tiles'

/** How a blocked round ends, whatever the tiles and dice are that nobody has told. */
export interface Certain {
  readonly winner: number | null
  /** The test that decides, where it is the same in every deal; null where nobody wins, too. */
  readonly test: BlockedTest | null
  /** What each seat really gets or loses; null where that hangs on a hand that nobody counted. */
  readonly deltas: readonly (number | null)[]
  /** Seats of which some tiles are hidden. */
  readonly hiddenHands: readonly number[]
  /** The rule asks for dice that are not all known. */
  readonly hiddenDice: boolean
}

/** The most endings that are tried. A round with more of them counts as open, though one player may win them all. */
const MOST_ENDINGS = 2_000

/**
 * What is certain of a blocked round that is known in part: it looks at every way the hidden tiles and dice can be (`dealOf`).
 *
 * @returns null where two of them end otherwise, where there are none, where everything is known (`rule` has it), and where sides are judged (PA-5)
 */
export function certainOf(dispute: Dispute): Certain | null {
  const { rules, rolled, hands } = dispute
  // what a side holds together is not looked at in part
  if (isJudgedBySides(rules)) return null
  const hiddenHands = hands.flatMap((hand, seat) => (isShown(hand) ? [] : [seat]))
  const hiddenDice = asksForDice(rules.blockedRule) && rolled === null
  const deal = hiddenHands.length > 0 || hiddenDice ? dealOf(dispute) : null
  if (deal === null) return null

  const end = onlyEnding(dispute, deal)
  return end === null ? null : { ...end, deltas: deltasOf(dispute, deal, hiddenIn(deal), end.winner), hiddenHands, hiddenDice }
}

function onlyEnding({ rules, rolled, dice }: Dispute, deal: Deal): Pick<Certain, 'winner' | 'test'> | null {
  let found: Pick<Certain, 'winner' | 'test'> | null = null
  let looked = 0
  for (const ending of possibleEndings(rules, throwsOf(rolled, dice ?? UNTOLD), deal)) {
    looked += 1
    if (ending === undefined || looked > MOST_ENDINGS || (found !== null && found.winner !== ending.winner)) return null
    found = found === null || found.test === ending.test ? ending : { ...ending, test: null }
  }
  return found
}

const UNTOLD: KnownDice = { flower: [null, null], scorpion: [null, null] }

/** Every throw that the dice can show. */
function* throwsOf(rolled: Rolled | null, { flower, scorpion }: KnownDice): Generator<Rolled> {
  if (rolled !== null) {
    yield rolled
    return
  }
  for (const lucky of tilesOfDie(flower)) for (const unlucky of tilesOfDie(scorpion)) yield { flower: lucky, scorpion: unlucky }
}

const DIE_FACES = [1, 2, 3, 4, 5, 6] as const

function tilesOfDie([first, second]: KnownDice['flower']): ReadonlySet<Tile> {
  const faces = (known: number | null) => (known === null ? DIE_FACES : [known])
  return new Set(faces(first).flatMap((one) => faces(second).map((other) => tileOf(one, other))))
}

/** What each seat gets or loses with the fewest and with the most tiles it can hold, where both are the same; where the tiles left pay, only who wins nothing is certain. */
function deltasOf({ rules, totals }: Dispute, { hands }: Deal, hidden: readonly Range[], winner: number | null): Certain['deltas'] {
  if (rules.endWorth !== 'fixed') {
    const paysOthers = rules.endWorth === 'own-lost' || (winner === null && rules.tieOfThree === 'split')
    return hands.map((_, seat) => (paysOthers || seat === winner ? null : 0))
  }
  const [least = [], most = []] = (['least', 'most'] as const).map((end) => {
    const sizes = hands.map(({ known }, seat) => ({ length: known.length + (hidden[seat]?.[end] ?? 0) }))
    return paidTo(rules, totals, blockedFixed(rules, winner, sizes)).deltas
  })
  return least.map((delta, seat) => (delta === most[seat] ? delta : null))
}
