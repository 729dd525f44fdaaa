import { armName, type ArmName } from '#shared/domino/line'
import { highOf, isDouble, lowOf, makeTile, otherHalf, tileOf, type Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { decideEnter, decideRevise } from '#shared/match/decide'
import { applyEdit, invertEdit, type Edit } from '#shared/match/edits'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import type { TileDetection } from '#shared/recognition/detection'
import type { Colours } from '#shared/watch/align'
import type { Candidate } from '#shared/watch/candidates'
import type { PrintedAnswer } from '#shared/recognition/printed-answer'
import { onAnswer, onGame, onGlance, onHeld, onDetections, onPrinted } from '#shared/watch/engine'
import { gameOf, type Game } from '#shared/watch/game'
import type { Box, Grey } from '#shared/watch/grey'
import type { WatchAnswer } from '#shared/watch/questions'
import { seatsAround } from '#shared/watch/seats'
import { WATCH_BEGINS, type Act, type WatchStep, type WatchState } from '#shared/watch/state'
import { half } from '../recognition/detections'

/** Of the picture, in pixels: room for a whole line of tiles that are `LENGTH` long. */
export const WIDTH = 6400
export const HEIGHT = 4800
const [COLUMNS, ROWS] = [160, 120]
/** Of a tile, in pixels: long enough that in the small grey picture no tile covers the places of its neighbours. */
export const LENGTH = 200
const GLANCE_MS = 200
/** Longer than this nothing is waited for, in milliseconds of the table. */
const PATIENCE_MS = 20_000
/** A tile is laid where it has room; it is looked for in steps of so many pixels. */
const STEP = LENGTH / 40

/** Where the face-down tiles lie. */
const FRAME: Box = { left: 0.04, top: 0.86, right: 0.92, bottom: 0.96 }
/** The picture in which they are counted, in pixels: as fine as the page makes it. */
const [COUNTED_WIDTH, COUNTED_HEIGHT] = [320, 240]
/** How tall a face-down tile is there: as long as a tile of the line. */
const TALL = (LENGTH * COUNTED_WIDTH) / WIDTH
/** Where their upper edges lie there. */
const TOP = 212

/** A tile as it lies: its middle, which way its second half points, and what it shows. */
export interface Lying {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly first: number
  readonly second: number
}

function readingOf({ x, y, turn, first, second }: Lying): TileDetection {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, v: number) => ({ x: x + u * c - v * s, y: y + u * s + v * c })
  const [u, v] = [LENGTH / 2, LENGTH / 4]
  return { corners: [at(-u, -v), at(u, -v), at(u, v), at(-u, v)], first: half(first), second: half(second), found: 0.99 }
}

/** How far a tile reaches to both sides of its middle, in a direction. */
function reachOf({ turn }: Lying, x: number, y: number): number {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return (LENGTH / 2) * Math.abs(c * x + s * y) + (LENGTH / 4) * Math.abs(c * y - s * x)
}

/** Whether two tiles would lie upon each other; those that touch do not. */
function clash(one: Lying, other: Lying): boolean {
  const isFree = (turn: number): boolean => {
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    return Math.abs((other.x - one.x) * x + (other.y - one.y) * y) > reachOf(one, x, y) + reachOf(other, x, y) - 1e-6
  }
  return ![one.turn, one.turn + Math.PI / 2, other.turn, other.turn + Math.PI / 2].some(isFree)
}

/** Where the arms of a line and of a cross run, clockwise from the right. */
const ANGLES = { right: 0, down: Math.PI / 2, left: Math.PI, up: -Math.PI / 2 } as const

/** The direction of an arm from where it begins, clockwise from the right: four arms at right angles, and four more between them. */
function angleOf(arm: ArmName): number {
  if (typeof arm !== 'number') return ANGLES[arm]
  return (((arm - 1) % 4) * Math.PI) / 2 + (arm > 4 ? Math.PI / 4 : 0)
}

/** The places of the small picture in a box of the large one: its columns and rows, each from the first to before the last. */
function placesIn(left: number, right: number, top: number, bottom: number) {
  const from = (value: number, count: number): number => Math.max(0, Math.floor(value * count))
  const to = (value: number, count: number): number => Math.min(count, Math.ceil(value * count))
  return { left: from(left / WIDTH, COLUMNS), right: to(right / WIDTH, COLUMNS), top: from(top / HEIGHT, ROWS), bottom: to(bottom / HEIGHT, ROWS) }
}

