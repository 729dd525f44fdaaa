import { ok, type Result } from '#shared/kernel/result'
import type { TileReading } from '#shared/recognition/reading'
import type { DieReading } from '#shared/recognition/roll'
import { decodePicture, type Decoded } from './decode-picture'
import { diceNetworks, numberReading, tileNetworks } from './page-runtime'
import type { Pixels } from './pixels'
import { readDice } from './read-dice'
import { readNumeralPhoto } from './read-numeral-photo'
import { readPhoto } from './read-photo'
import type { DicePhoto, Print, ReadTilesOptions, RecognitionFault, TilePhoto } from './recognizer'
import type { Answer, Question } from './worker-messages'

/** What is used of the worker's own scope; the page's types know windows only. */
interface Scope {
  onmessage: (event: MessageEvent<Question>) => void
  postMessage: (answer: Answer, transfer: readonly Transferable[]) => void
}
const scope = self as unknown as Scope

async function read<R, P>(
  question: Extract<Question, { readonly picture: unknown }>,
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

const tileAt = (tile: TileReading, scale: number): TileReading => {
  const at = ({ x, y }: TileReading['corners'][number]) => ({ x: x * scale, y: y * scale })
  const [a, b, c, d] = tile.corners
  return { ...tile, corners: [at(a), at(b), at(c), at(d)] }
}

const dieAt = (die: DieReading, scale: number): DieReading => ({
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

async function readTiles(pixels: Pixels, { print, least, own, share }: Required<ReadTilesOptions>): Promise<readonly TileReading[]> {
  return print === 'numbers' ? readNumeralPhoto(pixels, await numberReading(), least) : readPhoto(pixels, await tileNetworks(), { least, own, share })
}

function answerTo(question: Question): Promise<Answer['result']> {
  switch (question.kind) {
    case 'warm-up':
      return prepare(question.what).then(() => ok(null))
    case 'tiles':
      return read(
        question,
        ({ pixels }) => readTiles(pixels, question),
        (found, { shown, scale }, milliseconds): TilePhoto => ({ picture: shown, milliseconds, tiles: found.map((tile) => tileAt(tile, scale)) }),
      )
    case 'dice':
      return read(
        question,
        async ({ pixels }) => readDice(pixels, await diceNetworks()),
        (found, { shown, scale }, milliseconds): DicePhoto => ({ picture: shown, milliseconds, dice: found.map((die) => dieAt(die, scale)) }),
      )
  }
}

/** One after the other: two pictures at once would take twice as long each. */
let before: Promise<void> = Promise.resolve()

async function answer(question: Question): Promise<void> {
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
  before = before.then(() => answer(data))
}
