import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import detector from '../../../resources/recognition/detector.onnx?url'
import dice from '../../../resources/recognition/dice.onnx?url'
import die from '../../../resources/recognition/die.onnx?url'
import numeralDetector from '../../../resources/recognition/numeral-detector.onnx?url'
import numerals from '../../../resources/recognition/numerals.onnx?url'
import reader from '../../../resources/recognition/reader.onnx?url'
import { openNetwork, type Network, type Networks } from './network'
import type { DiceNetworks } from './read-dice'
import type { NumberReading } from './read-numeral-photo'

/* One core: more threads would need shared memory, which pages are only given with isolation that other parts pay for. */
env.wasm.numThreads = 1
env.wasm.wasmPaths = { wasm }

async function fetched(address: string): Promise<Network> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`a recognition model could not be fetched (${answer.status})`)
  const model = new Uint8Array(await answer.arrayBuffer())
  /* What the runtime says of itself is long and helps nobody at a table. */
  return openNetwork({ InferenceSession, Tensor }, model).catch((cause: unknown) => {
    throw new Error('what runs the recognition could not be fetched or started', { cause })
  })
}

/** Asks for something once and keeps it; after a failure the next who wants it asks again. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return () => {
    kept ??= open().catch((fault: unknown) => {
      kept = null
      throw fault
    })
    return kept
  }
}

/* The runtime does not start twice at once, so the networks open one after the other. */

/** The networks that read tiles. */
export const tileNetworks = once<Networks>(async () => ({ detector: await fetched(detector), reader: await fetched(reader) }))

/** What reads tiles with numbers, with networks of its own; those for pips are not fetched for them, and theirs for no others. */
export const numberReading = once<NumberReading>(async () => {
  const networks = { detector: await fetched(numeralDetector), reader: await fetched(numerals) }
  return { ...networks, ocr: await (await import('./page-ocr')).openOcr() }
})

/** The networks that read dice. */
export const diceNetworks = once<DiceNetworks>(async () => ({ finder: await fetched(dice), reader: await fetched(die) }))
