import { useState, type Ref } from 'react'
import type { Seat } from '#shared/match/events'
import { ActionButton } from '../../actions/action-button'
import { IconAction } from '../../components/icon-action/icon-action'
import { words } from '../../messages/page'
import { PlayPhotoDialog } from '../../match/photo/photo-dialogs'
import { CommandNotice } from '../../match/command-notice'
import { PlayButton } from '../../match/entry/play-button'
import { Tray } from '../../match/entry/tray'
import type { Entry } from '../../match/entry/use-entry'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { OwnHandDialog } from './hand/own-hand-dialog'
import { OwnTray } from './hand/own-tray'
import type { OwnHand } from './hand/use-own-hand'
import { NotSent } from './not-sent'
import { ShowHandDialog } from './show-hand-dialog'
import { TakeBackAction } from './take-back'
import styles from './dock.module.css'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly entry: Entry
  readonly seat: Seat
  readonly hand: OwnHand
  /** The phone's own, which may take back what it entered last. */
  readonly device: string
  /** Goes back to waiting; null where it is this player's turn. */
  readonly onWait: (() => void) | null
  /** Has the focus when nothing else has it. */
  readonly ref: Ref<HTMLElement>
}

/** What one player can enter with a thumb: a tile of the own hand or of the rows, a draw, a pass, a photo, and the hand at a block. */
export function PlayerDock({ view, commands, entry, seat, hand, device, onWait, ref }: Props) {
  const { phone, ownHand } = words.join
  const [opened, setOpened] = useState<'photo' | 'show' | 'own' | null>(null)
  const [others, setOthers] = useState(false)
  const close = (): void => setOpened(null)
  const own = hand.held !== null && !others
  return (
    <section ref={ref} tabIndex={-1} className={styles.dock} aria-label={words.match.entry.heading}>
      <CommandNotice view={view} commands={commands} />
      <NotSent commands={commands} />
      {own ? <OwnTray view={view} entry={entry} seat={seat} hand={hand} onAdd={() => setOpened('own')} /> : <Tray view={view} entry={entry} />}
      <div className={styles.controls}>
        <div className={styles.play}>
          <PlayButton view={view} entry={entry} />
        </div>
        <div className={styles.turns} role="group" aria-label={words.match.entry.actions}>
          <ActionButton of="draw" view={view} disabled={commands.busy} onClick={entry.draw} />
          <ActionButton of="pass" view={view} disabled={commands.busy} onClick={entry.pass} />
          <ActionButton of="photo" view={view} name={phone.photo} onClick={() => setOpened('photo')} />
          <ActionButton of="blocked" view={view} name={phone.blocked} onClick={() => setOpened('show')} />
          {hand.held === null ? (
            <IconAction icon="eye" text={ownHand.short} name={ownHand.enter} onClick={() => setOpened('own')} />
          ) : (
            <IconAction icon="eye" text={own ? ownHand.others : ownHand.short} onClick={() => setOthers(own)} />
          )}
          <TakeBackAction view={view} commands={commands} device={device} />
        </div>
        {(own || onWait !== null) && (
          <div className={styles.links}>
            {onWait === null ? (
              own && <p className={styles.quiet}>{ownHand.stays}</p>
            ) : (
              <button type="button" className={styles.link} onClick={onWait}>
                {phone.wait}
              </button>
            )}
          </div>
        )}
      </div>
      {opened === 'photo' && <PlayPhotoDialog view={view} commands={commands} player={seat} onClose={close} />}
      {opened === 'show' && <ShowHandDialog view={view} seat={seat} own={hand.held} onClose={close} />}
      {opened === 'own' && <OwnHandDialog view={view} seat={seat} hand={hand} onClose={close} />}
    </section>
  )
}
