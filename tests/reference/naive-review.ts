import type { Arm } from './naive-line'
import { isObject, readRecord, readTile, tileText } from './naive-record'
import { armNames } from './naive-rules'
import { NaiveMatch } from './naive-scorer'
import type { NaiveError } from './naive-result'

interface NaiveWay {
  readonly tile: string
  readonly arm: Arm | null
}
interface NaiveReviewedPlay {
  readonly event: number
  readonly player: number
  readonly tile: string
  readonly arm: Arm | null
  readonly delta: number
  readonly held: readonly string[]
  readonly best: { readonly delta: number; readonly plays: readonly NaiveWay[] }
  readonly missed: number
}
export interface NaiveReview {
  readonly rounds: readonly { readonly plays: readonly NaiveReviewedPlay[] }[]
  readonly missed: readonly number[]
}

/**
 * Reviews a record as `review --json` prints it, straight from the record format: slow, simple, and without any code of the app.
 *
 * What a tile would have paid is found by laying it: the match is copied as it stood, and the tile is played at every arm there is by name.
 */
export function naiveReview(value: unknown): NaiveReview | NaiveError {
  const record = readRecord(value)
  if ('why' in record) return { error: { code: 'bad-record', round: record.round, event: null, message: record.why } }
  const match = new NaiveMatch(record)
  const missed = Array.from({ length: record.players }, () => 0)
  const rounds: { plays: NaiveReviewedPlay[] }[] = []
  for (const [index, round] of record.rounds.entries()) {
    if (match.winner !== null) {
      return { error: { code: 'match-over', round: index + 1, event: round.events.length > 0 ? 1 : null, message: 'the match has ended' } }
    }
    match.startRound(round.leader, round.dice)
    const stood: { readonly before: NaiveMatch; readonly after: NaiveMatch }[] = []
    for (const [place, event] of round.events.entries()) {
      const before = copyOf(match)
      const code = match.take(event, place + 1)
      if (code !== null) return { error: { code, round: index + 1, event: place + 1, message: code } }
      stood.push({ before, after: copyOf(match) })
    }
    const plays: NaiveReviewedPlay[] = []
    for (const [place, { before, after }] of stood.entries()) {
      const made = after.round.events.at(-1)
      const type = typeOf(round.events[place])
      if ((made?.type !== 'play' && made?.type !== 'stands') || (type !== 'play' && type !== 'stands')) continue
      const { player, tile = '', delta } = made
      const held = heldJustBefore(round.events, match.round.events, { place, player, shown: before.shown, left: match.shown })
      const plain = [...new Set(held)].flatMap((each) => waysOf(before, each, player))
      // a tile that stands against a rule is no way, and may have paid more than all there were
      // what a tile is worth is compared, whoever had its points in the end (M-8)
      const worth = made.uncalled === undefined ? delta : worthOf(before, round.events[place])
      const most = Math.max(worth, ...plain.map((way) => way.delta))
      plays.push({
        event: place + 1,
        player,
        tile,
        arm: whereLaid(before, after),
        delta,
        held,
        best: { delta: most, plays: plain.filter((way) => way.delta === most).map((way) => ({ tile: way.tile, arm: way.arm })) },
        missed: Math.max(0, most - worth),
      })
      missed[player] = (missed[player] ?? 0) + Math.max(0, most - worth)
    }
    rounds.push({ plays })
  }
  return { rounds, missed }
}

/** What a play would have paid its player, had it been called: a copy knows of no call. */
function worthOf(before: NaiveMatch, event: unknown): number {
  const called = copyOf(before)
  called.take(event, 1)
  return called.round.events.at(-1)?.delta ?? 0
}

const typeOf = (event: unknown): unknown => (isObject(event) ? event['type'] : undefined)

function copyOf(match: NaiveMatch): NaiveMatch {
  const copy = new NaiveMatch({ preset: match.preset, rules: match.rules, players: match.players, rounds: [] })
  return Object.assign(copy, {
    totals: [...match.totals],
    winner: match.winner,
    rounds: match.rounds.slice(-1).map(({ events, end }) => ({ events: [...events], end })),
    line: match.line,
    dice: match.dice,
    laid: [...match.laid],
    hands: [...match.hands],
    boneyard: match.boneyard,
    leader: match.leader,
    turn: match.turn,
    drawn: match.drawn,
    leadPasses: match.leadPasses,
    shown: match.shown,
    gone: [...match.gone],
    missing: match.missing,
    extra: match.extra,
  })
}

