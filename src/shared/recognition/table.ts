import { inSet } from '../domino/set'
import { isDouble, type Suit, type Tile, tileOf } from '../domino/tile'
import { type Contact, contactsOf, type Port, portPlace, sideOf } from './contacts'
import { FOUND, type HalfChances, mayBeHigher, middle, type Point, SURE, tileChance, type TileDetection } from './detection'

/** One tile of a chain: which detection, and by which half it joins the tile before it; its other half leads on. */
interface Link {
  readonly detection: number
  readonly from: Port
}

interface ChainTile {
  readonly detection: number
  readonly tile: Tile
  /** The half that joins the tile before it, and the one that leads on. */
  readonly inner: Suit
  readonly outer: Suit
  /** The chance of this tile among all it could be here. */
  readonly chance: number
  /** Something speaks against it, whatever its chance: the photo itself, or the set. */
  readonly doubtful: boolean
}

/** What a tile cannot be, as `detection tile` by their numbers. */
type Forbidden = ReadonlySet<string>

/** Halves that touch show the same suit, but for a mistake at the table or in the finding of the line. */
const MISMATCH = 1e-4
/** Only a double lies athwart the line; where something else seems to, the line was followed wrongly. */
const ATHWART = 1e-3
/** No detection rules a suit out. */
const LEAST_SUIT_CHANCE = 1e-7
/**
 * A suit is read into a half only if the photo gives it at least this share of its likeliest one's chance. A line is followed
 * wrongly, or laid wrongly, more often than a clear half is misread: then the joint is broken, and the half stays as it was read.
 */
const SUPPORTED = 0.01

const chance = (half: HalfChances, suit: Suit): number => Math.max(LEAST_SUIT_CHANCE, half[suit] ?? 0)

/** How likely a tile shows `inner` and `outer` as it lies in the chain. */
type Shows = (inner: Suit, outer: Suit) => number

function showing(detection: TileDetection, from: Port, allowed: (tile: Tile) => boolean): Shows {
  const { first, second } = detection
  return (inner, outer) => {
    const tile = tileOf(inner, outer)
    if (!allowed(tile)) return 0
    if (from === 'across' && !isDouble(tile)) return ATHWART * (chance(first, inner) * chance(second, outer) + chance(first, outer) * chance(second, inner))
    return from === 'second' ? chance(second, inner) * chance(first, outer) : chance(first, inner) * chance(second, outer)
  }
}

/** The suits that the photo leaves room for in a half. */
function roomIn(half: HalfChances): (suit: Suit) => boolean {
  const least = SUPPORTED * Math.max(...half)
  return (suit) => chance(half, suit) >= least
}

/** Whether the photo leaves room for a tile that shows `inner` and `outer` as it lies in the chain. */
function supporting({ first, second }: TileDetection, from: Port): (inner: Suit, outer: Suit) => boolean {
  const [one, other] = [roomIn(first), roomIn(second)]
  const forth = (inner: Suit, outer: Suit): boolean => one(inner) && other(outer)
  if (from === 'first') return forth
  return from === 'second' ? (inner, outer) => forth(outer, inner) : (inner, outer) => forth(inner, outer) || forth(outer, inner)
}

/** Whether the photo leaves room for another tile of the set than `tile`, and than those forbidden. */
function mayBeOther(detections: readonly TileDetection[], { detection, from }: Link, tile: Tile, maxPip: number, forbidden: Forbidden): boolean {
  const supported = supporting(detections[detection] as TileDetection, from)
  const range = suitsTo(maxPip)
  return range.some((inner) =>
    range.some((outer) => {
      const other = tileOf(inner, outer)
      return other !== tile && supported(inner, outer) && !forbidden.has(`${detection} ${other}`)
    }),
  )
}

const suitsTo = (maxPip: number): readonly Suit[] => Array.from({ length: maxPip + 1 }, (_, suit) => suit)

/**
 * The tiles of a chain that explain its detections best together: the half it touches shows what a blurred half is.
 *
 * `start` is the suit that the first tile has to join, or null. The forward and backward sums give each tile's chance among all tiles (Rabiner
 * 1989); the likeliest tile of each place, among those the photo leaves room for, is found with its neighbours' likeliest.
 */
