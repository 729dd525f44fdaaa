import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import type { QuestionAsked } from '#shared/contract/questions'
import { explainEvent } from '#shared/match/explain/explain'
import type { Question } from '#shared/match/questions'
import { QUESTION_OUTCOMES, type QuestionOutcome } from '#shared/match/trail'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Dialog } from '../../components/dialog/dialog'
import { TextArea } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Notice } from '../../components/notice/notice'
import { useDraft } from '../../hooks/use-draft'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { RulesOverPage } from '../../rulebook/rule-dialogs'
import { CommandNotice } from '../command-notice'
import { CorrectionDialog } from '../correction/correction-dialog'
import { entryNameAt } from '../feed/told-event'
import { provenOf } from '../hindsight/proven-at'
import { type MatchCommands, useBusy } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import type { EventPlace } from '../model/revision-draft'
import { ExplanationView } from './explanation-view'
import { questionsAt } from './questions-at'
import styles from './question.module.css'

/** What a table says to a question while it is being said. */
interface Verdict {
  readonly outcome: QuestionOutcome | null
  readonly agreed: readonly number[]
  readonly note: string
}

/** How a verdict is kept while it is being said. */
const verdictSchema = z.object({ outcome: z.enum(QUESTION_OUTCOMES).nullable(), agreed: z.array(z.int()), note: z.string() })

const NOTHING_SAID: Verdict = { outcome: null, agreed: [], note: '' }

/** As long as the contract takes it (`questionSchema`). */
const LONGEST_NOTE = 2000

interface VerdictFormProps {
  readonly names: readonly string[]
  readonly verdict: Verdict
  readonly onChange: (verdict: Verdict) => void
}

/** What came of the question, who agrees, and a note. */
function VerdictForm({ names, verdict, onChange }: VerdictFormProps) {
  const { agreed } = verdict
  const toggled = (seat: number): readonly number[] => (agreed.includes(seat) ? agreed.filter((each) => each !== seat) : [...agreed, seat])
  return (
    <section className={styles.verdict} aria-label={words.questions.verdict}>
      <ChoiceGroup
        legend={words.questions.verdict}
        layout="cards"
        choices={QUESTION_OUTCOMES.map((outcome) => ({ value: outcome, ...words.questions.outcomes[outcome] }))}
        value={verdict.outcome}
        onChange={(outcome) => onChange({ ...verdict, outcome })}
      />
      <fieldset className={styles.agreed}>
        <legend>{words.questions.agreed}</legend>
        <p className={styles.quiet}>{words.questions.agreedHint}</p>
        <div className={styles.players}>
          {names.map((_, seat) => (
            <Button key={seat} className={styles.player} aria-pressed={agreed.includes(seat)} onClick={() => onChange({ ...verdict, agreed: toggled(seat) })}>
              {agreed.includes(seat) && <Icon name="check" />}
              {scorerWords.nameOf(names, seat)}
            </Button>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={words.questions.note}
        hint={words.questions.noteHint}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={verdict.note}
        onChange={(event) => onChange({ ...verdict, note: event.target.value })}
      />
    </section>
  )
}

interface QuestionDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands | null
  readonly place: EventPlace
  /** The open question that an answer settles. */
  readonly settles: Question | null
  readonly verdict: Verdict
  /** Throws away a verdict that was begun before; null where none was. */
  readonly startOver: (() => void) | null
  /** Asks of another event instead; what was said stays. */
  readonly onPlace: (place: EventPlace) => void
  readonly onVerdict: (verdict: Verdict) => void
  readonly onSave: (outcome: QuestionOutcome) => void
  readonly onClose: () => void
  /** Closes it, and forgets what was said. */
  readonly onCancel: () => void
}

/** What an event was counted from, and what the table says to it. */
function QuestionDialog({ view, commands, place, settles, verdict, startOver, onPlace, onVerdict, onSave, onClose, onCancel }: QuestionDialogProps) {
  const { outcome } = verdict
  const busy = useBusy(commands)
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
            <Button variant="primary" pending={busy} disabled={outcome === null} onClick={() => outcome !== null && onSave(outcome)}>
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

/** The ways to the events before and after one, in its round: a person who doubts a round has to find what was counted wrongly. */
function OtherEvents({ view, place, onPlace }: { readonly view: MatchView; readonly place: EventPlace; readonly onPlace: (place: EventPlace) => void }) {
  const { round, event } = place
  const last = (view.scored.rounds[round]?.events.length ?? 0) - 1
  if (last <= 0) return null
  /* Stays a stop of the keyboard at the first and the last: what has the focus is not taken away. */
  const go = (to: number): void => {
    if (to >= 0 && to <= last) onPlace({ round, event: to })
  }
  return (
    <div className={styles.others}>
      <StepButton icon="back" text={words.questions.earlierEvent} ended={event === 0} onClick={() => go(event - 1)} />
      <StepButton icon="forward" text={words.questions.laterEvent} ended={event === last} onClick={() => go(event + 1)} />
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

function StepButton({ icon, text, ended, onClick }: StepProps) {
  return (
    <Button variant="quiet" shape="icon" className={styles.step} aria-label={text} title={text} aria-disabled={ended} onClick={onClick}>
      <Icon name={icon} />
    </Button>
  )
}

interface QuestionFlowProps {
  readonly view: MatchView
  /** Null where nothing may be changed: then it is explained, and no more. */
  readonly commands: MatchCommands | null
  readonly place: EventPlace
  readonly onClose: () => void
}

/** A question of an event: what it was counted from, what the table says to it and, where it was entered wrongly, its correction. */
export function QuestionFlow({ view: latest, commands, place: first, onClose }: QuestionFlowProps) {
  const [place, setPlace] = useState(first)
  /* The event belongs to the revision it was questioned in; if that moves on, saving says so. */
  const [view] = useState(latest)
  const [verdict, setVerdict, forget, startOver] = useDraft<Verdict>(`verdict.${view.matchId}.${first.round}.${first.event}`, verdictSchema, () => NOTHING_SAID)
  const [correcting, setCorrecting] = useState(false)
  const done = (): void => {
    forget()
    onClose()
  }
  const open = view.questions.findLast((question) => question.open && question.place?.round === place.round && question.place.event === place.event)
  const said = { ...place, agreed: [...verdict.agreed], note: verdict.note.trim(), ...(open === undefined ? {} : { settles: open.asked.at }) }

  if (correcting && commands !== null) {
    return (
      <CorrectionDialog
        view={view}
        commands={commands}
        target={{ kind: 'event', place }}
        save={(correction) => commands.question({ ...said, outcome: 'corrected', correction }, view.revision)}
        onClose={() => setCorrecting(false)}
        onSaved={done}
      />
    )
  }
  const save = async (outcome: QuestionAsked['outcome']): Promise<void> => {
    if (outcome === 'corrected') setCorrecting(true)
    else if (commands !== null && (await commands.question({ ...said, outcome }, view.revision))) done()
  }
  return (
    <RulesOverPage>
      <QuestionDialog
        view={view}
        commands={commands}
        place={place}
        settles={open ?? null}
        verdict={verdict}
        startOver={startOver}
        onPlace={setPlace}
        onVerdict={setVerdict}
        onSave={(outcome) => void save(outcome)}
        onClose={onClose}
        onCancel={done}
      />
    </RulesOverPage>
  )
}
