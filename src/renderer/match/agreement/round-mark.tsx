import { useId } from 'react'
import { mostUrgent, type RoundNotAgreed, roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import styles from './agreement.module.css'

interface RoundsNotAgreedProps {
  readonly view: MatchView
  /** The round whose panel is on the screen anyway; null for none. */
  readonly except: number | null
  /** While a round is played: one line, about the most urgent of them. */
  readonly brief?: boolean
  readonly onOpen: (round: number) => void
}

/** Rounds that stay marked, each with the way to settle it; nothing where there are none. */
export function RoundsNotAgreed({ view, except, brief = false, onOpen }: RoundsNotAgreedProps) {
  const heading = useId()
  const rounds = roundsNotAgreed(view.agreements).filter(({ round }) => round !== except)
  const first = mostUrgent(rounds)
  if (first === undefined) return null
  return (
    <section className={styles.notAgreed} data-brief={brief || undefined} aria-labelledby={heading}>
      <h2 id={heading} className={brief ? 'visually-hidden' : styles.subheading}>
        {words.notAgreed.heading}
      </h2>
      <ul className={styles.rounds}>
        {(brief ? [first] : rounds).map((round) => (
          <Round key={round.round} round={round} view={view} onOpen={onOpen} more={brief && rounds.length > 1 ? words.notAgreed.many(rounds.length) : null} />
        ))}
      </ul>
    </section>
  )
}

interface RoundProps extends Pick<RoundsNotAgreedProps, 'view' | 'onOpen'> {
  readonly round: RoundNotAgreed
  readonly more: string | null
}

function Round({ round, view, onOpen, more }: RoundProps) {
  return (
    <li className={styles.round} data-disagreed={round.contested.length > 0 || undefined}>
      <span className={styles.mark}>
        <Icon name={round.contested.length > 0 ? 'warning' : 'info'} />
        <span>
          {words.notAgreed.roundMark(round, view.names)}
          {more !== null && ` · ${more}`}
        </span>
      </span>
      <Button aria-label={words.notAgreed.openRound(round.round + 1)} onClick={() => onOpen(round.round)}>
        {words.notAgreed.open}
      </Button>
    </li>
  )
}

/** How far a round is agreed, in a few words; nothing where nobody is asked. */
export function RoundMark({ view, round }: { readonly view: Pick<MatchView, 'agreements' | 'names'>; readonly round: number }) {
  const agreement = view.agreements[round]
  if (agreement === undefined || agreement.kind === 'not-asked') return null
  const open = roundsNotAgreed(view.agreements).find((each) => each.round === round)
  return (
    <span className={styles.mark} data-state={agreement.kind}>
      <Icon name={agreement.kind === 'confirmed' ? 'check' : agreement.kind === 'contested' ? 'warning' : 'info'} />
      <span>{open === undefined ? words.agreement.agreed : words.notAgreed.mark(open, view.names)}</span>
    </span>
  )
}