function readChain(
  detections: readonly TileDetection[],
  links: readonly Link[],
  maxPip: number,
  start: Suit | null,
  forbidden: Forbidden,
): readonly ChainTile[] {
  const shows = links.map(({ detection, from }) =>
    showing(detections[detection] as TileDetection, from, (tile) => inSet(tile, maxPip) && !forbidden.has(`${detection} ${tile}`)),
  )
  const joins = (a: Suit, b: Suit): number => (a === b ? 1 : MISMATCH)
  const range = suitsTo(maxPip)
  const supported = links.map(({ detection, from }) => supporting(detections[detection] as TileDetection, from))
  // where nothing in the set is like what lies there, or that is forbidden, anything may be chosen, and is doubtful
  const open = shows.map((shown, i) => !range.some((inner) => range.some((outer) => supported[i]?.(inner, outer) === true && shown(inner, outer) > 0)))
  const entry = range.map((suit) => (start === null ? 1 : joins(start, suit)))

  /* best[i][outer]: the likeliest chain up to tile i that leads on with `outer`; sums of the same. */
  let best = entry
  let sum = entry
  const back: { readonly inner: Suit; readonly before: Suit }[][] = []
  const forwards: number[][] = []
  shows.forEach((shown, i) => {
    const chosen = (inner: Suit, outer: Suit): boolean => open[i] === true || supported[i]?.(inner, outer) === true
    forwards.push(sum)
    const came = range.map((outer) => {
      let most = { value: -1, inner: 0, before: 0 }
      let all = 0
      for (const inner of range) {
        const here = shown(inner, outer)
        if (here === 0) continue
        for (const before of range) {
          const join = back.length === 0 ? (before === inner ? 1 : 0) : joins(before, inner)
          if (join === 0) continue
          const value = (best[before] as number) * join * here
          all += (sum[before] as number) * join * here
          if (value > most.value && chosen(inner, outer)) most = { value, inner, before }
        }
      }
      return { ...most, all }
    })
    back.push(came.map(({ inner, before }) => ({ inner, before })))
    best = scaled(came.map(({ value }) => Math.max(0, value)))
    sum = scaled(came.map(({ all }) => all))
  })

  const backwards: number[][] = [range.map(() => 1)]
  for (let i = shows.length - 1; i > 0; i--) {
    const after = backwards[0] as number[]
    const shown = shows[i] as Shows
    backwards.unshift(
      scaled(
        range.map((outer) =>
          range.reduce((all, inner) => all + joins(outer, inner) * range.reduce((more, next) => more + shown(inner, next) * (after[next] as number), 0), 0),
        ),
      ),
    )
  }

  const tiles: ChainTile[] = []
  let outer = best.indexOf(Math.max(...best))
  for (let i = links.length - 1; i >= 0; i--) {
    const { inner, before } = (back[i] as { inner: Suit; before: Suit }[])[outer] as { inner: Suit; before: Suit }
    const weigh = (one: Suit, other: Suit): number =>
      (shows[i] as Shows)(one, other) *
      (i === 0 ? (entry[one] as number) : range.reduce((all, suit) => all + ((forwards[i] as number[])[suit] as number) * joins(suit, one), 0)) *
      ((backwards[i] as number[])[other] as number)
    const all = range.reduce((total, one) => total + range.reduce((more, other) => more + weigh(one, other), 0), 0)
    tiles.unshift({
      detection: (links[i] as Link).detection,
      tile: tileOf(inner, outer),
      inner,
      outer,
      chance: all > 0 ? weigh(inner, outer) / all : 0,
      doubtful: open[i] === true,
    })
    outer = before
  }
  return tiles
}

function scaled(values: readonly number[]): number[] {
  const most = Math.max(...values, Number.MIN_VALUE)
  return values.map((value) => value / most)
}

/** What is known of the table beforehand. */
export interface TableSetting {
  readonly layout: 'two-ended' | 'spinner'
  /** Arms round a spinner. */
  readonly arms: number
  readonly maxPip: number
  readonly copies: number
}

