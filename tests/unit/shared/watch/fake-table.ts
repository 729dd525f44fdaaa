import { armName, type ArmName } from '#shared/domino/line'
import { highOf, isDouble, lowOf, makeTile, otherHalf, tileOf, type Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { decideEnter, decideRevise } from '#shared/match/decide'
import { applyEdit, invertEdit, type Edit } from '#shared/match/edits'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import type { TileReading } from '#shared/recognition/reading'
import type { Colours } from '#shared/watch/align'
import type { Candidate } from '#shared/watch/candidates'
import { onAnswer, onGame, onGlance, onHeld, onLook } from '#shared/watch/engine'
import { gameOf, type Game } from '#shared/watch/game'
import type { Box, Grey } from '#shared/watch/grey'
import type { Answer } from '#shared/watch/questions'
import { seatsAround } from '#shared/watch/seats'
import { WATCH_BEGINS, type Act, type Step, type WatchState } from '#shared/watch/state'
import { half } from '../recognition/readings'

/** Of the picture, in pixels: room for a whole line of tiles that are 100 long. */
export const WIDTH = 6400
export const HEIGHT = 4800
const [COLUMNS, ROWS] = [160, 120]
const LENGTH = 100
const GLANCE_MS = 200

/** Where the face-down tiles lie. */
const FRAME: Box = { left: 0.02, top: 0.84, right: 0.98, bottom: 0.99 }
/** How tall a face-down tile is in the small picture: as long as a tile of the line. */
const TALL = 20

/** A tile as it lies: its middle, which way its second half points, and what it shows. */
export interface Lying {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly first: number
  readonly second: number
}

function readingOf({ x, y, turn, first, second }: Lying): TileReading {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, v: number) => ({ x: x + u * c - v * s, y: y + u * s + v * c })
  const [u, v] = [LENGTH / 2, LENGTH / 4]
  return { corners: [at(-u, -v), at(u, -v), at(u, v), at(-u, v)], first: half(first), second: half(second), found: 0.99 }
}

