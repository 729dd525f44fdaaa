import { useId } from 'react'
import { scorerWords } from '../../messages/scorer'
import { rollDice } from '../../app/roll-dice'
import { useAnnounce } from '../../components/announcer/announcer'
import { Card } from '../../components/card/card'
import { DiceSetter } from '../../components/dice/dice-setter'
import type { DiceChoice } from '../../components/dice/dice'
import { FieldError } from '../../components/field/field'
import { DicePhotoButton } from '../../photo/dice/dice-photo-button'
import { words } from '../../messages/page'
import styles from './new-match.module.css'

interface Props {
  readonly dice: DiceChoice
  readonly problem: string | undefined
  readonly onChange: (dice: DiceChoice) => void
}

/** Flower and Scorpion of the first round (FS-1): as they lie on the table, or thrown here. */
export function DiceSection({ dice, problem, onChange }: Props) {
  const diceWords = words.newMatch.dice
  const id = useId()
  const { say } = useAnnounce()
  const rollNow = (): void => {
    const rolled = rollDice()
    onChange(rolled)
    say(diceWords.rolled(pairWords(rolled.flower), pairWords(rolled.scorpion)))
  }
  return (
    <Card className={styles.section} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} data-problem={problem === undefined ? undefined : true}>
      <h2 id={id} className={styles.heading}>
        {diceWords.heading}
      </h2>
      <p id={`${id}-hint`} className={styles.hint}>
        {diceWords.hint}
      </p>
      <DiceSetter value={dice} onChange={onChange} onRoll={rollNow} labels={diceWords.labels} />
      <div>
        <DicePhotoButton labels={diceWords.labels} dice={dice} keeps onDice={onChange} />
      </div>
      {problem !== undefined && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </Card>
  )
}

function pairWords([first, second]: DiceChoice['flower']): string {
  return first === null || second === null ? '' : scorerWords.diceTile([first, second])
}
