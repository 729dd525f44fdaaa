import { makeTile, tileOf } from '../domino/tile'
import type { Seat } from '../match/events'
import type { RecordEvent } from '../match/record'
import { decide, settle } from './decide'
import { isRunning, seatOut, type Game } from './game'
import { areComplete } from './hands'
import { changeSince, hasMoved, WHOLE, type Box } from './grey'
import type { Candidate } from './candidates'
import { answered, printsOn, withoutPrints } from './prints'
import { nameOfQuestion, playName, type WatchAnswer } from './questions'
import { seatFrom } from './seats'
import { stay, type Glance, type Detections, type WatchStep, type WatchState } from './state'
import { rankTiles, type TileDetection } from '../recognition/detection'
import type { PrintedAnswer } from '../recognition/printed-answer'
import { off, poseOf } from './follow'

/** How long the picture has to stand still before it is looked at, in milliseconds: three glances that show the same. */
const STILL_MS = 350
/** What reaches in and rests this long is looked past: a shadow that stays, a sleeve on the edge of the table. A tile under a hand is not read anyway. */
const RESTS_MS = 1200
/** When more of the picture than this differs, the camera moved or the cloth slipped. */
const SLIPPED = 0.35
/** A look goes so far beyond what changed, as a share of the picture. */
const AROUND = 0.12
/** What the reader makes of a back, if anything. */
const BLANK = tileOf(0, 0)
/** Two detections whose middles are nearer than this, in lengths, are of one tile. */
const CUT = 0.35

/** The next of five glances a second. */
export function onGlance(state: WatchState, { at, grey }: Glance, game: Game): WatchStep {
  const movedNow = state.before !== null && hasMoved(state.before, grey)
  const change = state.reference === null ? null : changeSince(state.reference, grey)
  const slipped = change !== null && change.share > SLIPPED
  const arms = slipped || change === null ? [] : change.reaches
  const seats = arms.flatMap((arm) => seatFrom(arm, game.seats) ?? [])
  const hands = seats.every((seat) => state.hands.includes(seat)) ? state.hands : [...new Set([...state.hands, ...seats])]
  let next: WatchState = { ...state, before: grey, beforeAt: at, hands }
  if (movedNow) {
    next = { ...next, stillSince: null, epoch: state.epoch + 1, tries: 0, wants: { within: 'changed', from: at }, pending: null, phase: 'hand' }
    return stay(next)
  }
  /* It stands still since the glance before, which shows the same. */
  if (next.stillSince === null) next = { ...next, stillSince: state.beforeAt ?? at }
  const still = at - (next.stillSince ?? at)
  if (next.pending !== null && !next.changing && at >= next.pending.until) return enterPending(next, game)
  if (next.wants === null || next.looking || next.changing || at < next.wants.from) return stay(next)
  if (!isRunning(game)) return stay({ ...next, phase: 'over' })
  if (still < STILL_MS || (arms.length > 0 && still < RESTS_MS)) return stay({ ...next, phase: arms.length === 0 ? 'settling' : 'hand' })
  const within = slipped || next.wants.within !== 'changed' || change === null || next.seen === null || state.tries > 0 ? WHOLE : around(change.box)
  return { state: { ...next, looking: true, phase: 'reading' }, act: { kind: 'look', epoch: next.epoch, within } }
}

/** A box and what lies round it; the whole where nothing is named. */
function around(box: Box | null): Box {
  if (box === null) return WHOLE
  const wide = {
    left: Math.max(0, box.left - AROUND),
    top: Math.max(0, box.top - AROUND),
    right: Math.min(1, box.right + AROUND),
    bottom: Math.min(1, box.bottom + AROUND),
  }
  return (wide.right - wide.left) * (wide.bottom - wide.top) > 0.6 ? WHOLE : wide
}

function enterPending(state: WatchState, game: Game): WatchStep {
  const { pending } = state
  if (pending === null) return stay(state)
  const { play, player, drew } = pending
  const draws: readonly RecordEvent[] = drew > 0 ? [{ type: 'draw', player, count: drew }] : []
  return entering(state, game, [...draws, playEvent(play, player)], play)
}

