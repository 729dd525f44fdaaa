import { useState } from 'react'
import type { QuestionAsked } from '#shared/contract/questions'
import { useDraft } from '../../hooks/use-draft'
import { RulesOverPage } from '../../rulebook/rule-dialogs'
import { CorrectionDialog } from '../correction/correction-dialog'
import type { MatchCommands } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import type { Place } from '../model/revision-draft'
import { QuestionDialog } from './question-dialog'
import { NOTHING_SAID, verdictSchema, type Verdict } from './verdict-form'

interface Props {
  readonly view: MatchView
  /** Null where nothing may be changed: then it is explained, and no more. */
  readonly commands: MatchCommands | null
  readonly place: Place
  readonly onClose: () => void
}

/** A question of an event: what it was counted from, what the table says to it and, where it was entered wrongly, its correction. */
export function QuestionFlow({ view: latest, commands, place: first, onClose }: Props) {
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
