import { makeTile } from '#shared/domino/tile'
import { laidBy } from '#shared/match/events'
import type { Candidate } from '#shared/watch/candidates'
import type { PrintedAnswer } from '#shared/recognition/printed-answer'
import { onAnswer, onFrame, onGame, onGlance, onHeld, onDetections, onNoDetections, onPrinted, onRefused } from '#shared/watch/engine'
import { gameOf, type Game, type TablePlaces } from '#shared/watch/game'
import type { Grey } from '#shared/watch/grey'
import { NO_PRINTS } from '#shared/watch/prints'
import type { WatchAnswer } from '#shared/watch/questions'
import { WATCH_BEGINS, type Act, type Detections, type WatchStep, type WatchState } from '#shared/watch/state'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'

/** What the keeper works with: as the page last had it. */
export interface Inputs {
  readonly view: MatchView
  readonly commands: Pick<MatchCommands, 'enter' | 'undo' | 'revise'>
  readonly places: TablePlaces
  /** Seconds before a sure play is entered; null where each is asked about. */
  readonly pace: number | null
  /** Reads a part of what the camera shows now; null where nothing came of it. */
  readonly read: (act: Extract<Act, { readonly kind: 'look' }>) => Promise<Pick<Detections, 'tiles' | 'width' | 'height' | 'colours'> | null>
}

/** What the page shows of it. */
export interface KeeperState extends Pick<WatchState, 'phase' | 'seen' | 'prints' | 'question' | 'pending' | 'shown' | 'boneyard'> {
  /** The latest play that the camera entered, and the revision that it made. */
  readonly entered: { readonly play: Candidate; readonly revision: number } | null
}

/** Runs the engine of `shared/watch` for a page: hands it glances, takes the looks it asks for, and does what comes of them. */
export class TableKeeper {
  private state: WatchState = WATCH_BEGINS
  private kept: KeeperState = {
    phase: 'starting',
    seen: null,
    prints: NO_PRINTS,
    question: null,
    pending: null,
    shown: [],
    boneyard: null,
    entered: null,
  }
  private inputs: Inputs | null = null
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange)
    return () => this.listeners.delete(onChange)
  }

  readonly shown = (): KeeperState => this.kept

  /** The page was drawn again; a new revision of the match is held against what was seen. */
  update(inputs: Inputs): void {
    const before = this.inputs
    this.inputs = inputs
    if (before !== null && before.places.boneyard !== inputs.places.boneyard) this.show(onFrame(this.state, performance.now()))
    if (before?.view.revision !== inputs.view.revision) this.take(onGame(this.state, performance.now(), this.game(inputs), inputs.pace))
  }

  glance(grey: Grey): void {
    const { inputs } = this
    if (inputs !== null) this.take(onGlance(this.state, { at: performance.now(), grey }, this.game(inputs)))
  }

  /** The camera stops. What was seen before says nothing about the table after it, but where the line lay and what is printed. */
  pause(): void {
    const { places, prints, cleared, revision, left, shown } = this.state
    this.show({ ...WATCH_BEGINS, places, prints, cleared, revision, left, shown })
  }

  answer(answer: WatchAnswer): void {
    const { inputs } = this
    if (inputs !== null) this.take(onAnswer(this.state, answer, this.game(inputs)))
  }

  /** What a person said of the tiles that may be printed. */
  sayOfPrinted(answer: PrintedAnswer): void {
    this.show(onPrinted(this.state, answer, performance.now()))
  }

  /** A play that is about to be entered is not; it is asked about as long as it lies there. */
  hold(play: Candidate): void {
    const { inputs } = this
    if (inputs !== null) this.take(onGame({ ...onHeld(this.state, play), revision: -1 }, performance.now(), this.game(inputs), inputs.pace))
  }

  /** Takes back the play that was entered; it is not entered again while it lies there. */
  takeBack(play: Candidate): void {
    this.state = onHeld(this.state, play)
    void this.inputs?.commands.undo()
  }

  private readonly game = ({ view, places }: Inputs): Game => gameOf(view.revision, view.scored, places)

  private take({ state, act }: WatchStep): void {
    this.show(state)
    if (act !== null) void this.perform(act)
  }

  private show(state: WatchState): void {
    this.state = state
    const { phase, seen, prints, question, pending, shown, boneyard } = state
    const now = { phase, seen, prints, question, pending, shown, boneyard }
    const { kept } = this
    if ((Object.keys(now) as (keyof typeof now)[]).every((name) => kept[name] === now[name])) return
    this.tell({ ...kept, ...now })
  }

  private tell(kept: KeeperState): void {
    this.kept = kept
    for (const listener of this.listeners) listener()
  }

  private async perform(act: Act): Promise<void> {
    const { inputs } = this
    if (inputs === null) return
    switch (act.kind) {
      case 'look': {
        const seen = await inputs.read(act)
        const { inputs: now } = this
        if (seen === null || now === null) this.show(onNoDetections(this.state, performance.now()))
        else this.take(onDetections(this.state, { ...seen, at: performance.now(), epoch: act.epoch, within: act.within }, this.game(now), now.pace))
        return
      }
      case 'enter':
        return this.enter(act)
      case 'undo':
        if (!(await inputs.commands.undo())) this.show(onRefused(this.state, null))
        return
      case 'correct':
        if (!(await correct(inputs, act))) this.show(onRefused(this.state, null))
    }
  }

  /** Several events are entered one after another, each on the match as the one before left it. */
  private async enter({ events, play, revision }: Extract<Act, { readonly kind: 'enter' }>): Promise<void> {
    for (const [at, event] of events.entries()) {
      const done = await this.inputs?.commands.enter(event, at === 0 ? revision : undefined)
      if (done !== true) return this.show(onRefused(this.state, play))
    }
    const now = this.inputs?.view.revision
    if (play !== null && now !== undefined) this.tell({ ...this.kept, entered: { play, revision: now } })
  }
}

/** Writes the tile that lies there in the place of the recorded one. */
async function correct({ view, commands }: Inputs, act: Extract<Act, { readonly kind: 'correct' }>): Promise<boolean> {
  const event = eventOf(view, act.at)
  const round = view.record.rounds.length - 1
  const recorded = event === null ? undefined : view.record.rounds[round]?.events[event]
  if (event === null || recorded?.type !== 'play') return false
  const replacement = { ...recorded, tile: makeTile(act.tile) }
  return commands.revise({ corrections: [{ round, event, replacement }], starts: [] }, act.revision)
}

/** Which event of the running round laid its tile number `at`; null where it was there before the record began. */
function eventOf({ scored }: MatchView, at: number): number | null {
  let laid = 0
  for (const [event, each] of (scored.rounds.at(-1)?.events ?? []).entries()) {
    laid += laidBy(each).length
    if (laid > at) return each.type === 'play' ? event : null
  }
  return null
}
