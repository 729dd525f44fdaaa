import type { RoundEnd, Seat } from '#shared/match/events'
import { totalOfSide } from '#shared/games/sides'
import { roundMade } from '#shared/match/made'
import { Avatar } from '../../components/avatar/avatar'
import { Icon } from '../../components/icon/icon'
import { SIGNS, useAnswering } from '../../match/agreement/answer'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { useQuietPhone } from './seat/quiet-phone'
import styles from './agree-bar.module.css'

interface AgreeBarProps {
  readonly view: MatchView
  readonly end: RoundEnd
  /** Whose phone this is. */
  readonly seat: Seat
}

/** At the bottom of a player's phone, where the thumb is: what the round made of them, and whether they agree. Nothing where nobody is asked, or who it is for has left. */
export function AgreeBar({ view, end, seat }: AgreeBarProps) {
  const round = view.scored.rounds.length - 1
  const agreement = view.agreements[round]
  const quiet = useQuietPhone()
  const said = agreement === undefined || agreement.kind === 'not-asked' ? undefined : agreement.seats[seat]
  const { holder, disagreeing, agree, otherwise, form, problem } = useAnswering<HTMLElement>({ view, round, end, seat, said })
  if (agreement === undefined || agreement.kind === 'not-asked' || said === undefined || said.kind === 'gone') return null
  const { agreement: agreeWords } = words
  const made = roundMade(view.scored, round)[seat]?.made ?? 0
  return (
    <section
      {...holder}
      className={styles.bar}
      data-said={said.kind}
      data-lit={(said.kind === 'silent' && !disagreeing && !quiet) || undefined}
      aria-label={agreeWords.heading}
    >
      <div className={styles.told}>
        <p className={styles.own}>
          {words.join.phone.made(round + 1, scorerWords.signed(made), scorerWords.counted(totalOfSide(view.scored.rules, end.totals, seat), view.words.points))}
        </p>
        <ul className={styles.others} aria-label={agreeWords.others}>
          {agreement.seats.map(
            (other, at) =>
              at !== seat && (
                <li key={at} className={styles.other} data-said={other.kind}>
                  <Avatar className={styles.face} name={view.names[at] ?? ''} personId={view.record.players[at]?.personId} />
                  {other.kind !== 'silent' && (
                    <span className={styles.sign}>
                      <Icon name={SIGNS[other.kind]} />
                    </span>
                  )}
                  <span className="visually-hidden">
                    {scorerWords.nameOf(view.names, at)}
                    {words.colon}
                    <span data-part="said">{agreeWords.said(other)}</span>
                  </span>
                </li>
              ),
          )}
        </ul>
      </div>
      {said.kind !== 'silent' && (
        <p className={styles.said}>
          <Icon name={SIGNS[said.kind]} />
          <span>{agreement.kind === 'confirmed' ? agreeWords.allAgree : agreeWords.said(said)}</span>
        </p>
      )}
      {!disagreeing && (
        <div className={styles.answers}>
          {otherwise}
          {agree}
        </div>
      )}
      {form}
      {problem}
    </section>
  )
}
