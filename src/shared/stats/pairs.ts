import { isSameSide, type SideRules } from '../games/sides'
import { textOrder } from '../kernel/text-order'
import type { PersonKey } from './person'
import type { MatchPlace } from './standing'

/** Two people in the matches in which both took part, however many others did. */
export interface Pair {
  /** `a` comes before `b` in the alphabet of keys. */
  readonly a: PersonKey
  readonly b: PersonKey
  readonly aAhead: number
  readonly bAhead: number
  /** They shared a place. */
  readonly level: number
}

export interface Versus {
  readonly matches: number
  readonly ahead: number
  readonly behind: number
  readonly level: number
}

const NEVER_MET: Versus = { matches: 0, ahead: 0, behind: 0, level: 0 }

const ALONE: SideRules = { partners: false }

/** Whether two people sat on one side. */
export const playTogether = (rules: SideRules, one: MatchPlace, other: MatchPlace): boolean =>
  one.seats.some((seat) => other.seats.some((across) => isSameSide(rules, seat, across)))

type OpenPair = { -readonly [K in keyof Pair]: Pair[K] }

/** Counts who finished ahead of whom; standings come in the order of their keys. */
export class PairCount {
  readonly #pairs = new Map<PersonKey, Map<PersonKey, OpenPair>>()

  /** Opponents have met, partners have not (PA-6). */
  add(standings: readonly MatchPlace[], rules: SideRules = ALONE): void {
    standings.forEach((one, at) => {
      for (const other of standings.slice(at + 1)) {
        if (playTogether(rules, one, other)) continue
        const pair = this.#pair(one.person, other.person)
        if (one.place < other.place) pair.aAhead += 1
        else if (one.place > other.place) pair.bAhead += 1
        else pair.level += 1
      }
    })
  }

  /** In the order of their keys. */
  pairs(): readonly Pair[] {
    const all = [...this.#pairs.values()].flatMap((ofOne) => [...ofOne.values()])
    return all.sort((x, y) => textOrder(x.a, y.a) || textOrder(x.b, y.b))
  }

  #pair(a: PersonKey, b: PersonKey): OpenPair {
    let ofOne = this.#pairs.get(a)
    if (ofOne === undefined) this.#pairs.set(a, (ofOne = new Map<PersonKey, OpenPair>()))
    let pair = ofOne.get(b)
    if (pair === undefined) ofOne.set(b, (pair = { a, b, aAhead: 0, bAhead: 0, level: 0 }))
    return pair
  }
}

/** Two people who played together, as partners (PA-1). */
export interface Partners {
  /** `a` comes before `b` in the alphabet of keys. */
  readonly a: PersonKey
  readonly b: PersonKey
  readonly matches: number
  readonly won: number
}

/** Counts who played with whom; standings come in the order of their keys. */
export class PartnersCount {
  readonly #known = new Map<string, { -readonly [K in keyof Partners]: Partners[K] }>()

  add(standings: readonly MatchPlace[]): void {
    standings.forEach((one, at) => {
      for (const other of standings.slice(at + 1)) {
        if (!playTogether({ partners: true }, one, other)) continue
        const key = JSON.stringify([one.person, other.person])
        const partners = this.#known.get(key) ?? { a: one.person, b: other.person, matches: 0, won: 0 }
        partners.matches += 1
        if (one.place === 1) partners.won += 1
        this.#known.set(key, partners)
      }
    })
  }

  /** Those who played most together first, then in the order of their keys. */
  all(): readonly Partners[] {
    return [...this.#known.values()].sort((x, y) => y.matches - x.matches || textOrder(x.a, y.a) || textOrder(x.b, y.b))
  }
}

/** Looks up how one person stands against another; for a matrix of everyone. */
export function headToHead(pairs: readonly Pair[]): (one: PersonKey, other: PersonKey) => Versus {
  const seen = new Map<PersonKey, Map<PersonKey, Versus>>()
  const put = (one: PersonKey, other: PersonKey, versus: Versus) => {
    const ofOne = seen.get(one)
    if (ofOne === undefined) seen.set(one, new Map([[other, versus]]))
    else ofOne.set(other, versus)
  }
  for (const { a, b, aAhead, bAhead, level } of pairs) {
    const matches = aAhead + bAhead + level
    put(a, b, { matches, ahead: aAhead, behind: bAhead, level })
    put(b, a, { matches, ahead: bAhead, behind: aAhead, level })
  }
  return (one, other) => seen.get(one)?.get(other) ?? NEVER_MET
}
