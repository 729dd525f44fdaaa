import { useMemo, useRef, type CSSProperties, type HTMLAttributes } from 'react'
import type { ArmName, Layout } from '#shared/domino/line'
import { highOf, isDouble, lowOf } from '#shared/domino/tile'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { EndMark } from './end-mark'
import { flagSpot } from './flag-spot'
import { around, type Rect } from './geometry'
import { Ghost, ghostAtEnd, type LineGhost, type PlacedGhost } from './ghost'
import { Flag, HalfRing, handOf, LaidTile, LeavingTile, placeStyle, Ring, TileShadow } from './laid-tile'
import { largestUnit } from './history'
import { layOut } from './layout'
import { boundsOf, disc } from './shapes'
import { canBeTapped, useStage } from './stage'
import { TileList } from './tile-list'
import type { LineLayout, LineTile, PlacedTile, Ringed, Shape } from './types'
import { useFresh } from './use-fresh'
import { useLeaving } from './use-leaving'
import { usePrepared } from './use-prepared'
import { useStill } from './use-still'
import { useZoom } from './use-zoom'
import styles from './line-of-play.module.css'

export type { LineGhost } from './ghost'

export interface LineEnd {
  readonly arm: ArmName
  readonly suit: number
  /** The end in words: "right end, four". */
  readonly label: string
  /** Its number was chosen before a tile was. */
  readonly pressed?: boolean
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
  /** A ghost and its chip are one button; left out, `onEndClick` is called with its arm. */
  readonly onGhostClick?: (ghost: LineGhost) => void
  /** The tiles are buttons, as long as they are drawn large enough to be tapped one by one. */
  readonly onTileClick?: (key: string) => void
  readonly label: string
  /** What the list of the tiles is called, which has them in the order of play and not as they lie. */
  readonly order?: string
  /** Halves of tiles that something is said of. */
  readonly ringed?: readonly Ringed[] | undefined
  /** Nothing is laid any more: the line lies in the middle, without open ends. */
  readonly over?: boolean
  /** What stands on the felt before the lead. */
  readonly empty?: string
  /** False where the page has laid a felt under it already. */
  readonly ground?: boolean
  /** It is read from across the room: tiles are larger than at the table, and the line is laid again more often. */
  readonly far?: boolean
  /** Lets people zoom and pan the line; names the button that shows all of it again. */
  readonly wholeLine?: string
}

const NO_RINGS: readonly Ringed[] = []

/** Arms there are; a line whose ends are not shown has those that tiles lie on. */
function armsOf(tiles: readonly LineTile[], ends: readonly LineEnd[]): number {
  return Math.max(ends.length, ...tiles.map(({ arm }) => (typeof arm === 'number' ? arm : 0)))
}

function several(ghost: LineOfPlayProps['ghost']): readonly LineGhost[] {
  if (ghost === undefined || ghost === null) return []
  return 'arm' in ghost ? [ghost] : ghost
}

