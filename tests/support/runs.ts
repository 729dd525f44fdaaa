/** The seed of everything in the tests that is left to chance. Pinned, so that a run can be repeated; `FC_SEED` sets another. */
export const SEED = Number(process.env['FC_SEED'] ?? 19780401)

/** How many times as often as in `npm test` each law is tried. `FC_RUNS` sets it; `npm run test:properties` takes 50, all that is usual. */
export const FACTOR = Number(process.env['FC_RUNS'] ?? 1)

/** Fewer than these say little, however short of time a run is. */
const LEAST = 6

/** Of what is usual, `npm test` takes this part: it tries the same cases each time, so more of them find little more. */
const PART = 50

/** For titles: how to repeat this run. */
export const shown = `(FC_SEED=${SEED} FC_RUNS=${FACTOR})`

/** How often a law is tried: of `usual` times `npm test` takes a fiftieth, but no fewer than `least` where there are as many. */
export const runs = (usual: number, least = LEAST): { readonly numRuns: number } => ({
  numRuns: Math.max(1, Math.round(Math.max(Math.min(usual, least), usual / PART) * FACTOR)),
})

/** How long a test may take at most, in milliseconds: many times what the slowest needs on a quiet machine, so that only one that hangs waits so long. */
export const PATIENCE_MS = 300_000 * Math.max(1, FACTOR)
