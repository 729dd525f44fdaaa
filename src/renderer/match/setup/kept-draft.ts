import { z } from 'zod'
import type { Home } from '#shared/contract/lists'
import { ruleOverridesSchema } from '#shared/match/record'
import { PRESET_IDS } from '#shared/rules/presets'
import { diceChoiceSchema } from '../../components/dice/dice-schema'
import { withFreeSeats, type MatchDraft } from './draft'
import { knownAs } from './new-people'

const keptSchema = z.object({
  preset: z.enum(PRESET_IDS),
  rules: ruleOverridesSchema,
  confirmRounds: z.boolean(),
  seats: z.array(z.object({ key: z.int(), name: z.string(), personId: z.string().optional() })),
  leader: z.int().nullable(),
  dice: diceChoiceSchema,
  nextKey: z.int(),
})

/** A draft as it is kept while its form is closed: people of the house may be renamed or hidden meanwhile, so it says who sits where. */
export function keptOf(draft: MatchDraft, people: Home['people']): object {
  return { ...draft, seats: draft.seats.map(({ key, name }) => ({ key, name, personId: knownAs(name, people)?.id })) }
}

/** Reads a kept draft as it is now: everyone by the name that they have, and free seats for those who are hidden. */
export function keptDraftSchema(people: Home['people']): z.ZodType<MatchDraft> {
  return keptSchema.transform(({ seats, ...kept }): MatchDraft => {
    const now = seats.map(({ key, name, personId }) => ({ key, name: personId === undefined ? name : (people.find(({ id }) => id === personId)?.name ?? '') }))
    const leads = now.some(({ key, name }) => key === kept.leader && name !== '')
    return withFreeSeats({ ...kept, seats: now, leader: leads ? kept.leader : null })
  })
}

/** What a table was set from: a draft of something else is none of it. */
export const nameOfDraft = ({ preset, rules, seats, leader }: MatchDraft): string => JSON.stringify([preset, rules, seats.map(({ name }) => name), leader])
