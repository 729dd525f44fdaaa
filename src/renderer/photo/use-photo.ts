import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#shared/kernel/result'
import { openRecognizer } from '../recognition/open-recognizer'
import type { PrintedAnswer } from '#shared/recognition/printed-answer'
import type { Photo, PictureToRead, RecognitionFault, Recognizer } from '../recognition/recognizer'

interface PhotoSaid {
  readonly of: string
  readonly what: unknown
}

/** What the dialog of a photo leaves behind for when it is opened again: the photo, how it was read, and what was said of it. */
class LeftPhoto<P extends Photo = Photo> {
  readonly name: string
  photo: P | null = null
  file: Blob | null = null
  number = 0
  readAs: string
  said: PhotoSaid | undefined = undefined
  /** What was said of the tiles of a photo that may be printed. */
  ofPrinted: { readonly number: number; readonly answer: PrintedAnswer } | undefined = undefined
  /** What came of an earlier photo of the same dialog. */
  earlier: unknown = undefined
  #forgotten = false

  constructor(name: string, readAs: string) {
    this.name = name
    this.readAs = readAs
  }

  /** Takes the place of the photo before, which is closed. */
  show(photo: P | null, file: Blob | null): number {
    if (this.photo !== photo) this.photo?.picture.close()
    this.photo = photo
    this.file = file
    return ++this.number
  }

  say(of: string, what: unknown): PhotoSaid {
    this.said = { of, what }
    return this.said
  }

  sayOfPrinted(number: number, answer: PrintedAnswer): { readonly number: number; readonly answer: PrintedAnswer } {
    this.ofPrinted = { number, answer }
    return this.ofPrinted
  }

  keepEarlier(earlier: unknown): void {
    this.earlier = earlier
  }

  setReadAs(readAs: string): void {
    this.readAs = readAs
  }

  /** Nothing of it is to be found again. */
  forget(): void {
    this.#forgotten = true
  }

  get isWorthKeeping(): boolean {
    return !this.#forgotten && (this.photo !== null || this.earlier !== undefined)
  }
}

/** The latest dialog that was left with a photo, and no other: a picture is large. */
let latest: LeftPhoto | null = null

/** What was left in the dialog of this name; null where nothing was. */
export const leftIn = <P extends Photo>(name: string): LeftPhoto<P> | null => (latest?.name === name ? (latest as LeftPhoto<P>) : null)

/** Its dialog is open again. */
export function takeUp(left: LeftPhoto): void {
  if (latest === left) latest = null
}

/** Its dialog has closed. */
function leaveBehind(left: LeftPhoto): void {
  if (!left.isWorthKeeping) return left.photo?.picture.close()
  if (latest !== left) latest?.photo?.picture.close()
  latest = left
}

export interface PhotoState<P extends Photo> {
  /** The latest that was read. */
  readonly photo: P | null
  /** Counts what was read, so that what was said of one photo is not taken for the next. */
  readonly number: number
  readonly reading: boolean
  readonly fault: RecognitionFault | null
  /** Reads a picture; what came before stays until it is read. Gives the photo, or null where it was refused or given up. */
  readonly take: (picture: PictureToRead) => Promise<P | null>
  /** Gives up what is being read. */
  readonly cancel: () => void
  /** Shows a photo that was read elsewhere, in the place of the one before. */
  readonly show: (photo: P) => void
  /** Puts the photo away. */
  readonly clear: () => void
  /** What is kept of it when the dialog closes, for when it is opened again. */
  readonly left: LeftPhoto<P>
  /** What is shown was left here before: throws it away. Null for what was taken now. */
  readonly startOver: (() => void) | null
  /** Nothing of it is to be found when the dialog is opened again. */
  readonly forget: () => void
}

interface Held<P> {
  readonly photo: P | null
  readonly number: number
  readonly reading: boolean
  readonly fault: RecognitionFault | null
}

interface PhotoOptions<P extends Photo> {
  /** What the photo belongs to: a dialog of this name finds it again after Esc, Back or a wrong tap. */
  readonly name: string
  /** Both keep their identity as long as pictures are to be read in the same way. */
  readonly read: (recognizer: Recognizer, picture: PictureToRead) => Promise<Result<P, RecognitionFault>>
  /** Fetches beforehand what reading needs. */
  readonly prepare?: (recognizer: Recognizer) => Promise<unknown>
  /** How pictures are read, as a text. When it changes, the last file is read again, but not while it is `unsettled`. */
  readonly readAs?: string
  readonly unsettled?: boolean
}

