import { tileText } from './naive-record'
import { allTiles, hasSpinner, isCross } from './naive-rules'
import type { FoundTable } from './mid-round'
import type { NaiveMatch } from './naive-scorer'
import type { SimulatedEvent } from './simulate'
import type { Moment, Spoil } from './spoils'

type Shown = FoundTable['event']
/** The tiles that lie in one row: a two-ended line, or one arm of a spinner. */
type Row = readonly string[]

const halvesOf = (tile: string) => tile.split('-').map(Number) as unknown as readonly [number, number]
const named = (tile: string) => tileText(halvesOf(tile))

/** Spoils a table; says undefined of other events. */
const inTable =
  (spoilt: (event: SimulatedEvent & Shown, moment: Moment) => unknown): Spoil['spoilt'] =>
  (moment) =>
    moment.event.type === 'table' ? spoilt(moment.event as SimulatedEvent & Shown, moment) : undefined

const tilesOf = ({ line }: Shown): readonly string[] => ('spinner' in line ? [line.spinner, ...line.arms.flat()] : line)

/** The line with its last row changed: what lies before it is sound, so it is the first thing wrong. */
function withLastRow({ line }: Shown, change: (row: Row, spinner: string | null) => Row | undefined): Shown['line'] | undefined {
  if (!('spinner' in line)) return change(line, null)
  const last = change(line.arms.at(-1) ?? [], line.spinner)
  return last === undefined ? undefined : { ...line, arms: [...line.arms.slice(0, -1), last] }
}

/** The line with one tile more at its last end, chosen among those that `fit` for the suit shown there. */
function lengthened(
  event: Shown,
  { random, match }: Moment,
  fit: (tile: readonly [number, number], shown: number, lying: readonly string[]) => boolean,
): unknown {
  const room = allTiles(match.rules).length - tilesOf(event).length - event.hands.reduce((sum, each) => sum + each, 0)
  if (room < 1) return undefined
  const lying = tilesOf(event).map(named)
  const line = withLastRow(event, (row, spinner) => {
    const shown = halvesOf(row.at(-1) ?? spinner ?? '')[1]
    const halves = [...new Set(allTiles(match.rules))].map(halvesOf).flatMap(
      ([a, b]) =>
        [
          [a, b],
          [b, a],
        ] as const,
    )
    const possible = halves.filter((tile) => fit(tile, shown, lying))
    return possible.length === 0 ? undefined : [...row, random.pick(possible).join('-')]
  })
  return line === undefined ? undefined : { ...event, line }
}

const isGone = (match: NaiveMatch, tile: readonly [number, number], lying: readonly string[]) =>
  lying.filter((each) => each === tileText(tile)).length >= match.rules.copies

/** A count in someone's place; the others stay. */
const withCount = (counts: readonly number[], { random }: Moment, wrong: unknown) => {
  const at = random.whole(0, counts.length - 1)
  return counts.map((count, seat): unknown => (seat === at ? wrong : count))
}

/** Every way in which a table that is shown cannot be. */
export const TABLE_SPOILS: readonly Spoil[] = [
  {
    what: 'a table after something was laid',
    code: 'bad-event',
    spoilt: ({ random, match }) => {
      if (match.laid.length === 0) return undefined
      const hands = match.hands.map(() => 1)
      return hasSpinner(match.rules)
        ? { type: 'table', line: { spinner: '0-0', arms: [] }, hands }
        : { type: 'table', line: [random.pick(['0-0', '1-0'])], hands }
    },
  },
  {
    what: 'no line, or one of the other kind',
    code: 'bad-event',
    spoilt: inTable((event, { random, match }) => {
      const other = hasSpinner(match.rules) ? ['0-0'] : isCross(match.rules) ? ['0-0', '0-0'] : { spinner: '0-0', arms: [] }
      return { ...event, line: random.pick<unknown>([undefined, [], '6-4', {}, other, [6, 4], { spinner: '0-0' }, { spinner: '0-0', arms: [[7]] }]) }
    }),
  },
  {
    what: 'more arms than the spinner has',
    code: 'bad-event',
    spoilt: inTable((event, { match }) =>
      'spinner' in event.line ? { ...event, line: { ...event.line, arms: Array.from({ length: match.line.arms.size + 1 }, () => []) } } : undefined,
    ),
  },
  {
    what: 'hands that cannot be',
    code: 'bad-event',
    spoilt: inTable((event, moment) => {
      const { random, match } = moment
      const wrong = [
        undefined,
        null,
        event.hands.slice(1),
        [...event.hands, 1],
        withCount(event.hands, moment, random.pick<unknown>([0, -1, 1.5, '3', allTiles(match.rules).length])),
      ]
      return { ...event, hands: random.pick<unknown>(wrong) }
    }),
  },
  {
    what: 'totals that cannot be',
    code: 'bad-event',
    spoilt: inTable((event, moment) => {
      const { random, match } = moment
      const { rules, target, totals } = match
      const nothing = totals.map(() => 0)
      const wrong: unknown[] = [nothing.slice(1), [...nothing, 0], withCount(nothing, moment, random.pick<unknown>([0.5, '1', null])), 0]
      if (rules.win === 'immediate') wrong.push(withCount(nothing, moment, target))
      if (rules.floor !== null) wrong.push(withCount(nothing, moment, rules.floor - 1))
      if (totals.some((total) => total !== 0)) wrong.push(nothing, totals)
      return { ...event, totals: random.pick(wrong) }
    }),
  },
  {
    what: 'hands that cannot be, of a line that cannot either',
    code: 'bad-event',
    spoilt: inTable((event, moment) => {
      const line = withLastRow(event, (row) => [...row, 'x'])
      return { ...event, line, hands: withCount(event.hands, moment, 0) }
    }),
  },
  {
    what: 'a line with something that is no tile of the set',
    code: 'bad-tile',
    spoilt: inTable((event, moment) => {
      const { random, match } = moment
      const longer = lengthened(event, moment, () => true) as Shown | undefined
      const wrong = random.pick(['', '6', '06-4', 'six-four', `${match.rules.maxPip + 1}-0`, `0-${match.rules.maxPip + 1}`])
      return longer === undefined ? undefined : { ...event, line: withLastRow(longer, (row) => [...row.slice(0, -1), wrong]) }
    }),
  },
  {
    what: 'a line with a tile once too often',
    code: 'tile-already-played',
    spoilt: inTable((event, moment) => lengthened(event, moment, (tile, _shown, lying) => isGone(moment.match, tile, lying))),
  },
  {
    what: 'a line with halves that touch and differ',
    code: 'does-not-match',
    spoilt: inTable((event, moment) => lengthened(event, moment, (tile, shown, lying) => tile[0] !== shown && !isGone(moment.match, tile, lying))),
  },
  {
    what: 'a spinner that is no double',
    code: 'lead-must-be-double',
    spoilt: inTable((event, { random, match }) =>
      'spinner' in event.line && hasSpinner(match.rules) ? { ...event, line: { ...event.line, spinner: random.pick(['1-0', '0-1', '2-1']) } } : undefined,
    ),
  },
]
