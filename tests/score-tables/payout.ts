import { parseTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { evolve } from '#shared/match/evolve'
import { readEvent } from '#shared/match/read-event'
import { Rehearsal } from '#shared/match/rehearsal'
import { payoutOf, payPlay } from '#shared/rules/payout'
import type { PresetId } from '#shared/rules/presets'
import { beforeCaps, worthOf, type Reason } from '#shared/games/reasons'
import { resolveRules } from '#shared/rules/resolve'
import { cappedPoints, paid } from '../reference/naive-points'
import { NAIVE_PRESETS, type NaiveRules } from '../reference/naive-rules'
import { bothAfter, type BothScorers } from './both-scorers'
import { tellNumbers, type Part, type ScoreTable, type Tell } from './score-table'
import { winnerOf } from '#shared/games/outcome'

const from = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, each) => least + each)

const FLOORS = [null, -3, 0] as const
const TARGET = 20

/** Who loses down to the floor, whose headers are capped, and who is past the target. */
const totalsByDay = (floor: number | null): readonly number[] => [floor ?? -3, TARGET - 3, TARGET + 1]
const keyOf = (floor: number | null, reading: string, approachCap: boolean, total: number): string =>
  `${floor ?? 'none'} ${reading} ${approachCap ? 'cap' : 'whole'} ${TARGET} ${total} `

/** What a play pays a player who stands at a total: a line `FLOOR PAYOUT CAP TARGET TOTAL HEADER GAINS LOSSES AFTER`. */
export const payout: ScoreTable = {
  name: 'payout',
  answerers: ['scorer', 'second scorer', 'explanation'],
  byDay: FLOORS.flatMap((floor) =>
    (['net', 'losses-first'] as const).flatMap((reading) =>
      [true, false].flatMap((approachCap) => totalsByDay(floor).map((total) => keyOf(floor, reading, approachCap, total))),
    ),
  ),
  parts: () =>
    FLOORS.flatMap((floor) =>
      (['net', 'losses-first'] as const).flatMap((reading) =>
        [true, false].flatMap((approachCap) =>
          // down to where the most that a play can lose does not reach the floor, up to where the target lies behind
          from(floor ?? -3, TARGET + 1).map((total): Part => {
            const changed = { floor, payout: reading, approachCap, target: TARGET }
            const key = keyOf(floor, reading, approachCap, total)
            return { key, count: (tell) => payPlays(tell, key, changed, total) }
          }),
        ),
      ),
    ),
}

type Paying = { readonly floor: number | null; readonly payout: 'net' | 'losses-first'; readonly approachCap: boolean; readonly target: number }

/** What a dual or plural is worth, and the most that Flowers and Scorpions of one play come to: two doubles, each pair counted, one of them standing. */
const HEADERS = from(0, 5)
const MOST_PAIRS = 6

function payPlays(tell: Tell, key: string, changed: Paying, total: number): void {
  const rules = expectOk(resolveRules('flower-and-scorpion', changed, 2), 'the table can be')
  const naive: NaiveRules = { ...present(NAIVE_PRESETS['flower-and-scorpion'], 'the second scorer knows each preset'), ...changed }
  for (const header of HEADERS) {
    for (const gains of from(0, MOST_PAIRS)) {
      for (const losses of from(0, MOST_PAIRS)) {
        const reasons: readonly Reason[] = [
          ...(header > 0 ? [{ code: 'dual' as const, points: worthOf(header) }] : []),
          ...(gains > 0 ? [{ code: 'long-flower' as const, points: worthOf(gains), count: gains }] : []),
          ...(losses > 0 ? [{ code: 'large-scorpion' as const, points: worthOf(-losses), count: losses }] : []),
        ]
        const scorer = payPlay(rules, total, reasons)
        const counted = reasons.map((reason) => cappedPoints({ ...reason, points: beforeCaps(reason.points) }, TARGET - total, naive))
        const second = paid(total, counted, naive)
        const explained = payoutOf(rules, total, reasons)
        const explanation = explained.before + explained.gains + explained.losses + explained.held
        const allowed = explained.reasons.map((reason) => reason.allowed)
        const moved = explained.reasons.reduce((sum, reason) => sum + reason.counted, explained.lifted)
        const alike = allowed.every((points, at) => points === counted[at]) && moved === second - total
        tell(`${key}${header} ${gains} ${losses}`, scorer, scorer === second && scorer === explanation && alike, () => [
          `${scorer}`,
          `${second} (counted ${counted.join(', ')})`,
          `${explanation} (counted ${allowed.join(', ')}, moved ${moved})`,
        ])
      }
    }
  }
}