/** Parts of a place in the small picture, each way, of which a tile covers some. */
const PARTS = [1 / 8, 3 / 8, 5 / 8, 7 / 8]

/** Draws a tile as it lies: each place as bright as the part of it that the tile covers. */
function drawTile(data: Uint8Array, { x, y, turn, first, second }: Lying): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const covers = (column: number, row: number): boolean => {
    const dx = (column * WIDTH) / COLUMNS - x
    const dy = (row * HEIGHT) / ROWS - y
    return Math.abs(c * dx + s * dy) < LENGTH / 2 && Math.abs(c * dy - s * dx) < LENGTH / 4
  }
  const { left, right, top, bottom } = placesIn(x - LENGTH, x + LENGTH, y - LENGTH, y + LENGTH)
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      let parts = 0
      for (const down of PARTS) for (const along of PARTS) if (covers(column + along, row + down)) parts++
      const covered = parts / PARTS.length ** 2
      const at = row * COLUMNS + column
      data[at] = (data[at] as number) * (1 - covered) + (200 + first + 3 * second) * covered
    }
  }
}

/** Half as wide as an arm is, in pixels. */
const SLEEVE = 240

/** Draws an arm from beyond the edge, as far as it reaches towards the middle: from 0 at the edge to 1 in the middle. */
function drawArm(data: Uint8Array, from: number, reaches: number): void {
  for (let far = 1.2; far > 1 - reaches; far -= 0.01) {
    const [x, y] = [(WIDTH / 2) * (1 + Math.sin(from) * far), (HEIGHT / 2) * (1 - Math.cos(from) * far)]
    const { left, right, top, bottom } = placesIn(x - SLEEVE, x + SLEEVE, y - SLEEVE, y + SLEEVE)
    if (left < right) for (let row = top; row < bottom; row++) data.fill(30, row * COLUMNS + left, row * COLUMNS + right)
  }
}

