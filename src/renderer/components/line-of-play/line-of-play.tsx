import { memo, type CSSProperties, type HTMLAttributes, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type ArmName, type Layout, liesAcross, liesRoundLead } from '#shared/domino/line'
import { highOf, isDouble, lowOf, type Tile } from '#shared/domino/tile'
import { classes } from '../classes'
import { DominoFace } from '../domino-tile/domino-face'
import { useTileStyle } from '../domino-tile/tile-style'
import { isPictured, SuitPicture } from '../domino-tile/pictures'
import { Icon } from '../icon/icon'
import { ChipFace, chipOf } from '../points-chip/chip-face'
import { flagSpot } from './flag-spot'
import { around, type Point, type Rect } from './geometry'
import { largestUnit } from './history'
import { Flag, HalfRing, handOf, LeavingTile, LineTileDrawn, placeStyle, Ring, TileShadow } from './laid-tile'
import { layOut, placedAtEnd, prepare } from './layout'
import { LineText } from './line-text'
import { boundsOf } from './shapes'
import { canBeTapped, useStage } from './stage'
import { TileList } from './tile-list'
import type { Box, LineLayout, LineTile, LineToLay, OpenEnd, PlacedTile, Ringed, Shape } from './types'
import type { ZoomGestures } from './zoom-gestures'
import styles from './line-of-play.module.css'

interface SeenBox {
  readonly box: Box
  readonly tiles: readonly LineTile[]
  readonly still: boolean
}

/**
 * Whether the line is where it is because of its room, and not because of a play: as it is measured for the first time, and when the window is resized.
 *
 * Then nothing glides: tiles would travel over the felt for nothing that anybody did.
 */
export function useStill(box: Box, tiles: readonly LineTile[]): boolean {
  const [seen, setSeen] = useState<SeenBox>({ box, tiles, still: true })
  if (seen.box === box && seen.tiles === tiles) return seen.still
  const still = seen.box !== box
  setSeen({ box, tiles, still })
  return still
}

/** A tile shown where it would lie. */
export interface LineGhost {
  /** Null for a lead, in the middle of the felt. */
  readonly arm: ArmName | null
  readonly written?: string
  readonly tile: Tile
  /** What it would score; the chip has a shape for a gain, a loss and nothing. */
  readonly points?: number
  /** The score in figures: "+3". Without it there is no chip. */
  readonly text?: string
  /** The key that chooses it, where there are several. */
  readonly key?: string
  /** What the points come from, in figures: at a corner of the chip. */
  readonly note?: string
  readonly on?: boolean
  /** What a press does, in words. */
  readonly label?: string
}

/** A ghost in its place: the tile, and the middle of its chip. */
interface PlacedGhost {
  readonly ghost: LineGhost
  readonly tile: PlacedTile
  readonly chip: Point
}

function ghostAtEnd(ghost: LineGhost, end: OpenEnd): PlacedGhost {
  return { ghost, tile: placedAtEnd(end, `ghost ${end.arm}`, ghost.tile), chip: (isDouble(ghost.tile) ? end.doubleSlot : end.slot).chip }
}

/** A tile that is thought of, with what it would score beside it. `radius` is the chip's, in halves. */
function Ghost({ placed: { ghost, tile, chip }, unit, radius }: { readonly placed: PlacedGhost; readonly unit: number; readonly radius: number }) {
  const at = `translate(${(chip.x * unit).toFixed(2)}px, ${(chip.y * unit).toFixed(2)}px) scale(${(radius * unit).toFixed(2)})`
  const [width, height] = [tile.width - 0.07, tile.height - 0.07]
  return (
    <g className={styles.ghost} data-on={ghost.on || undefined} data-ghost={ghost.arm ?? 'lead'}>
      <g style={placeStyle(tile, unit, null)}>
        <g className={styles.ghostFace}>
          <DominoFace first={tile.halves[0]} second={tile.halves[1]} orientation={tile.orientation} turned={tile.turn} flat />
        </g>
        <rect className={styles.ghostRing} x={-width / 2} y={-height / 2} width={width} height={height} rx={0.15} />
      </g>
      {ghost.text !== undefined && (
        <g style={{ transform: at }}>
          <GhostChip points={ghost.points ?? 0} text={ghost.text} />
          {ghost.key !== undefined && <Key on={ghost.on === true}>{ghost.key}</Key>}
          {ghost.note !== undefined && <Note>{ghost.note}</Note>}
        </g>
      )}
    </g>
  )
}

function GhostChip({ points, text }: { readonly points: number; readonly text: string }) {
  return (
    <g {...chipOf(points)}>
      <ChipFace points={points} />
      <LineText at={{ x: 0, y: 0.02 }} className={text.length > 2 ? styles.longScore : styles.score}>
        {text}
      </LineText>
    </g>
  )
}

