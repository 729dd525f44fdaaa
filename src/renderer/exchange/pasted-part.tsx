import { z } from 'zod'
import { Button } from '../components/button/button'
import { Disclosure } from '../components/disclosure/disclosure'
import { TextArea } from '../components/field/text-field'
import { KeptDraft } from '../components/kept-draft/kept-draft'
import { useDraft } from '../hooks/use-draft'
import { words } from '../messages/page'
import styles from './exchange.module.css'

interface Props {
  readonly pending: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Matches as lines of text, pasted or typed; they go the way of a file. */
export function PastedPart({ pending, onFiles }: Props) {
  const pastedWords = words.oneLine.importing
  const [text, setText, forget, startOver] = useDraft('import-text', z.string(), () => '')
  const isEmpty = text.trim() === ''
  return (
    <Disclosure summary={pastedWords.label} className={styles.pasted}>
      <KeptDraft startOver={startOver} />
      <TextArea
        label={pastedWords.label}
        labelHidden
        hint={pastedWords.hint}
        rows={2}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        pending={pending}
        disabled={isEmpty}
        onClick={() => {
          forget()
          onFiles([new File([text], `${pastedWords.file}.txt`)])
        }}
      >
        {pastedWords.button}
      </Button>
    </Disclosure>
  )
}
