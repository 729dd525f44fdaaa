import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Box } from '#shared/watch/grey'
import { plainKey } from '../../keyboard/read-key'
import { words } from '../../messages/page'
import type { KeeperState } from './table-keeper'
import styles from './camera.module.css'

/** A frame is at least so large, as a share of the picture, and a key moves it by so much. */
const SMALLEST_FRAME = 0.08
const FRAME_STEP = 0.02
/** Below this there is no room under a frame: what it says stands above it. */
const LOW = 0.8
/** Where it lies at first: at the near corner on the right. */
export const FIRST_FRAME: Box = { left: 0.7, top: 0.6, right: 0.95, bottom: 0.9 }

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

function movedBy({ left, top, right, bottom }: Box, x: number, y: number): Box {
  const [dx, dy] = [clamp(x, -left, 1 - right), clamp(y, -top, 1 - bottom)]
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy }
}

const sizedBy = ({ right, bottom, ...box }: Box, x: number, y: number): Box => ({
  ...box,
  right: clamp(right + x, Math.min(1, box.left + SMALLEST_FRAME), 1),
  bottom: clamp(bottom + y, Math.min(1, box.top + SMALLEST_FRAME), 1),
})

const FRAME_KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-FRAME_STEP, 0],
  ArrowRight: [FRAME_STEP, 0],
  ArrowUp: [0, -FRAME_STEP],
  ArrowDown: [0, FRAME_STEP],
}

/** The frame that a person puts over the face-down tiles, so that draws are seen; it lies over a box that the picture fills. */
export function BoneyardFrame({ box, onBox, kept: { boneyard } }: { readonly box: Box; readonly onBox: (box: Box) => void; readonly kept: KeeperState }) {
  const cameraWords = words.cameraTable
  const frame = useRef<HTMLDivElement>(null)
  const from = useRef<{ readonly x: number; readonly y: number; readonly box: Box } | null>(null)
  const seen = boneyard?.marked === box ? boneyard : null
  const handlers = (change: typeof movedBy) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY, box }
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      const size = frame.current?.parentElement?.getBoundingClientRect()
      if (size === undefined || from.current === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      onBox(change(from.current.box, (event.clientX - from.current.x) / size.width, (event.clientY - from.current.y) / size.height))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = FRAME_KEYS[plainKey(event) ?? '']
      if (by === undefined) return
      event.preventDefault()
      onBox(change(box, ...by))
    },
  })
  const { left, top, right, bottom } = seen?.box ?? box
  const said =
    seen !== null && seen.lying !== null
      ? cameraWords.frame.counted(seen.lying)
      : seen === null || seen.counted === null
        ? cameraWords.frame.put
        : cameraWords.frame.unsure
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-low={bottom > LOW || undefined}
      data-sure={(seen !== null && seen.lying !== null) || undefined}
      style={{ left: `${100 * left}%`, top: `${100 * top}%`, width: `${100 * (right - left)}%`, height: `${100 * (bottom - top)}%` }}
    >
      <button type="button" className={styles.grip} aria-label={cameraWords.frame.move} title={cameraWords.frame.move} {...handlers(movedBy)} />
      <button type="button" className={styles.corner} aria-label={cameraWords.frame.size} title={cameraWords.frame.size} {...handlers(sizedBy)} />
      <p className={styles.down} role="status">
        {said}
      </p>
    </div>
  )
}
