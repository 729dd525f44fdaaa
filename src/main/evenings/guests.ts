import type { Guest, GuestPlace } from '#shared/contract/authority'
import type { EveningBoard, GuestFeed, GuestOpenMatch, GuestPresence, GuestSay, GuestTable, GuestView } from '#shared/contract/evening-phones'
import type { EveningHostRefusal, EveningOutcome } from '#shared/contract/evenings'
import type { SentAvatar } from '#shared/contract/sent-avatar'
import type { EveningCommand } from '#shared/evening/decide'
import type { Evening } from '#shared/evening/evening'
import { sameFigures } from '#shared/evening/results'
import { seatedPeople } from '#shared/evening/seated'
import { standings } from '#shared/evening/standings'
import { currentRound, type EveningState, type Figures, isOver } from '#shared/evening/state'
import { sameJson } from '#shared/kernel/canonical'
import type { PersonId } from '#shared/kernel/ids'
import { err } from '#shared/kernel/result'
import type { Evenings } from './evenings'
import type { Timers } from '../store/timers'
import { seatOfGuest } from './guest-place'

/** What all devices of one address may say in a round: a whole club behind one address says less. */
const OF_ADDRESS = 1000

/** A table of a round, from 1. */
interface At {
  readonly round: number
  readonly table: number
}

/** What devices have said in the running round of an evening. */
interface Round {
  readonly round: number
  readonly said: Map<string, number>
  /** From which address the latest result of a table came, and when. */
  readonly handedIn: Map<number, { readonly from: string; readonly at: number }>
}

/** Who has said what of late, so that one device is not two sides, and does not fill the record. Of this run alone. */
export class GuestWords {
  readonly #elapsed: () => number
  readonly #rounds = new Map<string, Round>()

  /** `elapsed`: milliseconds of a clock that is never set. */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed
  }

  /** How much a device may say that has said it all; null where it may say more. */
  over(evening: string, round: number, { from }: Guest): number | null {
    return (this.#of(evening, round).said.get(from) ?? 0) >= OF_ADDRESS ? OF_ADDRESS : null
  }

  count(evening: string, round: number, { from }: Guest): void {
    const { said } = this.#of(evening, round)
    said.set(from, (said.get(from) ?? 0) + 1)
  }

  handedIn(evening: string, { round, table }: At, { from }: Guest): void {
    this.#of(evening, round).handedIn.set(table, { from, at: this.#elapsed() })
  }

  /**
   * Why a device may not agree to a result: it came in after the result, from the address from which that was handed in.
   *
   * The tablet of a table speaks for both sides, and those who were in before may well share an address: all phones of a club can be behind one.
   */
  refusalOf(evening: string, { round, table }: At, { place, from, since }: Guest): EveningHostRefusal | null {
    const handed = this.#of(evening, round).handedIn.get(table)
    return place.kind === 'person' && handed?.from === from && since >= handed.at ? { kind: 'same-device' } : null
  }

  #of(evening: string, round: number): Round {
    const known = this.#rounds.get(evening)
    if (known?.round === round) return known
    const begun: Round = { round, said: new Map(), handedIn: new Map() }
    this.#rounds.set(evening, begun)
    return begun
  }
}

/** The board of an evening is made again this often at most, in milliseconds: two hundred phones get it each time. */
const BOARD_EVERY_MS = 500

/** What everyone at an evening may see: pairings and standings, as the text that is sent. */
interface Board {
  readonly text: string
  /** Where someone is in the standings, from 0. */
  readonly rows: ReadonlyMap<PersonId, number>
}

interface Made extends Board {
  readonly of: Evening
  readonly at: number
}

interface BoardsOptions {
  readonly evenings: Pick<Evenings, 'look'>
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
  readonly timers: Timers
}

/** Makes the board of each evening once for all devices, and not with every one of many changes. */
class Boards {
  readonly #options: BoardsOptions
  readonly #made = new Map<string, Made>()
  readonly #waiting = new Set<string>()

  constructor(options: BoardsOptions) {
    this.#options = options
  }

  /** The latest, or for a moment the one before; those who watch are told once there is a newer one. */
  of(evening: Evening, state: EveningState): Board {
    const now = this.#options.elapsed()
    const made = this.#made.get(evening.id)
    if (made?.of === evening) return made
    if (made !== undefined && now - made.at < BOARD_EVERY_MS) {
      this.#later(evening.id, made.at + BOARD_EVERY_MS - now)
      return made
    }
    const next = { ...boardOf(state), of: evening, at: now }
    this.#made.set(evening.id, next)
    return next
  }

