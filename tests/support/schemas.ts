import { z } from 'zod'
import { seasonFileSchema } from '#main/store/season-file'
import { rulingFileSchema } from '#shared/arbiter/file/schema'
import { eveningSchema } from '#shared/evening/evening'
import { eventFields, recordRoundSchema, recordSchema } from '#shared/match/record'

const { play, stands, draw, pass, block, left, table, rules, adjust, finish, show, hand } = eventFields
const player = { player: play.player.nullable() }

/** The events as a record from elsewhere may have them: what may be left out may be null too, and a draw is of one tile where it says no number. */
const event = z.discriminatedUnion('type', [
  z.looseObject({ ...play, ...player, arm: play.arm.nullable() }),
  z.looseObject({ ...draw, ...player, count: draw.count.nullish() }),
  z.looseObject({ ...pass, ...player }),
  z.looseObject({ ...block, ...player }),
  z.looseObject({ ...left, ...player }),
  z.looseObject({ ...table, ...player, totals: table.totals.nullable() }),
  z.looseObject({ ...rules, ...player }),
  z.looseObject({ ...stands, ...player, arm: stands.arm.nullable() }),
  z.looseObject({ ...adjust, ...player }),
  z.looseObject({ ...finish, ...player }),
  z.looseObject({ ...show, ...player }),
  z.looseObject({ ...hand, ...player }),
])

/**
 * A match record with its events, as it is published: `readRecord` reads events one by one, when their turn comes, so its own schema looks past them.
 *
 * Every record that can be scored is one; a record may be one and still be impossible.
 */
const publishedRecordSchema = recordSchema.extend({ rounds: z.array(recordRoundSchema.extend({ events: z.array(event) })) })

interface Published {
  /** Where it lies, from the root of the project. */
  readonly path: string
  readonly schema: z.ZodType
  readonly json: object
}

const published = (name: string, schema: z.ZodType, about: { readonly title: string; readonly description: string }): Published => {
  const { $schema, ...made } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' })
  return { path: `docs/schemas/${name}.schema.json`, schema, json: { $schema, ...about, ...made } }
}

/** The JSON Schemas that are published, each with the schema it is made from. */
export const PUBLISHED = {
  record: published('match-record', publishedRecordSchema, {
    title: 'Match record of Caravan',
    description: 'What happened at the table, in order. docs/record-format.md says what each field means and what makes a record impossible.',
  }),
  ruling: published('ruling', rulingFileSchema, {
    title: 'Ruling file of Caravan',
    description: 'A ruling on a blocked round that a stranger can check. docs/ruling-format.md says what each field means and what has to hold between them.',
  }),
  evening: published('evening', eveningSchema, {
    title: 'Evening of Caravan',
    description: 'An evening of many tables: all that happened, in order. docs/drawing.md says by which rules tables are drawn and points are counted.',
  }),
  season: published('season', seasonFileSchema, {
    title: 'Season of Caravan',
    description: 'A range of days, and how its results are counted. docs/seasons.md says what each rule means.',
  }),
} as const

/** The text of a published file. */
export const textOf = ({ json }: Published): string => `${JSON.stringify(json, null, 2)}\n`
