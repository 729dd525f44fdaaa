import { z } from 'zod'
import { MOST_NUMBER } from '../match/limits'
import { GAME_IDS } from '../games/rules'
import { idSchema, matchIdSchema } from './ids'
import { notSavedSchema, refusalSchema } from './schemas'

/** What can be taken out: records as JSON (one) or JSON Lines (all), evenings and seasons as JSON Lines, and two tables as CSV. */
export const EXPORT_KINDS = ['records', 'evenings', 'results', 'events'] as const
export const MATCH_EXPORT_KINDS = ['records', 'results', 'events'] as const satisfies readonly ExportKind[]
export type MatchExportKind = (typeof MATCH_EXPORT_KINDS)[number]
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** Whom a table is written for: other programs, or a spreadsheet whose columns are parted by commas or by semicolons. */
export const TABLE_FORMS = ['commas', 'semicolons', 'programs'] as const
export type TableForm = (typeof TABLE_FORMS)[number]

/** One match, or without `matchId` all that are not in the bin, the earliest played first.; tables are for other programs unless it says otherwise. */
export const exportSchema = z.strictObject({ kind: z.enum(EXPORT_KINDS), matchId: matchIdSchema.optional(), tables: z.enum(TABLE_FORMS).optional() })
export type ExportAsked = z.infer<typeof exportSchema>

/** A match that is left out of something, as far as it is known. */
export const leftOutSchema = z.object({ matchId: matchIdSchema, players: z.array(z.string()), date: z.string().nullable() })
export type LeftOut = z.infer<typeof leftOutSchema>

/** So many matches that were left out are named. */
export const MOST_NAMED = 100

/** A piece of the file that is being made; the texts of all pieces, joined, are the file. */
export const exportPieceSchema = z.object({
  text: z.string(),
  /** Matches that are done, of how many. */
  done: z.int(),
  total: z.int(),
  /** Matches that are not in the file so far, because they cannot be opened or scored. */
  unreadable: z.int(),
  /** Which they are: with the last piece, and the first hundred of them. */
  leftOut: z.array(leftOutSchema),
})
export type ExportPiece = z.infer<typeof exportPieceSchema>

/** What one message of an import may hold, so that it passes every host. */
export const IMPORT_LIMITS = {
  records: 100,
  /** Letters (UTF-16 units) of one record, spaces between its parts left out. */
  recordLength: 400_000,
  /** Bytes of all its records, written as JSON text in UTF-8. */
  bytes: 800_000,
} as const

/** Records of a file, each as JSON text, with the line or place in the list that it has there (from 1). */
export const importSchema = z.strictObject({
  file: z.string().max(255),
  records: z.array(z.strictObject({ place: z.int().min(1).max(MOST_NUMBER), text: z.string().max(IMPORT_LIMITS.recordLength) })).max(IMPORT_LIMITS.records),
})
export type ImportAsked = z.infer<typeof importSchema>

/** What a file may hold beside matches, and what may become of it. */
export const BESIDE_KINDS = ['evening', 'season'] as const
export const BESIDE_WAYS = ['added', 'extended', 'known', 'in-bin', 'differs'] as const

const placeField = { place: z.int() }

/** What became of one record. */
export const importedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), ...placeField, matchId: matchIdSchema }),
  /** It goes on from a match that was here, which now goes as far. */
  z.object({ kind: z.literal('extended'), ...placeField, matchId: matchIdSchema }),
  /** The same match is here already, at least as far. */
  z.object({ kind: z.literal('known'), ...placeField, matchId: matchIdSchema }),
  z.object({ kind: z.literal('in-bin'), ...placeField, matchId: matchIdSchema }),
  /** A season or an evening; `differs`: another version of it is here, and stays as it is. `name` is the one that it has here. */
  z.object({
    kind: z.literal('beside'),
    ...placeField,
    what: z.enum(BESIDE_KINDS),
    how: z.enum(BESIDE_WAYS),
    id: idSchema,
    name: z.string(),
  }),
  /** As the `score` command refuses it: code, place in the match (from 1) and sentence; `about` is what a page words in its language. */
  z.object({
    kind: z.literal('refused'),
    ...placeField,
    code: z.string(),
    round: z.int().nullable(),
    event: z.int().nullable(),
    message: z.string(),
    about: z.object({ refusal: refusalSchema, names: z.array(z.string()), game: z.enum(GAME_IDS).optional() }).optional(),
  }),
])
export type Imported = z.infer<typeof importedSchema>

/** What became of each record, in their order; where the disk refused, of those before it only. */
export const importAnswerSchema = z.object({ results: z.array(importedSchema), stopped: notSavedSchema.nullable() })
export type ImportAnswer = z.infer<typeof importAnswerSchema>
