import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { err, ok, type Result } from '#shared/kernel/result'
import type { PictureToRead, RecognitionFault, Recognizer, TilePhoto } from '../../../../../src/renderer/recognition/recognizer'
import { RecognizerContext } from '../../../../../src/renderer/photo/use-photo'
import { PhotoSource } from '../../../../../src/renderer/photo/source/photo-source'
import { usePhoto } from '../../../../../src/renderer/photo/use-photo'

type Answer = Result<TilePhoto, RecognitionFault>

/** A picture that counts how often it is closed. */
export const bitmap = () => ({ width: 800, height: 600, close: vi.fn<() => void>() })

/** A recognizer that answers when and as the test says. */
export class SlowRecognizer {
  readonly asked: PictureToRead[] = []
  readonly #waiting: ((answer: Answer) => void)[] = []

  readonly recognizer: Recognizer = {
    warmUp: () => Promise.resolve(ok(null)),
    readTiles: (picture) => {
      this.asked.push(picture)
      return new Promise((resolve) => this.#waiting.push(resolve))
    },
    giveUp: () => {
      for (const answer of this.#waiting.splice(0)) answer(err({ code: 'unavailable', detail: 'it was given up' }))
    },
    readDice: () => Promise.reject(new Error('these tests show no dice')),
  }

  /** Answers the question that has waited longest. */
  answer(answer: Answer = ok({ picture: bitmap(), milliseconds: 1, tiles: [] })): void {
    this.#waiting.shift()?.(answer)
  }

  /** The names of the files that were to be read. */
  get files(): readonly string[] {
    return this.asked.map((picture) => (picture instanceof File ? picture.name : 'no file'))
  }
}

const read = (recognizer: Recognizer, picture: PictureToRead) => recognizer.readTiles(picture)

function Source({ name }: { readonly name: string }) {
  const photoState = usePhoto<TilePhoto>({ name, read })
  return (
    <PhotoSource photoState={photoState}>
      <p>photo {photoState.number} was read</p>
    </PhotoSource>
  )
}

/** No dialog finds what another left. */
let opened = 0

/** Where photos come from, and what came of them. */
export function openSource(slow = new SlowRecognizer(), name = `dialog ${++opened}`) {
  const page = render(
    <RecognizerContext value={slow.recognizer}>
      <Source name={name} />
    </RecognizerContext>,
  )
  return { slow, user: userEvent.setup(), close: page.unmount }
}

export const picture = (name: string): File => new File(['x'], name, { type: 'image/jpeg' })

/** jsdom plays no films and reads no pixels. */
export function withoutMedia(): void {
  beforeEach(() => {
    window.localStorage.clear()
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  })
  afterEach(() => vi.restoreAllMocks())
}