  #later(id: string, ms: number): void {
    if (this.#waiting.has(id)) return
    this.#waiting.add(id)
    this.#options.timers.after(ms, () => {
      this.#waiting.delete(id)
      this.#options.evenings.look(id)
    })
  }
}

function boardOf(state: EveningState): Board {
  const rows = standings(state)
  const round = currentRound(state)
  const nameOf = (person: PersonId): string => state.people.get(person)?.name ?? ''
  const board: EveningBoard = {
    ...(round?.lowest === true ? { lowest: true as const } : {}),
    tables: (round?.tables ?? []).map(({ people, result }) => ({
      people: seatedPeople(people, result.status === 'settled' ? result : null).map(({ person, ...seat }) => ({ name: nameOf(person), ...seat })),
      status: result.status,
    })),
    byes: (round?.byes ?? []).map(nameOf),
    standings: rows.map(({ place, name, points, difference, played, disagreed, corrected, here }) => ({
      place,
      name,
      points,
      difference: Math.round(difference),
      played,
      ...(disagreed ? { disagreed } : {}),
      ...(corrected ? { corrected } : {}),
      ...(here ? {} : { left: true as const }),
    })),
  }
  return { text: JSON.stringify(board), rows: new Map(rows.map(({ person }, at) => [person, at])) }
}

export interface EveningGuestsOptions {
  readonly evenings: Evenings
  /** What a person of the house is shown with. */
  readonly avatarOf: (person: PersonId) => SentAvatar
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
  readonly timers: Timers
}

/** What was sent last to a device, so that it gets only what is new. */
interface Sent {
  readonly shown: object
  readonly board: string
}

/** An evening for devices that joined it: each sees its own table and what everyone may see, and speaks for its own person or table. */
export class EveningGuests {
  readonly #options: EveningGuestsOptions
  readonly #boards: Boards
  readonly #words: GuestWords

  constructor(options: EveningGuestsOptions) {
    this.#options = options
    this.#boards = new Boards(options)
    this.#words = new GuestWords(options.elapsed)
  }

  /** What a device sees now, and what is new after each change that it can see. */
  async *live(id: string, place: GuestPlace, signal: AbortSignal | undefined): AsyncGenerator<GuestFeed, void, void> {
    let sent: Sent | null = null
    for await (const evening of this.#options.evenings.watch(id, (evening) => evening, signal)) {
      if (evening === undefined) {
        yield { kind: 'gone' }
        sent = null
        continue
      }
      const next = this.#next(evening, place, sent)
      sent = next.sent
      if (next.feed !== null) yield next.feed
    }
  }

