import { useRef, useState } from 'react'
import { isOver } from '#shared/games/outcome'
import { heldOverrides, scoredUnder } from '#shared/match/change-rules'
import type { Revision } from '#shared/match/decide'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { Notice } from '../../../components/notice/notice'
import { CommandNotice } from '../../../match/command-notice'
import { HandsEntry } from '../../../match/counted/hands-entry'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { enteredOf, type HandsCounting, leftEvent, type LeftRecordEvent } from '../../../match/model/counted-hands'
import { type EventPlace, previewRevision } from '../../../match/model/revision-draft'
import { roundsCounted } from '../../../match/model/counted-standing'
import { resultHeadline } from '../../../match/model/standing'
import { words } from '../../../messages/page'

interface RoundDialogProps {
  readonly view: MatchView
  readonly counting: HandsCounting
  readonly commands: MatchCommands
  /** The event that says what was left, and where it is. */
  readonly event: LeftRecordEvent
  readonly place: EventPlace
  readonly onClose: () => void
}

/** Changes what was left in the hands as a round ended. */
export function RoundDialog({ view: latest, counting, commands, event, place, onClose }: RoundDialogProps) {
  /* The hands are changed on the match as it was shown; a newer one refuses them as stale. */
  const [view] = useState(latest)
  const countedWords = words.match.counted
  const busy = useBusy(commands)
  const [hands, setHands] = useState(() => enteredOf(event))
  const [seat, setSeat] = useState(counting.out === 0 ? 1 : 0)
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const changed = leftEvent(hands, counting.out)
  const revision = changed === null ? null : { corrections: [{ ...place, replacement: changed }], starts: [] }
  /* Tried on the record before anything is sent: it may end the match earlier, or later. */
  const tried = revision === null ? null : previewRevision(view.record, revision)
  const beyond = tried === null ? null : roundBeyond(tried)
  const save = async (sent: Revision | null): Promise<void> => {
    if (sent !== null && (await commands.revise(sent, view.revision))) onClose()
  }
  const saveAsItIs = (): void => void save(beyond === null ? revision : null)
  return (
    <Dialog
      width="workspace"
      open
      title={countedWords.change(place.round + 1)}
      onClose={onClose}
      firstFocus={() => fields.current[seat]}
      actions={
        beyond === null || revision === null ? (
          <Button variant="primary" pending={busy} disabled={changed === null} onClick={saveAsItIs}>
            {countedWords.save}
          </Button>
        ) : (
          <Button variant="danger" pending={busy} onClick={() => void save({ ...revision, dropFrom: { round: beyond, event: 0 } })}>
            {words.match.correction.dropLater(words.roundName(beyond + 1))}
          </Button>
        )
      }
    >
      <HandsEntry
        view={view}
        counting={counting}
        round={place.round}
        hands={hands}
        seat={seat}
        onSeat={setSeat}
        onChange={setHands}
        onDone={saveAsItIs}
        fields={fields}
      />
      {beyond !== null && revision !== null && <EndsEarlier view={view} revision={{ ...revision, dropFrom: { round: beyond, event: 0 } }} beyond={beyond} />}
      {isOver(view.scored) && tried?.ok === true && !isOver(tried.value) && <Notice role="status">{words.match.correction.nobodyWins}</Notice>}
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}

/** The first round, counted from 0, that a correction leaves no room for, as the match would be over before it; null where there is none. */
function roundBeyond(tried: ReturnType<typeof previewRevision>): number | null {
  if (tried.ok || tried.error.kind !== 'later-event' || tried.error.refusal.code !== 'match-over') return null
  return tried.error.round - 1
}

/** Who would have won then, and what goes with it. */
function EndsEarlier({ view, revision, beyond }: { readonly view: MatchView; readonly revision: Revision; readonly beyond: number }) {
  const under = previewRevision(view.record, revision)
  const headline = under.ok ? resultHeadline({ scored: under.value, names: view.names }) : null
  return (
    <Notice tone="warning" role="alert" {...(headline === null ? {} : { title: `${headline}.` })}>
      <p>{words.match.correction.dropping(words.roundName(beyond + 1))}</p>
    </Notice>
  )
}

interface FinishDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onClose: () => void
}

/** Ends a match that would go on for as long as the table likes: the rounds that were counted are all it has. */
export function FinishDialog({ view: latest, commands, onClose }: FinishDialogProps) {
  const [view] = useState(latest)
  const countedWords = words.match.counted
  const busy = useBusy(commands)
  const wanted = { ...heldOverrides(view.record), rounds: roundsCounted(view) }
  const under = scoredUnder(view.record, wanted)
  const headline = under.ok ? resultHeadline({ scored: under.value, names: view.names }) : null
  const finish = async (): Promise<void> => {
    if (await commands.changeRules(wanted, 'beginning', view.revision)) onClose()
  }
  return (
    <Dialog
      width="message"
      open
      title={countedWords.finishTitle}
      onClose={onClose}
      actions={
        <Button variant="primary" pending={busy} onClick={() => void finish()}>
          {countedWords.finish}
        </Button>
      }
    >
      <p>{headline === null ? countedWords.finishOpen : `${headline}.`}</p>
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}
