import type { EveningBoard } from '#shared/contract/evening-phones'
import type { Evening } from '#shared/evening/evening'
import { seated } from '#shared/evening/seated'
import { standings } from '#shared/evening/standings'
import { currentRound, type EveningState } from '#shared/evening/state'
import type { PersonId } from '#shared/kernel/ids'
import type { Evenings } from './evenings'

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

export interface BoardsOptions {
  readonly evenings: Pick<Evenings, 'look'>
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
}

/** Makes the board of each evening once for all devices, and not with every one of many changes. */
export class Boards {
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
    setTimeout(() => {
      this.#waiting.delete(id)
      this.#options.evenings.look(id)
    }, ms).unref()
  }
}

function boardOf(state: EveningState): Board {
  const rows = standings(state)
  const round = currentRound(state)
  const nameOf = (person: PersonId): string => state.people.get(person)?.name ?? ''
  const board: EveningBoard = {
    tables: (round?.tables ?? []).map(({ people, result }) => ({
      people: seated(people, result.status === 'settled' ? result.totals : null).map(({ person, total }) => ({ name: nameOf(person), total })),
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
