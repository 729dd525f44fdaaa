import { useCallback, useEffect, useRef, useState, createContext, use } from 'react'
import type { Result } from '#shared/kernel/result'
import type { Photo, Picture, RecognitionFault, Recognizer } from '../recognition/recognizer'
import { openRecognizer } from '../recognition/open-recognizer'

export interface PhotoState<P extends Photo> {
  /** The latest that was read. */
  readonly photo: P | null
  /** Counts what was read, so that what was said of one photo is not taken for the next. */
  readonly number: number
  readonly reading: boolean
  readonly fault: RecognitionFault | null
  /** Reads a picture; what came before stays until it is read. Gives the photo, or null where it was refused or given up. */
  readonly take: (picture: Picture) => Promise<P | null>
  /** Gives up what is being read. */
  readonly cancel: () => void
  /** Puts the photo away. */
  readonly clear: () => void
}

interface Held<P> {
  readonly photo: P | null
  readonly number: number
  readonly reading: boolean
  readonly fault: RecognitionFault | null
}

/**
 * One photo after the other, each read in the background; `prepare` fetches beforehand what that needs.
 *
 * Both keep their identity as long as pictures are to be read in the same way; when that changes, the last file is read again.
 */
export function usePhoto<P extends Photo>(
  read: (recognizer: Recognizer, picture: Picture) => Promise<Result<P, RecognitionFault>>,
  prepare?: (recognizer: Recognizer) => Promise<unknown>,
): PhotoState<P> {
  const recognizer = useRecognizer()
  const [held, setHeld] = useState<Held<P>>({ photo: null, number: 0, reading: false, fault: null })
  const latest = useRef(0)
  const shown = useRef<P | null>(null)
  const lastFile = useRef<Blob | null>(null)
  const shownFile = useRef<Blob | null>(null)
  const underWay = useRef<Promise<unknown> | null>(null)
  const readAs = useRef(read)

  const show = useCallback((photo: P | null): void => {
    if (shown.current !== photo) shown.current?.picture.close()
    shown.current = photo
  }, [])

  useEffect(() => {
    void prepare?.(recognizer)
  }, [recognizer, prepare])
  useEffect(
    () => () => {
      latest.current = -1
      shown.current?.picture.close()
      shown.current = null
    },
    [],
  )

  const take = useCallback(
    async (picture: Picture): Promise<P | null> => {
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
      shownFile.current = lastFile.current
      show(result.ok ? result.value : null)
      setHeld(({ number }) => ({
        photo: result.ok ? result.value : null,
        number: number + 1,
        reading: false,
        fault: result.ok ? null : result.error,
      }))
      return result.ok ? result.value : null
    },
    [read, recognizer, show],
  )
  useEffect(() => {
    if (readAs.current === read) return
    readAs.current = read
    if (lastFile.current !== null) void take(lastFile.current)
  }, [read, take])
  const cancel = useCallback((): void => {
    latest.current++
    lastFile.current = shownFile.current
    /* What is read for long, or waits for what never comes, would keep the next picture waiting too. */
    if (underWay.current !== null) recognizer.giveUp()
    setHeld((before) => ({ ...before, reading: false }))
  }, [recognizer])
  const clear = useCallback((): void => {
    latest.current++
    lastFile.current = null
    shownFile.current = null
    show(null)
    setHeld(({ number }) => ({ photo: null, number: number + 1, reading: false, fault: null }))
  }, [show])
  return { ...held, take, cancel, clear }
}

let opened: Recognizer | null = null

/** The one recognizer of this page; its worker starts with the first question. */
const ofThisPage = (): Recognizer => (opened ??= openRecognizer())

/** Another recognizer than the page's own, for tests. */
export const RecognizerContext = createContext<Recognizer | null>(null)

export function useRecognizer(): Recognizer {
  return use(RecognizerContext) ?? ofThisPage()
}
