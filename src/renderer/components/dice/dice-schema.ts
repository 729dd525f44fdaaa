import { z } from 'zod'

const face = z.int().min(1).max(6).nullable()
const pair = z.tuple([face, face])

/** Dice as a page keeps them while they are set. Apart from `dice.ts`, of which the first page needs some, and no schemas. */
export const diceChoiceSchema = z.strictObject({ flower: pair, scorpion: pair, photo: z.string().exactOptional() })
