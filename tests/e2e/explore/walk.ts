import type { Page } from 'playwright-core'
import { Random, seedOf } from '../../../src/shared/kernel/random'
import type { Host } from '../harness/host'
import type { Windows } from '../harness/test'
import { Broken } from './broken'
import { checkLaws } from './laws'
import { setScene, type Scene } from './scene'
import { inWords, nextStep, takeStep, type Step } from './steps'

/** Where a walk is walked. */
interface Place {
  readonly host: Host
  readonly windows: Windows
  /** A window of the owner’s that nothing happened in yet. */
  readonly page: Page
}

/** A law that did not hold, and what was done before. */
export interface Found {
  readonly why: string
  readonly steps: readonly Step[]
}

/** The same seed and number set the same table and draw the same chances. */
const chanceOf = (seed: number, walk: number): Random => new Random(seedOf(seed, walk))

/** What came of a step. */
interface Came {
  /** Whether it could be taken. */
  readonly taken: boolean
  /** The law that did not hold then; null where all did. */
  readonly why: string | null
}

/** A fault of the walker itself is thrown on. */
async function tried(scene: Scene, step: Step): Promise<Came> {
  try {
    const taken = await takeStep(step, scene)
    const acted = scene.devices.find(({ name }) => name === step.on)
    if (taken && acted !== undefined) await checkLaws(scene, acted)
    return { taken, why: null }
  } catch (error) {
    if (error instanceof Broken) return { taken: true, why: error.message }
    throw error
  }
}

/** Takes steps at a table set by chance, as long as there are any and every law holds; `pictures`: where those of a table go at which one does not. */
async function walkOn(
  { host, windows, page }: Place,
  random: Random,
  next: (scene: Scene, at: number) => Promise<Step | null>,
  pictures?: string,
): Promise<Found | null> {
  const scene = await setScene(page, windows, host, random)
  const steps: Step[] = []
  for (let at = 0; ; at += 1) {
    const step = await next(scene, at)
    if (step === null) {
      await scene.end()
      return null
    }
    const { taken, why } = await tried(scene, step)
    if (taken) steps.push(step)
    if (why === null) continue
    await scene.end(pictures)
    return { why, steps }
  }
}

/** Walks so many steps; null where every law holds after each. */
export function walk(place: Place, seed: number, number: number, count: number, pictures?: string): Promise<Found | null> {
  const random = chanceOf(seed, number)
  return walkOn(place, random, async (scene, at) => (at < count ? nextStep(scene, random) : null), pictures)
}

/** Takes the same steps again at the same table; what cannot be done is left out. */
export function walkAgain(place: Place, seed: number, number: number, steps: readonly Step[], pictures?: string): Promise<Found | null> {
  return walkOn(place, chanceOf(seed, number), async (_, at) => steps[at] ?? null, pictures)
}

/** What a violation is told by, without what differs from one time to the next. */
const kindOf = (why: string): string => (why.split('\n')[0] ?? '').replaceAll(/[\d“”]+/g, '').slice(0, 60)

/** Fewer steps that break the same law: leaves out halves, then quarters, and so on, as long as it breaks. */
export async function shrink(found: Found, again: (steps: readonly Step[]) => Promise<Found | null>, mostTries: number): Promise<Found> {
  let best = found
  let tries = 0
  for (let part = Math.ceil(best.steps.length / 2); tries < mostTries; part = Math.ceil(part / 2)) {
    for (let from = 0; from < best.steps.length && tries < mostTries;) {
      const fewer = [...best.steps.slice(0, from), ...best.steps.slice(from + part)]
      tries += 1
      const other = await again(fewer)
      if (other !== null && kindOf(other.why) === kindOf(best.why)) best = other
      else from += part
    }
    if (part <= 1) break
  }
  return best
}

/** The steps in words, one a line. */
export const told = ({ why, steps }: Found): string => `${steps.map((step, at) => `${at + 1}. ${inWords(step)}`).join('\n')}\n${why}`
