import { decideEnter } from '#shared/match/decide'
import { applyEdit, invertEdit, type Edit } from '#shared/match/edits'
import { expectOk } from '#shared/kernel/result'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { onAnswer, onGame, onGlance, onDetections, onRefused } from '#shared/watch/engine'
import { makeTile, type Tile } from '#shared/domino/tile'
import { rankTiles } from '#shared/recognition/detection'
import type { Colours } from '#shared/watch/align'
import { gameOf, type Game } from '#shared/watch/game'
import { reckon } from '#shared/watch/reckon'
import type { Grey } from '#shared/watch/grey'
import type { WatchAnswer, WatchQuestion } from '#shared/watch/questions'
import { seatsAround } from '#shared/watch/seats'
import { WATCH_BEGINS, type Act, type WatchStep, type WatchState } from '#shared/watch/state'
import type { Networks } from '../../../src/renderer/recognition/network'
import { readPhoto } from '../../../src/renderer/recognition/read-photo'
import type { DealtRound } from './deal'
import { bytesOf, coloursOf, cut, greyOf, openFilm } from './film'

/** What came of one round. */
export interface Watched {
  readonly preset: string
  readonly plays: number
  /** Draws that the camera could see, and what came of them. */
  readonly draws: { readonly of: number; readonly right: number; readonly asked: number; readonly wrong: number; readonly missed: number }
  /** Plays of which the record has the tile, the end and the player as they were. */
  readonly right: number
  /** Entered otherwise than played, and not asked about by the end of the play. */
  readonly wrong: number
  readonly asked: number
  /** What was asked, by kind. */
  readonly questions: Readonly<Record<string, number>>
  /** Milliseconds from the hand’s leaving to the entry, of plays entered without asking. */
  readonly delays: readonly number[]
  /** Plays that somebody had to enter by hand, since the camera had not by the next. */
  readonly missed: number
  readonly looks: number
  readonly readMs: number
  readonly glances: number
  readonly glanceMs: number
  readonly seconds: number
  /** Of the hands that were turned over at the end, how many were read as they are, and how many otherwise though sure. */
  readonly hands: { readonly of: number; readonly right: number; readonly wrong: number }
  /** What went otherwise, in words, for whoever looks into it. */
  readonly notes: readonly string[]
}

const GLANCE_MS = 200
const LEAST = 0.1
/** What a look is counted as taking, in milliseconds, however long this machine took: a laptop’s share of a core. */
const LOOK_MS = 800

/** An entry later than this after the hand’s leaving is worth looking into. */
const SLOW_MS = 1500