/** The line of play on the felt, as large as the room allows. It fills its container and knows no rules. */
export function LineOfPlay(props: LineOfPlayProps) {
  const {
    layout,
    tiles,
    ends,
    ghost,
    onEndClick,
    onGhostClick,
    onTileClick,
    label,
    order,
    ringed = NO_RINGS,
    over = false,
    empty,
    ground = true,
    far = false,
    wholeLine,
    className,
    ...rest
  } = props
  const stage = useRef<HTMLDivElement>(null)
  const plane = useRef<HTMLDivElement>(null)
  const { width, height, around: round, measured } = useStage(stage)
  const arms = armsOf(tiles, ends)
  const line = useMemo(() => ({ layout, arms, tiles }), [layout, arms, tiles])
  const box = useMemo(() => ({ width, height, far, around: round }), [width, height, round, far])
  const laid = useMemo(() => layOut(line, box, over), [line, box, over])
  const fresh = useFresh(tiles)
  const still = useStill(box, tiles)
  const leaving = useLeaving(laid)
  const flagged = new Set(tiles.filter((tile) => tile.flagged).map(({ key }) => key))
  const ghosts = several(ghost)
  const unit = laid?.unit ?? Math.min(largestUnit(box), height / 4)
  const placed: readonly PlacedGhost[] =
    laid === null
      ? leadGhosts(ghosts, width / unit, height / unit)
      : ghosts.flatMap((each) => laid.ends.filter(({ arm }) => arm === each.arm).map((end) => ghostAtEnd(each, end)))
  usePrepared(line, measured && !over ? box : null, ghosts)
  const slots = onEndClick === undefined ? [] : (laid?.ends ?? []).map(({ slot }) => slot)
  const zoom = useZoom(stage, plane, {
    on: wholeLine !== undefined && laid !== null,
    width,
    height,
    unit,
    line: tiles[0]?.key,
    wanted: placed.map((each) => target(each, laid?.chip ?? 0.5)),
  })
  const tappable = laid !== null && canBeTapped({ tiles: laid.tiles, slots }, measured ? unit * zoom.scale : null)
  const waiting = ends.some((end) => end.playable === false)
  const chip = laid?.chip ?? 0.5
  const onGhost = onGhostClick ?? (onEndClick && ((each: LineGhost) => each.arm !== null && onEndClick(each.arm)))
  const last = laid?.tiles.at(-1)
  const transformOf = (tile: PlacedTile): string => placeStyle(tile, unit, handOf(tile.key)).transform as string
  return (
    <section {...rest} aria-label={label} className={classes(styles.line, ground && styles.ground, className)} data-layout={layout}>
      <div ref={stage} className={styles.stage} data-zoomable={wholeLine !== undefined || undefined} data-zoomed={zoom.scale > 1 || undefined}>
        <div ref={plane} className={styles.plane}>
          {laid === null && ghosts.length === 0 && (
            <div className={styles.bare}>
              <p className={styles.empty}>{empty}</p>
            </div>
          )}
          {(laid !== null || placed.length > 0) && (
            <svg
              className={styles.picture}
              /* In pixels, and no share of the room: the browser tries several heights for the felt, and would lay out every tile for each. */
              style={measured ? ({ '--wide': `${width}px`, '--high': `${height}px` } as CSSProperties) : undefined}
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
              focusable="false"
              data-unit={unit.toFixed(2)}
              data-still={still || undefined}
            >
              {laid !== null && (
                <>
                  {laid.tiles.map((tile) => (
                    <TileShadow key={tile.key} transform={transformOf(tile)} turn={tile.turn} orientation={tile.orientation} />
                  ))}
                  {laid.tiles.map((tile, place) => (
                    <LaidTile
                      key={tile.key}
                      transform={transformOf(tile)}
                      turn={tile.turn}
                      orientation={tile.orientation}
                      first={tile.halves[0]}
                      second={tile.halves[1]}
                      latest={place === laid.tiles.length - 1}
                      fresh={fresh.has(tile.key)}
                    />
                  ))}
                  {leaving !== null && <LeavingTile key={leaving.tile.key} {...leaving} />}
                  {layout === 'spinner' && laid.tiles[0] !== undefined && <Ring tile={laid.tiles[0]} unit={unit} kind="spinner" />}
                  {last !== undefined && laid.tiles.length > 1 && <Ring key={last.key} tile={last} unit={unit} kind="last" />}
                  {ringed.map(({ key, suit }) => {
                    const tile = laid.tiles.find((each) => each.key === key)
                    return tile !== undefined && <HalfRing key={`half ${key}`} tile={tile} unit={unit} suit={suit} />
                  })}
                  {laid.tiles.map((tile) => flagged.has(tile.key) && <Flag key={tile.key} tile={tile} unit={unit} spot={flagSpot(tile, thingsOn(laid))} />)}
                  {laid.ends.map((open) => {
                    const end = ends.find(({ arm }) => arm === open.arm)
                    if (end === undefined || ghosts.some(({ arm }) => arm === open.arm)) return null
                    return (
                      <EndMark
                        key={`${open.arm} ${open.mark.x} ${open.mark.y}`}
                        end={open}
                        unit={unit}
                        radius={laid.mark}
                        playable={end.playable !== false}
                        wanted={end.pressed === true || (waiting && end.playable === true)}
                      />
                    )
                  })}
                </>
              )}
              {placed.map((each) => (
                <Ghost key={`${each.ghost.arm} ${each.ghost.written ?? ''}`} placed={each} unit={unit} radius={chip} />
              ))}
            </svg>
          )}
          {laid !== null && (
            <TileList label={order} tiles={tiles} placed={laid.tiles} unit={unit} placeStyle={pixels} onTileClick={tappable ? onTileClick : undefined} />
          )}
          <ul className={styles.list}>
            {ends.map((end) => {
              const open = laid?.ends.find(({ arm }) => arm === end.arm)
              const shown = placed.find(({ ghost: { arm } }) => arm === end.arm)
              const act = shown === undefined ? onEndClick && (() => onEndClick(end.arm)) : onGhost && (() => onGhost(shown.ghost))
              return (
                <li key={end.arm}>
                  {act === undefined || open === undefined ? (
                    <span className="visually-hidden">{end.label}</span>
                  ) : (
                    <button
                      type="button"
                      className={styles.endButton}
                      style={pixels(shown === undefined ? open.slot : target(shown, chip), unit)}
                      aria-label={end.label}
                      aria-current={shown?.ghost.on ? 'true' : undefined}
                      aria-pressed={end.pressed}
                      disabled={end.playable === false}
                      onClick={act}
                    />
                  )}
                </li>
              )
            })}
            {laid === null &&
              placed.map((each) => (
                <li key={each.ghost.written ?? each.ghost.tile}>
                  {onGhostClick === undefined ? (
                    <span className="visually-hidden">{each.ghost.label ?? each.ghost.text}</span>
                  ) : (
                    <button
                      type="button"
                      className={styles.endButton}
                      style={pixels(target(each, chip), unit)}
                      aria-label={each.ghost.label ?? each.ghost.text}
                      onClick={() => onGhostClick(each.ghost)}
                    />
                  )}
                </li>
              ))}
          </ul>
        </div>
        {zoom.scale > 1 && (
          <button type="button" className={styles.whole} title={wholeLine} aria-label={wholeLine} onClick={zoom.fit}>
            <Icon name="whole" />
          </button>
        )}
      </div>
    </section>
  )
}

