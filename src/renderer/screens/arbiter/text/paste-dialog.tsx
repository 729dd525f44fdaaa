import { useState } from 'react'
import { z } from 'zod'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { TextArea } from '../../../components/field/text-field'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import type { Case } from '../../../match/arbiter/case'
import { caseOfText } from '../../../match/arbiter/text-case'
import { useDraft } from '../../../hooks/use-draft'
import { words } from '../../../messages/page'

interface PasteDialogProps {
  readonly onCase: (told: Case) => void
  readonly onClose: () => void
}

/** Takes a line of text, a position or a match, and gives the case it tells; what is wrong with it is said below. */
export function PasteDialog({ onCase, onClose }: PasteDialogProps) {
  const pasteWords = words.oneLine.settle
  const [text, setText, forget, startOver] = useDraft('settle-text', z.string(), () => '')
  const [error, setError] = useState<string | undefined>(undefined)
  const fill = (): void => {
    const read = caseOfText(text)
    if (!read.ok) return setError(read.error)
    forget()
    onCase(read.value)
  }
  const cancel = (): void => {
    forget()
    onClose()
  }
  return (
    <Dialog
      width="form"
      open
      title={pasteWords.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={cancel}>{pasteWords.cancel}</Button>
          <Button variant="primary" onClick={fill}>
            {pasteWords.fill}
          </Button>
        </>
      }
    >
      <KeptDraft startOver={startOver} />
      <TextArea
        label={words.oneLine.label}
        hint={pasteWords.hint}
        error={error}
        rows={5}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
