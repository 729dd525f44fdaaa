import { useState } from 'react'
import type { Seat } from '#shared/match/events'
import { lazyScreen } from '../../app/lazy-screen'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { OpeningPhoto } from '../../photo/opening-photo'
import type { MatchView } from '../match-view'
import { Cover } from './cover'
import styles from './picture.module.css'

/* As all that has to do with cameras: fetched when the first picture is wanted. */
const { Screen: TablePictureDialog } = lazyScreen(async () => (await import('./table-picture')).TablePicture, OpeningPhoto)

interface PictureButtonProps {
  readonly view: MatchView
}

/** One round button: takes the picture of the table, or opens the one that is kept. */
export function PictureButton({ view }: PictureButtonProps) {
  const [open, setOpen] = useState(false)
  const label = view.picture === null ? words.tablePicture.take : words.tablePicture.open
  return (
    <>
      <Button className={styles.round} aria-label={label} title={label} data-kept={view.picture !== null || undefined} onClick={() => setOpen(true)}>
        {view.picture === null ? <Icon name="camera" /> : <Cover matchId={view.matchId} picture={view.picture} className={styles.inButton} />}
      </Button>
      {open && <TablePictureDialog view={view} onClose={() => setOpen(false)} />}
    </>
  )
}

interface PhoneProps extends PictureButtonProps {
  /** Whose phone it is, and which. */
  readonly seat: Seat
  readonly device: string
}

/** The same on a player's phone, in words: it often sees the table better than the laptop does. */
export function PhonePicture({ view, seat, device }: PhoneProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        <Icon name={view.picture === null ? 'camera' : 'picture'} />
        {view.picture === null ? words.tablePicture.takeHere : words.tablePicture.open}
      </Button>
      {open && <TablePictureDialog view={view} seat={seat} fixed={view.picture !== null && view.pictureFrom !== device} onClose={() => setOpen(false)} />}
    </>
  )
}