  /** Hands in, confirms or disagrees with the result of the own table. */
  say({ id, command, round, table, say }: GuestSay, guest: Guest): Promise<EveningOutcome> {
    const { place } = guest
    const by = place.kind === 'person' ? place.person : say.by
    if (by === undefined || place.kind === 'watching') return Promise.resolve(err({ kind: 'impossible', refusal: { code: 'no-such-table', table } }))
    const refusal = say.type === 'confirmed' ? this.#words.refusalOf(id, { round, table }, guest) : null
    if (refusal !== null) return Promise.resolve(err(refusal))
    return this.#heard(id, guest, async () => {
      const said = await this.#options.evenings.do(
        { id, command, revision: 0, speaker: 'guest', wish: wishOf(say, { table, by, round: round - 1 }) },
        // what was agreed to, or not, is what lies on the host now
        (state) => isOwn(state, place, { round, table }) && (say.type === 'handed-in' || isTold(state, table, say)),
      )
      if (said.ok && say.type === 'handed-in') this.#words.handedIn(id, { round, table }, guest)
      return said
    })
  }

  /** Begins the match of the own table. */
  openMatch({ id, command, round, table, start }: GuestOpenMatch, guest: Guest): Promise<EveningOutcome> {
    const state = this.#options.evenings.stateOf(id)
    if (state === null) return Promise.resolve(err({ kind: 'no-such-evening' }))
    if (!isOwn(state, guest.place, { round, table })) return Promise.resolve(err({ kind: 'stale', revision: 0 }))
    return this.#heard(id, guest, () => this.#options.evenings.openTable({ id, command, revision: 0, speaker: 'guest', table, start }))
  }

  /** The person of a device goes home, or is back. */
  presence({ id, command, here }: GuestPresence, guest: Guest): Promise<EveningOutcome> {
    if (guest.place.kind !== 'person') return Promise.resolve(err({ kind: 'impossible', refusal: { code: 'nothing-to-change' } }))
    const { person } = guest.place
    const wish = { type: here ? 'returned' : 'left', person } as const
    return this.#heard(id, guest, () => this.#options.evenings.do({ id, command, revision: 0, speaker: 'guest', wish }, (state) => state.people.has(person)))
  }

  /** What a device says, within what its address may say in a round. */
  async #heard(id: string, guest: Guest, say: () => Promise<EveningOutcome>): Promise<EveningOutcome> {
    const round = this.#options.evenings.stateOf(id)?.rounds.length ?? 0
    const over = this.#words.over(id, round, guest)
    if (over !== null) return err({ kind: 'too-many', limit: over })
    const said = await say()
    if (said.ok) this.#words.count(id, round, guest)
    return said
  }

  #next(evening: Evening, place: GuestPlace, sent: Sent | null): { readonly feed: GuestFeed | null; readonly sent: Sent } {
    const { evenings, avatarOf } = this.#options
    const state = evenings.stateOf(evening.id) as EveningState
    const view = viewOf(evening, state, place, avatarOf, (matchId) => evenings.playing(evening).find((match) => match.matchId === matchId))
    const board = this.#boards.of(evening, state)
    // the time that is left is another one at each look
    const shown = { view, clock: state.clock }
    if (sent !== null && sent.board === board.text && sameJson(sent.shown, shown)) return { feed: null, sent }
    const left = state.clock === null ? null : { running: state.clock.running, left: evenings.times.left(evening.id, state.clock) }
    const row = place.kind === 'person' ? (board.rows.get(place.person) ?? null) : null
    const feed: GuestFeed = { ...view, clock: left, ...(sent?.board === board.text ? {} : { board: { text: board.text, row } }) }
    return { feed, sent: { shown, board: board.text } }
  }
}

type Playing = ReturnType<Evenings['playing']>[number]

function viewOf(
  evening: Evening,
  state: EveningState,
  place: GuestPlace,
  avatarOf: EveningGuestsOptions['avatarOf'],
  playing: (matchId: string) => Playing | undefined,
): Omit<GuestView, 'clock' | 'board'> {
  const round = currentRound(state)
  const person = place.kind === 'person' ? place.person : null
  return {
    kind: 'evening',
    name: evening.name,
    preset: state.settings?.preset ?? '',
    round: state.rounds.length,
    number: state.rounds.filter(({ side }) => !side).length,
    planned: state.settings?.rounds ?? 0,
    over: round !== null && isOver(round),
    own: {
      here: person === null || state.people.get(person)?.here === true,
      bye: person !== null && round?.byes.includes(person) === true,
      table: tableOf(state, place, avatarOf, playing),
    },
  }
}

function tableOf(
  state: EveningState,
  place: GuestPlace,
  avatarOf: EveningGuestsOptions['avatarOf'],
  playing: (matchId: string) => Playing | undefined,
): GuestTable | null {
  const own = seatOfGuest(state, place)
  if (own === null) return null
  const { people, partners, result, matchId } = own.table
  const match = matchId === null ? undefined : playing(matchId)
  return {
    table: own.at,
    people: seatedPeople(people, result.status === 'playing' ? (match ?? null) : result).map(({ person, ...seat }) => ({
      id: person,
      name: state.people.get(person)?.name ?? '',
      ...avatarOf(person),
      ...seat,
    })),
    partners,
    seat: own.seat,
    result,
    matchId,
  }
}

function wishOf(say: GuestSay['say'], { table, by, round }: { readonly table: number; readonly by: PersonId; readonly round: number }): EveningCommand {
  switch (say.type) {
    case 'handed-in':
      return { type: 'handed-in', table, totals: say.totals, ...(say.gone === undefined ? {} : { gone: say.gone }), by }
    case 'confirmed':
      return { type: 'confirmed', table, by }
    case 'disagreed':
      return { type: 'disagreed', round, table, by }
  }
}

function isOwn(state: EveningState, place: GuestPlace, { round, table }: { readonly round: number; readonly table: number }): boolean {
  return round === state.rounds.length && seatOfGuest(state, place)?.at === table
}

function isTold(state: EveningState, table: number, said: Figures): boolean {
  const result = currentRound(state)?.tables[table]?.result
  return result !== undefined && result.status !== 'playing' && sameFigures(result, said)
}
