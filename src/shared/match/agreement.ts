import { canonical, sameJson } from '../kernel/canonical'
import type { RoundEnd, Seat } from './events'
import { goneAfter } from './seats'
import type { ScoredMatch } from './state'
import { isWord, type RoundResult, type RoundWord, type TrailEntry } from './trail'

/** What a match keeps of its players' agreement. */
export interface Confirmable {
  /** The table asks that each player confirms a round. */
  readonly confirmRounds?: true | undefined
  readonly trail: readonly TrailEntry[]
}

/** Where one player stands towards a round that is over. */
export type SeatAgreement =
  | { readonly kind: 'silent' }
  /** The player has left the match and is asked no more (rulebook M-11). */
  | { readonly kind: 'gone' }
  /** What the player said was about another result than the round has now. */
  | { readonly kind: 'changed'; readonly said: 'confirmed' | 'contested'; readonly note: string }
  | { readonly kind: 'confirmed'; readonly at: string; readonly device: string }
  | { readonly kind: 'contested'; readonly at: string; readonly device: string; readonly note: string }

/** Whether a round is final. A disagreement counts whether or not the table asks. */
export type RoundAgreement =
  /** It is not over, or nobody is asked. */
  { readonly kind: 'not-asked' } | { readonly kind: 'waiting' | 'confirmed' | 'contested'; readonly seats: readonly SeatAgreement[] }

/** A round's end as its players confirm it. */
export function resultOf({ kind, winner, totals }: RoundEnd): RoundResult {
  return { kind, winner, totals: [...totals] }
}

/**
 * How far each round is agreed, computed from what the players said and what the record says now.
 *
 * The latest word of a seat on a round counts, whatever the order of the trail, and only while the round's result is the one it was about: so
 * a confirmation never outlives a changed result, and never has to be cleared.
 */
export function agreementsOf(
  { confirmRounds = undefined, trail }: Confirmable,
  { rounds, rules }: Pick<ScoredMatch, 'rounds' | 'rules'>,
): readonly RoundAgreement[] {
  const words = latestWords(trail)
  const last = rounds.at(-1)
  const goneNow = last === undefined ? [] : goneAfter(last)
  return rounds.map((scored, round) => {
    const { end } = scored
    if (end === null) return { kind: 'not-asked' }
    const result = resultOf(end)
    const gone = goneAfter(scored)
    const seats = Array.from({ length: rules.players }, (_, seat): SeatAgreement => {
      if (gone.includes(seat)) return { kind: 'gone' }
      const said = seatAgreement(words.get(agreementKey(round, seat)), result)
      // what was said before leaving still holds
      return goneNow.includes(seat) && said.kind !== 'confirmed' && said.kind !== 'contested' ? { kind: 'gone' } : said
    })
    if (seats.some(({ kind }) => kind === 'contested')) return { kind: 'contested', seats }
    if (confirmRounds !== true) return { kind: 'not-asked' }
    return { kind: seats.every(({ kind }) => kind === 'confirmed' || kind === 'gone') ? 'confirmed' : 'waiting', seats }
  })
}

/** The latest word of a seat on a round; undefined where there is none. */
export function latestWord(trail: readonly TrailEntry[], round: number, seat: Seat): RoundWord | undefined {
  return latestWords(trail).get(agreementKey(round, seat))
}

function latestWords(trail: readonly TrailEntry[]): ReadonlyMap<string, RoundWord> {
  const latest = new Map<string, RoundWord>()
  for (const entry of trail) {
    if (!isWord(entry)) continue
    const place = agreementKey(entry.round, entry.seat)
    const known = latest.get(place)
    if (known === undefined || rankOf(known) <= rankOf(entry)) latest.set(place, entry)
  }
  return latest
}

const agreementKey = (round: number, seat: Seat): string => `${round} ${seat}`

/** Of answers given at once on two devices the most cautious counts, on both of them: a disagreement is never lost. */
const CAUTION = { confirmed: 0, withdrawn: 1, contested: 2 } as const satisfies Readonly<Record<RoundWord['kind'], number>>

const rankOf = (word: RoundWord): string => `${word.at} ${CAUTION[word.kind]} ${canonical(word)}`

function seatAgreement(word: RoundWord | undefined, result: RoundResult): SeatAgreement {
  if (word === undefined || word.kind === 'withdrawn') return { kind: 'silent' }
  const { kind, at, device, note } = word
  if (!sameJson(word.result, result)) return { kind: 'changed', said: kind, note }
  return kind === 'confirmed' ? { kind, at, device } : { kind, at, device, note }
}
