import { config } from 'zod/v4/core'

/* The page's policy forbids making code from text; zod would otherwise try it once to see. Imported first of all, before any schema is made. */
config({ jitless: true })
