import { elementAt } from '#shared/kernel/assert'
import { useEffect, useRef } from 'react'
import type { Point } from '#shared/recognition/detection'
import { words } from '../../messages/page'
import { labelPlaces } from './label-places'
import styles from './review.module.css'

/** What is drawn over the photo for one thing found in it. */
export interface Outline {
  readonly key: number
  readonly corners: readonly Point[]
  readonly text: string
  readonly look: 'sure' | 'unsure' | 'new'
}

interface PhotoCanvasProps {
  readonly picture: ImageBitmap
  readonly label: string
  readonly outlines: readonly Outline[]
  readonly onTap?: (key: number) => void
}

/** Height of the letters in hundredths of the photo's longer side. */
const LETTERS = 3
const NEW_LETTERS = 4

/** The photo with what was found in it. Tapping an outline is a short cut for the list beside it, which has the names. */
export function PhotoCanvas({ picture, label, outlines, onTap }: PhotoCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = picture
  useEffect(() => {
    if (canvas.current === null || picture.width === 0) return
    canvas.current.width = picture.width
    canvas.current.height = picture.height
    canvas.current.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  const unit = Math.max(width, height) / 100
  const places = labelPlaces(
    outlines.map(({ corners }) => corners),
    { width, height },
    unit * (outlines.some(({ look }) => look === 'new') ? NEW_LETTERS : LETTERS),
  )
  return (
    <div className={styles.photo} data-photo style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: `calc(60dvh * ${width / Math.max(1, height)})` }}>
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
      <svg className={styles.overlay} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {outlines.map(({ key, corners, text, look }, at) => {
          const { x, y } = elementAt(places, at)
          const points = corners.map((corner) => `${corner.x},${corner.y}`).join(' ')
          const line = look === 'new' ? unit * 0.7 : unit * 0.45
          return (
            <g key={key} className={styles.outline} data-look={look} onClick={onTap === undefined ? undefined : () => onTap(key)}>
              <polygon className={styles.halo} points={points} strokeWidth={line + unit * 0.45} />
              <polygon className={styles.line} points={points} strokeWidth={line} strokeDasharray={look === 'unsure' ? `${unit} ${unit * 0.7}` : undefined} />
              <text className={styles.reading} x={x} y={y} fontSize={unit * (look === 'new' ? NEW_LETTERS : LETTERS)} strokeWidth={unit * 0.7}>
                {look === 'unsure' ? `${text} ${words.photo.review.unsureMark}` : text}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
