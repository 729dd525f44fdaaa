import { liesRoundLead } from '../domino/line'
import type { Seat } from '../match/events'
import type { Tile } from '../domino/tile'
import { countBoneyard, type BoneyardSeen } from './boneyard'
import type { Colours } from './align'
import { surelyRead, type TileDetection } from '../recognition/detection'
import { off } from './follow'
import type { Game } from './game'
import { changedWithin, WHOLE, type Box } from './grey'
import { shownHands, stillShown } from './hands'
import { nameOfQuestion, playName, type WatchQuestion } from './questions'
import { reckon, type NewTile, type Reckoning } from './reckon'
import { stay, type WatchStep, type WatchState } from './state'
import { asItLies, type Candidate } from './candidates'

/** How many times what is not understood is looked at before it is asked about, and how long apart, in milliseconds. */
const TRIES = 3
const AGAIN_MS = 700
/** A tile that is not read is gone only where at least so much of its place looks otherwise than when it was there. */
const GONE = 0.3
/** More tiles than this are not entered as drawn without asking. */
const MOST_DRAWN = 2
/** How many tiles are offered where it is not sure which was played. */
const OFFERED = 4

type Draws = Omit<BoneyardSeen, 'boneyard'>

interface Now {
  readonly at: number
  readonly colours: Colours | null
  /** Something was entered just now, and the picture is the one from before. */
  readonly entered: boolean
  /** All of the picture was read, and not only what changed. */
  readonly whole: boolean
}

/** What was seen is understood: the next change is held against it. */
export function settle(state: WatchState): WatchState {
  return { ...state, phase: 'watching', reference: state.before, wants: null, question: null, pending: null, tries: 0 }
}

/** What lies there is not understood yet: it is looked at again, all of it, and asked about once that has been tried. */
function unsettled(state: WatchState, now: Now, question: WatchQuestion): WatchStep {
  if (state.tries < TRIES) return stay({ ...state, phase: 'reading', pending: null, wants: { within: WHOLE, from: now.at + (now.whole ? AGAIN_MS : 0) } })
  return stay(askNow(state, question))
}

/** Asks, unless that was waved aside; the table counts as understood until something moves. */
function askNow(state: WatchState, question: WatchQuestion): WatchState {
  const settled = settle(state)
  return state.left.includes(nameOfQuestion(question)) ? settled : { ...settled, question }
}

/** Decides what a picture of the table means for the match. */
export function decide(state: WatchState, now: Now, game: Game, pace: number | null): WatchStep {
  const { seen } = state
  if (seen === null) return stay(state)
  const found = reckon(seen.tiles, game, state.places)
  if (!found.inView) return lost(state, now)
  const { boneyard, ...draws } = countBoneyard(state.boneyard, { picture: now.colours, entered: now.entered }, game, found.followed, seen)
  const next: WatchState = { ...state, places: found.followed.places, boneyard }
  if (game.laid.length === 0 && found.fresh.length === 0) return stay(beforeLead(next, found))
  if (game.handsUp) return turnedOver(next, now, found, game)
  const wrong = found.followed.wrong[0]
  if (wrong !== undefined) {
    const tile = surelyRead(seen.tiles[wrong.detection] as TileDetection)
    if (tile !== null) return unsettled(next, now, { kind: 'wrong', at: wrong.at, recorded: game.laid[wrong.at] as Tile, seen: tile })
  }
  if (hasStrayed(state, found, game) || isTurned(state, found, game)) return undone(next, game)
  if (found.fresh.length > 0) return fresh(next, now, found, draws, game, pace)
  if (found.stacked.length > 0) return unsettled(next, now, { kind: 'play', why: 'stacked', plays: offered(found.stacked.map(ifSure)) })
  if (found.strange.length > 0) return unsettled(next, now, { kind: 'strange', tiles: found.strange.map(({ tile }) => tile) })
  const gone = goneFrom(next, found)
  if (gone.length > 0) return missing(next, now, gone, game)
  return decideDraws({ ...next, left: next.left.filter((name) => !/^(?:held|play|stacked) /.test(name)) }, draws, game)
}

