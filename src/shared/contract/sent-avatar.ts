import { z } from 'zod'
import { PERSON_COLOURS } from './colours'

/** What someone is shown with on pages that do not know the people of the house. Without a picture, which would go to every phone with every play. */
export const sentAvatarSchema = z.object({
  colour: z.enum(PERSON_COLOURS),
  /** Those that were chosen; without any they are made from the name. */
  initials: z.string().optional(),
})
export type SentAvatar = z.infer<typeof sentAvatarSchema>
