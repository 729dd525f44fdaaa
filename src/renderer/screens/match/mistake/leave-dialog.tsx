import { useState } from 'react'
import { hasLine } from '#shared/games/index'
import { beginRound } from '#shared/match/begin'
import type { Seat } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { LEFT_TILES, type LeftTiles, type RecordEvent } from '#shared/match/record'
import { present as presentFrom } from '#shared/match/seats'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { toldInFull } from '../../../match/feed/told-event'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { resultHeadline } from '../../../match/model/standing'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { MistakeDialog } from './mistake-dialog'
import { seatChoices } from './seat-choices'

interface LeaveDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  /** Who is entered for. */
  readonly player: Seat
  readonly onClose: () => void
}

/** A player goes home: the others play on, and it is said where the tiles go. Where two do not stay, or partners play, the match ends now. */
export function LeaveDialog({ view: latest, commands, player, onClose }: LeaveDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const leaveWords = words.match.leave
  const { names, scored } = view
  const { state } = scored
  const { round } = state
  const gone = round?.gone ?? []
  /* Where hands are counted a round begins with its first entry, and nobody is on turn. */
  const isCounted = !hasLine(scored.rules.game)
  const begins = isCounted && (round === null || round.end !== null)
  const before = begins ? beginRound(state, 0, null) : state
  const goesOn = !state.rules.partners && names.length - gone.length > 2
  const [who, setWho] = useState<Seat>(() => presentFrom(player, names.length, gone))
  const [tiles, setTiles] = useState<LeftTiles>('aside')
  const tried = evolve(before, goesOn ? { type: 'leave', player: who, tiles } : { type: 'finish', player: null, when: 'now', why: 'left' })
  const says = (): string => {
    if (!tried.ok) return scorerWords.refusalSentence(tried.error, names, scored.rules.game)
    const { state: after, scored: event } = tried.value
    if (!goesOn) return leaveWords.ends(resultHeadline({ scored: after, names }) ?? '')
    if (isCounted) return `${toldInFull(event, names)}.`
    return `${toldInFull(event, names)}. ${leaveWords.next(scorerWords.nameOf(names, after.round?.turn ?? 0))}`
  }
  const enter = (): Promise<boolean> => {
    const event: RecordEvent = goesOn ? { type: 'leave', player: who, tiles } : { type: 'finish', what: 'match', when: 'now', why: 'left' }
    return begins ? commands.startRound({ leader: 0 }, view.revision, undefined, event) : commands.enter(event, view.revision)
  }
  return (
    <MistakeDialog
      view={view}
      commands={commands}
      title={leaveWords.open}
      says={says()}
      button={{ ready: tried.ok, label: goesOn ? leaveWords.enter : leaveWords.end, enter }}
      onClose={onClose}
    >
      {goesOn && (
        <>
          <ChoiceGroup legend={leaveWords.who} layout="bar" choices={seatChoices(view)} value={who} onChange={setWho} />
          {!isCounted && (
            <ChoiceGroup
              legend={leaveWords.tiles}
              layout="bar"
              choices={LEFT_TILES.map((value) => ({ value, label: leaveWords.where[value] }))}
              value={tiles}
              onChange={setTiles}
            />
          )}
          <p>{leaveWords.standIn}</p>
        </>
      )}
    </MistakeDialog>
  )
}
