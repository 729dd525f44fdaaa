import { fits, suitAt, type Arm } from './naive-line'
import { isDoubleText } from './naive-record'
import { allTiles, hasSpinner } from './naive-rules'
import type { NaiveMatch } from './naive-scorer'
import type { Random } from './random'
import { canonical, type SimulatedEvent } from './simulate'

/** A moment of a legal game: the table just before an event. */
export interface Moment {
  readonly random: Random
  readonly match: NaiveMatch
  readonly event: SimulatedEvent
}

/** One way to make an event impossible, and the code that refuses it. */
export interface Spoil {
  readonly what: string
  readonly code: string
  /** What the event becomes; undefined where spoiling it so makes no sense. */
  readonly spoilt: (moment: Moment) => unknown
}

type Spoilt = Spoil['spoilt']

const halvesOf = (tile: string) => tile.split('-').map(Number) as unknown as readonly [number, number]
const kinds = (match: NaiveMatch) => [...new Set(allTiles(match.rules))]
const arms = (match: NaiveMatch): readonly Arm[] => [...match.line.arms.keys()]
const ofSpinner = (match: NaiveMatch) => hasSpinner(match.rules)
const pickOr = <T>(random: Random, list: readonly T[]): T | undefined => (list.length === 0 ? undefined : random.pick(list))

/** The tiles a block shows; nothing of other events. */
const shownHands = ({ type, hands = [] }: SimulatedEvent) => (type === 'block' ? (hands as readonly (readonly string[])[]) : [])

const inPlay =
  (spoilt: Spoilt): Spoilt =>
  (moment) =>
    moment.event.type === 'play' ? spoilt(moment) : undefined
const onTheLine =
  (spoilt: Spoilt): Spoilt =>
  (moment) =>
    moment.event.type === 'play' && moment.match.line.lead !== null ? spoilt(moment) : undefined

/** A play with another tile, one of those named, if there is one. */
const withTile =
  (tiles: (moment: Moment) => readonly string[]): Spoilt =>
  (moment) => {
    const tile = pickOr(moment.random, tiles(moment))
    return tile === undefined ? undefined : { ...moment.event, tile }
  }

/** A block with one tile more in someone's hand, one of those named, if there is one. */
const withTileInHand =
  (tiles: (moment: Moment) => readonly string[]): Spoilt =>
  (moment) => {
    const { random, event } = moment
    const hands = shownHands(event)
    const tile = event.type === 'block' ? pickOr(random, tiles(moment)) : undefined
    if (tile === undefined) return undefined
    const at = random.whole(0, hands.length - 1)
    return { ...event, hands: hands.map((hand, seat) => (seat === at ? random.shuffled([...hand, tile]) : hand)) }
  }

const gone = ({ match }: Moment) => kinds(match).filter((tile) => match.isExhausted(tile))
const outside = ({ match }: Moment) => [`${match.rules.maxPip + 1}-0`, `0-${match.rules.maxPip + 1}`]

function canPlay(match: NaiveMatch, tile: string): boolean {
  return match.line.lead === null ? match.mayLead(tile) : fits(match.line, match.rules, halvesOf(tile)).length > 0
}

/** What a play would meet at an arm: the suit, and whether a double shows it. */
function shownAt(match: NaiveMatch, arm: Arm): string {
  const top = match.line.arms.get(arm)?.at(-1) ?? match.line.lead
  return `${suitAt(match.line, arm)} ${top?.halves[0] === top?.halves[1] ? 'double' : 'single'}`
}

