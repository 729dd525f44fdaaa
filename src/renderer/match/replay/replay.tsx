import { useMemo, useState } from 'react'
import type { Question } from '#shared/match/questions'
import type { Action } from '../../actions/action'
import { REPLAY, STEPS, type Replayed } from '../../actions/pages'
import { useActionKeys } from '../../actions/use-action-keys'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { DisagreementWays } from '../agreement/agreement-panel'
import { RoundsNotAgreed } from '../agreement/round-mark'
import { CommandNotice } from '../command-notice'
import { CorrectionDialog } from '../correction/correction-dialog'
import type { Target } from '../correction/use-revision'
import { type MatchCommands, useBusy } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import type { EventPlace } from '../model/revision-draft'
import { OpenQuestions, QuestionMark } from '../question/open-questions'
import { settlingGone } from '../question/settling-gone'
import { QuestionFlow } from '../question/question-flow'
import { questionsAt } from '../question/questions-at'
import { ShareButton } from '../sharing/share-button'
import { Players } from '../table/players'
import { TableLine } from '../table/table-line'
import { lastStepOf, stepAt, stepsOf, roundOf, viewAfter, type ReplayStep } from './steps'
import { useReplay } from './use-replay'
import { ReplayControls } from './replay-controls'
import { ToldStep } from './told-step'
import styles from './replay.module.css'

const REPLAY_KEYS: readonly Action<Replayed>[] = [...Object.values(STEPS), ...Object.values(REPLAY)]

interface ReplayProps {
  readonly view: MatchView
  /** Null where nothing may be changed in it. */
  readonly commands: MatchCommands | null
  /** Where it is looked at from, unless the address says it. */
  readonly begin?: 'first' | 'last'
}

/** The replay of a match, step by step: the table, the chips and the reasons as they stood. */
export function Replay({ view, commands, begin = 'last' }: ReplayProps) {
  const steps = useMemo(() => stepsOf(view.record), [view.record])
  const stepping = useReplay(steps.length, begin)
  const busy = useBusy(commands)
  const [correcting, setCorrecting] = useState<Target | null>(null)
  const [questioned, setQuestioned] = useState<EventPlace | null>(null)
  const step = steps[stepping.at]
  const question = (): void => {
    if (step?.kind === 'event') setQuestioned(step.place)
  }
  useActionKeys(REPLAY_KEYS, { ...stepping, question })
  const then = useMemo(() => (step === undefined ? null : viewAfter(view, step)), [view, step])
  if (step === undefined || then === null) return <p>{words.replay.nothing}</p>
  return (
    <section className={styles.replay} aria-label={words.replay.name}>
      <RoundsNotAgreed
        view={view}
        except={(then.scored.state.round?.end ?? null) === null ? null : roundOf(step)}
        onOpen={(round) => stepping.go(lastStepOf(steps, round))}
      />
      <OpenQuestions
        view={view}
        {...(commands === null ? {} : { onSettle: setQuestioned, onGone: (gone: Question) => void commands.question(settlingGone(gone), view.revision) })}
      />
      <div className={styles.line}>
        <TableLine
          zoomable
          view={then}
          choices={null}
          onOpen={(place) => {
            const at = stepAt(steps, place)
            if (at >= 0) stepping.go(at)
          }}
        />
      </div>
      <ReplayControls steps={steps} stepping={stepping} />
      <div className={styles.players}>
        <Players view={then} entering={null} />
      </div>
      <ToldStep
        view={then}
        step={step}
        said={!stepping.playing}
        onQuestion={commands === null ? undefined : setQuestioned}
        ways={
          commands === null || step.kind !== 'event' ? null : (
            <DisagreementWays onCorrect={() => setCorrecting(targetOf(step))} onQuestion={() => setQuestioned(step.place)} />
          )
        }
      />
      {step.kind === 'event' && <QuestionMark questions={questionsAt(view.questions, step.place)} />}
      {step.kind === 'event' && commands === null && (
        <div className={styles.actions}>
          <SharePlay view={view} step={step} />
          <QuestionButton label={words.questions.how} onClick={() => setQuestioned(step.place)} />
        </div>
      )}
      {questioned !== null && <QuestionFlow view={view} commands={commands} place={questioned} onClose={() => setQuestioned(null)} />}
      {commands !== null && (
        <>
          {correcting === null && questioned === null && <CommandNotice view={view} commands={commands} />}
          <div className={styles.actions}>
            <Button onClick={() => setCorrecting(targetOf(step))}>
              <Icon name="pencil" />
              {step.kind === 'begin' ? words.replay.correctBegin : words.replay.correct}
            </Button>
            <SharePlay view={view} step={step} />
            {step.kind === 'event' && <QuestionButton label={words.questions.open} onClick={() => setQuestioned(step.place)} />}
            {view.undo === 'revise' && (
              <Button variant="quiet" pending={busy} onClick={() => void commands.undo()}>
                <Icon name="undo" />
                {words.match.undoNamed(words.match.edits.revise)}
              </Button>
            )}
            {view.redo === 'revise' && (
              <Button variant="quiet" pending={busy} onClick={() => void commands.redo()}>
                <Icon name="redo" />
                {words.match.redoNamed(words.match.edits.revise)}
              </Button>
            )}
          </div>
          {correcting !== null && <CorrectionDialog view={view} commands={commands} target={correcting} onClose={() => setCorrecting(null)} />}
        </>
      )}
    </section>
  )
}

/** Hands a play on; nothing where the step is none. */
function SharePlay({ view, step }: { readonly view: MatchView; readonly step: ReplayStep }) {
  if (step.kind !== 'event') return null
  const { place } = step
  return view.scored.rounds[place.round]?.events[place.event]?.type === 'play' ? <ShareButton view={view} thing={{ kind: 'play', place }} /> : null
}

function QuestionButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Icon name="question" />
      {label}
    </Button>
  )
}

function targetOf(step: ReplayStep): Target {
  return step.kind === 'begin' ? { kind: 'start', round: step.round } : { kind: 'event', place: step.place }
}