/** What the flag of a tile keeps clear of. */
function thingsOn({ tiles, ends, mark }: LineLayout) {
  return { tiles, marks: ends.map((end) => disc(end.mark, mark)) }
}

/** Where a button lies over the picture. */
function pixels(shape: Shape, unit: number): CSSProperties {
  return {
    left: (shape.x + shape.width / 2) * unit,
    top: (shape.y + shape.height / 2) * unit,
    width: shape.width * unit,
    height: shape.height * unit,
    ...(shape.turn === 0 ? {} : { rotate: `${shape.turn}deg` }),
  }
}

/** A ghost and its chip are one target. */
function target({ ghost, tile, chip }: PlacedGhost, radius: number): Shape {
  const own: Rect = { x: chip.x - radius, y: chip.y - radius, width: 2 * radius, height: 2 * radius }
  return { ...around(ghost.text === undefined ? [boundsOf(tile)] : [boundsOf(tile), own]), turn: 0 }
}

/** One or two ways round for a lead, in the middle of the empty felt. */
function leadGhosts(ghosts: readonly LineGhost[], width: number, height: number): readonly PlacedGhost[] {
  const leads = ghosts.filter(({ arm }) => arm === null)
  return leads.map((ghost, place) => {
    const high = highOf(ghost.tile)
    const low = lowOf(ghost.tile)
    const upright = isDouble(ghost.tile)
    const flipped = ghost.written === `${low}-${high}`
    const middle = { x: width / 2 + (place - (leads.length - 1) / 2) * 4, y: height / 2 }
    const size = upright ? { width: 1, height: 2 } : { width: 2, height: 1 }
    return {
      ghost,
      tile: {
        ...size,
        key: `ghost lead ${place}`,
        x: middle.x - size.width / 2,
        y: middle.y - size.height / 2,
        turn: 0,
        orientation: upright ? 'vertical' : 'horizontal',
        halves: flipped ? [low, high] : [high, low],
      },
      chip: upright ? { x: middle.x + 1.2, y: middle.y } : { x: middle.x, y: middle.y + 1.2 },
    }
  })
}