function Key({ on, children }: { readonly on: boolean; readonly children: string }) {
  return (
    <g className={styles.key} data-on={on || undefined} transform="translate(-0.8 -0.8)">
      <rect x={-0.44} y={-0.44} width={0.88} height={0.88} rx={0.2} />
      <LineText at={{ x: 0, y: 0.02 }} className={styles.keyText}>
        {children}
      </LineText>
    </g>
  )
}

function Note({ children }: { readonly children: string }) {
  return (
    <g className={styles.note} transform="translate(0.8 0.8)">
      <rect x={-0.5} y={-0.4} width={1} height={0.8} rx={0.2} />
      <LineText at={{ x: 0, y: 0.02 }} className={styles.noteText}>
        {children}
      </LineText>
    </g>
  )
}

/** So long after a tile was chosen it is painted, and the search keeps nobody waiting for that, in milliseconds. */
const PAINTED = 40

/** While a tile is chosen, finds out how the line would lie with it: a new layout takes a search, for which the play would have to wait. */
export function usePrepared(line: LineToLay, box: Box | null, ghosts: readonly LineGhost[]): void {
  useEffect(() => {
    if (box === null) return
    const timers = ghosts.map((ghost, place) => setTimeout(() => prepare(line, box, ghost), PAINTED + place))
    return () => timers.forEach(clearTimeout)
  }, [line, box, ghosts])
}

interface ZoomOptions {
  /** False where the line cannot be zoomed. */
  readonly on: boolean
  readonly width: number
  readonly height: number
  readonly unit: number
  /** Names the line; a new one is not zoomed. */
  readonly line: string | undefined
  /** What has to be seen now, in halves: where a tile is about to be played. */
  readonly wanted: readonly Rect[]
}

/** How far a line is zoomed, 1 where all of it is seen, and the way back there. */
interface Zoom {
  readonly scale: number
  readonly fit: () => void
}

/* Without it the line cannot be zoomed, and nothing else is missing; the next round asks for it again. */
const NOT_LOADED = (): void => undefined

/** Lets people zoom and pan a line. The gestures' code is loaded after the line is shown. */
function useZoom(stage: RefObject<HTMLElement | null>, plane: RefObject<HTMLElement | null>, { on, width, height, unit, line, wanted }: ZoomOptions): Zoom {
  const gestures = useRef<ZoomGestures | null>(null)
  const [scale, setScale] = useState(1)
  const size = useRef({ width, height, unit })
  useEffect(() => {
    if (!on || stage.current === null || plane.current === null) return
    const [still, moved] = [stage.current, plane.current]
    let left = false
    void import('./zoom-gestures').then(({ watchZoom }) => {
      if (left) return
      gestures.current = watchZoom(still, moved, setScale)
      gestures.current.resize(size.current.width, size.current.height, size.current.unit)
    }, NOT_LOADED)
    return () => {
      left = true
      gestures.current?.stop()
      gestures.current = null
    }
  }, [on, stage, plane])
  useEffect(() => {
    size.current = { width, height, unit }
    gestures.current?.resize(width, height, unit)
  }, [width, height, unit, line])
  const places = useRef(wanted)
  useEffect(() => {
    places.current = wanted
  })
  const asked = wanted.map(({ x, y }) => `${x} ${y}`).join()
  useEffect(() => {
    /* Measuring costs a layout; where all of the line is seen, nothing of it is hidden. */
    if (asked === '' || !gestures.current?.zoomed() || stage.current === null || plane.current === null) return
    const [seen, whole] = [stage.current.getBoundingClientRect(), plane.current.getBoundingClientRect()]
    const pixel = (whole.width / seen.width) * size.current.unit
    const hidden = ({ x, y, width: wide, height: high }: Rect): boolean =>
      whole.left + x * pixel < seen.left ||
      whole.top + y * pixel < seen.top ||
      whole.left + (x + wide) * pixel > seen.right ||
      whole.top + (y + high) * pixel > seen.bottom
    if (places.current.some(hidden)) gestures.current.fit()
  }, [asked, stage, plane])
  return { scale, fit: () => gestures.current?.fit() }
}

interface LaidBefore {
  readonly tiles: readonly PlacedTile[]
  readonly unit: number
}

/** A tile that was taken back, where it lay. */
interface Leaving {
  readonly tile: PlacedTile
  readonly unit: number
}

/** The tile that was just taken back, until the line changes again; a line that comes or goes as a whole has none. */
function useLeaving(laid: LaidBefore | null): Leaving | null {
  const [seen, setSeen] = useState<{ readonly laid: LaidBefore | null; readonly leaving: Leaving | null }>({ laid, leaving: null })
  if (seen.laid === laid) return seen.leaving
  const last = seen.laid?.tiles.at(-1)
  const gone = seen.laid !== null && laid !== null && last !== undefined && isWithout(laid, seen.laid, last)
  const leaving = gone ? { tile: last, unit: seen.laid.unit } : null
  setSeen({ laid, leaving })
  return leaving
}

