import { z } from 'zod'
import { idSchema, type MatchSummary } from '#shared/contract/schemas'
import { err, ok, type Result } from '#shared/kernel/result'
import { EDIT_NAMES, type Edit } from '#shared/match/edits'
import { diceSchema, RECORD_FORMAT, RECORD_VERSION, recordEventSchema, recordRoundSchema, recordSchema, type MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { FileKind } from './json-adapter'

/** A match as it lies in its file: a caravan-record, and beside it what the app needs to go on. */
export interface StoredMatch extends MatchRecord {
  readonly id: string
  /** Goes up by one with every change, undo and redo included. */
  readonly revision: number
  readonly startedAt: string
  readonly updatedAt: string
  readonly rematchOf?: string
  /** The latest of each last. */
  readonly edits: { readonly done: readonly Edit[]; readonly undone: readonly Edit[] }
}

const place = z.int().min(0)
const round = recordRoundSchema.extend({ dice: diceSchema.optional(), events: z.array(recordEventSchema) })
const roundStart = z.object({ leader: place, dice: diceSchema.optional() })
const sides = <S extends z.ZodType>(side: S) => ({ before: side, after: side })

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('events'), round: place, at: place, ...sides(z.array(recordEventSchema)) }),
  z.object({ kind: z.literal('rounds'), at: place, ...sides(z.array(round)) }),
  z.object({ kind: z.literal('start'), round: place, ...sides(roundStart) }),
])
const editSchema = z.object({ name: z.enum(EDIT_NAMES), changes: z.array(changeSchema) })

const storedMatchSchema = recordSchema.extend({
  rules: recordSchema.shape.rules.unwrap(),
  rounds: z.array(round),
  id: idSchema,
  revision: z.int().min(0),
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  rematchOf: idSchema.optional(),
  edits: z.object({ done: z.array(editSchema), undone: z.array(editSchema) }),
})

/** The first thing wrong with a content, with its path: `rounds.0.leader: …`. */
export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  if (issue === undefined) return 'wrong shape'
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`
}

/** The match file that belongs to `id`; another match's content under its name is not it. */
export function matchFileKind(id: string): FileKind<StoredMatch> {
  return { format: RECORD_FORMAT, version: RECORD_VERSION, parse: (content) => parseStoredMatch(content, id) }
}

function parseStoredMatch(content: unknown, id: string): Result<StoredMatch, string> {
  const parsed = storedMatchSchema.safeParse(content)
  if (!parsed.success) return err(firstIssue(parsed.error))
  if (parsed.data.id !== id) return err(`id: holds the match ${parsed.data.id}`)
  // The schema says "absent or undefined" where the type says "absent"; JSON has no undefined.
  return ok(parsed.data as StoredMatch)
}

/** The match's line on the home page. A record that this version's scorer refuses is listed without points. */
export function summaryOf(match: StoredMatch): MatchSummary {
  const scored = scoreRecord(match)
  return {
    matchId: match.id,
    preset: match.preset,
    players: match.players.map(({ name, personId }) => (personId === undefined ? { name } : { name, personId })),
    startedAt: match.startedAt,
    updatedAt: match.updatedAt,
    rounds: match.rounds.length,
    totals: scored.ok ? [...scored.value.totals] : match.players.map(() => 0),
    winner: scored.ok ? scored.value.winner : null,
  }
}