/** One photo after the other, each read in the background. */
export function usePhoto<P extends Photo>({ name, read, prepare, readAs = '', unsettled = false }: PhotoOptions<P>): PhotoState<P> {
  const recognizer = useRecognizer()
  const [before] = useState(() => leftIn<P>(name))
  const [left] = useState(() => before ?? new LeftPhoto<P>(name, readAs))
  const [held, setHeld] = useState<Held<P>>({ photo: left.photo, number: left.number, reading: false, fault: null })
  const [found, setFound] = useState(before?.number)
  const latest = useRef(0)
  const lastFile = useRef(left.file)
  const underWay = useRef<Promise<unknown> | null>(null)

  useEffect(() => {
    void prepare?.(recognizer)
  }, [recognizer, prepare])
  useEffect(() => {
    takeUp(left)
    return () => {
      latest.current = -1
      leaveBehind(left)
    }
  }, [left])

  const take = useCallback(
    async (picture: PictureToRead): Promise<P | null> => {
      const turn = ++latest.current
      /* A frame of the camera passes to the recognizer and is gone. */
      lastFile.current = picture instanceof Blob ? picture : null
      setHeld((before) => ({ ...before, reading: true, fault: null }))
      /* One is read at a time; of those that come during a reading only the last is wanted. */
      while (underWay.current !== null && turn === latest.current) await underWay.current
      if (turn !== latest.current) {
        if (!(picture instanceof Blob)) picture.close()
        return null
      }
      const answer = read(recognizer, picture)
      underWay.current = answer
      const result = await answer.finally(() => {
        underWay.current = null
      })
      if (turn !== latest.current) {
        if (result.ok) result.value.picture.close()
        return null
      }
      const photo = result.ok ? result.value : null
      const number = left.show(photo, lastFile.current)
      setHeld({ photo, number, reading: false, fault: result.ok ? null : result.error })
      return photo
    },
    [read, recognizer, left],
  )
  useEffect(() => {
    if (unsettled || left.readAs === readAs) return
    left.setReadAs(readAs)
    if (lastFile.current !== null) void take(lastFile.current)
  }, [readAs, unsettled, take, left])
  const cancel = useCallback((): void => {
    latest.current++
    lastFile.current = left.file
    /* What is read for long, or waits for what never comes, would keep the next picture waiting too. */
    if (underWay.current !== null) recognizer.giveUp()
    setHeld((before) => ({ ...before, reading: false }))
  }, [recognizer, left])
  const put = useCallback(
    (photo: P | null): void => {
      latest.current++
      lastFile.current = null
      setHeld({ photo, number: left.show(photo, null), reading: false, fault: null })
    },
    [left],
  )
  const clear = useCallback((): void => put(null), [put])
  const startOver = (): void => {
    left.keepEarlier(undefined)
    setFound(undefined)
    clear()
  }
  return { ...held, take, cancel, show: put, clear, left, startOver: found === held.number ? startOver : null, forget: () => left.forget() }
}

/**
 * What a person said of the photo that is shown, still there when the dialog is opened again; `nothing` for another photo.
 *
 * `also` names what else it was said of.
 */
export function useSaid<S>({ number, left }: Pick<PhotoState<Photo>, 'number' | 'left'>, nothing: S, also = ''): readonly [said: S, say: (said: S) => void] {
  const of = `${number} ${also}`
  const [held, setHeld] = useState(left.said)
  const say = (what: S): void => {
    setHeld(left.say(of, what))
  }
  return [held?.of === of ? (held.what as S) : nothing, say]
}

let opened: Recognizer | null = null

/** The one recognizer of this page; its worker starts with the first question. */
const ofThisPage = (): Recognizer => (opened ??= openRecognizer())

/** Another recognizer than the page's own, for tests. */
export const RecognizerContext = createContext<Recognizer | null>(null)

export function useRecognizer(): Recognizer {
  return use(RecognizerContext) ?? ofThisPage()
}
