import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import type { Client } from '../client'
import { matchOf } from '../games'
import { storedAs } from '../scale/house'

type Round = MatchRecord['rounds'][number]

/** What comes next in a match that is known to its end. */
export type Turn =
  | { readonly kind: 'play'; readonly tile: string; readonly arm: 'left' | 'right' | null }
  | { readonly kind: 'other'; readonly event: RecordEvent }
  | { readonly kind: 'round'; readonly round: Round }

/** A match in a data folder, and how it goes on. */
export interface LongMatch {
  readonly id: string
  readonly turns: readonly Turn[]
}

/** Puts a Flower & Scorpion match of four with so many events into a data folder; `more` follow. */
export function putLongMatch(dataFolder: string, id: string, events: number, more: number): LongMatch {
  const all = matchOf('flower-and-scorpion', events + more)
  let left = events
  const rounds: Round[] = []
  const turns: Turn[] = []
  for (const round of all.rounds) {
    if (left > 0) rounds.push({ ...round, events: round.events.slice(0, left) })
    else turns.push({ kind: 'round', round })
    turns.push(...round.events.slice(left).map((event) => turnOf(event)))
    left = Math.max(0, left - round.events.length)
  }
  mkdirSync(join(dataFolder, 'matches'), { recursive: true })
  writeFileSync(join(dataFolder, 'matches', `${id}.json`), JSON.stringify(storedAs(id, { ...all, rounds }, Date.UTC(2026, 0, 1, 18))))
  return { id, turns }
}

function turnOf(event: RecordEvent): Turn {
  if (event.type !== 'play') return { kind: 'other', event: event.type === 'draw' ? { ...event, count: event.count ?? 1 } : event }
  return { kind: 'play', tile: event.tile, arm: event.arm === 'left' || event.arm === 'right' ? event.arm : null }
}

/** Makes a turn that is not measured, from another window; gives the revision it led to. */
export async function takeElsewhere(client: Client, matchId: string, revision: number, turn: Exclude<Turn, { readonly kind: 'play' }>): Promise<number> {
  const on = { matchId, revision }
  const taken =
    turn.kind === 'other' ? await client.match.enter({ ...on, event: turn.event }) : await client.match.startRound({ ...on, start: startOf(turn.round) })
  if (!taken.ok) throw new Error(`the simulated match was refused: ${JSON.stringify(taken.error)}`)
  return taken.value.revision
}

function startOf({ leader, dice }: Round) {
  return { leader, ...(dice === undefined ? {} : { dice: dice as { flower: [number, number]; scorpion: [number, number] } }) }
}