/** The end of the round by the hands that lie there: of a round that is blocked, or of one in which somebody is out. */
function endEvent({ shown }: WatchState, { state }: Game): RecordEvent {
  const hands = shown.map(({ tiles }) => tiles.map(makeTile))
  return seatOut(state) === null ? { type: 'block', player: state.round?.turn ?? 0, hands } : { type: 'left', hands }
}

type EnteredPlay = Pick<Candidate, 'written' | 'arm'>

const playEvent = ({ written, arm }: EnteredPlay, player: Seat): RecordEvent =>
  arm === null ? { type: 'play', player, tile: written } : { type: 'play', player, tile: written, arm }

function entering(state: WatchState, game: Game, events: readonly RecordEvent[], play: Candidate | null): WatchStep {
  return { state: { ...state, pending: null, question: null, changing: true, hands: [] }, act: { kind: 'enter', events, play, revision: game.revision } }
}

/** What a close look found; nothing where something has moved since it began. `pace`: seconds before a sure play is entered, or null where each is asked about. */
export function onDetections(state: WatchState, detections: Detections, game: Game, pace: number | null): WatchStep {
  if (detections.epoch !== state.epoch) return stay({ ...state, looking: false })
  const whole = detections.within.left <= 0 && detections.within.top <= 0 && detections.within.right >= 1 && detections.within.bottom >= 1
  const prints = whole ? printsOn(state.prints, detections.tiles) : state.prints
  const real = { ...detections, tiles: withoutPrints(prints, detections.tiles) }
  const seen = {
    tiles: outOfFrame(merged(state, real), detections, state, game),
    width: detections.width,
    height: detections.height,
    colours: detections.colours,
  }
  return atOnce(
    decide({ ...state, looking: false, seen, prints, tries: state.tries + 1 }, { at: detections.at, colours: seen.colours, entered: false, whole }, game, pace),
    detections.at,
    game,
  )
}

/** A play that waits for nothing is entered with the look that found it. */
function atOnce(step: WatchStep, at: number, game: Game): WatchStep {
  const { state, act } = step
  return act === null && state.pending !== null && !state.changing && at >= state.pending.until ? enterPending(state, game) : step
}

/** No look came of it: the camera has no picture, or the reader stopped. It is tried again. */
export function onNoDetections(state: WatchState, at: number): WatchState {
  return { ...state, looking: false, wants: { within: 'changed', from: at + 500 } }
}

/** What lies in the frame of the boneyard is face down, whatever the reader makes of it: before the lead all of it, later what it takes for a blank. */
function outOfFrame(tiles: readonly TileDetection[], { width, height }: Detections, { boneyard }: WatchState, game: Game): readonly TileDetection[] {
  const begun = game.laid.length > 0
  const frame = begun ? (boneyard?.box ?? null) : game.boneyard
  if (frame === null) return tiles
  return tiles.filter((tile) => {
    const [x, y] = [poseOf(tile).x / width, poseOf(tile).y / height]
    const outside = x < frame.left || x > frame.right || y < frame.top || y > frame.bottom
    return outside || (begun && rankTiles(tile)[0]?.tile !== BLANK)
  })
}

/** The frame of the boneyard was put elsewhere: once it rests, what lies there is looked at. */
export function onFrame(state: WatchState, at: number): WatchState {
  return { ...state, wants: { within: WHOLE, from: at + STILL_MS } }
}

/** A person said of what may be printed what it is: all that lies there is looked at again. */
export function onPrinted(state: WatchState, answer: PrintedAnswer, at: number): WatchState {
  return { ...state, prints: answered(state.prints, answer), wants: { within: WHOLE, from: at }, tries: 0 }
}

