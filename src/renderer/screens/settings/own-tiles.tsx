import { useRef, useState } from 'react'
import { dayOf } from '#shared/kernel/day'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { useOwnTiles } from '../../photo/own/own-tiles-context'
import { OwnTilesDialog } from '../../photo/photo-dialogs'
import { useSetting } from '../../settings/settings'
import styles from './settings-screen.module.css'

const forgetTiles = (client: Client) => client.ownTiles.forget()

/** What Caravan knows of the family's own tiles, and the ways to tell it and to have it forgotten. */
export function OwnTilesRow() {
  const ownWords = words.ownTiles
  const own = useOwnTiles()
  const [open, setOpen] = useState<'photo' | 'forget' | null>(null)
  /* Numbers in place of pips are not told apart by how a set looks. */
  if (useSetting('tile-print') === 'numbers' || own === undefined) return null
  const close = (): void => setOpen(null)
  return (
    <div className={styles.row} role="group" aria-label={ownWords.legend}>
      <p>{ownWords.legend}</p>
      <p className={styles.quiet}>
        {own === null ? ownWords.hint : ownWords.known(own.tiles.highest, own.tiles.lost, words.dateWords(dayOf(new Date(own.keptAt))))}
      </p>
      <div className={styles.trial}>
        <Button onClick={() => setOpen('photo')}>
          <Icon name="camera" />
          {own === null ? ownWords.open : ownWords.again}
        </Button>
        {own !== null && <Button onClick={() => setOpen('forget')}>{ownWords.forget}</Button>}
      </div>
      {open === 'photo' && <OwnTilesDialog onClose={close} />}
      {open === 'forget' && <ForgetDialog onClose={close} />}
    </div>
  )
}

/** Asks before the tiles are forgotten; the first button keeps them. */
function ForgetDialog({ onClose }: { readonly onClose: () => void }) {
  const ownWords = words.ownTiles
  const { say } = useAnnounce()
  const keep = useRef<HTMLButtonElement>(null)
  const { run, pending, problem } = useCommand(forgetTiles)
  const forget = async (): Promise<void> => {
    if ((await run(undefined)) === null) return
    say(ownWords.forgotten)
    onClose()
  }
  return (
    <Dialog
      open
      title={ownWords.ask}
      onClose={onClose}
      firstFocus={() => keep.current}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            {ownWords.remember}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void forget()}>
            {ownWords.forget}
          </Button>
        </>
      }
    >
      <p>{ownWords.askText}</p>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {ownWords.notKept}
        </Notice>
      )}
    </Dialog>
  )
}
