import { useState } from 'react'
import { Button } from '../../components/button/button'
import type { DiceChoice } from '../../components/dice/dice'
import type { DiceSetterLabels } from '../../components/dice/dice-setter'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { DicePhotoDialog } from '../photo-dialogs'

interface DicePhotoButtonProps {
  /** What the throw is for: a photo that was left belongs to it. */
  readonly about: string
  readonly labels: DiceSetterLabels
  /** As they are set now. */
  readonly dice: DiceChoice
  /** The photo may be kept with the throw. */
  readonly keeps: boolean
  /** Only its picture is shown. */
  readonly small?: boolean
  readonly onDice: (dice: DiceChoice) => void
}

export function DicePhotoButton({ about, labels, dice, keeps, small = false, onDice }: DicePhotoButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        shape={small ? 'icon' : 'text'}
        {...(small ? { 'aria-label': words.photo.dice.open, title: words.photo.dice.open } : {})}
        onClick={() => setOpen(true)}
      >
        <Icon name="camera" />
        {!small && words.photo.dice.open}
      </Button>
      {dice.photo !== undefined && <p role="status">{words.keptPhotos.willBeKept}</p>}
      {open && <DicePhotoDialog about={about} labels={labels} keeps={keeps} onDice={onDice} onClose={() => setOpen(false)} />}
    </>
  )
}
