import { fittingArms, type ArmName } from '../domino/line'
import { highOf, lowOf, type Tile } from '../domino/tile'
import { present } from '../kernel/assert'
import { Random, seedOfText } from '../kernel/random'
import { textOrder } from '../kernel/text-order'
import { whoIsOut } from '../match/end-of-play'
import type { Seat } from '../match/events'
import type { MatchState } from '../match/state'
import { drawableTiles } from '../match/stuck'
import { aftermathOf } from './aftermath'
import { heldBy } from './held'
import { tablesOf, type ReviewedMatch } from './likely'
import type { ReviewedPlay, PlayWay } from './review'

/** What a puzzle asks: the tile that pays most, or the one that blocks the round. */
const PUZZLE_KINDS = ['pays', 'blocks'] as const
type PuzzleKind = (typeof PUZZLE_KINDS)[number]

/** A position of a match that was played, as a question with a certain answer. */
export interface Puzzle {
  readonly kind: PuzzleKind
  /** Counted from 0. */
  readonly round: number
  /** The play that was made there, counted from 1 over all events of the round. */
  readonly event: number
  readonly player: Seat
  readonly play: ReviewedPlay
  /** Tiles to choose from, highest first: all that the player certainly held. */
  readonly held: readonly Tile[]
  /** Every place of every tile that answers it. */
  readonly answers: readonly { readonly tile: Tile; readonly arm: ArmName | null }[]
}

/** Fewer tiles than these are no question. */
const FEWEST_TILES = 3

/** All positions of a match that make a puzzle, in the order of play. Only rounds that are over, and only what is certain. */
export function puzzlesOf(match: ReviewedMatch): readonly Puzzle[] {
  return match.review.match.rounds.flatMap(({ end }, round) => {
    if (end === null) return []
    const { plays } = present(match.review.rounds[round], 'every round was reviewed')
    const puzzles = plays.flatMap((play) => paysPuzzle(play, round) ?? [])
    const last = end.kind === 'blocked' ? plays.at(-1) : undefined
    const blocks = last === undefined ? null : blocksPuzzle(last, round, match)
    return blocks === null ? puzzles : [...puzzles.filter(({ event }) => event !== blocks.event), blocks]
  })
}

/** One tile has to pay more than every other. */
function paysPuzzle(play: ReviewedPlay, round: number): Puzzle | null {
  const held = tilesIn(play)
  const [first] = play.best.ways
  if (held.length < FEWEST_TILES || play.best.delta <= 0 || first === undefined || first.arm === null) return null
  if (play.best.ways.some(({ tile }) => tile !== first.tile) || play.ways.every(({ tile }) => tile === first.tile)) return null
  return puzzleAt('pays', play, round, play.best.ways)
}

/** Some ways have to block the round and others not. Certain where all hands were shown, and nothing could be drawn. */
function blocksPuzzle(play: ReviewedPlay, round: number, match: ReviewedMatch): Puzzle | null {
  const before = present(tablesOf(match, round)[play.event - 1], 'there is a table before each event')
  const { events } = present(match.review.match.rounds[round], 'every round was scored')
  const shown = events.at(-1)
  if (shown?.type !== 'block' || shown.hands.some((hand) => hand.length === 0) || play.held.length < 2) return null
  if (drawableTiles(before) > 0 || events.slice(play.event).some(({ type }) => type === 'draw')) return null
  const held = heldBy(events, play.event - 1, before.rules.players)
  const answers = play.ways.filter((way) => blocks(way, play, before, held))
  return answers.length === 0 || answers.length === play.ways.length ? null : puzzleAt('blocks', play, round, answers)
}

function blocks({ tile, arm }: PlayWay, { play: { player } }: ReviewedPlay, before: MatchState, held: readonly (readonly Tile[])[]): boolean {
  const after = aftermathOf(before, { tile: { tile, first: highOf(tile), second: lowOf(tile) }, arm, player }, held)
  const round = after?.state.round ?? null
  if (round === null || round.end !== null || whoIsOut(round) !== null) return false
  const { line } = round
  const own = present(held[player], 'every seat has a hand').slice()
  own.splice(own.indexOf(tile), 1)
  return [own, ...held.filter((_, seat) => seat !== player)].every((hand) =>
    hand.every((each) => fittingArms(line, each, before.rules.completeFirstDouble).length === 0),
  )
}

function puzzleAt(kind: PuzzleKind, play: ReviewedPlay, round: number, answers: readonly PlayWay[]): Puzzle {
  const { player } = play.play
  return { kind, round, event: play.event, player, play, held: tilesIn(play), answers: answers.map(({ tile, arm }) => ({ tile, arm })) }
}

const tilesIn = ({ held }: ReviewedPlay): readonly Tile[] => [...new Set(held)]

export const answersPuzzle = ({ answers }: Puzzle, tile: Tile, arm: ArmName | null): boolean => answers.some((each) => each.tile === tile && each.arm === arm)

/** Matches in the order in which a day takes puzzles from them. Each has a place of its own, so that another match hardly ever changes what a day begins with. */
export function inOrderOf<T extends { readonly matchId: string }>(day: string, matches: readonly T[]): readonly T[] {
  const place = ({ matchId }: T): number => seedOfText(`${day} ${matchId}`)
  return matches.toSorted((a, b) => place(a) - place(b) || textOrder(a.matchId, b.matchId))
}

/** One of a match's puzzles; the same day always picks the same. */
export function puzzleOfDay(day: string, matchId: string, puzzles: readonly Puzzle[]): Puzzle | null {
  return puzzles[new Random(seedOfText(`${day} ${matchId}`)).below(puzzles.length)] ?? null
}
