import { type FormEvent, useEffect, useRef } from 'react'
import { z } from 'zod'
import { Button, ButtonLink } from '../../components/button/button'
import { TextArea } from '../../components/field/text-field'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { useDraft } from '../../hooks/use-draft'
import { plainKey } from '../../keyboard/read-key'
import { words } from '../../messages/page'
import styles from './agreement.module.css'

interface DisagreementWaysProps {
  readonly onCorrect: () => void
  readonly onQuestion: () => void
  /** The address of the replay; left out in the replay itself. */
  readonly replay?: string
}

/** What may help with a round that someone disagrees with. */
export function DisagreementWays({ onCorrect, onQuestion, replay }: DisagreementWaysProps) {
  const disagreementWords = words.agreement.disagreement
  return (
    <>
      <Button onClick={onQuestion}>{disagreementWords.question}</Button>
      <Button onClick={onCorrect}>{disagreementWords.correct}</Button>
      {replay !== undefined && <ButtonLink href={replay}>{disagreementWords.replay}</ButtonLink>}
    </>
  )
}

interface DisagreeFormProps {
  readonly name: string
  /** What the draft of the note is kept under. */
  readonly about: string
  readonly pending: boolean
  readonly onSend: (note: string) => void
  readonly onCancel: () => void
}

/** Why a player disagrees with a round, if they want to say so. */
export function DisagreeForm({ name, about, pending, onSend, onCancel }: DisagreeFormProps) {
  const [note, setNote, forget, startOver] = useDraft(`disagreement.${about}`, z.string(), () => '')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (pending) return
    forget()
    onSend(note.trim())
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={send}
      onKeyDown={(event) => {
        /* What is typed here is no tile. */
        event.stopPropagation()
        if (plainKey(event) !== 'Escape') return
        event.preventDefault()
        onCancel()
      }}
    >
      <KeptDraft startOver={startOver} />
      <TextArea label={words.agreement.note(name)} rows={2} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
      <div className={styles.answers}>
        <Button type="submit" variant="danger" pending={pending}>
          {words.agreement.send}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          {words.agreement.cancel}
        </Button>
      </div>
    </form>
  )
}
