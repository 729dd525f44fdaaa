import { useMemo, useRef, type CSSProperties, type HTMLAttributes, useLayoutEffect, useState, type RefObject } from 'react'
import type { ArmName, Layout } from '#shared/domino/line'
import { classes } from '../classes'
import { EndMarker } from './end-marker'
import { withAspect, type Rect, atLeast, middleOf, type Point } from './geometry'
import { Flag, GhostTile, LaidTile as LaidFace, type LineGhost } from './laid-tiles'
import { layOut } from './layout'
import { TileList } from './tile-list'
import type { LineTile, Hub } from './types'
import styles from './line-of-play.module.css'

export type { LineGhost } from './laid-tiles'

export interface LineEnd {
  readonly arm: ArmName
  readonly suit: number
  /** The end in words: "right end, four". */
  readonly label: string
  /** False where nothing may be laid now; left out, the end is open like any other. */
  readonly playable?: boolean
}

export interface LineOfPlayProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly layout: Layout
  /** In the order of play, the lead first. */
  readonly tiles: readonly LineTile[]
  /** Every end, in order: `left` and `right`, or arms 1 … n. Before the lead it may be empty. */
  readonly ends: readonly LineEnd[]
  /** A tile shown where it would lie, or several. */
  readonly ghost?: LineGhost | readonly LineGhost[] | null
  readonly onEndClick?: (arm: ArmName) => void
  /** The tiles are buttons, as long as they are drawn large enough to be tapped one by one. */
  readonly onTileClick?: (key: string) => void
  readonly label: string
  /** What stands on the felt before the lead. */
  readonly empty?: string
}

/** Windows this much alike in shape get the same layout, so that dragging a border does not fold the line at each pixel. */
const SHAPE_STEP = 1.04

function nearestShape(aspect: number): number {
  return SHAPE_STEP ** Math.round(Math.log(aspect) / Math.log(SHAPE_STEP))
}

