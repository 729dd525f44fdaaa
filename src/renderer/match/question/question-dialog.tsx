import { useMemo, useRef } from 'react'
import { explainEvent } from '#shared/match/explain/explain'
import type { Question } from '#shared/match/questions'
import type { QuestionOutcome } from '#shared/match/trail'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { CommandNotice } from '../command-notice'
import type { MatchCommands } from '../hooks/use-match-commands'
import { entryNameAt } from '../feed/told-event'
import type { MatchView } from '../match-view'
import type { Place } from '../model/revision-draft'
import { provenOf } from '../hindsight/proven-at'
import { ExplanationView } from './explanation-view'
import { questionsAt } from './questions-at'
import { VerdictForm, type Verdict } from './verdict-form'
import { Icon } from '../../components/icon/icon'
import styles from './question.module.css'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands | null
  readonly place: Place
  /** The open question that an answer settles. */
  readonly settles: Question | null
  readonly verdict: Verdict
  /** Throws away a verdict that was begun before; null where none was. */
  readonly startOver: (() => void) | null
  /** Asks of another event instead; what was said stays. */
  readonly onPlace: (place: Place) => void
  readonly onVerdict: (verdict: Verdict) => void
  readonly onSave: (outcome: QuestionOutcome) => void
  readonly onClose: () => void
  /** Closes it, and forgets what was said. */
  readonly onCancel: () => void
}

/** What an event was counted from, and what the table says to it. */
export function QuestionDialog({ view, commands, place, settles, verdict, startOver, onPlace, onVerdict, onSave, onClose, onCancel }: Props) {
  const { outcome } = verdict
  const explained = useMemo(() => explainEvent(view.record, place.round, place.event), [view.record, place])
  /* Read from the top: the first control is far down. */
  const top = useRef<HTMLParagraphElement>(null)
  const title = commands === null ? words.questions.howTitle : words.questions.title
  return (
    <Dialog
      width="workspace"
      open
      firstFocus={() => top.current}
      title={title(entryNameAt(view.scored, view.names, place))}
      onClose={onClose}
      headActions={<OtherEvents view={view} place={place} onPlace={onPlace} />}
      actions={
        <>
          <Button onClick={onCancel}>{words.questions.cancel}</Button>
          {commands !== null && (
            <Button variant="primary" pending={commands.busy} disabled={outcome === null} onClick={() => outcome !== null && onSave(outcome)}>
              {outcome === null ? words.questions.choose : words.questions.save[outcome]}
            </Button>
          )}
        </>
      }
    >
      {explained.ok ? (
        <ExplanationView
          ref={top}
          matchId={view.matchId}
          explained={explained.value}
          names={view.names}
          source={view.preset.source}
          proven={provenOf(view.hindsight, place)}
        />
      ) : (
        <Notice tone="warning">{words.questions.cannotExplain}</Notice>
      )}
      <AskedBefore questions={questionsAt(view.questions, place)} names={view.names} />
      {commands !== null && (
        <>
          {settles !== null && <Notice>{words.questions.settles}</Notice>}
          <KeptDraft startOver={startOver} />
          <VerdictForm names={view.names} verdict={verdict} onChange={onVerdict} />
          <CommandNotice view={view} commands={commands} />
        </>
      )}
    </Dialog>
  )
}

/** What was said before to questions of the same event. */
function AskedBefore({ questions, names }: { readonly questions: readonly Question[]; readonly names: readonly string[] }) {
  if (questions.length === 0) return null
  return (
    <ul className={styles.before} aria-label={words.questions.before}>
      {questions.map(({ asked, undone }) => (
        <li key={asked.at}>
          <strong>{words.questions.earlier({ asked, undone }, asked.agreed, names)}</strong>{' '}
          <span className={styles.quiet}>
            <time dateTime={asked.at}>{words.momentWords(asked.at)}</time>, {words.trail.on(asked.device)}
          </span>
          {asked.note !== '' && <p>{words.questions.noted(asked.note)}</p>}
        </li>
      ))}
    </ul>
  )
}

interface OtherEventsProps {
  readonly view: MatchView
  readonly place: Place
  readonly onPlace: (place: Place) => void
}

/** The ways to the events before and after one, in its round: a person who doubts a round has to find what was counted wrongly. */
function OtherEvents({ view, place, onPlace }: OtherEventsProps) {
  const { round, event } = place
  const last = (view.scored.rounds[round]?.events.length ?? 0) - 1
  if (last <= 0) return null
  /* Stays a stop of the keyboard at the first and the last: what has the focus is not taken away. */
  const go = (to: number): void => {
    if (to >= 0 && to <= last) onPlace({ round, event: to })
  }
  return (
    <div className={styles.others}>
      <Step icon="back" text={words.questions.earlierEvent} ended={event === 0} onClick={() => go(event - 1)} />
      <Step icon="forward" text={words.questions.laterEvent} ended={event === last} onClick={() => go(event + 1)} />
    </div>
  )
}

interface StepProps {
  readonly icon: 'back' | 'forward'
  readonly text: string
  /** There is nothing further that way. */
  readonly ended: boolean
  readonly onClick: () => void
}

function Step({ icon, text, ended, onClick }: StepProps) {
  return (
    <Button variant="quiet" shape="icon" className={styles.step} aria-label={text} title={text} aria-disabled={ended} onClick={onClick}>
      <Icon name={icon} />
    </Button>
  )
}
