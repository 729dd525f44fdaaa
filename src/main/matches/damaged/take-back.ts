import type { Taken } from '#shared/contract/damaged'
import { editSchema } from '#shared/match/edit-schema'
import { invertEdit, type Edit } from '#shared/match/edits'
import { overMatch } from '#shared/match/limits'
import { isFields, listIn, type Fields } from './fields'

/** One way to take the end of a match back, step by step. */
export interface Way {
  /** So many steps can be taken. */
  readonly most: number
  /** The match with so many taken back, and which they were, the last first; null where they do not fit the match. */
  after(steps: number): { readonly content: Fields; readonly taken: readonly Taken[] } | null
}

/** By the match's own history: what was done last is undone first. */
export function byEdits(content: Fields): Way {
  const edits = isFields(content['edits']) ? content['edits'] : {}
  const done = listIn(edits, 'done').map((edit) => ({
    edit: editSchema.safeParse(edit).data as Edit | undefined,
    isSound: overMatch({ edits: { done: [edit] } }) === null,
  }))
  const unknown = done.findLastIndex(({ edit }) => edit === undefined)
  return {
    most: done.length - 1 - unknown,
    after(steps) {
      const rounds = listIn(content, 'rounds').map((round) => (isFields(round) ? { ...round, events: [...listIn(round, 'events')] } : round))
      const taken: Taken[] = []
      for (const { edit } of done.slice(done.length - steps).reverse()) {
        if (edit === undefined || !invertEdit(edit).changes.every((change) => applied(rounds, change))) return null
        taken.push(takenOf(edit, content))
      }
      const left = done.slice(0, done.length - steps)
      const broken = left.findLastIndex(({ edit, isSound }) => edit === undefined || !isSound)
      const undone = steps === 0 ? listIn(edits, 'undone') : []
      return { content: { ...content, rounds, edits: { done: left.slice(broken + 1).map(({ edit }) => edit), undone } }, taken }
    },
  }
}

/** By the record alone, for one without a history that fits it: the last event goes first, and a round after its first. */
export function byEvents(content: Fields): Way {
  const rounds = listIn(content, 'rounds')
  const steps: { readonly round: number; readonly event: number | null }[] = rounds.flatMap((round, at) => [
    ...(at === 0 ? [] : [{ round: at, event: null }]),
    ...listIn(round, 'events').map((_, event) => ({ round: at, event })),
  ])
  return {
    most: steps.length,
    after(count) {
      const gone = steps.slice(steps.length - count).reverse()
      const first = gone.at(-1)
      const left =
        first === undefined
          ? rounds
          : rounds
              .slice(0, first.event === null ? first.round : first.round + 1)
              .map((round, at) => (at === first.round && isFields(round) ? { ...round, events: listIn(round, 'events').slice(0, first.event ?? 0) } : round))
      return {
        content: { ...content, rounds: left, edits: { done: [], undone: [] } },
        taken: gone.map(({ round, event }) => takenEvent(event === null ? null : listIn(rounds[round], 'events')[event], round, content)),
      }
    },
  }
}

type Change = Edit['changes'][number]

/** False where a change does not fit. */
function applied(rounds: unknown[], change: Change): boolean {
  if (change.kind === 'rounds') {
    if (change.at + change.before.length > rounds.length) return false
    rounds.splice(change.at, change.before.length, ...change.after.map((round) => ({ ...round, events: [...round.events] })))
    return true
  }
  const round = rounds[change.round]
  if (!isFields(round)) return false
  if (change.kind === 'events') {
    const events = round['events']
    if (!Array.isArray(events) || change.at + change.before.length > events.length) return false
    events.splice(change.at, change.before.length, ...change.after)
    return true
  }
  const { dice: _, ...rest } = round
  rounds[change.round] = { ...rest, ...change.after }
  return true
}

function takenOf({ name, changes }: Edit, content: Fields): Taken {
  const change = changes[0]
  if (change?.kind === 'events' && name !== 'revise') return { ...takenEvent(change.after[0], change.round, content), name }
  return { name, round: (change?.kind === 'rounds' ? change.at : (change?.round ?? 0)) + 1, player: null, tile: null }
}

const NAMES: Readonly<Record<string, Taken['name']>> = {
  play: 'enter-play',
  draw: 'enter-draw',
  pass: 'enter-pass',
  block: 'enter-block',
  table: 'enter-table',
  rules: 'change-rules',
}

/** Null stands for the round itself. */
function takenEvent(event: unknown, round: number, content: Fields): Taken {
  const { type, player, tile } = isFields(event) ? event : {}
  const name = event === null ? 'start-round' : typeof type === 'string' ? (NAMES[type] ?? null) : null
  const seated = typeof player === 'number' ? listIn(content, 'players')[player] : undefined
  const who = isFields(seated) ? seated['name'] : undefined
  return { name, round: round + 1, player: typeof who === 'string' ? who.slice(0, 60) : null, tile: typeof tile === 'string' ? tile.slice(0, 8) : null }
}
