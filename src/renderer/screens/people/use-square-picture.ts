import { useCallback, useEffect, useRef, useState } from 'react'
import { words } from '../../messages/page'
import { drawn } from '../../photo/small-copy'
import { MIDDLE, squareCopy, type Crop } from '../../photo/square-copy'
import { openFile } from '../../recognition/decode-picture'

/** A picture on its way to a small square. */
type SquareState =
  | { readonly kind: 'none' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly sentence: string }
  /** `jpeg`: in base64, as it would be stored. */
  | { readonly kind: 'ready'; readonly jpeg: string }

/** A photo is not held any larger than its nearest square needs. */
const HELD_SIDE = 1024

interface SquarePicture {
  readonly square: SquareState
  readonly open: (file: Blob) => Promise<void>
  readonly crop: Crop
  readonly setCrop: (crop: Crop) => void
}

/** A picture file as a small square that can be moved about in it; what comes late is left out. */
export function useSquarePicture(): SquarePicture {
  const [square, setSquare] = useState<SquareState>({ kind: 'none' })
  const [crop, setCrop] = useState<Crop>(MIDDLE)
  const held = useRef<HTMLCanvasElement | null>(null)
  const latest = useRef(0)

  const show = useCallback(async (picture: HTMLCanvasElement | null, wanted: Crop, turn: number): Promise<void> => {
    const jpeg = picture === null ? null : await squareCopy(picture, wanted)
    if (turn !== latest.current) return
    setSquare(jpeg === null ? { kind: 'failed', sentence: words.people.picture.impossible } : { kind: 'ready', jpeg })
  }, [])

  useEffect(() => {
    if (held.current !== null) void show(held.current, crop, ++latest.current)
  }, [crop, show])
  useEffect(() => () => void latest.current++, [])

  const open = useCallback(
    async (file: Blob): Promise<void> => {
      const turn = ++latest.current
      held.current = null
      setSquare({ kind: 'opening' })
      const opened = await openFile(file)
      if (turn !== latest.current) {
        if (opened.ok) opened.value.close()
        return
      }
      if (!opened.ok) return setSquare({ kind: 'failed', sentence: words.recognitionFaultSentence(opened.error) })
      const { width, height } = opened.value
      held.current = drawn(opened.value, HELD_SIDE / Math.min(width, height))
      opened.value.close()
      setCrop(MIDDLE)
      await show(held.current, MIDDLE, turn)
    },
    [show],
  )

  return { square, open, crop, setCrop }
}
