import { useState } from 'react'
import type { Revision } from '#shared/match/decide'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { matchWords } from '../../messages/page'
import { RulesOverPage } from '../../rulebook/rule-dialogs'
import { CommandNotice } from '../command-notice'
import type { MatchCommands } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import { EventTarget } from './event-target'
import { RevisionOutcome } from './revision-outcome'
import { StartTarget } from './start-target'
import { TogetherList } from './together-list'
import { useRevision, type Target } from './use-revision'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly target: Target
  /** How it is saved, where it is not by itself; gives whether it was. */
  readonly save?: (revision: Revision) => Promise<boolean>
  readonly onClose: () => void
  /** Left out, the same as closing. */
  readonly onSaved?: () => void
}

/** Puts right what was entered earlier. Nothing changes before it is saved, and everything saved together is undone together. */
export function CorrectionDialog({ view: latest, commands, target: first, save: saveAs, onClose, onSaved = onClose }: Props) {
  /* Places in the record belong to the revision they were read in; if it moves on, saving says so. */
  const [view] = useState(latest)
  const words = matchWords.correction
  const session = useRevision(view, first)
  const { target, revision, preview } = session
  const title = target.kind === 'start' ? words.startTitle(target.round + 1) : words.title(target.place.round + 1, target.place.event + 1)
  const save = async (): Promise<void> => {
    if (revision !== null && (await (saveAs === undefined ? commands.revise(revision, view.revision) : saveAs(revision)))) onSaved()
  }
  return (
    <RulesOverPage>
      <Dialog
        open
        size="wide"
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button variant="primary" pending={commands.busy} disabled={preview === null || !preview.ok} onClick={() => void save()}>
              {words.save}
            </Button>
          </>
        }
      >
        <TogetherList view={view} session={session} />
        {target.kind === 'event' ? (
          <EventTarget key={`${target.place.round}.${target.place.event}`} view={view} session={session} place={target.place} />
        ) : (
          <StartTarget view={view} session={session} round={target.round} />
        )}
        <RevisionOutcome view={view} session={session} onClose={onClose} />
        <CommandNotice view={view} commands={commands} />
      </Dialog>
    </RulesOverPage>
  )
}
