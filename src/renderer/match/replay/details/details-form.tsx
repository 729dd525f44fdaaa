import { useState } from 'react'
import { z } from 'zod'
import type { MatchDetails } from '#shared/match/trail'
import { Button } from '../../../components/button/button'
import { TextArea, TextField } from '../../../components/field/text-field'
import { ProblemNotice } from '../../../components/notice/notice'
import { useDraft } from '../../../hooks/use-draft'
import { words } from '../../../messages/page'
import type { CommandProblem } from '../../../messages/sentence-inputs'
import styles from '../replay.module.css'

/** What a family writes beside a match. */
export const WRITTEN = ['place', 'note', 'date', 'gameName'] as const satisfies readonly (keyof MatchDetails)[]

/** All of it, with an empty text where there is nothing. */
export type Details = Pick<MatchDetails, (typeof WRITTEN)[number]>

/** As long as the contract takes them (`matchDetailsSchema`). */
const LONGEST_DETAILS = { place: 100, note: 2000, gameName: 60 } as const

/** What is being written, as it is kept. */
const detailsSchema = z.object({ place: z.string(), note: z.string(), date: z.string(), gameName: z.string() })

interface DetailsFormProps {
  /** Whose these are. */
  readonly matchId: string
  readonly from: Details
  /** The family may call the game by a name of its own. */
  readonly named: boolean
  readonly pending: boolean
  readonly problem: CommandProblem | null
  /** Resolves to whether it was saved. */
  readonly onSave: (details: Details) => Promise<boolean>
  readonly onCancel: () => void
}

/** Place, note, date and the name of the game being changed. */
export function DetailsForm({ matchId, from, named, pending, problem, onSave, onCancel }: DetailsFormProps) {
  const detailsWords = words.replay.details
  const [details, setDetails, forget] = useDraft<Details>(`details.${matchId}.${WRITTEN.map((field) => from[field]).join('.')}`, detailsSchema, () => from)
  const [tried, setTried] = useState(false)
  const noDate = details.date === ''
  const save = async (): Promise<void> => {
    if (await onSave({ ...details, place: details.place.trim(), note: details.note.trim(), gameName: details.gameName.trim() })) forget()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!noDate && !pending) void save()
      }}
    >
      <TextField
        label={detailsWords.date}
        type="date"
        max="9999-12-31"
        className={styles.date}
        error={tried && noDate ? detailsWords.noDate : undefined}
        value={details.date}
        onChange={(event) => setDetails({ ...details, date: event.target.value })}
      />
      {named && (
        <TextField
          label={detailsWords.gameName}
          maxLength={LONGEST_DETAILS.gameName}
          value={details.gameName}
          onChange={(event) => setDetails({ ...details, gameName: event.target.value })}
        />
      )}
      <TextField
        label={detailsWords.place}
        hint={detailsWords.placeHint}
        autoFocus
        maxLength={LONGEST_DETAILS.place}
        value={details.place}
        onChange={(event) => setDetails({ ...details, place: event.target.value })}
      />
      <TextArea
        label={detailsWords.note}
        rows={4}
        maxLength={LONGEST_DETAILS.note}
        value={details.note}
        onChange={(event) => setDetails({ ...details, note: event.target.value })}
      />
      <ProblemNotice title={detailsWords.notSaved} text={problem === null ? null : words.commandProblemSentence(problem)} />
      <div className={styles.formButtons}>
        <Button
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          {detailsWords.cancel}
        </Button>
        <Button type="submit" variant="primary" pending={pending}>
          {detailsWords.save}
        </Button>
      </div>
    </form>
  )
}
