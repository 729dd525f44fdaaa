import { useState, type Dispatch } from 'react'
import { makeTile } from '#shared/domino/tile'
import { DICE_KINDS, type DiceChoice, type DiceKind } from '../../../components/dice/dice'
import { DiceSetter } from '../../../components/dice/dice-setter'
import { TextField } from '../../../components/field/text-field'
import { words } from '../../../messages/page'
import { DicePhotoButton } from '../../../photo/dice/dice-photo-button'
import { diceSetterLabels } from '../../../match/round/dice-labels'
import type { CaseAction } from '../../../match/arbiter/case'
import { diceOfTile, tileOfDice } from '../../../match/arbiter/rolled'
import styles from './entry.module.css'

interface Props {
  readonly dice: DiceChoice
  readonly onChange: Dispatch<CaseAction>
}

/** Flower and Scorpion of the round: by the faces of the dice, by the tiles they name, or by a photo. */
export function DiceEditor({ dice, onChange }: Props) {
  const rollWords = words.settle.roll
  const set = (next: DiceChoice): void => onChange({ type: 'dice', dice: next })
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1} data-hand-heading>
        {rollWords.heading}
      </h2>
      <p className={styles.hint}>{rollWords.hint}</p>
      <DiceSetter value={dice} labels={diceSetterLabels()} onChange={set} />
      <div className={styles.row}>
        {DICE_KINDS.map((kind) => (
          <TileOfDice key={kind} kind={kind} dice={dice} onDice={set} />
        ))}
        <DicePhotoButton about="settle" labels={diceSetterLabels()} dice={dice} keeps={false} onDice={set} />
      </div>
    </>
  )
}

interface TileProps {
  readonly kind: DiceKind
  readonly dice: DiceChoice
  readonly onDice: (dice: DiceChoice) => void
}

function TileOfDice({ kind, dice, onDice }: TileProps) {
  const rollWords = words.settle.roll
  const set = dice[kind].join(' ')
  /* What is typed stands until the dice are set to something else. */
  const [typed, setTyped] = useState<{ readonly over: string; readonly text: string } | null>(null)
  const [left, setLeft] = useState(false)
  const named = tileOfDice(dice[kind])
  const text = typed?.over === set ? typed.text : named === null ? '' : makeTile(named)
  const change = (next: string): void => {
    const faces = diceOfTile(next)
    setTyped({ over: faces?.join(' ') ?? set, text: next })
    if (faces !== null) onDice({ ...dice, [kind]: faces })
  }
  const wrong = left && text.trim() !== '' && diceOfTile(text) === null
  return (
    <TextField
      label={rollWords[kind]}
      value={text}
      maxLength={8}
      autoComplete="off"
      placeholder="6-4"
      {...(wrong ? { error: rollWords.notATile } : {})}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setLeft(true)}
    />
  )
}