/** One tile of the line, as it lies: `inner` joins the tile before it (on a two-ended line the one to its left). */
export interface LineTile extends ChainTile {
  /** To be asked about: it could well be another tile. */
  readonly unsure: boolean
  /** Its inner half does not match the half it lies against. */
  readonly broken: boolean
}

export type TableLine =
  /** From the left end to the right one, as the photo shows them. */
  | { readonly layout: 'two-ended'; readonly tiles: readonly LineTile[]; readonly apart: readonly number[] }
  /** The double in the middle, and each arm outward; arms go clockwise from the top. `apart`: detections that lie elsewhere. */
  | { readonly layout: 'spinner'; readonly spinner: LineTile; readonly arms: readonly (readonly LineTile[])[]; readonly apart: readonly number[] }

/** A contact looks like one of the line when its halves may show the same suit. */
const UNLIKE = 2e-3

const halfOf = (detection: TileDetection, port: Port) => (port === 'second' ? detection.second : detection.first)

/** How likely two touching halves show the same suit. */
function agreement(detections: readonly TileDetection[], { a, portA, b, portB }: Contact): number {
  const [one, other] = [halfOf(detections[a] as TileDetection, portA), halfOf(detections[b] as TileDetection, portB)]
  return one.reduce((sum, chance, suit) => sum + chance * (other[suit] ?? 0), 0)
}

const doubleness = ({ first, second }: TileDetection): number => first.reduce((sum, chance, suit) => sum + chance * (second[suit] ?? 0), 0)

/** How well a contact explains the photo: by its place, by its suits, and by whether what lies athwart is a double. */
function weigh(detections: readonly TileDetection[], contact: Contact): number {
  const athwart = ([port, at]: readonly [Port, number]): number => (port === 'across' ? Math.log(doubleness(detections[at] as TileDetection) + UNLIKE) : 0)
  return contact.fit + Math.log(agreement(detections, contact) + UNLIKE) + athwart([contact.portA, contact.a]) + athwart([contact.portB, contact.b])
}

interface Joint {
  readonly to: number
  readonly own: Port
  readonly theirs: Port
}

/** A tile beside the spinner, and the half by which it joins it. */
interface Begun {
  readonly at: number
  readonly port: Port
}

/** Which tiles join which: each half joins one other, a double athwart two, and no ring is closed, through the spinner neither. */
function join(detections: readonly TileDetection[], contacts: readonly Contact[], begun: readonly Begun[]): readonly (readonly Joint[])[] {
  const joints: Joint[][] = detections.map(() => [])
  const beside = new Map(begun.map(({ at, port }) => [at, port]))
  const group = detections.map((_, at) => (beside.has(at) ? (begun[0] as Begun).at : at))
  const root = (at: number): number => (group[at] === at ? at : root(group[at] as number))
  const free = (at: number, port: Port): boolean => {
    const used = [...(joints[at] as Joint[]).map(({ own }) => own), ...(beside.has(at) ? [beside.get(at) as Port] : [])]
    return port === 'across' ? used.length < 2 && used.every((own) => own === 'across') : !used.includes('across') && !used.includes(port)
  }
  const likely = contacts.map((contact) => ({ contact, weight: weigh(detections, contact) })).sort((x, y) => y.weight - x.weight)
  for (const {
    contact: { a, portA, b, portB },
  } of likely) {
    if (!free(a, portA) || !free(b, portB) || root(a) === root(b)) continue
    group[root(a)] = root(b)
    joints[a]?.push({ to: b, own: portA, theirs: portB })
    joints[b]?.push({ to: a, own: portB, theirs: portA })
  }
  return joints
}

/** The chain that begins at `from`, entered by `port`. */
function followChain(joints: readonly (readonly Joint[])[], from: number, port: Port): readonly Link[] {
  const links: Link[] = []
  const seen = new Set<number>()
  let [at, entry]: [number, Port] = [from, port]
  for (;;) {
    links.push({ detection: at, from: entry })
    seen.add(at)
    const onward = (joints[at] as readonly Joint[]).find(({ to, own }) => !seen.has(to) && (own !== entry || own === 'across'))
    if (onward === undefined) return links
    ;[at, entry] = [onward.to, onward.theirs]
  }
}

