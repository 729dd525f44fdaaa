import { type ReactNode, useId } from 'react'
import { lazyScreen } from '../../app/lazy-screen'
import { Avatar } from '../../components/avatar/avatar'
import type { AvatarPerson } from '../../components/avatar/known-avatar'
import { Card } from '../../components/card/card'
import { FirstIcon } from '../../components/icon/icon'
import { Camel } from '../../components/player-chips/camel'
import { startWords } from '../../messages/start-page'
import styles from './seats.module.css'

/** Dice are set with more code than the page waits for. */
export const { Screen: FirstDice } = lazyScreen(async () => (await import('./first-dice')).FirstDice, NoDice, NoDice)

function NoDice(_props: object) {
  return null
}

interface SeatsProps {
  /** Clockwise from the top; nobody sits where there is no name. */
  readonly players: readonly AvatarPerson[]
  readonly leader: number | undefined
  /** A tap on a seat says who leads; left out, nothing can be tapped. */
  readonly onLead?: (seat: number) => void
  readonly label?: string
  /** What lies in the middle. */
  readonly children?: ReactNode
}

/** The people of a table on their seats round the felt, with the camel beside who leads. */
export function Seats({ players, leader, onLead, label, children }: SeatsProps) {
  const group = useId()
  return (
    <Card tone="felt" className={styles.felt}>
      <ol className={styles.seats} data-count={players.length} aria-label={label}>
        {players.map((player, seat) => (
          <li key={seat} className={styles.seat} data-seat={seat} data-leads={seat === leader || undefined} data-free={player.name === '' || undefined}>
            {onLead === undefined || player.name === '' ? (
              <Seat player={player} leads={seat === leader} />
            ) : (
              <label className={styles.target}>
                <input type="radio" className="visually-hidden" name={group} checked={seat === leader} aria-label={player.name} onChange={() => onLead(seat)} />
                <Seat player={player} leads={seat === leader} />
              </label>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.middle}>{children}</div>
    </Card>
  )
}

function Seat({ player: { name, personId }, leads }: { readonly player: AvatarPerson; readonly leads: boolean }) {
  return (
    <>
      <span className={styles.face}>
        {name === '' ? <FirstIcon name="add" /> : <Avatar size="large" name={name} personId={personId} />}
        {leads && (
          <span className={styles.camel}>
            <Camel />
          </span>
        )}
      </span>
      <span className={styles.name}>{leads ? startWords.home.again.leads(name) : name}</span>
    </>
  )
}
