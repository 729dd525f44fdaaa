import { z } from 'zod'
import { seasonFileSchema } from '#main/store/season-file'
import { rulingFileSchema } from '#shared/arbiter/file/schema'
import { eveningSchema } from '#shared/evening/evening'
import { eventFields, recordRoundSchema, recordSchema } from '#shared/match/record'

const { play, draw, table, stands, ...others } = eventFields
const player = { player: play.player.nullable() }

/** The events as a record from elsewhere may have them: what may be left out may be null too, and a draw is of one tile where it says no number. */
const event = z.discriminatedUnion('type', [
  z.looseObject({ ...play, ...player, arm: play.arm.nullable() }),
  z.looseObject({ ...draw, ...player, count: draw.count.nullish() }),
  z.looseObject({ ...table, ...player, totals: table.totals.nullable() }),
  z.looseObject({ ...stands, ...player, arm: stands.arm.nullable() }),
  // every other one, so that none is left out
  ...Object.values(others).map((fields) => z.looseObject({ ...fields, ...player })),
])

/**
 * A match record with its events, as it is published: `readRecord` reads events one by one, when their turn comes, so its own schema looks past them.
 *
 * Every record that can be scored is one; a record may be one and still be impossible.
 */
const publishedRecordSchema = recordSchema.extend({ rounds: z.array(recordRoundSchema.extend({ events: z.array(event) })) })

type Json = Readonly<Record<string, unknown>>

interface Published {
  /** Where it lies, from the root of the project. */
  readonly path: string
  readonly schema: z.ZodType
  /** All of it in one piece, as a judge takes it. */
  readonly json: Json
}

const pathOf = (name: string): string => `docs/schemas/${name}.schema.json`

const published = (name: string, schema: z.ZodType, about: { readonly title: string; readonly description: string }): Published => {
  const { $schema, ...made } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' })
  return { path: pathOf(name), schema, json: { $schema, ...about, ...made } }
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

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What lies at such a place of a schema. */
const at = (json: unknown, place: string): unknown => {
  const found = place
    .split('/')
    .reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : Array.isArray(inner) ? (inner as unknown[])[Number(name)] : undefined), json)
  if (found === undefined) throw new Error(`the schema has nothing at ${place}`)
  return found
}

const { record, ruling } = PUBLISHED
/** What the games bring: it stands in one file, which the others refer to, so that a new game changes one. */
const OF_GAMES = {
  preset: at(record.json, 'properties/preset'),
  rules: at(record.json, 'properties/rules'),
  allRules: at(ruling.json, 'properties/rules'),
  rule: at(ruling.json, 'properties/ruling/properties/steps/items/properties/rule'),
  test: at(ruling.json, 'properties/ruling/properties/steps/items/properties/test'),
  source: at(ruling.json, 'properties/information/properties/source'),
} as const
const GAMES_FILE = 'games.schema.json'

/** A schema with what the games bring referred to, and not repeated. */
function referring(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(referring)
  if (!isObject(json)) return json
  const text = JSON.stringify(json)
  const name = Object.entries(OF_GAMES).find(([, each]) => JSON.stringify(each) === text)?.[0]
  if (name !== undefined) return { $ref: `${GAMES_FILE}#/$defs/${name}` }
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, referring(value)]))
}

const written = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`

/** Every file that is published, by its path. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ...Object.values(PUBLISHED).map(({ path, json }): [string, string] => [path, written(referring(json))]),
  [
    `docs/schemas/${GAMES_FILE}`,
    written({
      $schema: record.json['$schema'],
      title: 'Games of Caravan',
      description: 'The names of rule sets, rules and sources, and the house rules with their values: what the other schemas in this folder say of games.',
      $defs: OF_GAMES,
    }),
  ],
])
