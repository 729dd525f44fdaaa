import { useState } from 'react'
import { GAMES } from '#shared/games/index'
import type { Revision } from '#shared/match/decide'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { words } from '../../messages/page'
import { RulesOverPage } from '../../rulebook/rule-dialogs'
import { CommandNotice } from '../command-notice'
import type { MatchCommands } from '../hooks/use-match-commands'
import { entryNameAt } from '../feed/told-event'
import type { MatchView } from '../match-view'
import { EventTarget } from './event-target'
import { RevisionOutcome } from './revision-outcome'
import { useRevision, type Target, type RevisionSession } from './use-revision'
import { present } from '#shared/kernel/assert'
import { NO_DICE } from '../../components/dice/dice'
import { RoundStartForm } from '../round/round-start-form'
import { startOf, type StartDraft } from '../setup/first-round'
import { samePlace } from '../model/revision-draft'
import { eventWords } from './event-words'
import styles from './correction.module.css'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly target: Target
  /** How it is saved, if not by the dialog's own command; gives whether it was. */
  readonly save?: (revision: Revision) => Promise<boolean>
  readonly onClose: () => void
  /** Left out, the same as closing. */
  readonly onSaved?: () => void
}

/** Corrects what was entered earlier. Nothing changes before it is saved, and everything saved together is undone together. */
export function CorrectionDialog({ view: latest, commands, target: first, save: saveAs, onClose, onSaved = onClose }: Props) {
  /* Places in the record belong to the revision they were read in; if it moves on, saving says so. */
  const [view] = useState(latest)
  const correctionWords = words.match.correction
  const session = useRevision(view, first)
  const { target, revision, preview } = session
  const title =
    target.kind === 'start' ? correctionWords.startTitle(target.round + 1) : correctionWords.title(entryNameAt(view.scored, view.names, target.place))
  const save = async (): Promise<void> => {
    if (revision === null || !(await (saveAs === undefined ? commands.revise(revision, view.revision) : saveAs(revision)))) return
    session.forget()
    onSaved()
  }
  const cancel = (): void => {
    session.forget()
    onClose()
  }
  return (
    <RulesOverPage>
      <Dialog
        width="workspace"
        open
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={cancel}>{correctionWords.cancel}</Button>
            <Button variant="primary" pending={commands.busy} disabled={preview === null || !preview.ok} onClick={() => void save()}>
              {correctionWords.save}
            </Button>
          </>
        }
      >
        <KeptDraft startOver={session.startOver} />
        <div key={session.startOver === null ? 'fresh' : 'kept'} className={styles.correction}>
          <div className={styles.target}>
            <TogetherList view={view} session={session} />
            {target.kind === 'event' ? (
              <EventTarget key={`${target.place.round}.${target.place.event}`} view={view} session={session} place={target.place} />
            ) : (
              <StartTarget view={view} session={session} round={target.round} />
            )}
          </div>
          <div className={styles.outcome}>
            <RevisionOutcome view={view} session={session} onClose={onClose} />
            <CommandNotice view={view} commands={commands} />
          </div>
        </div>
      </Dialog>
    </RulesOverPage>
  )
}

interface StartTargetProps {
  readonly view: MatchView
  readonly session: RevisionSession
  readonly round: number
}

/** How a round began: who led it, and what was thrown. */
function StartTarget({ view, session, round }: StartTargetProps) {
  const recorded = present(view.record.rounds[round], 'only rounds of the record are opened')
  const { edit } = session
  const begun = edit.kind === 'started' ? edit.start : recorded
  const [draft, setDraft] = useState<StartDraft>({
    leader: begun.leader,
    dice: GAMES[view.preset.game].usesDice ? (begun.dice ?? NO_DICE) : null,
  })
  return (
    <RoundStartForm
      view={view}
      draft={draft}
      advise={false}
      tried
      onChange={(next) => {
        setDraft(next)
        const start = startOf(next)
        session.change(start === null ? { kind: 'incomplete' } : { kind: 'started', start })
      }}
    />
  )
}

interface TogetherListProps {
  readonly view: MatchView
  readonly session: RevisionSession
}

/** Other events of the same revision; each can be opened again. */
function TogetherList({ view, session }: TogetherListProps) {
  const correctionWords = words.match.correction
  const { target, base } = session
  const others = base.corrections.filter((correction) => target.kind !== 'event' || !samePlace(correction, target.place))
  if (others.length === 0) return null
  return (
    <div>
      <p className={styles.label}>{correctionWords.alsoCorrected}</p>
      <ul className={styles.together}>
        {others.map(({ round, event, replacement, insertBefore = [] }) => (
          <li key={`${round}.${event}`}>
            <button type="button" className={styles.other} onClick={() => session.goOn({ round, event })}>
              {words.entryTitle(entryNameAt(view.scored, view.names, { round, event }))}
              {words.colon}
              {replacement === null ? correctionWords.removed : [...insertBefore, replacement].map((each) => eventWords(each, view.names)).join(', ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