/** How long a core has worked for this, in milliseconds: whatever else the machine does. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const textOf = (event: RecordEvent): string =>
  event.type === 'play' ? `${event.tile} ${event.arm ?? ''}`.trim() : event.type === 'draw' ? `draw ${event.count} of ${event.player}` : event.type

/** Runs the engine on a film of a round. Questions are answered as a person would who saw the play. */
export async function watchRound(dealt: DealtRound, folder: string, networks: Networks, timed: boolean): Promise<Watched> {
  const film = openFilm(folder)
  const seats = seatsAround(dealt.players)
  let record: MatchRecord = dealt.begin
  let [revision, at] = [1, 1000]
  let state: WatchState = WATCH_BEGINS
  const edits: Edit[] = []
  const [delays, notes, questions]: [number[], string[], Record<string, number>] = [[], [], {}]
  let [looks, readMs, glances, glanceMs] = [0, 0, 0, 0]
  const none = { of: 0, right: 0, wrong: 0, asked: 0, missed: 0 }
  const [plays, draws] = [{ ...none }, { ...none }]
  let due: { readonly act: Extract<Act, { kind: 'look' }>; readonly rgb: Uint8Array; readonly from: number } | null = null
  let enteredAt = 0

  let scored = { of: record, match: expectOk(scoreRecord(record), 'the record is sound') }
  const game = (): Game => {
    if (scored.of !== record) scored = { of: record, match: expectOk(scoreRecord(record), 'the record is sound') }
    return gameOf(revision, scored.match, { seats, boneyard: film.boneyard })
  }
  const enter = (event: RecordEvent): boolean => {
    const decided = decideEnter(record, event)
    if (!decided.ok) return false
    edits.push(decided.value)
    record = applyEdit(record, decided.value)
    return true
  }
  const changed = (): void => {
    revision++
    take(onGame(state, at, game(), 0))
  }
  let rgb: Uint8Array = new Uint8Array()
  function take({ state: next, act }: WatchStep): void {
    state = next
    if (act === null) return
    switch (act.kind) {
      case 'look':
        looks++
        due = { act, rgb, from: at }
        return
      case 'enter':
        if (!act.events.every((event) => enter(event))) {
          state = onRefused(state, act.play)
          return
        }
        enteredAt = at
        return changed()
      case 'undo': {
        const last = edits.pop()
        if (last !== undefined) record = applyEdit(record, invertEdit(last))
        return changed()
      }
      case 'correct':
        state = onRefused(state, null)
    }
  }

  const lookNow = async (): Promise<void> => {
    if (due === null) return
    const { act, rgb: seen, from } = due
    const [begun, busy] = [performance.now(), cpuMs()]
    const { pixels, x, y } = cut(film, seen, act.within)
    const tiles = (await readPhoto(pixels, networks, { least: LEAST, share: Math.max(pixels.width, pixels.height) / Math.max(film.width, film.height) })).map(
      ({ corners, ...tile }) => {
        const [a, b, c, d] = corners
        const moved = (p: { x: number; y: number }) => ({ x: p.x + x, y: p.y + y })
        return { ...tile, corners: [moved(a), moved(b), moved(c), moved(d)] as const }
      },
    )
    const took = performance.now() - begun
    readMs += cpuMs() - busy
    if (at - from < (timed ? took : LOOK_MS)) {
      reading = { act, tiles, colours: film.boneyard === null ? null : coloursOf(film, seen), until: from + (timed ? took : LOOK_MS) }
      due = null
    }
  }
  let reading: {
    readonly act: Extract<Act, { kind: 'look' }>
    readonly tiles: Awaited<ReturnType<typeof readPhoto>>
    readonly colours: Colours | null
    readonly until: number
  } | null = null

  const glance = async (grey: Grey): Promise<void> => {
    at += GLANCE_MS
    if (due !== null) await lookNow()
    if (reading !== null && at >= reading.until) {
      const { act, tiles, colours } = reading
      reading = null
      const busy = cpuMs()
      take(onDetections(state, { epoch: act.epoch, within: act.within, at, width: film.width, height: film.height, tiles, colours }, game(), 0))
      readMs += cpuMs() - busy
    }
    /* Nothing has changed and nothing is waited for: the next glance would say the same. */
    if (grey === state.before && state.stillSince !== null && state.wants === null && state.pending === null) return
    const current = game()
    const busy = cpuMs()
    const step = onGlance(state, { at, grey }, current)
    glanceMs += cpuMs() - busy
    glances++
    take(step)
  }

  const events = (): readonly RecordEvent[] => record.rounds.at(-1)?.events ?? []
  let truth = 0
  take(onGame(state, at, game(), 0))
  for (const step of film.steps) {
    if ('tap' in step) {
      if (!enter(step.tap)) notes.push(`${dealt.preset}: ${textOf(step.tap)} could not be tapped`)
      truth++
      changed()
      continue
    }
    rgb = bytesOf(film, step)
    const grey = greyOf(film, rgb)
    const from = at
    for (let left = step.ms; left > 0; left -= GLANCE_MS) await glance(grey)
    if (step.left === undefined) continue
    /* The play is over: what the record has is held against what was played. */
    const played = dealt.events[step.left] as RecordEvent
    truth++
    const tally = played.type === 'play' ? plays : draws
    tally.of++
    const { question } = state
    const isThere = events().length === truth && sameEvent(events().at(-1), played)
    const name = `${dealt.preset} ${truth}`
    if (isThere) {
      tally.right++
      if (played.type === 'play') delays.push(enteredAt - from)
      if (enteredAt - from > SLOW_MS) notes.push(`${name}: ${textOf(played)} took ${enteredAt - from} ms`)
    } else if (question !== null) {
      tally.asked++
      questions[kindOf(question)] = (questions[kindOf(question)] ?? 0) + 1
      notes.push(`${dealt.preset} ${events().length}: asked ${kindOf(question)} for ${textOf(played)}; ${whatIsSeen(state, game())}`)
      const answer = answerTo(question, played)
      if (answer !== null) take(onAnswer(state, answer, game()))
      if (events().length === truth && sameEvent(events().at(-1), played)) tally.right++
    } else if (events().length === truth) {
      tally.wrong++
      notes.push(`${name}: ${textOf(events().at(-1) as RecordEvent)} entered for ${textOf(played)}`)
    } else {
      /* More than there was is entered wrong, less is not entered. */
      if (events().length > truth) tally.wrong++
      else tally.missed++
      const lying = film.boneyard === null ? '' : `, ${state.boneyard?.lying ?? 'unknown'} face down`
      notes.push(`${name}: ${textOf(played)} not entered (${state.phase}, ${events().length} in the record${lying}; ${whatIsSeen(state, game())})`)
    }
    /* Where the record went another way, a person puts it right before the next play. */
    if (events().length !== truth || !sameEvent(events().at(-1), played)) {
      const round = record.rounds[0]
      record = { ...dealt.begin, rounds: [{ ...(round as NonNullable<typeof round>), events: dealt.events.slice(0, truth) }] }
      edits.length = 0
      changed()
      for (let more = 0; more < 12; more++) await glance(grey)
    }
  }
  const hands = handsOf(state, dealt)
  if (hands.right < hands.of) {
    const told = state.shown.map(({ tiles, sure }) => `${tiles.map(makeTile).join(' ')}${sure ? '' : ' (not sure)'}`)
    notes.push(`${dealt.preset}: hands ${dealt.hands.map((hand) => hand.join(' ')).join(' | ')} read as ${told.join(' | ')}`)
  }
  return {
    hands,
    preset: dealt.preset,
    plays: plays.of,
    right: plays.right,
    wrong: plays.wrong,
    asked: plays.asked,
    missed: plays.missed,
    draws,
    questions,
    delays,
    looks,
    readMs,
    glances,
    glanceMs,
    seconds: (at - 1000) / 1000,
    notes,
  }
}

