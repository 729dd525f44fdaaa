import { useRef, useState } from 'react'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { useDraft } from '../../../hooks/use-draft'
import { words } from '../../../messages/page'
import { CommandNotice } from '../../../match/command-notice'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { nextLeader } from '../../../match/model/next-leader'
import { firstMissing, RoundStartForm } from '../../../match/round/round-start-form'
import { keptFirstRound, startDraft, startDraftSchema, startOf, type StartDraft } from '../../../match/setup/first-round'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onClose: () => void
}

/** Begins the next round: who leads, and the throw. */
export function NextRound({ view: latest, commands, onClose }: Props) {
  const [view] = useState(latest)
  const roundWords = words.match.round
  const [draft, setDraft, forget, startOver] = useDraft<StartDraft>(`next-round.${view.matchId}.${view.revision}`, startDraftSchema, () => first(view))
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const ready = useRef<HTMLButtonElement>(null)

  /* The focus begins at the first thing that is missing, or at the button when nothing is. */
  const firstFocus = (): HTMLElement | null => (startOf(draft) === null ? firstMissing(form.current, draft) : ready.current)
  const begin = async (): Promise<void> => {
    const start = startOf(draft)
    if (start === null) {
      setTried(true)
      firstMissing(form.current, draft)?.focus()
    } else if (await commands.startRound(start, view.revision, draft.dice?.photo)) {
      forget()
      onClose()
    }
  }
  return (
    <Dialog
      width="form"
      open
      title={roundWords.startTitle(view.scored.rounds.length + 1)}
      onClose={onClose}
      firstFocus={firstFocus}
      actions={
        <Button ref={ready} variant="primary" pending={commands.busy} onClick={() => void begin()}>
          {roundWords.begin}
        </Button>
      }
    >
      <KeptDraft startOver={startOver} />
      <div ref={form}>
        <RoundStartForm view={view} draft={draft} onChange={setDraft} advise tried={tried} onDone={() => void begin()} />
      </div>
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}

/** What is known of the next round; of the first, what was chosen before the match began. */
function first(view: MatchView): StartDraft {
  const kept = view.scored.rounds.length === 0 ? keptFirstRound(view.matchId) : null
  return kept ?? startDraft(view.preset.id, nextLeader(view))
}