/** What was read within a part of the picture takes the place of what was read there before. */
function merged({ seen }: WatchState, { within, width, height, tiles }: Detections): readonly TileDetection[] {
  if (seen === null || seen.width !== width || seen.height !== height) return tiles
  /* What the edge of the part cuts through was seen better before. */
  const isWithin = (at: number, least: number, most: number, size: number): boolean => {
    /* A tile on the edge of the picture may reach beyond it; there is nothing that could be read again. */
    const share = Math.min(1, Math.max(0, at / size))
    return share >= least && share <= most
  }
  const kept = seen.tiles.filter(
    ({ corners }) => !corners.every(({ x, y }) => isWithin(x, within.left, within.right, width) && isWithin(y, within.top, within.bottom, height)),
  )
  const cutThrough = (tile: TileDetection): boolean => kept.some((other) => off(poseOf(tile), poseOf(other)) < CUT)
  return [...kept, ...tiles.filter((tile) => !cutThrough(tile))]
}

/** The record changed, here or elsewhere: what lies there is held against it again. */
export function onGame(state: WatchState, at: number, game: Game, pace: number | null): WatchStep {
  if (state.revision === game.revision) return stay(state)
  const same = game.laid.length >= state.places.length
  const places = game.laid.map((_, i) => (same || i < state.places.length ? (state.places[i] ?? null) : null))
  const next: WatchState = {
    ...state,
    revision: game.revision,
    changing: false,
    pending: null,
    question: null,
    places,
    cleared: state.cleared && game.laid.length === 0,
    shown: game.handsUp ? state.shown : [],
  }
  if (!isRunning(game)) return stay({ ...next, phase: 'over', places: [], cleared: false, left: [] })
  if (state.seen === null || state.looking) return stay({ ...next, wants: { within: 'changed', from: at } })
  const now = { at, colours: state.wants === null ? state.seen.colours : null, entered: true, whole: true }
  const step = decide({ ...next, hands: [] }, now, game, pace)
  if (state.wants === null) return atOnce(step, at, game)
  /* Something has moved since that picture: it says where the tiles of the record lay, and no more. What lies there now is looked at, and held against what lay there then. */
  return stay({ ...(step.act === null ? step.state : next), pending: null, wants: state.wants, reference: state.reference })
}

/** The host did not take an entry: it is not tried again while it lies there. */
export function onRefused(state: WatchState, play: EnteredPlay | null): WatchState {
  return { ...state, changing: false, pending: null, left: play === null ? state.left : [...state.left, `play ${playName(play)}`] }
}

/** A person holds a play that was about to be entered, or has taken it back by a tap. */
export function onHeld(state: WatchState, play: EnteredPlay): WatchState {
  return { ...state, pending: null, left: [...state.left, `held ${playName(play)}`] }
}

/** What a person answered to the question that is asked. */
export function onAnswer(state: WatchState, answer: WatchAnswer, game: Game): WatchStep {
  const { question } = state
  if (answer.kind === 'hands') return areComplete(state.shown, game) ? entering(state, game, [endEvent(state, game)], null) : stay(state)
  if (question === null) return stay(state)
  switch (answer.kind) {
    case 'play':
      return entering(state, game, [playEvent(answer.play, answer.player)], answer.play)
    case 'passed': {
      if (question.kind !== 'who') return stay(state)
      const players = game.state.rules.players
      const skipped = Array.from({ length: (question.hand - question.turn + players) % players }, (_, i) => (question.turn + i) % players)
      const passes = skipped.map((player): RecordEvent => ({ type: 'pass', player }))
      return entering(state, game, [...passes, playEvent(question.play, question.hand)], question.play)
    }
    case 'correct':
      if (question.kind !== 'wrong') return stay(state)
      return { state: { ...state, question: null, changing: true }, act: { kind: 'correct', at: question.at, tile: question.seen, revision: game.revision } }
    case 'drew':
      if (question.kind !== 'drew') return stay(state)
      return entering(state, game, [{ type: 'draw', player: question.player, count: answer.count }], null)
    case 'leave':
      return stay(settle({ ...state, left: [...state.left, nameOfQuestion(question)] }))
  }
}
