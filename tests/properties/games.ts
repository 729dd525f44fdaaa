import fc from 'fast-check'
import { LINE_PRESETS, PRESET_IDS } from '#shared/rules/presets'
import { simulate, type Simulation } from '../reference/simulate'

/** Rule sets in which tiles are laid, which most laws are about; and those in which hands are counted. */
export const PRESETS: readonly string[] = LINE_PRESETS
export const COUNTED_PRESETS: readonly string[] = PRESET_IDS.filter((id) => !PRESETS.includes(id))

/** Which game is played: a seed and how its table behaves. Small on purpose, because a counterexample prints it. */
export interface Game {
  readonly preset: string
  readonly seed: number
  readonly houseRules: number
  readonly irregular: number
  readonly mostRounds: number
  readonly midRound: number
  readonly changes: number
  /** How often a tile stands against a rule, and points are given or taken; never, if left out. */
  readonly mistakes?: number
  /** How often a hand has another number of tiles than anyone sees; never, if left out. */
  readonly unnoticed?: number
  readonly always?: Readonly<Record<string, unknown>>
}

interface Wanted {
  readonly presets?: readonly string[]
  readonly irregular?: readonly number[]
  readonly mostRounds?: readonly number[]
  /** How often a round is taken up in mid-round. */
  readonly midRound?: readonly number[]
  /** How often the rules are changed before an event. */
  readonly changes?: readonly number[]
  /** How often tiles stand against a rule, and points are given or taken. */
  readonly mistakes?: readonly number[]
  /** How often a hand has another number of tiles than anyone sees. */
  readonly unnoticed?: readonly number[]
}

export const games = ({
  presets = PRESETS,
  irregular = [0, 0, 0.1],
  mostRounds = [2, 6],
  midRound = [0, 0, 0.4],
  changes = [0],
  mistakes,
  unnoticed,
}: Wanted = {}): fc.Arbitrary<Game> =>
  fc.record({
    preset: fc.constantFrom(...presets),
    seed: fc.nat({ max: 0x7fffffff }),
    houseRules: fc.constantFrom(0, 0.15, 0.4),
    irregular: fc.constantFrom(...irregular),
    mostRounds: fc.constantFrom(...mostRounds),
    midRound: fc.constantFrom(...midRound),
    changes: fc.constantFrom(...changes),
    // laws that ask for none go on with the games that they had
    ...(mistakes === undefined ? {} : { mistakes: fc.constantFrom(...mistakes) }),
    ...(unnoticed === undefined ? {} : { unnoticed: fc.constantFrom(...unnoticed) }),
  })

/** Laws begin at one seed, so many of them look at the same games; so many are kept, and played once. */
const KEPT = 300
const kept = new Map<string, Simulation>()

/** Whoever changed a game that is kept would change it for others too. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/** The game, played. Nothing of it can be changed. */
export function played({ seed, preset, houseRules, irregular, mostRounds, midRound, changes, mistakes, unnoticed, always }: Game): Simulation {
  const key = [seed, preset, houseRules, irregular, mostRounds, midRound, changes, mistakes, unnoticed, JSON.stringify(always)].join()
  const known = kept.get(key)
  if (known !== undefined) return known
  const game = frozen(
    simulate(seed, preset, {
      ...{ houseRules, irregular, mostRounds, midRound, changes, explicit: 0.4 },
      ...(mistakes === undefined ? {} : { mistakes }),
      ...(unnoticed === undefined ? {} : { unnoticed }),
      ...(always === undefined ? {} : { always }),
    }),
  )
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value as string)
  kept.set(key, game)
  return game
}
