import { z } from 'zod'
import { err, ok, type Result } from '#shared/kernel/result'
import { cleanName } from '#shared/kernel/clean-text'
import { shapeFaultOf } from '#shared/kernel/shape-fault'
import { storedRoundSchema } from '#shared/match/edit-schema'
import type { Malformed } from '#shared/match/malformed'
import { diceSchema, RECORD_VERSION, recordSchema } from '#shared/match/record'
import { DICE_AS_IMPORTED } from './export-record'

type Content = Readonly<Record<string, unknown>>

/** The record format allows more than the app writes: what is left out, or null, is put as the app has it. */
const storedSchema = recordSchema.extend({ rounds: z.array(storedRoundSchema) })

/** A record that was read and scored, as match files have it; the same match to the scorer. */
export function normaliseRecord(record: Content): Result<Content, Malformed> {
  const { rounds, players, rules = {} } = record as { readonly rounds: readonly Content[]; readonly players: readonly Content[]; readonly rules?: unknown }
  const named = players.map((player) => ({ ...player, name: cleanName(String(player['name'])) }))
  if (named.some(({ name }) => name === '')) return err({ kind: 'nameless-player' })
  const content = { ...record, players: named, rules, rounds: rounds.map(roundAsStored) }
  const parsed = storedSchema.safeParse(content)
  return parsed.success ? ok({ ...parsed.data, rules, version: RECORD_VERSION }) : err({ kind: 'shape', ...shapeFaultOf(parsed.error, content) })
}

/** Dice that no game reads may be anything in a record; a match file has dice or none, and keeps anything else aside. */
function roundAsStored({ dice, ...round }: Content): Content {
  const events = (round['events'] as readonly Content[]).map(eventAsStored)
  if (dice === undefined || dice === null) return { ...round, events }
  return { ...round, [diceSchema.safeParse(dice).success ? 'dice' : DICE_AS_IMPORTED]: dice, events }
}

function eventAsStored(event: Content): Content {
  const { player, arm, totals, count, ...rest } = event
  return {
    ...rest,
    ...kept({ player, arm, totals }),
    ...(event['type'] === 'draw' ? { count: count ?? 1 } : kept({ count })),
  }
}

/** Null means the same as nothing there. */
function kept(fields: Content): Content {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}
