import { z } from 'zod'

/* The page's policy forbids making code from text; zod would otherwise try it once to see. Imported first by whatever reads records. */
z.config({ jitless: true })
