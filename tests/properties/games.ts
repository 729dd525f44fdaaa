import fc from 'fast-check'
import { simulate, type Simulation } from '../reference/simulate'
import { NAIVE_PRESETS } from '../reference/naive-rules'

/** Pinned, so that a run can be repeated; `FC_SEED` and `FC_RUNS` (a factor) override. `npm run test:properties` takes all runs, `npm test` a tenth. */
export const SEED = Number(process.env['FC_SEED'] ?? 19780401)
const FACTOR = Number(process.env['FC_RUNS'] ?? 0.1)

/** Fewer than these say little, however short of time a run is. */
const LEAST = 15

/** For titles: how to repeat this run. */
export const shown = `(FC_SEED=${SEED} FC_RUNS=${FACTOR})`

export const runs = (usual: number) => ({ seed: SEED, numRuns: Math.max(Math.min(usual, LEAST), Math.round(usual * FACTOR)), endOnFailure: true })

/** Games take longer than a unit test. */
export const LONG = { timeout: 120_000 * Math.max(1, FACTOR) }

export const PRESETS = Object.keys(NAIVE_PRESETS)

/** Which game is played: a seed and how its table behaves. Small on purpose, because a counterexample prints it. */
export interface Game {
  readonly preset: string
  readonly seed: number
  readonly houseRules: number
  readonly irregular: number
  readonly mostRounds: number
  readonly midRound: number
  readonly changes: number
}

interface Wanted {
  readonly presets?: readonly string[]
  readonly irregular?: readonly number[]
  readonly mostRounds?: readonly number[]
  /** How often a round is taken up in mid-round. */
  readonly midRound?: readonly number[]
  /** How often the rules are changed before an event. */
  readonly changes?: readonly number[]
}

export const games = ({
  presets = PRESETS,
  irregular = [0, 0, 0.1],
  mostRounds = [2, 6],
  midRound = [0, 0, 0.4],
  changes = [0],
}: Wanted = {}): fc.Arbitrary<Game> =>
  fc.record({
    preset: fc.constantFrom(...presets),
    seed: fc.nat({ max: 0x7fffffff }),
    houseRules: fc.constantFrom(0, 0.15, 0.4),
    irregular: fc.constantFrom(...irregular),
    mostRounds: fc.constantFrom(...mostRounds),
    midRound: fc.constantFrom(...midRound),
    changes: fc.constantFrom(...changes),
  })

/** The game, played. */
export const played = ({ seed, preset, houseRules, irregular, mostRounds, midRound, changes }: Game): Simulation =>
  simulate(seed, preset, { houseRules, irregular, mostRounds, midRound, changes, explicit: 0.4 })