function isWithout(now: LaidBefore, before: LaidBefore, last: PlacedTile): boolean {
  return now.tiles.length === before.tiles.length - 1 && now.tiles.every(({ key }) => key !== last.key)
}

const NONE_FRESH: ReadonlySet<string> = new Set()

interface SeenTiles {
  readonly tiles: readonly LineTile[]
  readonly fresh: ReadonlySet<string>
}

/** The tiles that came while the line was looked at: one at a time; a line that comes with all its tiles has none. */
function useFresh(tiles: readonly LineTile[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<SeenTiles>({ tiles, fresh: NONE_FRESH })
  if (seen.tiles === tiles) return seen.fresh
  const before = new Set(seen.tiles.map(({ key }) => key))
  const added = tiles.filter(({ key }) => !before.has(key))
  const same = added.length === 0 && tiles.length === seen.tiles.length
  const next = { tiles, fresh: same ? seen.fresh : added.length === 1 && tiles.length > 1 ? new Set(added.map(({ key }) => key)) : NONE_FRESH }
  setSeen(next)
  return next.fresh
}

interface EndMarkProps {
  readonly end: OpenEnd
  readonly unit: number
  /** Radius, in halves. */
  readonly radius: number
  readonly playable: boolean
  /** A press is waited for at this one of several, or its number was chosen. */
  readonly wanted: boolean
}

/** An open end: a circle in chalk with the number to match, where the next tile would go. It travels nowhere: where it moved, it appears. */
const EndMark = memo(function EndMark({ end, unit, radius, playable, wanted }: EndMarkProps) {
  const pictured = useTileStyle().faces === 'pictures' && isPictured(end.suit)
  return (
    <g
      className={styles.placed}
      data-end
      style={{ transform: `translate(${(end.mark.x * unit).toFixed(2)}px, ${(end.mark.y * unit).toFixed(2)}px) scale(${(radius * unit).toFixed(2)})` }}
    >
      <g className={styles.end} data-playable={playable || undefined} data-wanted={wanted || undefined}>
        <circle className={styles.mark} r={0.96} />
        {pictured ? (
          <g transform="scale(1.5)" data-picture={end.suit}>
            <rect className={styles.markFace} x={-0.45} y={-0.45} width={0.9} height={0.9} rx={0.14} />
            <SuitPicture suit={end.suit} />
          </g>
        ) : (
          <LineText at={{ x: 0, y: 0.02 }} className={end.suit > 9 ? styles.longNumber : styles.number}>
            {end.suit}
          </LineText>
        )}
      </g>
    </g>
  )
})

export interface LineEnd {
  readonly arm: ArmName
  readonly suit: number
  /** The end in words: "right end, four". */
  readonly label: string
  /** Its number was chosen before a tile was. */
  readonly pressed?: boolean
  /** False where nothing may be laid now; left out, the end is open like any other. */
  readonly playable?: boolean
  /** Nothing is laid there, and a press says why. */
  readonly says?: boolean
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

/** The double from which arms go out, as it lies; on a line with two ends there is none. */
function spinnerOf(layout: Layout, tiles: readonly LineTile[], laid: LineLayout | null): PlacedTile | undefined {
  const at = liesRoundLead(layout) ? 0 : liesAcross(layout) ? tiles.findIndex(({ tile }) => isDouble(tile)) : -1
  return laid?.tiles[at]
}

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
  const spinner = spinnerOf(layout, tiles, laid)
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
                    <LineTileDrawn
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
                  {spinner !== undefined && <Ring tile={spinner} unit={unit} kind="spinner" />}
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
                      style={endPlace(shown === undefined ? open.slot : target(shown, chip), unit)}
                      aria-label={end.label}
                      aria-current={shown?.ghost.on ? 'true' : undefined}
                      aria-pressed={end.pressed}
                      disabled={end.playable === false && end.says !== true}
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
                      style={endPlace(target(each, chip), unit)}
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
  return { tiles, marks: ends.map((end) => ({ ...end.mark, radius: mark })) }
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

/** Half of the diagonal of a square, in parts of its side. */
const HALF_DIAGONAL = Math.SQRT1_2

/** Where the button of an end lies: over its slot, and inside the room of the line where it is larger than that, off the words below. */
function endPlace(shape: Shape, unit: number): CSSProperties {
  const { top, ...place } = pixels(shape, unit)
  const least = (side: number): string => `max(var(--end-target), ${side * unit}px)`
  const reach = shape.turn === 0 ? `${least(shape.height)} / 2` : `(${least(shape.width)} + ${least(shape.height)}) * ${HALF_DIAGONAL / 2}`
  return { ...place, top: `clamp(${reach}, ${top}px, 100% - ${reach})` }
}

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
