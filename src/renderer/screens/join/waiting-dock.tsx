import { useState, type Ref } from 'react'
import type { Seat } from '#shared/match/events'
import { CommandNotice } from '../../match/command-notice'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { HandTray } from './hand/hand-tray'
import { OwnHandDialog } from './hand/own-hand-dialog'
import type { OwnHand } from './hand/use-own-hand'
import { NotSent } from './not-sent'
import { ShowHandDialog } from './show-hand-dialog'
import { TakeBack } from './take-back'
import styles from './dock.module.css'

interface WaitingDockProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly seat: Seat
  readonly hand: OwnHand
  readonly device: string
  readonly onOutOfTurn: () => void
  /** Has the focus when nothing else has it. */
  readonly ref: Ref<HTMLElement>
}

/** While someone else has the turn: the own hand face down, and what is seldom wanted in small. */
export function WaitingDock({ view, commands, seat, hand, device, onOutOfTurn, ref }: WaitingDockProps) {
  const phone = words.join.phone
  const [opened, setOpened] = useState<'own' | 'show' | null>(null)
  const close = (): void => setOpened(null)
  return (
    <section ref={ref} tabIndex={-1} className={styles.dock} aria-label={words.match.entry.heading}>
      <CommandNotice view={view} commands={commands} />
      <NotSent commands={commands} />
      <HandTray view={view} seat={seat} hand={hand} onEnter={() => setOpened('own')} />
      <div className={`${styles.controls} ${styles.links}`}>
        <button type="button" className={styles.link} onClick={onOutOfTurn}>
          {phone.outOfTurn}
        </button>
        <button type="button" className={styles.link} onClick={() => setOpened('show')}>
          {phone.blocked}
        </button>
        <TakeBack view={view} commands={commands} device={device} />
      </div>
      {opened === 'own' && <OwnHandDialog view={view} seat={seat} hand={hand} onClose={close} />}
      {opened === 'show' && <ShowHandDialog view={view} seat={seat} own={hand.held} onClose={close} />}
    </section>
  )
}
