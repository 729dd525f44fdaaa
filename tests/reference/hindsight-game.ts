import { foundTable } from './mid-round'
import { fits, type Arm } from './naive-line'
import { readRecord } from './naive-record'
import { allTiles } from './naive-rules'
import { NaiveMatch } from './naive-scorer'
import { standingPlaces } from './random-mistakes'
import type { Random } from './random'
import { canonical, type SimulatedEvent, type SimulatedRecord } from './simulate'

/** How large a table is, and how often its players do what they should not. */
export interface Habits {
  readonly preset: string
  readonly rules: Readonly<Record<string, unknown>>
  readonly players: number
  readonly mostEvents: number
  /** How often someone who can play passes or draws, draws too many, acts out of turn, or lays a tile that does not fit and stays. */
  readonly irregular: number
  /** How often everyone sees a tile of a hand; never, if left out. */
  readonly shows?: number
}

/** One round, played with real tiles. */
export interface PlayedRound {
  readonly record: SimulatedRecord
  /** Places of the passes and draws that broke C-2 with the tiles that were really held, counted from 0. */
  readonly broken: ReadonlySet<number>
}

const halvesOf = (tile: string) => tile.split('-').map(Number) as unknown as readonly [number, number]

/** Whether a tile could be played at a moment of a naive match. */
export function fitsNow(match: NaiveMatch, tile: string): boolean {
  return match.line.lead === null ? match.mayLead(tile) : fits(match.line, match.rules, halvesOf(tile)).length > 0
}

/**
 * A round of a table that does not keep C-2.
 *
 * What it writes down is possible, though not regular. Hands at a block may have a tile more or less than were counted.
 */
export function playRound(random: Random, { preset, rules, players, mostEvents, irregular, shows = 0 }: Habits): PlayedRound {
  const dice = preset === 'flower-and-scorpion' ? { dice: { flower: [6, 4] as const, scorpion: [5, 2] as const } } : {}
  const round = { leader: random.whole(0, players - 1), ...dice, events: [] as SimulatedEvent[] }
  const record: SimulatedRecord = {
    format: 'caravan-record',
    version: 1,
    preset,
    rules,
    players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    rounds: [round],
  }
  const read = readRecord(record)
  if (!('rules' in read)) throw new Error(`no such table: ${JSON.stringify(read)}`)
  const match = new NaiveMatch(read)
  match.startRound(round.leader, dice.dice ?? null)
  const tiles = random.shuffled(allTiles(match.rules))
  let hands = match.hands.map((count) => tiles.splice(0, count))
  let boneyard = tiles
  const broken = new Set<number>()
  const take = (event: SimulatedEvent): void => {
    const code = match.take(event, round.events.length + 1)
    if (code !== null) throw new Error(`refused (${code}): ${JSON.stringify([record, event])}`)
    round.events.push(event)
  }
  const findsTable = tiles.length > players && random.chance(0.15)
  /** Towards the end nobody breaks a rule any more, so that many rounds end with a block. */
  const ending = (): boolean => round.events.length > mostEvents / 2
  while (match.round.end === null && match.winner === null && round.events.length < mostEvents) {
    const out = match.whoIsOut
    if (out !== null) {
      take({ type: 'left', hands: leftInHands(random, hands) })
      continue
    }
    const odd = ending() ? 0 : irregular
    const player = random.chance(odd / 4) ? random.whole(0, players - 1) : match.turn
    const hand = hands[player] ?? []
    const may = hand.filter((tile) => fitsNow(match, tile))
    const places = random.chance(odd / 4) ? hand.flatMap((tile) => standingPlaces(match, halvesOf(tile))) : []
    const wrong = places.length === 0 ? null : random.pick(places)
    if (findsTable && match.line.lead === null && random.chance(0.6)) {
      const found = foundTable(random, match)
      take({ ...found.event, player })
      hands = found.hands
      boneyard = found.boneyard
    } else if (shows > 0 && hand.length > 0 && random.chance(shows)) {
      take({ type: 'show', player, tiles: [random.pick(hand)], why: 'dropped' })
    } else if (random.chance(0.04)) {
      take({
        type: 'rules',
        player,
        rules: random.pick([{ draw: 'one' }, { draw: 'until-able' }, { completeFirstDouble: preset.startsWith('bergen') }, { reserve: 0 }]),
      })
    } else if (hands.every((each) => each.every((tile) => !fitsNow(match, tile))) && random.chance(match.drawable === 0 || ending() ? 0.7 : 0.1)) {
      take({
        type: 'block',
        player,
        hands: shownHands(
          random,
          hands,
          boneyard.filter((tile) => !fitsNow(match, tile)),
        ),
      })
    } else if (wrong !== null) {
      const { halves, arm } = wrong
      const tile = halves.join('-')
      hand.splice(hand.indexOf(canonical(tile)), 1)
      take({ type: 'stands', player, tile, ...(arm === null ? {} : { arm }) })
    } else if (may.length > 0 && !random.chance(odd)) {
      const tile = random.pick(may)
      hand.splice(hand.indexOf(tile), 1)
      const arms: readonly Arm[] = match.line.lead === null ? [] : fits(match.line, match.rules, halvesOf(tile))
      take({ type: 'play', player, tile, ...(arms.length === 0 ? {} : { arm: random.pick(arms) }) })
    } else if (match.drawable > 0 && random.chance(0.7)) {
      let fitted = may.length > 0
      let count = 0
      do {
        if (hand.some((tile) => fitsNow(match, tile))) fitted = true
        hand.push(boneyard.shift() as string)
        count++
      } while (count < match.drawable && (random.chance(odd) || (!hand.some((tile) => fitsNow(match, tile)) && random.chance(0.7))))
      if (fitted) broken.add(round.events.length)
      take({ type: 'draw', player, count })
    } else {
      if (may.length > 0) broken.add(round.events.length)
      take({ type: 'pass', player })
    }
  }
  return { record, broken }
}

/** What is left in the hands: their tiles, or now and then only a number. */
function leftInHands(random: Random, hands: readonly (readonly string[])[]): NonNullable<SimulatedEvent['hands']> {
  return hands.map((hand) => (random.chance(0.2) ? { pips: hand.length === 0 ? 0 : 7 } : random.shuffled(hand.map(canonical))))
}

/** The hands as they are shown: now and then one has a tile that was drawn without a word, or one that nobody sees again. */
function shownHands(random: Random, hands: readonly (readonly string[])[], spare: readonly string[]): readonly (readonly string[])[] {
  const odd = random.chance(0.3) ? random.whole(0, hands.length - 1) : -1
  return hands.map((hand, seat) => {
    const shown = random.shuffled(hand.map(canonical))
    if (seat !== odd) return shown
    const [extra] = spare
    return random.chance(0.5) && extra !== undefined ? [...shown, extra] : shown.slice(1)
  })
}
