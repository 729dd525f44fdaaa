import { pointer, select } from 'd3-selection'
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3-zoom'

/** How much nearer than the whole line anyone may come. */
const NEAREST = 4

/** A double tap comes near enough for halves of this many pixels, and at least twice as near. */
const EASY_HALF = 56

/** A pointer that moves less than this, in pixels, has clicked. */
const STILL = 6

export interface Gestures {
  /** Shows the whole line again. */
  readonly fit: () => void
  /** The stage has another size, or the line another one on it. */
  readonly resize: (width: number, height: number, unit: number) => void
  readonly stop: () => void
}

/**
 * Lets two fingers, a trackpad or a double tap bring the line on a stage nearer, and a drag move it.
 *
 * `plane`, which lies in the stage, is moved without a render; `onEnd` is told how near it is when a gesture is over. While the whole line is seen, one
 * finger and the wheel scroll the page as anywhere.
 */
export function watchGestures(stage: HTMLElement, plane: HTMLElement, onEnd: (scale: number) => void): Gestures {
  const near = (): boolean => zoomTransform(stage).k > 1
  let half = EASY_HALF
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([1, NEAREST])
    .clickDistance(STILL)
    // a screen to be touched may be plugged in later
    .touchable(true)
    .filter((event: WheelEvent | MouseEvent | TouchEvent) => {
      if (event.type === 'wheel') return event.ctrlKey || near()
      if ('touches' in event) return event.touches.length > 1 || near()
      return near() && event.button === 0
    })
    .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
      plane.style.transform = transform.k === 1 ? '' : `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`
    })
    .on('end', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => onEnd(transform.k))
  const stageOf = select<HTMLElement, unknown>(stage)
  const fit = (): void => {
    if (near()) behaviour.transform(stageOf, zoomIdentity)
  }
  const onDoubleClick = (event: MouseEvent): void => {
    // a tile that is tapped twice is opened, not brought nearer
    if (event.target instanceof Element && event.target.closest('button') !== null) return
    if (near()) return fit()
    behaviour.scaleTo(stageOf, Math.min(NEAREST, Math.max(2, EASY_HALF / half)), pointer(event, stage))
  }
  stageOf.call(behaviour).on('dblclick.zoom', null)
  stage.addEventListener('dblclick', onDoubleClick)
  return {
    fit,
    resize: (width, height, unit) => {
      half = unit
      behaviour.extent([
        [0, 0],
        [width, height],
      ])
      behaviour.translateExtent([
        [0, 0],
        [width, height],
      ])
      fit()
    },
    stop: () => {
      stageOf.on('.zoom', null)
      stage.removeEventListener('dblclick', onDoubleClick)
    },
  }
}
