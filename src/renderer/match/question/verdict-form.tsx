import { z } from 'zod'
import { QUESTION_OUTCOMES, type QuestionOutcome } from '#shared/match/trail'
import { scorerWords } from '../../messages/scorer'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { TextArea } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import styles from './question.module.css'

/** What a table says to a question while it is being said. */
export interface Verdict {
  readonly outcome: QuestionOutcome | null
  readonly agreed: readonly number[]
  readonly note: string
}

/** How a verdict is kept while it is being said. */
export const verdictSchema = z.object({ outcome: z.enum(QUESTION_OUTCOMES).nullable(), agreed: z.array(z.int()), note: z.string() })

export const NOTHING_SAID: Verdict = { outcome: null, agreed: [], note: '' }

/** As long as the contract takes it (`questionSchema`). */
const LONGEST_NOTE = 2000

interface Props {
  readonly names: readonly string[]
  readonly verdict: Verdict
  readonly onChange: (verdict: Verdict) => void
}

/** What came of the question, who agrees, and a note. */
export function VerdictForm({ names, verdict, onChange }: Props) {
  const { agreed } = verdict
  const toggled = (seat: number): readonly number[] => (agreed.includes(seat) ? agreed.filter((each) => each !== seat) : [...agreed, seat])
  return (
    <section className={styles.verdict} aria-label={words.questions.verdict}>
      <ChoiceGroup
        legend={words.questions.verdict}
        layout="cards"
        choices={QUESTION_OUTCOMES.map((outcome) => ({ value: outcome, ...words.questions.outcomes[outcome] }))}
        value={verdict.outcome}
        onChange={(outcome) => onChange({ ...verdict, outcome })}
      />
      <fieldset className={styles.agreed}>
        <legend>{words.questions.agreed}</legend>
        <p className={styles.quiet}>{words.questions.agreedHint}</p>
        <div className={styles.players}>
          {names.map((_, seat) => (
            <Button key={seat} className={styles.player} aria-pressed={agreed.includes(seat)} onClick={() => onChange({ ...verdict, agreed: toggled(seat) })}>
              {agreed.includes(seat) && <Icon name="check" />}
              {scorerWords.nameOf(names, seat)}
            </Button>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={words.questions.note}
        hint={words.questions.noteHint}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={verdict.note}
        onChange={(event) => onChange({ ...verdict, note: event.target.value })}
      />
    </section>
  )
}