/** Where something lies, in parts of the picture. */
function share(rect: Rect, view: Rect): CSSProperties {
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`
  return {
    left: percent(rect.x + rect.width / 2 - view.x, view.width),
    top: percent(rect.y + rect.height / 2 - view.y, view.height),
    width: percent(rect.width, view.width),
    height: percent(rect.height, view.height),
  }
}

/** Arms there are; a line whose ends are not shown has those that tiles lie on. */
function armsOf(tiles: readonly LineTile[], ends: readonly LineEnd[]): number {
  return Math.max(ends.length, ...tiles.map(({ arm }) => (typeof arm === 'number' ? arm : 0)))
}

function several(ghost: LineOfPlayProps['ghost']): readonly LineGhost[] {
  if (ghost === undefined || ghost === null) return []
  return 'arm' in ghost ? [ghost] : ghost
}

/** The line of play on the felt, as large as the window allows. It fills its container and knows no rules. */
export function LineOfPlay(props: LineOfPlayProps) {
  const { layout, tiles, ends, ghost, onEndClick, onTileClick, label, empty, className, ...rest } = props
  const stage = useRef<HTMLDivElement>(null)
  const { aspect, width } = useStage(stage)
  const shape = nearestShape(aspect)
  const arms = armsOf(tiles, ends)
  const laid = useMemo(() => layOut({ layout, arms, tiles }, shape), [layout, arms, tiles, shape])
  const flagged = new Set(tiles.filter((tile) => tile.flagged).map(({ key }) => key))
  const ghosts = several(ghost)
  const view = laid === null ? null : withAspect(laid.box, aspect)
  const slots = onEndClick === undefined ? [] : (laid?.ends ?? []).map(({ slot }) => slot)
  const tappable = laid !== null && view !== null && canBeTapped({ tiles: laid.tiles, slots }, width === null ? null : width / view.width)
  const waiting = ends.some((end) => end.playable === false)
  return (
    <section {...rest} aria-label={label} className={classes(styles.felt, className)} data-layout={layout}>
      <div ref={stage} className={styles.stage}>
        {laid === null || view === null ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <>
            <svg className={styles.picture} viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true" focusable="false">
              {laid.hub !== null && <Station hub={laid.hub} />}
              {laid.tiles.map((tile, place) => (
                <LaidFace
                  key={tile.key}
                  tile={tile}
                  lead={place === 0}
                  last={place > 0 && place === laid.tiles.length - 1}
                  latest={place === laid.tiles.length - 1}
                />
              ))}
              {laid.tiles.map((tile) => flagged.has(tile.key) && <Flag key={tile.key} tile={tile} />)}
              {laid.ends.map((open) => {
                const shown = ghosts.find(({ arm }) => arm === open.arm)
                const end = ends.find(({ arm }) => arm === open.arm)
                if (shown !== undefined) return <GhostTile key={open.arm} ghost={shown} end={open} />
                return end && <EndMarker key={open.arm} end={open} playable={end.playable !== false} wanted={waiting && end.playable === true} />
              })}
            </svg>
            <TileList tiles={tiles} placed={laid.tiles} placeStyle={(tile) => share(tile, view)} onTileClick={tappable ? onTileClick : undefined} />
            <ul className={styles.list}>
              {ends.map((end) => {
                const open = laid.ends.find(({ arm }) => arm === end.arm)
                return (
                  <li key={end.arm}>
                    {onEndClick === undefined || open === undefined ? (
                      <span className="visually-hidden">{end.label}</span>
                    ) : (
                      <button
                        type="button"
                        className={styles.endButton}
                        style={share(open.slot, view)}
                        aria-label={end.label}
                        disabled={end.playable === false}
                        onClick={() => onEndClick(end.arm)}
                      />
                    )}
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

const CORNER = 0.6

/** The station a spinner with many arms lies in: a long octagon, with a track to each arm. */
function Station({ hub: { rect, docks } }: { readonly hub: Hub }) {
  const { x, y, width, height } = rect
  const right = x + width
  const bottom = y + height
  const corners = [
    [x + CORNER, y],
    [right - CORNER, y],
    [right, y + CORNER],
    [right, bottom - CORNER],
    [right - CORNER, bottom],
    [x + CORNER, bottom],
    [x, bottom - CORNER],
    [x, y + CORNER],
  ]
  const upright = height > width
  const middle = { x: x + width / 2, y: y + height / 2 }
  const tracks = docks.map((dock) => (upright ? `M${dock.x} ${dock.y}H${middle.x}V${middle.y}` : `M${dock.x} ${dock.y}V${middle.y}H${middle.x}`))
  return (
    <g>
      <polygon className={styles.station} points={corners.map((corner) => corner.join(',')).join(' ')} />
      <path className={styles.track} d={tracks.join('')} />
      {docks.map((dock) => (
        <circle key={`${dock.x} ${dock.y}`} className={styles.dock} cx={dock.x} cy={dock.y} r={0.13} />
      ))}
    </g>
  )
}

/** What a table usually has, until it is measured. */
const USUAL_ASPECT = 1.6

/** The room there is for the picture. */
interface Stage {
  /** Width ÷ height. */
  readonly aspect: number
  /** In pixels; null until it is measured. */
  readonly width: number | null
}

/** The shape and size of an element, followed as it is resized. */
function useStage(element: RefObject<HTMLElement | null>): Stage {
  const [stage, setStage] = useState<Stage>({ aspect: USUAL_ASPECT, width: null })
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = (): void => {
      const { width, height } = measured.getBoundingClientRect()
      if (width > 0 && height > 0) {
        setStage((before) => (before.width === width && before.aspect === width / height ? before : { aspect: width / height, width }))
      }
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return stage
}

/** A target this large needs no room about it; the middles of smaller ones lie this far apart (WCAG 2.5.8), in pixels. */
const LEAST_TARGET = 24

/** Least side of the button at an open end, in pixels: `--touch`. */
const END_BUTTON = 56

interface Drawn {
  readonly tiles: readonly Rect[]
  /** Where the next tile would go at each end that is a button. */
  readonly slots: readonly Rect[]
}

/**
 * Whether every tile is large enough to be tapped where it is drawn.
 *
 * `scale` is the side of one half in pixels; null while nothing is measured, when there is room.
 */
export function canBeTapped({ tiles, slots }: Drawn, scale: number | null): boolean {
  if (scale === null || scale >= LEAST_TARGET) return true
  const middles = tiles.map(middleOf)
  const buttons = slots.map((slot) => atLeast(slot, END_BUTTON / scale, END_BUTTON / scale))
  return middles.every(
    (middle, at) =>
      middles.slice(at + 1).every((other) => Math.hypot(middle.x - other.x, middle.y - other.y) * scale >= LEAST_TARGET) &&
      buttons.every((button) => away(middle, button) * scale >= LEAST_TARGET / 2),
  )
}

/** How far a point lies from a rectangle; nothing inside it. */
function away({ x, y }: Point, rect: Rect): number {
  return Math.hypot(Math.max(rect.x - x, 0, x - rect.x - rect.width), Math.max(rect.y - y, 0, y - rect.y - rect.height))
}
