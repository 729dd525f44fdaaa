import { z } from 'zod'
import { MAX_SUIT, makeTile, parseTile, type Tile } from '#shared/domino/tile'
import type { MatchId } from '#shared/kernel/ids'
import { ruleOverridesSchema } from '#shared/match/record'
import { MOST_PLAYERS, PRESET_IDS } from '#shared/rules/presets'
import { diceChoiceSchema } from '../../../components/dice/dice-schema'
import { TABLE_KINDS, type Case } from '../../../match/arbiter/case'

/*
 * What was entered stays in this window: through the other pages, a reload and a crash of the page, until the window is
 * closed or someone starts again. An address could not hold it (a set has up to 190 tiles, and people have names), and
 * what is kept for good would greet the next dispute with the last one.
 */

/** Where the case that belongs to no match is kept. */
export const OWN_CASE = 'caravan.settle'

export const caseOfRound = (matchId: MatchId, round: number): string => `${OWN_CASE}.${matchId}.${round}`

const tile = z.string().transform((text, context): Tile => {
  const read = parseTile(text)
  if (read.ok) return read.value.tile
  context.addIssue({ code: 'custom', message: `${text} is no tile` })
  return z.NEVER
})

const caseSchema = z.strictObject({
  preset: z.enum(PRESET_IDS),
  rules: ruleOverridesSchema,
  set: z.strictObject({ missing: z.array(tile).max(400), extra: z.array(tile).max(400) }).optional(),
  seats: z
    .array(
      z.strictObject({
        key: z.int().min(0),
        name: z.string().max(200),
        hand: z.array(tile).max(400),
        expected: z.int().min(0).nullable(),
        all: z.boolean(),
        total: z.int().nullable(),
      }),
    )
    .min(1)
    .max(MOST_PLAYERS),
  nextKey: z.int().min(0),
  table: z.strictObject({
    kind: z.enum(TABLE_KINDS),
    line: z.string().max(4000),
    ends: z.array(z.int().min(0).max(MAX_SUIT).nullable()).max(8),
  }),
  dice: diceChoiceSchema,
  boneyard: z.int().min(0).nullable(),
})

/** What is kept: the case, and what it began from, to tell later whether that has changed. */
export interface KeptCase<C> {
  readonly now: C
  readonly first: string
}

const keptSchema = z.strictObject({ now: caseSchema, first: z.string() })

/** A case as it is kept; `first` as one text, for it is only compared. */
export function writeKept(now: Case, first: Case): KeptCase<unknown> {
  return { now: writtenCase(now), first: JSON.stringify(writtenCase(first)) }
}

function writtenCase({ dice: { flower, scorpion }, ...rest }: Case): unknown {
  const { set } = rest
  const written = set === undefined ? {} : { set: { missing: set.missing.map(makeTile), extra: set.extra.map(makeTile) } }
  return { ...rest, ...written, dice: { flower, scorpion }, seats: rest.seats.map((seat) => ({ ...seat, hand: seat.hand.map(makeTile) })) }
}

/** The case that was kept; null if it can no longer be read, for an empty table is better then. */
export function readKept(text: string | null): KeptCase<Case> | null {
  if (text === null) return null
  try {
    const read = keptSchema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
