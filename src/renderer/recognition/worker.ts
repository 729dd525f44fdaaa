import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { ok, type Result } from '#shared/kernel/result'
import type { TileDetection } from '#shared/recognition/detection'
import type { DieDetection } from '#shared/recognition/roll'
import detector from '../../../resources/recognition/detector.onnx?url'
import dice from '../../../resources/recognition/dice.onnx?url'
import dieReader from '../../../resources/recognition/die.onnx?url'
import numeralDetector from '../../../resources/recognition/numeral-detector.onnx?url'
import numerals from '../../../resources/recognition/numerals.onnx?url'
import reader from '../../../resources/recognition/reader.onnx?url'
import { type Decoded, decodePicture } from './decode-picture'
import { type Network, type Networks, openNetwork } from './network'
import type { Pixels } from './pixels'
import { type DiceNetworks, readDice } from './read-dice'
import { type NumberReading, readNumeralPhoto } from './read-numeral-photo'
import { readPhoto } from './read-photo'
import type { DicePhoto, Print, ReadTilesOptions, RecognitionFault, TilePhoto } from './recognizer'
import type { RecognitionAnswer, RecognitionQuestion } from './worker-messages'

/* One core: more threads would need shared memory, which pages are only given with isolation that other parts pay for. */
env.wasm.numThreads = 1
env.wasm.wasmPaths = { wasm }

async function fetchNetwork(address: string): Promise<Network> {
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

const tileNetworks = once<Networks>(async () => ({ detector: await fetchNetwork(detector), reader: await fetchNetwork(reader) }))

/** What reads tiles with numbers, with networks of its own; those for pips are not fetched for them, and theirs for no others. */
const numberReading = once<NumberReading>(async () => {
  const networks = { detector: await fetchNetwork(numeralDetector), reader: await fetchNetwork(numerals) }
  return { ...networks, ocr: await (await import('./page-ocr')).openOcr() }
})

const diceNetworks = once<DiceNetworks>(async () => ({ finder: await fetchNetwork(dice), reader: await fetchNetwork(dieReader) }))

/** What is used of the worker's own scope; the page's types know windows only. */
interface Scope {
  onmessage: (event: MessageEvent<RecognitionQuestion>) => void
  postMessage: (answer: RecognitionAnswer, transfer: readonly Transferable[]) => void
}
const scope = self as unknown as Scope

async function readPicture<R, P>(
  question: Extract<RecognitionQuestion, { readonly picture: unknown }>,
  look: (decoded: Decoded) => Promise<R>,
  photo: (found: R, decoded: Decoded, milliseconds: number) => P,
): Promise<Result<P, RecognitionFault>> {
  const begun = performance.now()
  const decoded = await decodePicture(question.picture)
  if (!decoded.ok) return decoded
  try {
    return ok(photo(await look(decoded.value), decoded.value, performance.now() - begun))
  } catch (fault) {
    decoded.value.shown.close()
    throw fault
  }
}

const tileAt = (tile: TileDetection, scale: number): TileDetection => {
  const at = ({ x, y }: TileDetection['corners'][number]) => ({ x: x * scale, y: y * scale })
  const [a, b, c, d] = tile.corners
  return { ...tile, corners: [at(a), at(b), at(c), at(d)] }
}

const dieAt = (die: DieDetection, scale: number): DieDetection => ({
  ...die,
  middle: { x: die.middle.x * scale, y: die.middle.y * scale },
  width: die.width * scale,
})

/** Fetches what will be needed. */
function prepare(what: Print | 'dice'): Promise<unknown> {
  switch (what) {
    case 'pips':
      return tileNetworks()
    case 'numbers':
      return numberReading()
    case 'dice':
      return diceNetworks()
  }
}

async function readTiles(pixels: Pixels, { print, least, own, share }: Required<ReadTilesOptions>): Promise<readonly TileDetection[]> {
  return print === 'numbers' ? readNumeralPhoto(pixels, await numberReading(), least) : readPhoto(pixels, await tileNetworks(), { least, own, share })
}

function answerTo(question: RecognitionQuestion): Promise<RecognitionAnswer['result']> {
  switch (question.kind) {
    case 'warm-up':
      return prepare(question.what).then(() => ok(null))
    case 'tiles':
      return readPicture(
        question,
        ({ pixels }) => readTiles(pixels, question),
        (found, { shown, scale }, milliseconds): TilePhoto => ({ picture: shown, milliseconds, tiles: found.map((tile) => tileAt(tile, scale)) }),
      )
    case 'dice':
      return readPicture(
        question,
        async ({ pixels }) => readDice(pixels, await diceNetworks()),
        (found, { shown, scale }, milliseconds): DicePhoto => ({ picture: shown, milliseconds, dice: found.map((die) => dieAt(die, scale)) }),
      )
  }
}

/** One after the other: two pictures at once would take twice as long each. */
let before: Promise<void> = Promise.resolve()

async function answerQuestion(question: RecognitionQuestion): Promise<void> {
  const { id } = question
  try {
    const result = await answerTo(question)
    const picture = result.ok && result.value !== null ? [result.value.picture] : []
    scope.postMessage({ id, result }, picture)
  } catch (fault) {
    const detail = fault instanceof Error ? fault.message : String(fault)
    scope.postMessage({ id, result: { ok: false, error: { code: 'unavailable', detail } } }, [])
  }
}

scope.onmessage = ({ data }) => {
  before = before.then(() => answerQuestion(data))
}
