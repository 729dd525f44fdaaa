import { useCallback, useMemo } from 'react'
import { afterEveningStep } from '#shared/contract/evening-delta'
import type { EveningFeed, EveningHostRefusal, EveningOutcome, PlayingMatch } from '#shared/contract/evenings'
import type { EveningCommand } from '#shared/evening/decide'
import type { Evening } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import { seatedPeople, type Seated } from '#shared/evening/seated'
import { standings, type Standing } from '#shared/evening/standings'
import type { EveningState, EveningTable } from '#shared/evening/state'
import type { MatchId, PersonId } from '#shared/kernel/ids'
import type { Client } from '../../../client/client'
import { newCommandId } from '../../../client/command-id'
import { useCommand, type Command } from '../../../hooks/use-command'
import { putTogether } from '../../../hooks/put-together'
import { useLive, type Subscribe } from '../../../hooks/use-live'

interface Named {
  readonly id: PersonId
  readonly name: string
}

/** An evening as a page shows it: its record, and all that comes of it. */
export interface EveningView {
  readonly evening: Evening
  readonly state: EveningState
  readonly standings: readonly Standing[]
  readonly nameOf: (person: PersonId) => string
  /** How a table's match stands; undefined where it has none, or is done. */
  readonly playing: (matchId: MatchId | null) => PlayingMatch | undefined
  /** Everyone at a table with what they have: by its result, or by the match that is played. */
  readonly seatsOf: (table: Pick<EveningTable, 'people' | 'result' | 'matchId'>) => readonly Seated<Named>[]
}

type ShownEvening = { readonly kind: 'waiting' | 'failed' | 'gone' } | { readonly kind: 'evening'; readonly view: EveningView }

export function useEvening(id: string): ShownEvening {
  const subscribe = useCallback<Subscribe<EveningFeed>>(
    async (client, signal) => putTogether(await client.evenings.follow({ id }, { signal }), afterEveningStep),
    [id],
  )
  const live = useLive(subscribe)
  const evening = live.data?.kind === 'evening' ? live.data.evening : null
  const matches = live.data?.kind === 'evening' ? live.data.playing : NOBODY_PLAYING
  const seen = useMemo(() => (evening === null ? null : viewOf(evening)), [evening])
  const view = useMemo(() => (seen === null ? null : withMatches(seen, matches)), [seen, matches])
  if (live.data === undefined) return { kind: live.status === 'failed' ? 'failed' : 'waiting' }
  return view === null ? { kind: 'gone' } : { kind: 'evening', view }
}

const NOBODY_PLAYING: readonly PlayingMatch[] = []

function withMatches(seen: Omit<EveningView, 'playing' | 'seatsOf'>, matches: readonly PlayingMatch[]): EveningView {
  const playing: EveningView['playing'] = (matchId) => matches.find((match) => match.matchId === matchId)
  return {
    ...seen,
    playing,
    seatsOf: ({ people, result, matchId }) =>
      seatedPeople(
        people.map((id) => ({ id, name: seen.nameOf(id) })),
        result.status === 'playing' ? (playing(matchId) ?? null) : result,
      ),
  }
}

/** Null for a record that another version made and this one cannot replay. */
function viewOf(evening: Evening): Omit<EveningView, 'playing' | 'seatsOf'> | null {
  const replayed = replay(evening.events)
  if (!replayed.ok) return null
  const state = replayed.value
  return { evening, state, standings: standings(state), nameOf: (person) => state.people.get(person)?.name ?? '' }
}

type Done = Extract<EveningOutcome, { readonly ok: true }>['value']

/** A change of an evening: null where it was not made. */
export type ChangeEvening = Command<EveningCommand, Done, EveningHostRefusal>

/** Makes changes on the evening as it is shown; each is sent under a name of its own, so that it is made once. */
export function useChange({ id, events }: Pick<Evening, 'id' | 'events'>): ChangeEvening {
  const revision = events.length
  const send = useCallback(
    (client: Client, wish: EveningCommand) => client.evenings.do({ id, revision, wish, command: newCommandId() }) as Promise<EveningOutcome>,
    [id, revision],
  )
  return useCommand<EveningCommand, Done, EveningHostRefusal>(send)
}
