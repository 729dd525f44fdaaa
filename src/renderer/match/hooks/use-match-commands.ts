import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { QuestionAsked } from '#shared/contract/questions'
import type { MatchSnapshot, Outcome } from '#shared/contract/schemas'
import type { RulesFrom } from '#shared/match/change-rules'
import { commandEvent } from '#shared/match/command-event'
import type { Revision } from '#shared/match/decide'
import type { RoundStart } from '#shared/match/edits'
import type { Seat } from '#shared/match/events'
import type { RecordEvent, RuleOverrides } from '#shared/match/record'
import type { Client } from '../../client/client'
import { useClient } from '../../client/client-context'
import { newCommandId } from '../../client/command-id'
import { CommandInTurn, type WatchedCommand } from '../../hooks/use-command'
import type { CommandProblem } from '../../messages/sentence-inputs'
import { writable } from '../setup/again'

/** What came of a question, before it is known which match and revision it is of. */
export type QuestionSaid =
  | (QuestionAnswered & { readonly outcome: Exclude<QuestionAsked['outcome'], 'corrected'> })
  | (QuestionAnswered & { readonly outcome: 'corrected'; readonly correction: Revision })
type QuestionAnswered = Omit<QuestionAsked, 'matchId' | 'revision' | 'outcome' | 'correction'>

type MatchCall = (client: Client) => Promise<Outcome>

/** The same from render to render, whatever the revision. */
export interface MatchCommands {
  /**
   * True when the change is on disk and on the screen. `madeOn`: the revision it was thought out on, where that is not the latest.
   * `photo`: a JPEG in base64 (`smallCopy`), to be kept with it. `then`: what follows from it at once; both are taken back as one.
   */
  readonly enter: (event: RecordEvent, madeOn?: number, photo?: string, then?: RecordEvent) => Promise<boolean>
  /** `first`: what happened first in the round, where only that says who leads. */
  readonly startRound: (start: RoundStart, madeOn?: number, photo?: string, first?: RecordEvent) => Promise<boolean>
  readonly revise: (revision: Revision, madeOn: number) => Promise<boolean>
  /** Shows or hides the tiles played, for everyone at this match. */
  readonly switchAid: (aid: 'on' | 'off') => Promise<boolean>
  readonly switchLearningAid: (aid: 'on' | 'off') => Promise<boolean>
  /** Lets other rules hold: all that differs from the preset then. */
  readonly changeRules: (rules: RuleOverrides, from: RulesFrom, madeOn: number) => Promise<boolean>
  /** Notes what came of a question, with the correction where there is one. */
  readonly question: (said: QuestionSaid, madeOn: number) => Promise<boolean>
  readonly undo: () => Promise<boolean>
  readonly redo: () => Promise<boolean>
  /** Undo of what this device at the table entered last, of the player at a seat. */
  readonly takeBack: (seat: Seat) => Promise<boolean>
  /** Whether a change is under way, or is made but not yet shown; and why the last one was not. Who shows it asks `useBusy` and `useProblem`. */
  readonly watched: WatchedCommand
  readonly dismiss: () => void
}

/** Whether a change is under way, or is made but not yet shown. */
export function useBusy(commands: Pick<MatchCommands, 'watched'> | null): boolean {
  const watched = commands?.watched ?? NOTHING_RUNS
  return useSyncExternalStore(watched.subscribe, () => watched.now().pending)
}

/** Why the last change was not made; null where it was. */
export function useProblem({ watched }: Pick<MatchCommands, 'watched'>): CommandProblem | null {
  return useSyncExternalStore(watched.subscribe, () => watched.now().problem)
}

/** Where nothing may be changed. */
const NOTHING_RUNS: WatchedCommand = new CommandInTurn()

/** Every change of a match, made on the revision that is on the screen. */
export function useMatchCommands({ matchId, revision }: Pick<MatchSnapshot, 'matchId' | 'revision'>): MatchCommands {
  const client = useClient()
  const now = useRef({ client, matchId, revision })
  useLayoutEffect(() => {
    now.current = { client, matchId, revision }
  })
  const shown = useShown(revision)

  return useMemo(() => {
    const command = new CommandInTurn()
    const on = (madeOn = now.current.revision) => ({ matchId: now.current.matchId, revision: madeOn, command: newCommandId() })
    const change = async (call: MatchCall): Promise<boolean> => {
      const { client: host } = now.current
      /* Under way until it is seen: there is no moment at which nothing seems under way. */
      const seen = async (): Promise<Outcome> => {
        const outcome = await call(host)
        if (outcome.ok) await shown(outcome.value.revision)
        return outcome
      }
      return (await command.run(seen)) !== null
    }
    return {
      enter: (event, madeOn, photo, then) =>
        change((host) => host.match.enter({ ...on(madeOn), event: commandEvent(event), photo, ...(then === undefined ? {} : { then: commandEvent(then) }) })),
      startRound: (start, madeOn, photo, first) =>
        change((host) =>
          host.match.startRound({ ...on(madeOn), start: writable(start), photo, ...(first === undefined ? {} : { first: commandEvent(first) }) }),
        ),
      revise: (revised, madeOn) => change((host) => host.match.revise({ ...on(madeOn), ...sent(revised) })),
      question: (said, madeOn) =>
        change((host) =>
          host.match.question(said.outcome === 'corrected' ? { ...on(madeOn), ...said, correction: sent(said.correction) } : { ...on(madeOn), ...said }),
        ),
      switchAid: (aid) => change((host) => host.match.describe({ ...on(), tableAid: aid === 'off' ? 'off' : '' })),
      switchLearningAid: (aid) => change((host) => host.match.describe({ ...on(), learningAid: aid === 'on' ? 'on' : '' })),
      changeRules: (rules, from, madeOn) => change((host) => host.match.changeRules({ ...on(madeOn), rules, from })),
      undo: () => change((host) => host.match.undo(on())),
      redo: () => change((host) => host.match.redo(on())),
      takeBack: (seat) => change((host) => host.match.takeBack({ ...on(), seat })),
      watched: command,
      dismiss: command.dismiss,
    }
  }, [shown])
}

/** Waits for a revision to be seen: what closes then never shows the table as it was before, where a key would still do what it did there. */
function useShown(revision: number): (awaited: number) => Promise<void> {
  const now = useRef(revision)
  const waiting = useRef<{ readonly for: number; readonly seen: () => void }[]>([])
  useLayoutEffect(() => {
    now.current = revision
    const seen = waiting.current.filter((each) => each.for <= revision)
    waiting.current = waiting.current.filter((each) => each.for > revision)
    for (const each of seen) each.seen()
  }, [revision])
  return useCallback((awaited) => (now.current >= awaited ? Promise.resolve() : new Promise((seen) => waiting.current.push({ for: awaited, seen }))), [])
}

/** A revision in the contract's own, writable shape; what else a record holds beside an event stays with it, and is not sent. */
function sent({ corrections, starts, dropFrom }: Revision) {
  return {
    corrections: corrections.map(({ round, event, replacement, insertBefore }) => ({
      round,
      event,
      replacement: replacement === null ? null : commandEvent(replacement),
      ...(insertBefore === undefined ? {} : { insertBefore: insertBefore.map(commandEvent) }),
    })),
    starts: starts.map(({ round, start }) => ({ round, start: writable(start) })),
    ...(dropFrom === undefined ? {} : { dropFrom: { round: dropFrom.round, event: dropFrom.event } }),
  }
}
