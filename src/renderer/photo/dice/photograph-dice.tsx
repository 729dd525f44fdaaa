import { useState } from 'react'
import { Button } from '../../components/button/button'
import type { DiceChoice } from '../../components/dice/dice'
import type { DiceSetterLabels } from '../../components/dice/dice-setter'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { DicePhotoDialog } from '../photo-dialogs'

interface Props {
  readonly labels: DiceSetterLabels
  /** As they are set now. */
  readonly dice: DiceChoice
  /** The photograph may be kept with the throw. */
  readonly keeps: boolean
  readonly onDice: (dice: DiceChoice) => void
}

/** Sets the dice by a photograph of them. */
export function PhotographDice({ labels, dice, keeps, onDice }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="camera" />
        {words.photo.dice.open}
      </Button>
      {dice.photograph !== undefined && <p role="status">{words.keptPhotographs.willBeKept}</p>}
      {open && <DicePhotoDialog labels={labels} keeps={keeps} onDice={onDice} onClose={() => setOpen(false)} />}
    </>
  )
}