/** Hands are turned over: what lies there and belongs to no line is read as hands, again where it is not sure. */
function turnedOver(state: WatchState, now: Now, { followed }: Reckoning, game: Game): WatchStep {
  const shown = state.seen === null ? state.shown : stillShown(state.shown, shownHands(state.seen, followed.others, game))
  const next: WatchState = { ...state, shown, phase: 'hands', pending: null }
  if (state.tries < TRIES && shown.some(({ sure }) => !sure)) return stay({ ...next, wants: { within: WHOLE, from: now.at + AGAIN_MS } })
  return stay({ ...settle(next), phase: 'hands' })
}

/** Too little of the line is seen: nothing is entered until it is found again. */
const lost = (state: WatchState, now: Now): WatchStep => stay({ ...state, phase: 'lost', pending: null, wants: { within: WHOLE, from: now.at + AGAIN_MS } })

/** No lead yet: tiles are being shuffled, or the table is clear and the next tile is the lead. */
const beforeLead = (state: WatchState, { loose }: Reckoning): WatchState =>
  loose === 0 ? { ...settle(state), cleared: true } : { ...settle(state), phase: 'clearing' }

function fresh(state: WatchState, now: Now, found: Reckoning, draws: Draws, game: Game, pace: number | null): WatchStep {
  const sure = found.fresh.flatMap(({ sure: play }) => (play === null ? [] : [play]))
  const doubtful = found.fresh.filter((each) => each.sure === null)
  const [play, second] = sure
  if (play === undefined) return unsettled(state, now, inDoubt(found.fresh))
  /* Two that could each be next: which came first says who played and what it scored. */
  if (second !== undefined) return unsettled(state, now, { kind: 'play', why: 'order', plays: sure.slice(0, OFFERED) })
  const byHand = state.left.includes(`held ${playName(play)}`)
  if (byHand) return stay(askNow(state, { kind: 'play', why: 'refused', plays: [play] }))
  if (game.laid.length === 0 && !state.cleared) return stay(askNow(state, { kind: 'play', why: 'lead', plays: [play] }))
  if (state.left.includes(`play ${playName(play)}`)) return stay(settle(state))
  /* Something beside it is still unclear: it is looked at again, but does not keep a sure play waiting for ever. */
  if (doubtful.length > 0 && state.tries < 2) return unsettled(state, now, inDoubt(doubtful))
  const turn = game.state.round?.turn ?? 0
  const other = otherHand(state, turn)
  if (other !== null) return stay(askNow(state, { kind: 'who', play, turn, hand: other }))
  if (pace === null) return stay(askNow(state, { kind: 'play', why: 'always', plays: [play] }))
  const drew = draws.now && draws.fewer <= MOST_DRAWN ? draws.fewer : 0
  return stay({ ...settle(state), phase: 'entering', pending: { play, player: turn, drew, from: now.at, until: now.at + 1000 * pace } })
}

/** The one seat from which hands came, where that is not whose turn it is. */
function otherHand({ hands }: WatchState, turn: Seat): Seat | null {
  const [only, ...more] = hands
  return only === undefined || more.length > 0 || only === turn ? null : only
}

/** A new tile as what it surely is, where it surely is something. */
const ifSure = (it: NewTile): NewTile => (it.sure === null ? it : { ...it, options: [it.sure] })

/** What new tiles may be, likeliest first. */
function offered(tiles: readonly NewTile[]): readonly Candidate[] {
  const options: Candidate[] = []
  for (const option of tiles.flatMap((each) => each.options).sort((a, b) => b.chance - a.chance)) {
    if (options.length < OFFERED && options.every((other) => playName(other) !== playName(option))) options.push(option)
  }
  return options
}

function inDoubt(fresh: readonly NewTile[]): WatchQuestion {
  const plays = offered(fresh)
  const tiles = new Set(plays.map(({ tile }) => tile))
  return { kind: 'play', why: tiles.size === 1 ? 'end' : 'tile', plays }
}

