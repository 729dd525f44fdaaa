import { useMemo, useRef, type CSSProperties, type HTMLAttributes } from 'react'
import type { ArmName, Layout } from '#shared/domino/line'
import { classes } from '../classes'
import { EndMarker } from './end-marker'
import { withAspect, type Rect } from './geometry'
import { Flag, GhostTile, LaidTile as LaidFace, type LineGhost } from './laid-tiles'
import { layOut } from './layout'
import { Station } from './station'
import { canBeTapped } from './targets'
import { TileList } from './tile-list'
import type { LineTile } from './types'
import { useStage } from './use-stage'
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