/**
 * Reads chains so that no tile is there oftener than the set has it: the less likely of two is another one.
 *
 * Where both are clearly the same tile, both stay, as doubtful: what is clear is not replaced by a guess. So is one that looks more like
 * the tile it must not be.
 */
function readApart(
  detections: readonly TileDetection[],
  chains: readonly (readonly Link[])[],
  start: Suit | null,
  { maxPip, copies }: TableSetting,
  taken: readonly Tile[],
): readonly (readonly ChainTile[])[] {
  const forbidden = new Set<string>()
  const excluded: ChainTile[] = []
  const links = new Map(chains.flat().map((link) => [link.detection, link]))
  const likeness = ({ detection, tile }: ChainTile): number => tileChance(detections[detection] as TileDetection, tile)
  for (;;) {
    const read = chains.map((links) => readChain(detections, links, maxPip, start, forbidden))
    const lying = read.flat()
    const tooMany = ({ tile }: ChainTile): boolean => [...lying.map((each) => each.tile), ...taken].filter((each) => each === tile).length > copies
    const [least] = lying
      .filter((each) => tooMany(each) && mayBeOther(detections, links.get(each.detection) as Link, each.tile, maxPip, forbidden))
      .sort((a, b) => likeness(a) - likeness(b))
    if (least === undefined) {
      const looksLikeAnother = (each: ChainTile): boolean => excluded.some((was) => was.detection === each.detection && likeness(was) > likeness(each))
      return read.map((chain) => chain.map((each) => (tooMany(each) || looksLikeAnother(each) ? { ...each, doubtful: true } : each)))
    }
    forbidden.add(`${least.detection} ${least.tile}`)
    excluded.push(least)
  }
}

const judged = (detections: readonly TileDetection[], chain: readonly ChainTile[], start: Suit | null, maxPip: number): readonly LineTile[] =>
  chain.map((each, at) => {
    const detection = detections[each.detection]
    const doubtful = each.doubtful || detection === undefined || mayBeHigher(detection, maxPip)
    const before = at === 0 ? start : (chain[at - 1]?.outer ?? null)
    return { ...each, broken: before !== null && before !== each.inner, unsure: doubtful || each.chance * detection.found < SURE }
  })

/** The tile, the other way round. */
const reversed = (tile: ChainTile): ChainTile => ({ ...tile, inner: tile.outer, outer: tile.inner })

function twoEnded(detections: readonly TileDetection[], setting: TableSetting): TableLine {
  const joints = join(detections, contactsOf(detections), [])
  const ends = detections.flatMap((_, at) => ((joints[at] as readonly Joint[]).length < 2 ? [at] : []))
  const chains = ends.map((at) => {
    const [only] = joints[at] as readonly Joint[]
    const entry: Port = only === undefined ? 'first' : only.own === 'across' ? 'across' : only.own === 'first' ? 'second' : 'first'
    return followChain(joints, at, entry)
  })
  const longest = chains.reduce<readonly Link[]>((most, chain) => (chain.length > most.length ? chain : most), [])
  const [read] = readApart(detections, [longest], null, setting, [])
  const tiles = read ?? []
  const place = (tile: ChainTile | undefined): Point => (tile === undefined ? { x: 0, y: 0 } : middle(detections[tile.detection] as TileDetection))
  const [first, last] = [place(tiles[0]), place(tiles.at(-1))]
  // a line seen from its side has its left end at the top
  const backwards = Math.abs(first.x - last.x) > Math.abs(first.y - last.y) / 4 ? first.x > last.x : first.y > last.y
  const ordered = backwards ? [...tiles].reverse().map(reversed) : tiles
  const used = new Set(ordered.map(({ detection }) => detection))
  return { layout: 'two-ended', tiles: judged(detections, ordered, null, setting.maxPip), apart: detections.flatMap((_, at) => (used.has(at) ? [] : [at])) }
}

/** A tile of an arm touches the spinner's face: this far from it, in sides of a half. */
const SPINNER_REACH = 1.15
/** Where it has more arms than sides, there is no room for all of them so near: then this far. */
const WIDE_REACH = 1.5
const SPINNER_SIDES = 4

