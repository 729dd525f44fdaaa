import { fits, openArms, suitAt } from './naive-line'
import { allTiles, hasSpinner, isCounted } from './naive-rules'
import type { NaiveMatch } from './naive-scorer'
import { randomAdjust, standingPlaces } from './random-mistakes'
import type { Moment, Spoil } from './spoils'

const halvesOf = (tile: string) => tile.split('-').map(Number) as unknown as readonly [number, number]

/** A tile that lies nowhere yet and would stand against a rule, as an event; undefined where none would. */
function standing({ random, match }: Moment): { readonly type: 'stands'; readonly tile: string; readonly arm?: string | number } | undefined {
  const free = allTiles(match.rules).filter((tile) => !match.isExhausted(tile))
  const places = free.flatMap((tile) => standingPlaces(match, halvesOf(tile)))
  if (places.length === 0) return undefined
  const { halves, arm } = random.pick(places)
  return { type: 'stands', tile: halves.join('-'), ...(arm === null ? {} : { arm }) }
}

const canHappen = (match: NaiveMatch): boolean => match.whoIsOut === null

/** Whether something can be said of the hand of who is on turn. */
const canTellOfHand = (match: NaiveMatch): boolean => canHappen(match) && !isCounted(match.rules) && match.hands[match.turn] !== 0