/**
 * `held`: the tile itself, and each tile that the same player plays later in the round, or shows at the end of the round, with no draw by that
 * player between. What was scored has who it was; a block, and what is left, is not among it, so its hands are read from the record.
 */
function heldJustBefore(
  events: readonly unknown[],
  scored: readonly { readonly type: string; readonly player: number; readonly tile?: string; readonly tiles?: readonly string[] | string }[],
  { place, player, shown, left }: HeldThen,
): readonly string[] {
  const held: string[] = []
  /** What everyone has seen, before or later: each tile once, however often it was shown. */
  let seen = shown.filter((each) => each.player === player).map(({ tile }) => tile)
  for (let later = place; later < events.length; later++) {
    const event = events[later]
    if (endsWithHands(event)) {
      const hand = event.hands[player]
      if (Array.isArray(hand)) held.push(...(hand as readonly string[]))
      break
    }
    const happened = scored[later]
    if (happened?.player !== player) continue
    if (happened.type === 'draw' || happened.type === 'hand' || happened.type === 'leave') break
    if (happened.type === 'show') seen = mostOf(seen, Array.isArray(happened.tiles) ? (happened.tiles as readonly string[]) : [])
    if (happened.type === 'play' || happened.type === 'stands') held.push(happened.tile ?? '')
  }
  // whatever was drawn or counted in between
  const last = events.find(endsWithHands)?.hands[player]
  const there = Array.isArray(last) ? (last as readonly string[]).map((tile) => tileText(halvesOf(tile))) : null
  const missing = left.filter((each) => there !== null && each.player === player && !there.includes(each.tile)).map(({ tile }) => tile)
  // a tile that is not in the hand at the end went at some time
  const open = seen.filter((tile) => !missing.includes(tile))
  return mostOf(
    held.map((tile) => tileText(halvesOf(tile))),
    open,
  ).sort((a, b) => rank(b) - rank(a))
}

/** Whether hands are laid open by it: a round ends so. */
const endsWithHands = (event: unknown): event is { readonly hands: readonly unknown[] } => typeOf(event) === 'block' || typeOf(event) === 'left'

/** Every tile as often as it is in one of the two, where it is more often. */
function mostOf(one: readonly string[], other: readonly string[]): string[] {
  const more = [...other]
  for (const tile of one) {
    const at = more.indexOf(tile)
    if (at >= 0) more.splice(at, 1)
  }
  return [...one, ...more]
}

interface HeldThen {
  readonly place: number
  readonly player: number
  /** What everyone had seen by then, and what is still shown as the round ends. */
  readonly shown: NaiveMatch['shown']
  readonly left: NaiveMatch['shown']
}

const halvesOf = (tile: string): readonly [number, number] => readTile(tile, 18) as readonly [number, number]

/** Higher half first, then the lower one. */
function rank(tile: string): number {
  const [high, low] = halvesOf(tile)
  return high * 100 + low
}

/** Every place where the tile could have been laid, by trying all there are. */
function waysOf(before: NaiveMatch, tile: string, player: number): readonly (NaiveWay & { readonly delta: number })[] {
  const places: readonly (Arm | null)[] = before.line.lead === null ? [null] : armNames(before.rules)
  return places.flatMap((arm) => {
    const tried = copyOf(before)
    const code = tried.take({ type: 'play', player, tile, ...(arm === null ? {} : { arm }) }, 1)
    return code === null ? [{ tile, arm, delta: tried.round.events.at(-1)?.delta ?? 0 }] : []
  })
}

/** The arm on which there is one tile more; null for a lead. */
function whereLaid(before: NaiveMatch, after: NaiveMatch): Arm | null {
  if (before.line.lead === null) return null
  for (const [arm, tiles] of after.line.arms) if (tiles.length > (before.line.arms.get(arm)?.length ?? 0)) return arm
  throw new Error('a tile was laid somewhere')
}