/** How far a place is from a tile's face, in sides of a half. */
export function fromFace(detection: TileDetection, place: Point): number {
  const [c, h] = [middle(detection), portPlace(detection, 'second')]
  const side = Math.max(1e-6, sideOf(detection))
  const [ux, uy] = [(h.x - c.x) / (side / 2), (h.y - c.y) / (side / 2)]
  const [along, across] = [((place.x - c.x) * ux + (place.y - c.y) * uy) / side, ((place.y - c.y) * ux - (place.x - c.x) * uy) / side]
  return Math.hypot(Math.max(0, Math.abs(along) - 1), Math.max(0, Math.abs(across) - 0.5))
}

/** The arms that begin at this double: the tiles beside its face, each with the half by which it joins. */
function armsAt(detections: readonly TileDetection[], spinner: number, most: number): readonly Begun[] {
  const root = detections[spinner] as TileDetection
  const centre = middle(root)
  const reach = most > SPINNER_SIDES ? WIDE_REACH : SPINNER_REACH
  return detections
    .flatMap((detection, at) => {
      if (at === spinner) return []
      const near = (['first', 'second', 'across'] as const)
        .map((port) => ({ port, far: fromFace(root, portPlace(detection, port)) + (port === 'across' ? 0.3 + (1 - doubleness(detection)) : 0) }))
        .sort((a, b) => a.far - b.far)[0] as { port: Port; far: number }
      const { x, y } = middle(detection)
      return near.far <= reach ? [{ at, port: near.port, far: near.far, angle: (Math.atan2(x - centre.x, centre.y - y) + 2 * Math.PI) % (2 * Math.PI) }] : []
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .sort((a, b) => a.angle - b.angle)
}

function roundSpinner(detections: readonly TileDetection[], setting: TableSetting): TableLine | null {
  const contacts = contactsOf(detections)
  const tries = detections.flatMap((detection, at) => {
    const double = doubleness(detection)
    if (double < 0.3) return []
    const begun = armsAt(detections, at, setting.arms)
    const joints = join(
      detections,
      contacts.filter(({ a, b }) => a !== at && b !== at),
      begun,
    )
    const chains = begun.map(({ at: start, port }) => followChain(joints, start, port))
    return [{ at, chains, size: chains.flat().length + begun.length / 2 + double }]
  })
  const best = tries.reduce<(typeof tries)[number] | null>((most, each) => (most === null || each.size > most.size ? each : most), null)
  if (best === null) return null
  const [middleTile] = readChain(detections, [{ detection: best.at, from: 'across' }], setting.maxPip, null, new Set())
  if (middleTile === undefined || !isDouble(middleTile.tile)) return null
  const arms = readApart(detections, best.chains, middleTile.inner, setting, [middleTile.tile])
  const [spinner] = judged(detections, [middleTile], null, setting.maxPip)
  const used = new Set([best.at, ...arms.flat().map(({ detection }) => detection)])
  return {
    layout: 'spinner',
    spinner: spinner as LineTile,
    arms: arms.map((arm) => judged(detections, arm, middleTile.inner, setting.maxPip)),
    apart: detections.flatMap((_, at) => (used.has(at) ? [] : [at])),
  }
}

/**
 * The line of play in a photo of the whole table, or null where none is to be seen.
 *
 * Tiles are neighbours where their halves touch; a half that is hard to read is known from the one it touches, since they show the same suit.
 * Detections are named by their places in `detections`.
 */
export function readTableLine(detections: readonly TileDetection[], setting: TableSetting): TableLine | null {
  const places = detections.flatMap(({ found }, at) => (found >= FOUND ? [at] : []))
  const seen = places.map((at) => detections[at] as TileDetection)
  if (seen.length === 0) return null
  const line = setting.layout === 'spinner' ? roundSpinner(seen, setting) : twoEnded(seen, setting)
  if (line === null) return null
  const named = (tile: LineTile): LineTile => ({ ...tile, detection: places[tile.detection] as number })
  const apart = line.apart.map((at) => places[at] as number)
  return line.layout === 'spinner'
    ? { ...line, spinner: named(line.spinner), arms: line.arms.map((arm) => arm.map(named)), apart }
    : { ...line, tiles: line.tiles.map(named), apart }
}