export function recordOf(preset: string, players: number, plays: readonly string[] = []): MatchRecord {
  const dice = preset === 'flower-and-scorpion' ? { dice: { flower: [6, 3], scorpion: [4, 1] } } : {}
  const events = plays.map((play) => {
    const [tile, arm] = play.split(' ')
    return { type: 'play', tile, ...(arm === undefined ? {} : { arm: arm === 'left' || arm === 'right' ? arm : Number(arm) }) }
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
  /** Face-down tiles beside the line: each by the column of its left edge, in a picture of 1280 by 960; null where the camera has no frame for them. */
  faceDown: number[] | null = null
  /** What the reader makes of the tiles. */
  blur: (reading: TileReading, lying: Lying) => TileReading | null = (reading) => reading
  private edits: Edit[] = []
  private due: { readonly act: Extract<Act, { kind: 'look' }>; readonly from: number } | null = null
  private arm: number | null = null
  private wiggle = 0
  private shift = { x: 0, y: 0, turn: 0 }

  constructor(record: MatchRecord) {
    this.record = record
    this.take(onGame(this.state, this.at, this.game, this.pace))
  }

  /** Another table at which the same has happened so far. */
  copy(): FakeTable {
    const other = new FakeTable(this.record)
    const { state, at, revision, lying, acts, pace, faceDown, blur, edits, due, shift } = this
    return Object.assign(other, { state, at, revision, lying: [...lying], acts, pace, faceDown, blur, edits: [...edits], due, shift })
  }

  get scored(): ScoredMatch {
    return expectOk(scoreRecord(this.record), 'the record is sound')
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
          onLook(
            this.state,
            { ...due.act, at: this.at, width: WIDTH, height: HEIGHT, tiles: this.readings(due.act), colours: this.colours() },
            this.game,
            this.pace,
          ),
        )
      }
      this.take(onGlance(this.state, { at: this.at, grey: this.picture() }, this.game))
    }
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

  answer(answer: Answer): void {
    this.take(onAnswer(this.state, answer, this.game))
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

  /** Where a tile comes to lie that is laid at an end of a line that runs straight on both sides. */
  place(tile: Tile, arm: ArmName | null): Lying {
    const { line } = present(this.scored.state.round, 'a round runs')
    const middle = { x: WIDTH / 2, y: HEIGHT / 2 }
    if (arm === null || line.lead === null) {
      return { ...middle, turn: isDouble(tile) ? Math.PI / 2 : 0, first: highOf(tile), second: lowOf(tile) }
    }
    const at = line.ends.findIndex((_, index) => armName(line.layout, index) === arm)
    const end = present(line.ends[at], 'the end is there')
    const angle = line.layout === 'two-ended' ? (arm === 'left' ? Math.PI : 0) : (at * Math.PI) / 2
    const double = isDouble(tile)
    const far = this.reachOf(angle, end.tile === line.lead && !end.started, isDouble(line.lead)) + (double ? LENGTH / 4 : LENGTH / 2)
    const suits = { first: end.suit, second: otherHalf(tile, end.suit) }
    return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle), turn: angle + (double ? Math.PI / 2 : 0), ...suits }
  }

  /** How far an arm goes already. */
  private reachOf(angle: number, unstarted: boolean, leadDouble: boolean): number {
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
    const lead = present(this.lying[0], 'a lead lies there')
    const along = (lying: Lying): number => {
      const across = Math.abs(Math.cos(lying.turn) * ux + Math.sin(lying.turn) * uy) < 0.5
      return (lying.x - WIDTH / 2) * ux + (lying.y - HEIGHT / 2) * uy + (across ? LENGTH / 4 : LENGTH / 2)
    }
    if (unstarted && leadDouble) return along(lead)
    return Math.max(...this.lying.filter(({ x, y }) => Math.abs((y - HEIGHT / 2) * ux - (x - WIDTH / 2) * uy) < 5).map(along))
  }

  private shifted({ x, y, turn, ...suits }: Lying): Lying {
    const [c, s] = [Math.cos(this.shift.turn), Math.sin(this.shift.turn)]
    const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2]
    return { x: WIDTH / 2 + dx * c - dy * s + this.shift.x, y: HEIGHT / 2 + dx * s + dy * c + this.shift.y, turn: turn + this.shift.turn, ...suits }
  }

  private readings({ within }: Extract<Act, { kind: 'look' }>): readonly TileReading[] {
    return this.lying
      .map((lying) => this.shifted(lying))
      .filter(({ x, y }) => x >= within.left * WIDTH && x <= within.right * WIDTH && y >= within.top * HEIGHT && y <= within.bottom * HEIGHT)
      .flatMap((lying) => this.blur(readingOf(lying), lying) ?? [])
  }

  private picture(): Grey {
    const data = new Uint8Array(COLUMNS * ROWS).fill(90)
    const dot = (x: number, y: number, reach: number, value: number): void => {
      const [column, row] = [(x / WIDTH) * COLUMNS, (y / HEIGHT) * ROWS]
      for (let r = Math.max(0, Math.floor(row - reach)); r < Math.min(ROWS, row + reach); r++)
        for (let c = Math.max(0, Math.floor(column - reach)); c < Math.min(COLUMNS, column + reach); c++) data[r * COLUMNS + c] = value
    }
    for (const { x, y, first, second } of this.lying.map((lying) => this.shifted(lying))) dot(x, y, 1.4, 200 + first + 3 * second)
    if (this.shift.x !== 0 || this.shift.turn !== 0) for (let i = 0; i < data.length; i += 2) data[i] = Math.min(255, (data[i] as number) + 40)
    if (this.arm !== null) {
      for (let far = 1.2; far > 0.15 + 0.1 * this.wiggle; far -= 0.01) {
        const [dx, dy] = [Math.sin(this.arm) * far, -Math.cos(this.arm) * far]
        dot(WIDTH / 2 + (dx * WIDTH) / 2, HEIGHT / 2 + (dy * HEIGHT) / 2, 6, 30)
      }
    }
    return { width: COLUMNS, height: ROWS, data }
  }

  /** The small picture in colour: a green cloth, and ivory tiles face down in the frame. */
  private colours(): Colours | null {
    if (this.faceDown === null) return null
    const [width, height] = [1280, 960]
    const data = Uint8Array.from({ length: 3 * width * height }, (_, i) => [40, 90, 60][i % 3] as number)
    for (const left of this.faceDown)
      for (let y = 0; y < TALL; y++) for (let x = 0; x < TALL / 2; x++) data.set([236, 230, 210], 3 * ((850 + y) * width + left + x))
    return { width, height, data }
  }

  private take({ state, act }: Step): void {
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
    this.revision++
    this.take(onGame(this.state, this.at, this.game, this.pace))
  }
}

export const tile = (text: string): Tile => {
  const [a, b] = text.split('-').map(Number)
  return tileOf(a as number, b as number)
}