/** Whether the place of a tile looks otherwise than when it lay there; `places` are in pixels of the picture that was read. */
function isLeft({ reference, before, seen, places }: WatchState, at: number): boolean {
  const place = places[at] ?? null
  if (reference === null || before === null || seen === null || place === null) return false
  const [w, h] = [(place.length * 0.3) / seen.width, (place.length * 0.3) / seen.height]
  const [x, y] = [place.x / seen.width, place.y / seen.height]
  const box: Box = { left: x - w, right: x + w, top: y - h, bottom: y + h }
  const inside = box.left >= 0 && box.top >= 0 && box.right <= 1 && box.bottom <= 1
  return inside && changedWithin(reference, before, box) >= GONE
}

/** Tiles of the record that are not read, and whose place looks otherwise. Where everything moved, what looks otherwise says nothing. */
const goneFrom = (state: WatchState, { unseen, followed }: Reckoning): readonly number[] => (followed.shifted ? [] : unseen.filter((at) => isLeft(state, at)))

/** Whether the tile that was entered last was taken up and laid elsewhere: it is undone, and entered where it lies now. */
function hasStrayed(state: WatchState, { followed }: Reckoning, game: Game): boolean {
  const last = game.laid.length - 1
  return game.lastPlay !== null && !followed.shifted && followed.strayed.includes(last) && isLeft(state, last)
}

/** A lead lies elsewhere than before when it is further off than this, in lengths. */
const MOVED = 0.4

/** Whether the lead alone lies there, and lies the other way round than it was entered: its ends are called by how it lies. */
function isTurned({ places, seen }: WatchState, { followed }: Reckoning, game: Game): boolean {
  const line = game.state.round?.line
  const [at, before, now] = [followed.shown[0] ?? null, places[0] ?? null, followed.places[0] ?? null]
  if (game.laid.length !== 1 || game.lastPlay === null || line === undefined || liesRoundLead(line.layout)) return false
  if (seen === null || at === null || before === null || now === null || off(now, before) < MOVED) return false
  const detection = seen.tiles[at] as TileDetection
  const tile = surelyRead(detection)
  return tile !== null && tile === game.laid[0] && !asItLies(detection, tile).startsWith(`${line.ends[0]?.suit}-`)
}

/** Takes the last play back; a lead that is laid again is entered without asking. */
const undone = (state: WatchState, game: Game): WatchStep => ({
  state: { ...settle(state), changing: true, cleared: state.cleared || game.laid.length === 1 },
  act: { kind: 'undo', revision: game.revision },
})

/** The last tile was taken back, and is undone; another that is gone is asked about. */
function missing(state: WatchState, now: Now, gone: readonly number[], game: Game): WatchStep {
  if (!now.whole || state.tries < 2)
    return unsettled({ ...state, tries: Math.min(state.tries, TRIES - 1) }, now, { kind: 'missing', tiles: gone.map((at) => game.laid[at] as Tile) })
  const last = game.laid.length - 1
  if (gone.length === 1 && gone[0] === last && game.lastPlay !== null) return undone(state, game)
  return unsettled(state, now, { kind: 'missing', tiles: gone.map((at) => game.laid[at] as Tile) })
}

/** Nothing new is laid. Fewer face-down tiles than the record has are draws of whose turn it is. */
function decideDraws(state: WatchState, { fewer, now }: Draws, game: Game): WatchStep {
  const settled: WatchState = { ...settle(state), hands: [] }
  if (fewer === 0) return stay(settled)
  const { players } = game.state.rules
  const turn = game.state.round?.turn ?? 0
  /* It was not counted before the last play or pass: that player may have drawn it. */
  if (!now) return stay(askNow(settled, { kind: 'drew', player: (turn + players - 1) % players, counts: [fewer] }))
  if (otherHand(state, turn) !== null || fewer > MOST_DRAWN)
    return stay(askNow(settled, { kind: 'drew', player: turn, counts: [fewer, fewer - 1].filter((count) => count > 0) }))
  return {
    state: { ...settled, changing: true },
    act: { kind: 'enter', events: [{ type: 'draw', player: turn, count: fewer }], play: null, revision: game.revision },
  }
}