/** The hands that were seen, held against those that were turned over. */
function handsOf({ shown }: WatchState, { hands }: DealtRound): Watched['hands'] {
  if (shown.every(({ tiles }) => tiles.length === 0)) return { of: 0, right: 0, wrong: 0 }
  const text = (hand: readonly string[]): string => [...hand].sort().join(' ')
  const same = (seat: number): boolean => text(shown[seat]?.tiles.map(makeTile) ?? []) === text(hands[seat] ?? [])
  const right = shown.filter(({ sure }, seat) => sure && same(seat)).length
  return { of: shown.length, right, wrong: shown.filter(({ sure, tiles }, seat) => sure && tiles.length === hands[seat]?.length && !same(seat)).length }
}

/** What the camera makes of the table, for whoever looks into it. */
function whatIsSeen({ seen, places }: WatchState, game: Game): string {
  if (seen === null) return 'nothing was read'
  const { fresh, strange, unseen, followed } = reckon(seen.tiles, game, places)
  const told = followed.others.map((at) => {
    const detection = seen.tiles[at] as (typeof seen.tiles)[number]
    const [likeliest] = rankTiles(detection)
    const options = fresh.find((each) => each.detection === at)?.options ?? []
    const best = options.slice(0, 2).map(({ written, arm, chance }) => `${written} ${arm ?? ''} ${chance.toFixed(2)}`)
    return `${makeTile(likeliest?.tile as Tile)} ${((likeliest?.chance ?? 0) * detection.found).toFixed(2)} [${best.join(', ')}]`
  })
  return `other than the line: ${told.join('; ')}; strange ${strange.length}, unseen ${unseen.map((at) => makeTile(game.laid[at] as Tile)).join(' ')}, wrong ${followed.wrong.length}`
}

const kindOf = (question: WatchQuestion): string => (question.kind === 'play' ? `play: ${question.why}` : question.kind)

/** Whether an entry says what was played; of ends that are alike either is right, so a lead and what follows a lone double may be named otherwise. */
function sameEvent(entered: RecordEvent | undefined, played: RecordEvent): boolean {
  if (entered?.type === 'draw' && played.type === 'draw') return entered.player === played.player && entered.count === played.count
  if (entered?.type !== 'play' || played.type !== 'play') return entered?.type === played.type
  const tile = (text: string): string => [...text.split('-')].sort().join('-')
  return tile(entered.tile) === tile(played.tile) && entered.player === played.player && (entered.arm ?? null) === (played.arm ?? null)
}

function answerTo(question: WatchQuestion, played: RecordEvent): WatchAnswer | null {
  if (played.type === 'draw' && question.kind === 'drew' && question.player === played.player) return { kind: 'drew', count: played.count ?? 1 }
  if (played.type !== 'play') return null
  if (question.kind === 'who') return { kind: 'play', play: question.play, player: played.player ?? 0 }
  if (question.kind !== 'play') return null
  const play = question.plays.find((each) =>
    sameEvent({ type: 'play', player: played.player ?? 0, tile: each.written, ...(each.arm === null ? {} : { arm: each.arm }) }, played),
  )
  return play === undefined ? null : { kind: 'play', play, player: played.player ?? 0 }
}
