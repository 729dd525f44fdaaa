import { useEffect, useMemo, useState } from 'react'
import { makeTile } from '#shared/domino/tile'
import { laidBy, type Seat } from '#shared/match/events'
import type { ShownTile } from '#shared/match/explain/explanation'
import type { ScoredMatch } from '#shared/match/state'
import { type Lesson, momentNow, NOTHING_TAUGHT, scoringSeen, type TeachingProgress } from '#shared/rulebook/how-to-play/teaching'
import type { Ringed } from '../../components/line-of-play/types'
import { type TileEntry, useEntered } from '../entry/use-entry'
import type { MatchCommands } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import { playEvent } from '../model/record-events'
import { keepTeaching, keptTeaching, type KeptTeaching, NEW_TEACHING } from './kept-teaching'
import { lessonSentence } from './lesson-sentence'

/** Where tiles of the first round lie that halves are ringed of; a double is ringed as a whole. */
export function ringedIn({ scored }: { readonly scored: ScoredMatch }, shown: readonly ShownTile[]): readonly Ringed[] {
  const laid = (scored.rounds[0]?.events ?? []).flatMap((event, at) =>
    laidBy(event).map(({ arm }, nth) => ({ arm, key: nth === 0 ? `0.${at}` : `0.${at}.${nth}` })),
  )
  /* Where nothing was laid on an arm, the lead itself lies open. */
  return shown.map(({ arm, suit, halves }) => ({
    key: (laid.findLast((tile) => tile.arm === arm) ?? laid[0])?.key ?? '',
    suit: halves === 2 ? null : suit,
  }))
}

export interface LessonTold {
  readonly lesson: Lesson
  readonly sentence: string
  readonly ringed: readonly Ringed[]
  readonly scoring: ReturnType<typeof scoringSeen>
}

export interface Teaching {
  /** Null while nothing is taught. */
  readonly told: LessonTold | null
  /** A person may begin the lesson, or take it up again; null where there is none or it runs. */
  readonly begin: (() => void) | null
  readonly leave: () => void
  readonly dealt: () => void
  /** Somebody has the double that was asked for, or nobody has. */
  readonly answer: (seat: Seat | null) => void
  readonly dealAgain: () => void
  /** What was explained was read. */
  readonly goOn: () => void
  /** The lesson is over for good. */
  readonly finish: () => void
}

const NO_RINGS: readonly Ringed[] = []

/** What the table is taught while it plays the first round. `view` is the table as it is shown. */
export function useTeaching(view: MatchView, entry: TileEntry, commands: MatchCommands): Teaching {
  const { matchId, scored } = view
  const [held, setHeld] = useState(() => ({ matchId, kept: keptTeaching(matchId) }))
  const { kept } = held.matchId === matchId ? held : { kept: keptTeaching(matchId) }
  const keep = (next: KeptTeaching | null): void => {
    keepTeaching(matchId, next)
    setHeld({ matchId, kept: next })
  }
  const move = (progress: Partial<TeachingProgress>): void => keep({ ...(kept ?? NEW_TEACHING), ...progress })
  const first = scored.rounds.length <= 1
  /* Nobody is taught a second round: what was kept of the first is not needed any more. */
  useEffect(() => {
    if (!first) keepTeaching(matchId, null)
  }, [first, matchId])
  const named = useEntered(entry, view, ({ nobody, player }) => (view.leaderOpen && !nobody ? player : null))
  const stage = useMemo(() => (kept === null || kept.left ? null : { ...view, named, progress: kept }), [kept, view, named])
  const moment = stage === null ? null : momentNow(stage)
  const ringed = useMemo(() => (stage === null || moment === null ? NO_RINGS : ringedIn(stage, moment.ring(stage))), [stage, moment])
  const lesson = stage === null ? null : (moment?.say(stage) ?? null)
  const over = (scored.rounds[0]?.end ?? null) !== null || !first
  const called = lesson?.kind === 'deal' ? lesson.call : lesson?.kind === 'roll-call' ? lesson.tile : null

  const answer = (seat: Seat | null): void => {
    if (called === null || commands.watched.now().pending) return
    if (seat === null) return move({ dealt: true, called: (kept?.called ?? 0) + 1 })
    move({ dealt: true })
    if (view.preset.firstLeader === 'highest-double-any-tile') entry.enterFor(seat)
    else void commands.enter(playEvent(seat, makeTile(called), null))
  }
  return {
    told: lesson === null ? null : { lesson, sentence: lessonSentence(lesson, view.names, scored.rules.game), ringed, scoring: scoringSeen(view) },
    begin: over || (kept !== null && !kept.left) ? null : () => keep({ ...(kept ?? NEW_TEACHING), left: false }),
    leave: () => keep({ ...(kept ?? NEW_TEACHING), left: true }),
    dealt: () => move({ dealt: true }),
    answer,
    dealAgain: () => move(NOTHING_TAUGHT),
    goOn: () => move({ read: scored.rounds[0]?.events.length ?? 0 }),
    finish: () => keep(null),
  }
}
