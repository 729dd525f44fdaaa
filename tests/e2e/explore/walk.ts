import { Random, seedOf } from '../../../src/shared/kernel/random'
import { Broken } from './broken'
import { checkLaws } from './laws'
import { setScene, type Place, type Scene } from './scene'
import { inWords, nextStep, takeStep, type Step } from './steps'

/** A law that did not hold, and what was done before. */
export interface Found {
  readonly why: string
  readonly steps: readonly Step[]
}

/** The same seed and number set the same table, and give each step the same chances: what comes later does not hang on how much was drawn before. */
const chanceOf = (seed: number, walk: number, step = 0): Random => new Random(seedOf(seed, walk, step))

/** What came of a step. */
interface Came {
  /** Whether it could be taken. */
  readonly taken: boolean
  /** The law that did not hold then; null where all did. */
  readonly why: string | null
}

/** A fault of the walker itself is thrown on, with the steps that led to it. */
async function tried(scene: Scene, step: Step, before: readonly Step[]): Promise<Came> {
  try {
    const taken = await takeStep(step, scene)
    const acted = scene.devices.find(({ name }) => name === step.on)
    if (taken && acted !== undefined) await checkLaws(scene, acted)
    return { taken, why: null }
  } catch (error) {
    if (error instanceof Broken) return { taken: true, why: error.message }
    throw new Error(told({ why: String(error), steps: [...before, step] }), { cause: error })
  }
}

/** Takes steps at a table set by chance, as long as there are any and every law holds; `pictures`: where those of a table go at which one does not. */
async function walkOn(place: Place, random: Random, next: (scene: Scene, at: number) => Promise<Step | null>, pictures?: string): Promise<Found | null> {
  const scene = await setScene(place, random)
  const steps: Step[] = []
  for (let at = 0; ; at += 1) {
    const step = await next(scene, at)
    if (step === null) {
      await scene.end()
      return null
    }
    const { taken, why } = await tried(scene, step, steps)
    if (taken) steps.push(step)
    if (why === null) continue
    await scene.end(pictures)
    return { why, steps }
  }
}

/** Walks so many steps; null where every law holds after each. */
export function walk(place: Place, seed: number, number: number, count: number, pictures?: string): Promise<Found | null> {
  return walkOn(place, chanceOf(seed, number), async (scene, at) => (at < count ? nextStep(scene, chanceOf(seed, number, at + 1)) : null), pictures)
}

/** Takes the same steps again at the same table; what cannot be done is left out. */
export function walkAgain(place: Place, seed: number, number: number, steps: readonly Step[], pictures?: string): Promise<Found | null> {
  return walkOn(place, chanceOf(seed, number), async (_, at) => steps[at] ?? null, pictures)
}

/** What a violation is told by, without what differs from one time to the next. */
const kindOf = (why: string): string => (why.split('\n')[0] ?? '').replaceAll(/[\d“”]+/g, '').slice(0, 60)

/**
 * Fewer steps that break the same law: the last few alone, where they do, then without halves, without quarters, and so on, as long as it breaks.
 */
export async function shrink(found: Found, again: (steps: readonly Step[]) => Promise<Found | null>, mostTries: number): Promise<Found> {
  const broken = async (steps: readonly Step[]): Promise<Found | null> => {
    // what goes wrong in a try for another reason takes nothing away from what was found
    const other = await again(steps).catch(() => null)
    return other !== null && kindOf(other.why) === kindOf(found.why) ? other : null
  }
  let best = found
  let tries = 0
  for (let count = 1; best === found && count < found.steps.length && tries < mostTries; count *= 2) {
    tries += 1
    best = (await broken(found.steps.slice(-count))) ?? found
  }
  for (let part = Math.ceil(best.steps.length / 2); tries < mostTries; part = Math.ceil(part / 2)) {
    for (let from = 0; from < best.steps.length && tries < mostTries;) {
      tries += 1
      const fewer = await broken([...best.steps.slice(0, from), ...best.steps.slice(from + part)])
      if (fewer === null) from += part
      else best = fewer
    }
    if (part <= 1) break
  }
  return best
}

/** The steps in words, one a line. */
export const told = ({ why, steps }: Found): string => `${steps.map((step, at) => `${at + 1}. ${inWords(step)}`).join('\n')}\n${why}`