export function recordOf(preset: string, players: number, plays: readonly string[] = []): MatchRecord {
  const dice = preset === 'flower-and-scorpion' ? { dice: { flower: [6, 3], scorpion: [4, 1] } } : {}
  const events = plays.map((play) => {
    const [tile, arm] = play.split(' ')
    return { type: 'play', tile, ...(arm === undefined ? {} : { arm: Object.hasOwn(ANGLES, arm) ? arm : Number(arm) }) }
  })
  return {
    format: 'caravan-record',
    version: 1,
    preset,
    players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}` })),
    rounds: [{ leader: 0, ...dice, events }],
  } as unknown as MatchRecord
}

/** A table with a camera over it, a match, and somebody who does what the camera asks for. */
export class FakeTable {
  state: WatchState = WATCH_BEGINS
  at = 1000
  record: MatchRecord
  revision = 1
  lying: Lying[] = []
  acts: readonly Act[] = []
  pace: number | null = 0
  /** How long a look takes, in milliseconds. */
  readonly lookMs = 400
  /** Face-down tiles beside the line: each by the column of its left edge, in a picture that is 1280 wide; null where the camera has no frame for them. */
  faceDown: number[] | null = null
  /** What happens between the next entry and the answer of the host. */
  meanwhile: () => void = () => undefined
  /** What the reader makes of the tiles. */
  blur: (detection: TileDetection, lying: Lying) => TileDetection | readonly TileDetection[] | null = (detection) => detection
  private edits: Edit[] = []
  private due: { readonly act: Extract<Act, { kind: 'look' }>; readonly from: number } | null = null
  private arm: number | null = null
  private wiggle = 0
  private shift = { x: 0, y: 0, turn: 0 }
  private scoredOf: { readonly record: MatchRecord; readonly match: ScoredMatch } | null = null
  private pictureOf: { readonly what: string; readonly grey: Grey } | null = null

  constructor(record: MatchRecord) {
    this.record = record
    this.take(onGame(this.state, this.at, this.game, this.pace))
  }

  /** Another table at which the same has happened so far. */
  copy(): FakeTable {
    const other = new FakeTable(this.record)
    const { state, at, revision, lying, acts, pace, blur, edits, due, shift } = this
    const faceDown = this.faceDown === null ? null : [...this.faceDown]
    return Object.assign(other, { state, at, revision, lying: [...lying], acts, pace, faceDown, blur, edits: [...edits], due, shift })
  }

  get scored(): ScoredMatch {
    const { record } = this
    if (this.scoredOf?.record !== record) this.scoredOf = { record, match: expectOk(scoreRecord(record), 'the record is sound') }
    return this.scoredOf.match
  }

  get game(): Game {
    return gameOf(this.revision, this.scored, { seats: seatsAround(this.record.players.length), boneyard: this.faceDown === null ? null : FRAME })
  }

  get events(): readonly string[] {
    return (this.record.rounds.at(-1)?.events ?? []).map((event) =>
      event.type === 'play' ? [event.tile, event.arm].filter((part) => part !== undefined).join(' ') : event.type,
    )
  }

  /** Time goes by. */
  wait(milliseconds: number): void {
    for (const until = this.at + milliseconds; this.at < until;) {
      this.at += GLANCE_MS
      const { due } = this
      if (due !== null && this.at - due.from >= this.lookMs) {
        this.due = null
        this.take(
          onDetections(
            this.state,
            { ...due.act, at: this.at, width: WIDTH, height: HEIGHT, tiles: this.detections(due.act), colours: this.colours() },
            this.game,
            this.pace,
          ),
        )
      }
      const grey = this.picture()
      const { before, stillSince, wants, pending } = this.state
      /* Nothing has changed and nothing is waited for: the next glance would say the same. */
      if (grey === before && stillSince !== null && wants === null && pending === null) continue
      this.take(onGlance(this.state, { at: this.at, grey }, this.game))
    }
  }

  /** Time goes by until something is so, or for so long that it never will be; whether it is. */
  until(isSo: () => boolean): boolean {
    for (const end = this.at + PATIENCE_MS; !isSo() && this.at < end;) this.wait(GLANCE_MS)
    return isSo()
  }

  /** A hand comes from a side (an angle clockwise from the top), something happens under it, and it goes. */
  reach(from: number, happens: () => void): void {
    for (let move = 0; move < 4; move++) {
      this.arm = from
      this.wiggle = move
      this.wait(GLANCE_MS)
      if (move === 2) happens()
    }
    this.arm = null
    this.wait(GLANCE_MS)
  }

  /** The camera is bumped. */
  bump(x: number, y: number, turn: number): void {
    this.shift = { x, y, turn }
  }

  answer(answer: WatchAnswer): void {
    this.take(onAnswer(this.state, answer, this.game))
  }

  sayOfPrinted(answer: PrintedAnswer): void {
    this.state = onPrinted(this.state, answer, this.at)
  }

  /** What a camera does not see is entered by hand. */
  tap(...events: readonly RecordEvent[]): void {
    for (const event of events) this.record = applyEdit(this.record, expectOk(decideEnter(this.record, event), 'it may be entered'))
    this.changed()
  }

  undoByTap(play: Pick<Candidate, 'written' | 'arm'>): void {
    this.state = onHeld(this.state, play)
    this.undo()
  }

  /** Where a tile comes to lie that is laid at an end of a line whose arms run straight: as near to the middle as it has room beyond its arm. */
  place(tile: Tile, arm: ArmName | null): Lying {
    const { line } = present(this.scored.state.round, 'a round runs')
    const middle = { x: WIDTH / 2, y: HEIGHT / 2 }
    if (arm === null || line.lead === null) {
      return { ...middle, turn: isDouble(tile) ? Math.PI / 2 : 0, first: highOf(tile), second: lowOf(tile) }
    }
    const end = present(
      line.ends.find((_, at) => armName(line.layout, at) === arm),
      'the end is there',
    )
    // in a cross it is the first double from which two arms go up and down, wherever that lies
    const spinner = arm === 'up' || arm === 'down' ? present(line.spinner, 'only a first double has them').tile : null
    const from = spinner === null ? middle : present(this.lyingAs(spinner), 'it lies there')
    const angle = angleOf(arm)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const suits = { first: end.suit, second: otherHalf(tile, end.suit), turn: angle + (isDouble(tile) ? Math.PI / 2 : 0) }
    const isOnArm = (lying: Lying): boolean => Math.abs((lying.y - from.y) * x - (lying.x - from.x) * y) < STEP
    const along = (lying: Lying): number => (lying.x - from.x) * x + (lying.y - from.y) * y
    for (let far = Math.max(0, ...this.lying.filter(isOnArm).map(along)); ; far += STEP) {
      const lying = { ...suits, x: from.x + far * x, y: from.y + far * y }
      if (!this.lying.some((other) => clash(lying, other))) return lying
    }
  }

  private lyingAs(tile: Tile): Lying | undefined {
    return this.lying.find(({ first, second }) => tileOf(first, second) === tile)
  }

  private shifted({ x, y, turn, ...suits }: Lying): Lying {
    const [c, s] = [Math.cos(this.shift.turn), Math.sin(this.shift.turn)]
    const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2]
    return { x: WIDTH / 2 + dx * c - dy * s + this.shift.x, y: HEIGHT / 2 + dx * s + dy * c + this.shift.y, turn: turn + this.shift.turn, ...suits }
  }

  private detections({ within }: Extract<Act, { kind: 'look' }>): readonly TileDetection[] {
    return this.lying
      .map((lying) => this.shifted(lying))
      .filter(({ x, y }) => x >= within.left * WIDTH && x <= within.right * WIDTH && y >= within.top * HEIGHT && y <= within.bottom * HEIGHT)
      .flatMap((lying) => this.blur(readingOf(lying), lying) ?? [])
  }

  private picture(): Grey {
    const { shift, arm, wiggle } = this
    const lying = this.lying.map((each) => this.shifted(each))
    const what = JSON.stringify([lying, shift, arm, wiggle])
    if (this.pictureOf?.what !== what) this.pictureOf = { what, grey: this.drawn(lying) }
    return this.pictureOf.grey
  }

  private drawn(lying: readonly Lying[]): Grey {
    const data = new Uint8Array(COLUMNS * ROWS).fill(90)
    for (const tile of lying) drawTile(data, tile)
    if (this.shift.x !== 0 || this.shift.turn !== 0) for (let i = 0; i < data.length; i += 2) data[i] = Math.min(255, (data[i] as number) + 40)
    if (this.arm !== null) drawArm(data, this.arm, 0.85 - 0.1 * this.wiggle)
    return { width: COLUMNS, height: ROWS, data }
  }

  /** The small picture in colour: a green cloth, and ivory tiles face down in the frame. */
  private colours(): Colours | null {
    if (this.faceDown === null) return null
    const [width, height] = [COUNTED_WIDTH, COUNTED_HEIGHT]
    const data = new Uint8Array(3 * width * height)
    const paint = (at: number, [red, green, blue]: readonly [number, number, number]): void => {
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
    }
    for (let at = 0; at < data.length; at += 3) paint(at, [40, 90, 60])
    for (const left of this.faceDown)
      for (let y = 0; y < TALL; y++) for (let x = 0; x < TALL / 2; x++) paint(3 * ((TOP + y) * width + Math.floor(left / 4) + x), [236, 230, 210])
    return { width, height, data }
  }

  private take({ state, act }: WatchStep): void {
    this.state = state
    if (act === null) return
    this.acts = [...this.acts, act]
    switch (act.kind) {
      case 'look':
        this.due = { act, from: this.at }
        return
      case 'enter':
        for (const event of act.events) {
          const decided = decideEnter(this.record, event)
          if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.error)}`)
          this.edits.push(decided.value)
          this.record = applyEdit(this.record, decided.value)
        }
        return this.changed()
      case 'undo':
        return this.undo()
      case 'correct': {
        const correction = {
          round: 0,
          event: act.at,
          replacement: { ...this.record.rounds[0]?.events[act.at], type: 'play' as const, tile: makeTile(act.tile) },
        }
        const decided = decideRevise(this.record, { corrections: [correction], starts: [] })
        if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.error)}`)
        this.record = applyEdit(this.record, decided.value)
        return this.changed()
      }
    }
  }

  undo(): void {
    const last = this.edits.pop()
    if (last === undefined) {
      const round = present(this.record.rounds[0], 'there is a round')
      this.record = { ...this.record, rounds: [{ ...round, events: round.events.slice(0, -1) }] }
    } else this.record = applyEdit(this.record, invertEdit(last))
    this.changed()
  }

  private changed(): void {
    const { meanwhile } = this
    this.meanwhile = () => undefined
    meanwhile()
    this.revision++
    this.take(onGame(this.state, this.at, this.game, this.pace))
  }
}

export const tile = (text: string): Tile => {
  const [a, b] = text.split('-').map(Number)
  return tileOf(a as number, b as number)
}
