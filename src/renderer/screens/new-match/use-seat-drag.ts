import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'

/** Less is a tap with an unsteady hand. */
const LEAST_MOVE = 8

interface Drag {
  readonly key: number
  readonly x: number
  readonly y: number
  /** The seat under the finger. */
  readonly over: number | null
}

/** Drags one seat onto another, with a finger or a mouse; let go anywhere else, it goes back. Seats are known by `data-seat`. */
export function useSeatDrag(onSwap: (key: number, other: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const from = useRef<{ readonly key: number; readonly x: number; readonly y: number } | null>(null)
  const dragged = useRef(false)

  const end = (): void => {
    from.current = null
    setDrag(null)
  }
  const handlersOf = (key: number) => ({
    onPointerDown: ({ button, clientX, clientY }: PointerEvent): void => {
      dragged.current = false
      from.current = button === 0 ? { key, x: clientX, y: clientY } : null
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent): void => {
      const begun = from.current
      if (begun === null) return
      const [x, y] = [clientX - begun.x, clientY - begun.y]
      if (!dragged.current && Math.hypot(x, y) < LEAST_MOVE) return
      if (!dragged.current) currentTarget.setPointerCapture(pointerId)
      dragged.current = true
      setDrag({ key: begun.key, x, y, over: seatAt(clientX, clientY, begun.key) })
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const other = dragged.current ? seatAt(clientX, clientY, key) : null
      if (other !== null) onSwap(key, other)
      end()
    },
    onPointerCancel: end,
    /** What was dragged was not tapped. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }): void => {
      if (!dragged.current) return
      dragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    'data-dragged': drag?.key === key || undefined,
    'data-over': drag?.over === key || undefined,
  })
  const styleOf = (key: number): CSSProperties => (drag?.key === key ? { translate: `${drag.x}px ${drag.y}px` } : {})
  return { handlersOf, styleOf }
}

function seatAt(x: number, y: number, without: number): number | null {
  const seats = document.elementsFromPoint(x, y).flatMap((element) => {
    const key = element instanceof HTMLElement ? element.dataset['seat'] : undefined
    return key === undefined || Number(key) === without ? [] : [Number(key)]
  })
  return seats[0] ?? null
}
