import { type CSSProperties, type Ref, useState } from 'react'
import { makeTile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { useConnectionState } from '../../client/client-context'
import { classes } from '../../components/classes'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Notice } from '../../components/notice/notice'
import { CommandNotice } from '../../match/command-notice'
import { type MatchCommands, useBusy } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { usePersistedChoice } from '../../settings/use-persisted-choice'
import { OwnHandDialog } from './hand/own-hand-dialog'
import { handEnteredBefore } from './hand/private-hand'
import type { OwnHand } from './hand/use-own-hand'
import { ShowHandDialog } from './show-hand-dialog'
import { TakeBack } from './take-back'
import styles from './dock.module.css'

/** Says that what was tapped waits for the network; nothing where nothing does. */
export function NotSent({ commands }: { readonly commands: MatchCommands }) {
  return <Unsent waits={useBusy(commands)} />
}

/** The same of something else that is being sent. */
export function Unsent({ waits }: { readonly waits: boolean }) {
  const state = useConnectionState()
  if (!waits || state === 'open') return null
  return (
    <Notice tone="warning" role="status">
      <p>{words.join.phone.sending}</p>
    </Notice>
  )
}

/** Open tiles that lie in one row; more begin another. */
const MOST_IN_A_ROW = 7
/** Tiles that are drawn one by one. */
const MOST_BACKS = 14

interface HandTrayProps {
  readonly view: MatchView
  readonly seat: Seat
  readonly hand: OwnHand
  readonly onEnter: () => void
}

/** The own hand while someone else plays: face down, for others may look too, until its owner turns it over. */
export function HandTray({ view, seat, hand: { held }, onEnter }: HandTrayProps) {
  const { ownHand } = words.join
  const [open, setOpen] = useState(false)
  const count = view.scored.state.round?.hands[seat] ?? 0
  const shown = held !== null && open
  const known = usePersistedChoice(handEnteredBefore) === 'yes'
  return (
    <div className={styles.tray}>
      {shown ? (
        <ul
          className={classes(styles.backs, styles.hand)}
          aria-label={ownHand.title}
          style={{ '--held': Math.min(held.length, MOST_IN_A_ROW) } as CSSProperties}
        >
          {held.map((tile, place) => (
            <li key={place}>
              <DominoTile tile={tile} label={makeTile(tile)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.backs} role="img" aria-label={words.match.players.hand(count)}>
          {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, place) => (
            <span key={place} className={styles.back} />
          ))}
        </div>
      )}
      <button type="button" className={styles.say} data-new={!known || undefined} onClick={() => (held === null ? onEnter() : setOpen(!open))}>
        <strong>{held === null ? ownHand.enter : open ? ownHand.hide : ownHand.look}</strong> <span>{ownHand.only}</span>
      </button>
    </div>
  )
}

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