/** Every impossible event, in the order of the codes (record format). */
export const SPOILS: readonly Spoil[] = [
  {
    what: 'an event of no known type',
    code: 'bad-event',
    spoilt: ({ random }) => random.pick([{ type: 'jump' }, {}, null, 'play', 7, [], { type: 'Play', tile: '0-0' }]),
  },
  {
    what: 'a player who does not sit there',
    code: 'bad-event',
    spoilt: ({ random, match, event }) => ({ ...event, player: random.pick([match.players, -1, 0.5, '0', 99]) }),
  },
  {
    what: 'a play without a tile',
    code: 'bad-event',
    spoilt: inPlay(({ random, event: { tile: _, ...rest } }) => random.pick([rest, { ...rest, tile: 64 }, { ...rest, tile: ['6-4'] }])),
  },
  {
    what: 'an arm this line does not have',
    code: 'bad-event',
    spoilt: inPlay(({ random, match, event }) => {
      const names = ofSpinner(match) ? ['left', 0, arms(match).length + 1, 1.5, '1'] : ['top', 1, 0, 'Left']
      return { ...event, arm: random.pick(names) }
    }),
  },
  {
    what: 'a draw of nothing',
    code: 'bad-event',
    spoilt: ({ random }) => ({ type: 'draw', count: random.pick([0, -1, 1.5, '1']) }),
  },
  {
    what: 'a block that does not show every hand',
    code: 'bad-event',
    spoilt: ({ random, match: { players } }) => {
      const tooMany = Array.from({ length: players + 1 }, () => [])
      const noHands = Array.from({ length: players }, () => 3)
      return { type: 'block', hands: random.pick<unknown>([undefined, [], tooMany, 'none', noHands]) }
    },
  },
  {
    what: 'a tile outside the set',
    code: 'bad-tile',
    spoilt: inPlay(withTile((moment) => [...outside(moment), '', '6', '6-', '06-4', '6-4-1', 'six-four', '-1-0', '6–4'])),
  },
  { what: 'a tile that lies there already', code: 'tile-already-played', spoilt: inPlay(withTile(gone)) },
  {
    what: 'a lead that is no double',
    code: 'lead-must-be-double',
    spoilt: inPlay(withTile(({ match }) => (match.line.lead === null ? kinds(match).filter((tile) => !isDoubleText(tile) && !match.mayLead(tile)) : []))),
  },
  {
    what: 'a tile that fits nowhere',
    code: 'does-not-match',
    spoilt: onTheLine(withTile(({ match }) => kinds(match).filter((tile) => !match.isExhausted(tile) && !canPlay(match, tile)))),
  },
  {
    what: 'an end the tile does not fit',
    code: 'does-not-match',
    spoilt: onTheLine(({ random, match, event }) => {
      const fitting = fits(match.line, match.rules, halvesOf(event.tile ?? ''))
      const arm = pickOr(
        random,
        arms(match).filter((each) => !fitting.includes(each)),
      )
      return arm === undefined ? undefined : { ...event, arm }
    }),
  },
  {
    what: 'no end where it matters',
    code: 'end-needed',
    spoilt: onTheLine(({ match, event: { arm: _, ...rest } }) => {
      const fitting = fits(match.line, match.rules, halvesOf(rest.tile ?? ''))
      return new Set(fitting.map((each) => shownAt(match, each))).size > 1 ? rest : undefined
    }),
  },
  {
    what: 'a draw into the reserve',
    code: 'boneyard-empty',
    spoilt: ({ random, match }) => ({ type: 'draw', count: match.drawable + random.pick([1, 1, 2, 50]) }),
  },
  { what: 'a hand with a tile outside the set', code: 'bad-tile', spoilt: withTileInHand(outside) },
  { what: 'a hand with a tile from the table', code: 'tile-seen-twice', spoilt: withTileInHand(gone) },
  {
    what: 'one tile in two hands',
    code: 'tile-seen-twice',
    spoilt: ({ random, match, event }) => {
      const hands = shownHands(event)
      const tile = pickOr(random, hands.flat())
      if (tile === undefined) return undefined
      const again = Array.from({ length: match.rules.copies }, () => tile)
      return { ...event, hands: hands.map((hand, seat) => (seat === hands.length - 1 ? [...hand, ...again] : hand)) }
    },
  },
  {
    what: 'a hand with a tile that can be played',
    code: 'not-blocked',
    spoilt: withTileInHand(({ match, event }) => {
      const seen = shownHands(event).flat().map(canonical)
      return kinds(match).filter((tile) => !match.isExhausted(tile) && !seen.includes(tile) && canPlay(match, tile))
    }),
  },
]
