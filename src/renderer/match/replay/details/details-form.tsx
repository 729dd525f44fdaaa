import { useState } from 'react'
import type { MatchDetails } from '#shared/match/trail'
import { Button } from '../../../components/button/button'
import { TextArea, TextField } from '../../../components/field/text-field'
import { ProblemNotice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import type { CommandProblem } from '../../../messages/sentence-inputs'
import styles from '../replay.module.css'

/** What a family writes beside a match. */
export const WRITTEN = ['place', 'note', 'date', 'gameName'] as const satisfies readonly (keyof MatchDetails)[]

/** All of it, with an empty text where there is nothing. */
export type Details = Pick<MatchDetails, (typeof WRITTEN)[number]>

/** As long as the contract takes them (`matchDetailsSchema`). */
const LONGEST_DETAILS = { place: 100, note: 2000, gameName: 60 } as const

interface DetailsFormProps {
  readonly from: Details
  /** The family may call the game by a name of its own. */
  readonly named: boolean
  readonly pending: boolean
  readonly problem: CommandProblem | null
  readonly onSave: (details: Details) => void
  readonly onCancel: () => void
}

/** Place, note, date and the name of the game being changed. */
export function DetailsForm({ from, named, pending, problem, onSave, onCancel }: DetailsFormProps) {
  const detailsWords = words.replay.details
  const [details, setDetails] = useState(from)
  const [tried, setTried] = useState(false)
  const noDate = details.date === ''
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!noDate && !pending) onSave({ ...details, place: details.place.trim(), note: details.note.trim(), gameName: details.gameName.trim() })
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
        <Button onClick={onCancel}>{detailsWords.cancel}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {detailsWords.save}
        </Button>
      </div>
    </form>
  )
}
