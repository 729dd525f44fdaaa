/** Where zod keeps its settings; it takes over what it finds there. */
const zodSettings = globalThis as { __zod_globalConfig?: { jitless?: boolean } }

/*
 * The page's policy forbids making code from text; zod would otherwise try it once to see. Said before zod itself is there: the first page
 * needs no schema and does not wait for one. Imported first of all.
 */
Object.assign((zodSettings.__zod_globalConfig ??= {}), { jitless: true })
