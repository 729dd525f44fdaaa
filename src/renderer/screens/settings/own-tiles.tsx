import { useRef } from 'react'
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

/** What is open about the family's own tiles. */
export type OpenTiles = 'photos' | 'forget' | null

/** What Caravan knows of the family's own tiles, and the ways to tell it and to have it forgotten. */
export function OwnTilesRow({ onOpen }: { readonly onOpen: (open: OpenTiles) => void }) {
  const ownWords = words.ownTiles
  const own = useOwnTiles()
  /* Numbers in place of pips are not told apart by how a set looks. */
  if (useSetting('tile-print') === 'numbers' || own === undefined) return null
  return (
    <div className={styles.row} role="group" aria-label={ownWords.legend}>
      <p>{ownWords.legend}</p>
      <p className={styles.quiet}>
        {own === null ? ownWords.hint : ownWords.known(own.tiles.highest, own.tiles.lost, words.dateWords(dayOf(new Date(own.keptAt))))}
      </p>
      <div className={styles.trial}>
        <Button onClick={() => onOpen('photos')}>
          <Icon name="camera" />
          {own === null ? ownWords.open : ownWords.again}
        </Button>
        {own !== null && <Button onClick={() => onOpen('forget')}>{ownWords.forget}</Button>}
      </div>
    </div>
  )
}

/** What the row opens. It stands beside the page: a tablet may be turned between two photos, and the page is drawn again then. */
export function OwnTilesDialogs({ open, onClose }: { readonly open: OpenTiles; readonly onClose: () => void }) {
  if (open === 'photos') return <OwnTilesDialog onClose={onClose} />
  return open === 'forget' ? <ForgetDialog onClose={onClose} /> : null
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
      width="message"
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
