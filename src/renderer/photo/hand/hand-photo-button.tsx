import { useState } from 'react'
import type { Tile } from '#shared/domino/tile'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { HandPhotoDialog } from '../photo-dialogs'
import type { HandKnowledge } from './hand-model'

interface HandPhotoButtonProps {
  readonly name: string
  readonly knowledge: HandKnowledge
  readonly expected: number | null
  readonly replaces: boolean
  /** The photo may be kept with the block. */
  readonly keeps: boolean
  /** `photo`: a JPEG in base64, where it is to be kept. */
  readonly onHand: (tiles: readonly Tile[], photo: string | undefined) => void
}

/** Fills a hand by a photo of it. */
export function HandPhotoButton(props: HandPhotoButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="camera" />
        {words.photo.hand.open(props.name)}
      </Button>
      {open && <HandPhotoDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
