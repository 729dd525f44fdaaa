import { useId, type ReactNode } from 'react'
import type { RoundEnd } from '#shared/match/events'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { PlayerRow } from './player-row'
import styles from './agreement.module.css'

interface AgreementPanelProps {
  readonly view: MatchView
  /** Counted from 0. */
  readonly round: number
  readonly end: RoundEnd
  /** Where it can only be looked at. */
  readonly fixed?: boolean
  /** What players can do about a round that someone disagrees with. */
  readonly ways?: ReactNode
}

/** Who agrees to a round and who does not: a large button for each player. Nothing where nobody is asked. */
export function AgreementPanel({ view, round, end, fixed = false, ways }: AgreementPanelProps) {
  const heading = useId()
  const agreement = view.agreements[round]
  if (agreement === undefined || agreement.kind === 'not-asked') return null
  return (
    <section className={styles.panel} data-state={agreement.kind} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {words.agreement.heading}
      </h3>
      <p className={styles.hint}>
        {agreement.kind === 'confirmed' && <Icon name="check" />}
        {agreement.kind === 'confirmed' ? words.agreement.allAgree : words.agreement.hint}
      </p>
      <ul className={styles.players}>
        {agreement.seats.map((said, seat) => (
          <PlayerRow key={seat} view={view} round={round} end={end} seat={seat} said={said} fixed={fixed} />
        ))}
      </ul>
      {agreement.kind === 'contested' && ways !== undefined && (
        <div className={styles.disagreement}>
          <h4 className={styles.subheading}>{words.agreement.disagreement.heading}</h4>
          <p>{words.agreement.disagreement.text}</p>
          <div className={styles.ways}>{ways}</div>
        </div>
      )}
    </section>
  )
}
