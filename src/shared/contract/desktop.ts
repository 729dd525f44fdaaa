import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { MENU_PAGES } from '../actions/menu-actions'
import { matchIdSchema } from './ids'

/** What a window is asked from outside its page: by its menu, or by a file that was opened with the app. */
const askedSchema = z.discriminatedUnion('kind', [
  /** Files of records, each to be fetched once from its address, which is good for a minute. The page never learns a path. */
  z.object({ kind: z.literal('match-files'), files: z.array(z.object({ address: z.string(), name: z.string() })) }),
  z.object({ kind: z.literal('page'), page: z.enum(MENU_PAGES) }),
  z.object({ kind: z.literal('match'), matchId: matchIdSchema }),
])
export type DesktopRequest = z.infer<typeof askedSchema>

/** What a page has with its desktop window alone, over the same port as the contract; in a browser there is none of it. */
export const desktopContract = {
  desktop: {
    /** What is asked, in its order; what came before the page listened waits for it. */
    asked: oc.output(eventIterator(askedSchema)),
    /** Keeps the display awake for as long as the stream is open. */
    stayAwake: oc.output(eventIterator(z.object({ awake: z.literal(true) }))),
    /** Opens Caravan in the person's browser too, at an address that the page never learns. */
    openInBrowser: oc.output(z.object({})),
    /** Shows the folder of the matches as the system shows folders. */
    showDataFolder: oc.output(z.object({})),
  },
}
export type DesktopContract = typeof desktopContract
