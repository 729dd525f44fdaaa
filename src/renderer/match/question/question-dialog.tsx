import { useMemo, useRef } from 'react'
import { explainEvent } from '#shared/match/explain/explain'
import type { Question } from '#shared/match/questions'
import type { QuestionOutcome } from '#shared/match/trail'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Notice } from '../../components/notice/notice'
import { questionWords } from '../../messages/page'
import { CommandNotice } from '../command-notice'
import type { MatchCommands } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import type { Place } from '../model/revision-draft'
import { AskedBefore } from './asked-before'
import { ExplanationView } from './explanation-view'
import { questionsAt } from './questions-at'
import { OtherEvents } from './other-events'
import { VerdictForm, type Verdict } from './verdict-form'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands | null
  readonly place: Place
  /** The open question that an answer settles. */
  readonly settles: Question | null
  readonly verdict: Verdict
  /** Asks of another event instead; what was said stays. */
  readonly onPlace: (place: Place) => void
  readonly onVerdict: (verdict: Verdict) => void
  readonly onSave: (outcome: QuestionOutcome) => void
  readonly onClose: () => void
}

/** What an event was counted from, and what the table says to it. */
export function QuestionDialog({ view, commands, place, settles, verdict, onPlace, onVerdict, onSave, onClose }: Props) {
  const words = questionWords
  const { outcome } = verdict
  const explained = useMemo(() => explainEvent(view.record, place.round, place.event), [view.record, place])
  /* Read from the top: the first control is far down. */
  const top = useRef<HTMLParagraphElement>(null)
  const title = commands === null ? words.howTitle : words.title
  return (
    <Dialog
      open
      size="wide"
      firstFocus={() => top.current}
      title={title(place.round + 1, place.event + 1)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {commands !== null && (
            <Button variant="primary" pending={commands.busy} disabled={outcome === null} onClick={() => outcome !== null && onSave(outcome)}>
              {outcome === null ? words.choose : words.save[outcome]}
            </Button>
          )}
        </>
      }
    >
      <OtherEvents view={view} place={place} onPlace={onPlace} />
      {explained.ok ? (
        <ExplanationView ref={top} matchId={view.matchId} explained={explained.value} names={view.names} source={view.preset.source} />
      ) : (
        <Notice tone="warning">{words.cannotExplain}</Notice>
      )}
      <AskedBefore questions={questionsAt(view.questions, place)} names={view.names} />
      {commands !== null && (
        <>
          {settles !== null && <Notice>{words.settles}</Notice>}
          <VerdictForm names={view.names} verdict={verdict} onChange={onVerdict} />
          <CommandNotice view={view} commands={commands} />
        </>
      )}
    </Dialog>
  )
}
