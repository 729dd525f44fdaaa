import { pointer, select } from 'd3-selection'
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3-zoom'

/** The most a line can be zoomed. */
const LARGEST_ZOOM = 4

/** A double tap zooms until a half has this many pixels, and at least to twice the size. */
const EASY_HALF = 56

/** A pointer that moved less than this, in pixels, has clicked. */
const STILL = 6

export interface ZoomGestures {
  /** Whether less than the whole line is seen. */
  readonly zoomed: () => boolean
  /** Shows the whole line again. */
  readonly fit: () => void
  /** The stage has another size, or the line another one on it. */
  readonly resize: (width: number, height: number, unit: number) => void
  readonly stop: () => void
}

/**
 * Zooms the line on a stage by two fingers, a trackpad or a double tap, and pans it by a drag.
 *
 * `plane` is the element in the stage that gets the transform, without a render. `onEnd` gets the scale after each gesture. Until the line is zoomed, one
 * finger and the wheel scroll the page as usual.
 */
export function watchZoom(stage: HTMLElement, plane: HTMLElement, onEnd: (scale: number) => void): ZoomGestures {
  const zoomed = (): boolean => zoomTransform(stage).k > 1
  let half = EASY_HALF
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([1, LARGEST_ZOOM])
    .clickDistance(STILL)
    // a screen to be touched may be plugged in later
    .touchable(true)
    .filter((event: WheelEvent | MouseEvent | TouchEvent) => {
      if (event.type === 'wheel') return event.ctrlKey || zoomed()
      if ('touches' in event) return event.touches.length > 1 || zoomed()
      return zoomed() && event.button === 0
    })
    .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
      plane.style.transform = transform.k === 1 ? '' : `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`
    })
    .on('end', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => onEnd(transform.k))
  const stageOf = select<HTMLElement, unknown>(stage)
  const fit = (): void => {
    if (zoomed()) behaviour.transform(stageOf, zoomIdentity)
  }
  const onDoubleClick = (event: MouseEvent): void => {
    // a tile that is tapped twice is opened, not zoomed
    if (event.target instanceof Element && event.target.closest('button') !== null) return
    if (zoomed()) return fit()
    behaviour.scaleTo(stageOf, Math.min(LARGEST_ZOOM, Math.max(2, EASY_HALF / half)), pointer(event, stage))
  }
  stageOf.call(behaviour).on('dblclick.zoom', null)
  stage.addEventListener('dblclick', onDoubleClick)
  return {
    zoomed,
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