/** Every way in which a tile that stands, and points given or taken, cannot be. */
export const MISTAKE_SPOILS: readonly Spoil[] = [
  {
    what: 'a tile that fits and is told to stand',
    code: 'bad-event',
    spoilt: ({ random, match }) => {
      if (match.line.lead === null) return undefined
      const ways = allTiles(match.rules)
        .filter((tile) => !match.isExhausted(tile))
        .flatMap((tile) => fits(match.line, match.rules, halvesOf(tile)).map((arm) => ({ tile, arm })))
      if (ways.length === 0) return undefined
      const { tile, arm } = random.pick(ways)
      const [high, low] = halvesOf(tile)
      const joined = suitAt(match.line, arm)
      return { type: 'stands', tile: high === joined ? `${high}-${low}` : `${low}-${high}`, arm }
    },
  },
  {
    what: 'a lead that may be led and is told to stand',
    code: 'bad-event',
    spoilt: ({ random, match }) => {
      const may = allTiles(match.rules).filter((tile) => match.mayLead(tile))
      return match.line.lead !== null || may.length === 0 ? undefined : { type: 'stands', tile: random.pick(may) }
    },
  },
  {
    what: 'a spinner that is no double and is told to stand',
    code: 'lead-must-be-double',
    spoilt: ({ match }) => (match.line.lead === null && hasSpinner(match.rules) && canHappen(match) ? { type: 'stands', tile: '1-0' } : undefined),
  },
  {
    what: 'a tile that stands, and nobody said where',
    code: 'end-needed',
    spoilt: (moment) => {
      const { arm, ...rest } = standing(moment) ?? {}
      return arm === undefined || !canHappen(moment.match) ? undefined : rest
    },
  },
  {
    what: 'a tile that stands and lies there already',
    code: 'tile-already-played',
    spoilt: ({ random, match }) => {
      const gone = allTiles(match.rules).filter((tile) => match.isExhausted(tile))
      if (gone.length === 0 || !canHappen(match)) return undefined
      return { type: 'stands', tile: random.pick(gone), arm: random.pick(openArms(match.line, match.rules)) }
    },
  },
  {
    what: 'a tile that stands outside the set',
    code: 'bad-tile',
    spoilt: (moment) => {
      const event = standing(moment)
      return event === undefined || !canHappen(moment.match) ? undefined : { ...event, tile: `${moment.match.rules.maxPip + 1}-0` }
    },
  },
  {
    what: 'a tile that stands unpaid, in another word than true',
    code: 'bad-event',
    spoilt: (moment) => {
      const event = standing(moment)
      return event === undefined ? undefined : { ...event, unpaid: moment.random.pick<unknown>([false, 1, 'yes', null]) }
    },
  },
  {
    what: 'points given or taken in a way that cannot be',
    code: 'bad-event',
    spoilt: ({ random, match: { players } }) => {
      const none = Array.from({ length: players }, () => 0)
      return {
        ...randomAdjust(random, players),
        ...random.pick<object>([
          { deltas: none },
          { deltas: [...none, 1] },
          { deltas: none.map(() => 0.5) },
          { deltas: none.map(() => '1') },
          { deltas: undefined },
          { deltas: none.map(() => 2 ** 33) },
          { reason: 'because' },
          { reason: undefined },
          { by: 'me' },
          { name: '' },
          { name: 7 },
          { note: {} },
          { about: { round: 0, event: 1 } },
          { about: { round: 1 } },
          { about: { round: 1, event: 1, seat: 0 } },
        ]),
      }
    },
  },
  {
    what: 'the end of a match that does not say when',
    code: 'bad-event',
    spoilt: ({ random }) =>
      random.pick([
        { type: 'finish', what: 'match', why: 'time' },
        { type: 'finish', what: 'round', when: 'now', why: 'time' },
      ]),
  },
  {
    what: 'points not called for nobody at the table, for who made them, or for no seat',
    code: 'bad-event',
    spoilt: ({ random, match }) => ({
      type: 'uncalled',
      player: 0,
      ...random.pick<Readonly<Record<string, unknown>>>([{ to: match.players }, { to: 0 }, {}, { to: '1' }, { to: 0.5 }, { to: -1 }]),
    }),
  },
  {
    what: 'an early end for a reason that nobody knows',
    code: 'bad-event',
    spoilt: () => ({ type: 'finish', what: 'match', when: 'now', why: 'dinner' }),
  },
  {
    what: 'tiles shown in a way that cannot be',
    code: 'bad-event',
    spoilt: ({ random }) => ({
      type: 'show',
      tiles: ['1-0'],
      why: 'dropped',
      ...random.pick<object>([
        { tiles: [] },
        { tiles: '1-0' },
        { tiles: [10] },
        { tiles: undefined },
        { why: 'because' },
        { why: undefined },
        { first: false },
        { first: 1 },
      ]),
    }),
  },
  {
    what: 'a tile shown that is in no set',
    code: 'bad-tile',
    spoilt: ({ match }) => (canTellOfHand(match) ? { type: 'show', tiles: [`${match.rules.maxPip + 1}-0`], why: 'dropped' } : undefined),
  },
  {
    what: 'a tile shown that lies on the table',
    code: 'tile-seen-twice',
    spoilt: ({ random, match }) => {
      const gone = allTiles(match.rules).filter((tile) => match.isExhausted(tile))
      return gone.length === 0 || !canTellOfHand(match) ? undefined : { type: 'show', tiles: [random.pick(gone)], why: 'misplay' }
    },
  },
  {
    what: 'a tile shown more often than there are',
    code: 'tile-seen-twice',
    spoilt: ({ match }) =>
      canTellOfHand(match) ? { type: 'show', tiles: Array.from({ length: match.rules.copies + 1 }, () => '1-1'), why: 'dropped' } : undefined,
  },
  {
    what: 'a hand counted in a way that cannot be',
    code: 'bad-event',
    spoilt: ({ random, match }) => ({
      type: 'hand',
      count: 3,
      why: 'counted',
      ...random.pick<object>([
        { count: 0 },
        { count: -1 },
        { count: 1.5 },
        { count: '3' },
        { count: undefined },
        { count: match.hands[match.turn] ?? 0 },
        { why: 'because' },
        { why: undefined },
      ]),
    }),
  },
  {
    what: 'a hand with more tiles than there are',
    code: 'hand-not-possible',
    spoilt: ({ match }) =>
      canTellOfHand(match) ? { type: 'hand', count: (match.hands[match.turn] ?? 0) + match.boneyard + 1, why: 'drew-too-many' } : undefined,
  },
  {
    what: 'a set of which nothing is said that could be so',
    code: 'bad-event',
    spoilt: ({ random }) => ({
      type: 'set',
      ...random.pick<object>([{}, { missing: [] }, { extra: [], missing: ['1-0'] }, { missing: '1-0' }, { extra: [1] }, { missing: null }]),
    }),
  },
  {
    what: 'a set with a tile of another set',
    code: 'bad-tile',
    spoilt: ({ match }) => (canTellOfHand(match) ? { type: 'set', extra: [`${match.rules.maxPip + 1}-0`] } : undefined),
  },
  {
    what: 'a player leaving in a way that cannot be',
    code: 'bad-event',
    spoilt: ({ random, match }) => ({
      type: 'leave',
      ...random.pick<object>([{}, { tiles: 'table' }, { tiles: null }, { tiles: 'aside', player: match.players }]),
    }),
  },
  {
    what: 'a player leaving though two have to stay, or partners',
    code: 'bad-event',
    spoilt: ({ match }) => (match.rules.partners || match.players - match.gone.length <= 2 ? { type: 'leave', tiles: 'aside' } : undefined),
  },
  {
    what: 'tiles of a player who leaves put back where none are drawn, or counted for who has left',
    code: 'bad-event',
    spoilt: ({ match, event }) => {
      if (!isCounted(match.rules)) return undefined
      const [seat] = match.gone
      if (seat === undefined) return { type: 'leave', tiles: 'boneyard' }
      const { type, hands } = event as { readonly type?: unknown; readonly hands?: readonly unknown[] }
      return type === 'left' && Array.isArray(hands) ? { type, hands: hands.with(seat, { pips: 3 }) } : undefined
    },
  },
  {
    what: 'something done by who has left',
    code: 'bad-event',
    spoilt: ({ random, match }) => {
      const [seat] = match.gone
      return seat === undefined
        ? undefined
        : random.pick<object>([
            { type: 'pass', player: seat },
            { type: 'leave', tiles: 'aside', player: seat },
            { type: 'uncalled', player: match.turn, to: seat },
          ])
    },
  },
  {
    what: 'a block that stands though nothing fits, or stands in a way that cannot be',
    code: 'bad-event',
    spoilt: ({ random, event }) =>
      typeof event === 'object' && event !== null && 'type' in event && event.type === 'block' && !('stands' in event)
        ? { ...event, stands: random.pick<unknown>([true, false, 1]) }
        : undefined,
  },
  {
    what: 'a tile missing that lies on the table',
    code: 'tile-seen-twice',
    spoilt: ({ random, match }) => {
      const gone = allTiles(match.rules).filter((tile) => match.isExhausted(tile))
      return gone.length === 0 || !canTellOfHand(match) || match.boneyard === 0 ? undefined : { type: 'set', missing: [random.pick(gone)] }
    },
  },
]