/** Who is asked what a whole event comes to; the review plays on in thought, in another way than the scorer. */
const OF_AN_EVENT = ['scorer', 'second scorer', 'review'] as const

const outcome = (totals: readonly number[], winner: number | null): readonly number[] => [...totals, winner === null ? 0 : winner + 1]

/** What an event comes to: everyone's total, and who has won the match (1 is the first player, 0 nobody). */
function tellEvent(tell: Tell, position: string, { state, naive }: BothScorers, event: unknown, review: (rehearsal: Rehearsal) => void): void {
  const after = expectOk(evolve(state, readEvent({ preset: naive.preset as PresetId, overrides: {}, rules: state.rules }, event)), 'the event can be').state
  const code = naive.take(event, 1)
  if (code !== null) throw new Error(`the second scorer refuses ${position}: ${code}`)
  const rehearsal = new Rehearsal(state)
  review(rehearsal)
  tellNumbers(tell, position, [outcome(after.totals, winnerOf(after)), outcome(naive.totals, naive.winner), outcome(rehearsal.totals, rehearsal.winner)])
}

const WINS = ['immediate', 'round-end'] as const

/**
 * A header near the target, as a play in the round or as the last tile of a hand: a line `WIN CAP TARGET TOTAL HEADER DOMINO RESULT`.
 *
 * DOMINO is what going out pays, or `-` while more tiles are held.
 */
export const approach: ScoreTable = {
  name: 'approach',
  answerers: OF_AN_EVENT,
  byDay: 'whole',
  parts: () =>
    WINS.flatMap((win) =>
      [true, false].flatMap((approachCap) =>
        [10, 15, 20].flatMap((target) =>
          // who stands at the target has won, where it wins at once
          from(0, win === 'immediate' ? target - 1 : target + 2).map((total): Part => {
            const key = `${win} ${approachCap ? 'cap' : 'whole'} ${target} ${total} `
            return {
              key,
              count: (tell) => {
                for (const header of HEADERS) {
                  for (const domino of [null, 0, 1, 2, 5]) {
                    const rules = { win, approachCap, target, doubleHeader: header, handSize: domino === null ? 2 : 1, dominoPoints: domino ?? 2 }
                    const both = bothAfter({ preset: 'bergen-game-cabinet', rules, totals: [total, 0] })
                    const lead = expectOk(parseTile('3-3'), 'a tile')
                    tellEvent(tell, `${key}${header} ${domino ?? '-'}`, both, { type: 'play', player: 0, tile: '3-3' }, (rehearsal) => rehearsal.lead(0, lead))
                  }
                }
              },
            }
          }),
        ),
      ),
    ),
}

/** Who has won the match after a round, of three players near the target: a line `WIN TARGET TOTALS WINNER POINTS RESULT`. */
export const matchEnd: ScoreTable = {
  name: 'match-end',
  answerers: OF_AN_EVENT,
  byDay: 'whole',
  parts: () =>
    WINS.flatMap((win) =>
      [1, 2].map((blockedPoints): Part => {
        const key = `${win} 10 ${blockedPoints} `
        return {
          key,
          count: (tell) => {
            const totals = from(7, win === 'immediate' ? 9 : 12)
            for (const a of totals)
              for (const b of totals)
                for (const c of totals)
                  for (const winner of [null, 0, 1, 2]) {
                    const both = bothAfter({ preset: 'bergen-pagat', players: 3, rules: { win, target: 10, blockedPoints, copies: 3 }, totals: [a, b, c] })
                    const hands = [0, 1, 2].map((seat) => [seat === winner ? '1-0' : '2-0'])
                    tellEvent(tell, `${key}${a},${b},${c} ${winner === null ? 0 : winner + 1}`, both, { type: 'block', hands }, (rehearsal) =>
                      rehearsal.block(hands.map((hand) => hand.map((tile) => expectOk(parseTile(tile), 'a tile').tile))),
                    )
                  }
          },
        }
      }),
    ),
}
