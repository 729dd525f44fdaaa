import { tilesOfSet } from '#shared/domino/set'
import { highOf, lowOf, makeTile } from '#shared/domino/tile'
import { laidWords, tileWords } from '#shared/words/en/grammar'
import type { NaiveDice } from '../../reference/naive-record'
import type { SimulatedEvent } from '../../reference/simulate'
import type { ShortMatch } from './short-matches'

const BEGUN = /^Round \d+\. (?:(\w+) leads\. ?(?:Flower (.+?), Scorpion (.+?)\. ?)?)?/
const LED = /^(\w+) leads (.+?)\. /
const LAID = /^(\w+): (.+?) (left|right|arm \d+)\. /
const OTHER = /^(\w+) (drew 1 tile|passed)\./
const NOW = /, now (−?\d+)\./
const BLOCKED = 'Round blocked, all tiles shown.'

const numberOf = (text: string): number => Number(text.replace('−', '-'))
export const signless = (value: number): string => String(value).replace('-', '−')

/** How a round begins, and what is said after that in the same message. */
interface Beginning {
  readonly leader: number
  readonly dice: NaiveDice | null
  readonly rest: string
}

/** What a person makes of what they hear of a match: from nothing but the words. */
export class Understood {
  readonly #names: readonly string[]
  /** A lead lies as it is said; of any other tile its halves are enough. */
  readonly #leads: ReadonlyMap<string, string>
  readonly #tiles: ReadonlyMap<string, string>

  constructor({ names, rules }: ShortMatch) {
    const tiles = tilesOfSet(rules.maxPip)
    this.#names = names
    this.#tiles = new Map(tiles.map((tile) => [tileWords(tile), makeTile(tile)]))
    this.#leads = new Map(
      tiles.flatMap((tile) => {
        const [high, low] = [highOf(tile), lowOf(tile)]
        return [
          [laidWords(high, low), `${high}-${low}`],
          [laidWords(low, high), `${low}-${high}`],
        ] as const
      }),
    )
  }

  /** Null for what begins no round. */
  beginning(said: string): Beginning | null {
    const begun = BEGUN.exec(said)
    if (begun === null) return null
    const [whole, named, flower, scorpion] = begun
    const rest = said.slice(whole.length)
    const dice = flower === undefined || scorpion === undefined ? null : { flower: this.#roll(flower), scorpion: this.#roll(scorpion) }
    return { leader: this.#seat(named ?? LED.exec(rest)?.[1]), dice, rest }
  }

  /** `hands`: those that were laid open, which nobody reads out. */
  event(said: string, hands: SimulatedEvent['hands']): SimulatedEvent {
    if (said.startsWith(BLOCKED)) return { type: 'block', hands: hands ?? [] }
    const led = LED.exec(said)
    if (led !== null) return { type: 'play', player: this.#seat(led[1]), tile: known(this.#leads, led[2]) }
    const laid = LAID.exec(said)
    if (laid !== null) {
      const where = laid[3] ?? ''
      return { type: 'play', player: this.#seat(laid[1]), tile: known(this.#tiles, laid[2]), arm: where.startsWith('arm') ? Number(where.slice(4)) : where }
    }
    const other = OTHER.exec(said)
    if (other === null) throw new Error(`Nobody would know what happened from: ${said}`)
    return { type: other[2] === 'passed' ? 'pass' : 'draw', player: this.#seat(other[1]) }
  }

  /** What a player has after a play, where that is said. */
  total(said: string): number | null {
    const now = NOW.exec(said)
    return now === null ? null : numberOf(now[1] ?? '')
  }

  #seat(name: string | undefined): number {
    return this.#names.indexOf(name ?? '')
  }

  #roll(told: string): [number, number] {
    return known(this.#tiles, told).split('-').map(Number) as [number, number]
  }
}

function known(tiles: ReadonlyMap<string, string>, told: string | undefined): string {
  const tile = tiles.get(told ?? '')
  if (tile === undefined) throw new Error(`${told} is no tile`)
  return tile
}
