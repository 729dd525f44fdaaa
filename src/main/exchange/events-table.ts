import { laidLine, makeLine, makeWritten, writtenAs } from '#shared/domino/notation'
import { makeTile } from '#shared/domino/tile'
import { type ScoredAdjust, type ScoredEvent, whatFinishes } from '#shared/match/events'
import { rulesAtEnd } from '#shared/match/rules-at'
import type { ScoredRound } from '#shared/match/state'
import { beforeCaps, type Reason } from '#shared/games/reasons'
import { diceTile, nameOf, settingsWords } from '#shared/words/en'
import type { Cell } from './csv'
import type { ExportedMatch } from './exported-match'

/** Columns of the table of events, in their order (docs/exports.md). */
export const EVENT_COLUMNS = [
  'match',
  'date',
  'round',
  'event',
  'seat',
  'player',
  'what',
  'tile',
  'end',
  'count',
  'points',
  'total',
  'reasons',
  'flower',
  'scorpion',
  'more',
] as const

type EventRow = readonly Cell[]

/** Rows that are made at once. */
const BATCH = 250

/** One row for each event, of points given or taken one for each player, and after the last of a round one for each player whom its end moved; in batches. */
export function* eventRows({ id, date, players, scored }: ExportedMatch): Generator<readonly EventRow[], void, void> {
  const names = players.map(({ name }) => name)
  for (const [index, round] of scored.rounds.entries()) {
    const at = [id, date, index + 1] as const
    const dice = round.dice === null ? ['', ''] : [diceTile(round.dice.flower), diceTile(round.dice.scorpion)]
    const row = (event: Cell, seat: number, what: string, rest: readonly Cell[], more: string): EventRow => [
      ...at,
      event,
      seat + 1,
      nameOf(names, seat),
      what,
      ...rest,
      ...dice,
      more,
    ]
    const { arms } = rulesAtEnd(round)
    for (let from = 0; from < round.events.length; from += BATCH) {
      yield round.events.slice(from, from + BATCH).flatMap((event, at): readonly EventRow[] => {
        const place = from + at + 1
        // points are given to and taken from several at once: a row for each
        if (event.type === 'adjust') return adjustRows(event, (seat, cells, more) => row(place, seat, event.type, cells, more))
        const what = event.type === 'play' && event.stands !== undefined ? 'stands' : event.type
        const own = row(place, event.player, what, cellsOf(event), moreOf(event, arms, names))
        if (event.type !== 'play' || event.uncalled === undefined || event.uncalled.to === null) return [own]
        // points that were not called are another player's: a row of their own
        const { to, delta } = event.uncalled
        return [own, row(place, to, 'taken', ['', '', '', delta, event.totals[to] ?? 0, ''], '')]
      })
    }
    yield endRows(round, row)
  }
}

/** One row for each player whose total was to move. */
function adjustRows(event: ScoredAdjust, row: (seat: number, cells: readonly Cell[], more: string) => EventRow): readonly EventRow[] {
  const { asked, deltas, totals, reason, by, name, note } = event
  const more = [reason, by, ...(name === undefined ? [] : [name]), ...(note === undefined ? [] : [note])].join('; ')
  return asked.flatMap((points, seat) => (points === 0 ? [] : [row(seat, ['', '', '', deltas[seat] ?? 0, totals[seat] ?? 0, ''], more)]))
}

type MakeRow = (event: Cell, seat: number, what: string, rest: readonly Cell[], more: string) => EventRow

function endRows({ end }: ScoredRound, row: MakeRow): readonly EventRow[] {
  if (end === null) return []
  return end.deltas.flatMap((delta, seat) => {
    const won = end.winner === seat
    return delta === 0 && !won ? [] : [row('', seat, `end: ${end.kind}`, ['', '', '', delta, end.totals[seat] ?? 0, ''], won ? 'wins the round' : '')]
  })
}

type RowEvent = Exclude<ScoredEvent, ScoredAdjust>

/** Tile, end, count, points, total and reasons. */
function cellsOf(event: RowEvent): readonly Cell[] {
  const total = event.totals[event.player] ?? 0
  switch (event.type) {
    case 'play':
      return [
        // a lead, and a tile that stands, as it lies
        event.arm === null || event.stands !== undefined ? makeWritten(writtenAs(event)) : makeTile(event.tile),
        event.arm ?? 'lead',
        '',
        event.delta,
        total,
        event.reasons.map(reasonText).join('; '),
      ]
    case 'draw':
    case 'hand':
      return ['', '', event.count, event.delta, total, '']
    case 'pass':
    case 'block':
    case 'left':
    case 'table':
    case 'rules':
    case 'finish':
    case 'show':
    case 'uncalled':
    case 'set':
    case 'leave':
      return ['', '', '', event.delta, total, '']
  }
}

function reasonText({ code, points, count, suit }: Reason): string {
  const times = count === undefined ? '' : ` ×${count}`
  const of = suit === undefined ? '' : ` ${suit}s`
  return `${code}${of}${times} ${beforeCaps(points)}`
}

/** Hands of a blocked round, or what is left in them, and the line that a record began with. */
function moreOf(event: RowEvent, arms: number, names: readonly string[]): string {
  switch (event.type) {
    case 'block':
      return [...event.hands.map((hand, seat) => `${nameOf(names, seat)}: ${hand.map(makeTile).join(' ') || '-'}`), ...(event.stands ? ['stands'] : [])].join(
        '; ',
      )
    case 'left':
      return event.hands.map((hand, seat) => `${nameOf(names, seat)}: ${'pips' in hand ? hand.pips : hand.map(makeTile).join(' ') || '-'}`).join('; ')
    case 'table': {
      const line = laidLine(event.laid, arms)
      return line === null ? '' : makeLine(line)
    }
    case 'rules':
      return settingsWords(event.changed)
    case 'uncalled':
      return event.to === null ? 'nobody' : nameOf(names, event.to)
    case 'finish':
      return [...Object.values(whatFinishes(event)), event.why].join('; ')
    case 'show':
      return [event.tiles.map(makeTile).join(' '), event.why, ...(event.first ? ['first'] : [])].join('; ')
    case 'hand':
      return event.why
    case 'leave':
      return event.tiles
    case 'set':
      return [['missing', event.missing] as const, ['extra', event.extra] as const]
        .flatMap(([name, tiles]) => (tiles.length === 0 ? [] : [`${name}: ${tiles.map(makeTile).join(' ')}`]))
        .join('; ')
    case 'play':
      return event.stands === 'unpaid' ? 'unpaid' : ''
    case 'draw':
    case 'pass':
      return ''
  }
}
