import { useId } from 'react'
import { scorerWords } from '../../messages/scorer'
import { rollDice } from '../../app/roll-dice'
import { useAnnounce } from '../../components/announcer/announcer'
import { DiceSetter } from '../../components/dice/dice-setter'
import type { DiceChoice } from '../../components/dice/dice'
import { DicePhotoButton } from '../../photo/dice/dice-photo-button'
import { words } from '../../messages/page'
import styles from './dice-on-felt.module.css'

interface Props {
  readonly dice: DiceChoice
  readonly onChange: (dice: DiceChoice) => void
}

/** Flower and Scorpion of the first round (FS-1) where the line will be: as they lie on the table, or thrown here. */
export function DiceOnFelt({ dice, onChange }: Props) {
  const diceWords = words.newMatch.dice
  const id = useId()
  const { say } = useAnnounce()
  const rollNow = (): void => {
    const rolled = rollDice()
    onChange(rolled)
    say(diceWords.rolled(pairWords(rolled.flower), pairWords(rolled.scorpion)))
  }
  return (
    <div className={styles.dice} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <h2 id={id} className="visually-hidden">
        {diceWords.heading}
      </h2>
      <p id={`${id}-hint`} className="visually-hidden">
        {diceWords.hint}
      </p>
      <DiceSetter
        on="felt"
        value={dice}
        onChange={onChange}
        onRoll={rollNow}
        beside={<DicePhotoButton small about="new-match" labels={diceWords.labels} dice={dice} keeps onDice={onChange} />}
        labels={diceWords.labels}
      />
    </div>
  )
}

function pairWords([first, second]: DiceChoice['flower']): string {
  return first === null || second === null ? '' : scorerWords.diceTile([first, second])
}
