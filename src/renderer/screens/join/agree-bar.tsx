import { useLayoutEffect, useRef, useState } from 'react'
import type { RoundEnd, Seat } from '#shared/match/events'
import { roundMade } from '#shared/match/made'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { AnswerProblem, SIGNS } from '../../match/agreement/answer'
import { DisagreeForm } from '../../match/agreement/disagree-form'
import { useSaying } from '../../match/agreement/use-agreement'
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

/** At the bottom of a player's phone, where the thumb is: what the round made of them, and whether they agree. Nothing where nobody is asked. */
export function AgreeBar({ view, end, seat }: AgreeBarProps) {
  const round = view.scored.rounds.length - 1
  const agreement = view.agreements[round]
  const { say, pending, problem, dismiss } = useSaying(view, round, end, seat)
  const [disagreeing, setDisagreeing] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const answered = useRef(false)
  const quiet = useQuietPhone()
  const said = agreement === undefined || agreement.kind === 'not-asked' ? undefined : agreement.seats[seat]
  /* The button that was pressed goes once the answer is there. */
  useLayoutEffect(() => {
    if (answered.current && hasNoFocus()) bar.current?.focus({ preventScroll: true })
  }, [said?.kind, disagreeing])
  if (agreement === undefined || agreement.kind === 'not-asked' || said === undefined) return null
  const name = scorerWords.nameOf(view.names, seat)
  const { agreement: agreeWords } = words
  const spoken = said.kind === 'confirmed' || said.kind === 'contested'
  const made = roundMade(view.scored, round)[seat]?.made ?? 0
  const answer = async (kind: Parameters<typeof say>[0], note?: string): Promise<void> => {
    answered.current = true
    if (await say(kind, note)) setDisagreeing(false)
  }
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={styles.bar}
      data-said={said.kind}
      data-lit={(said.kind === 'silent' && !disagreeing && !quiet) || undefined}
      aria-label={agreeWords.heading}
    >
      <div className={styles.told}>
        <p className={styles.own}>
          {words.join.phone.made(round + 1, scorerWords.signed(made), scorerWords.counted(end.totals[seat] ?? 0, view.words.points))}
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
          {spoken ? (
            /* Never where the button for agreeing was: a second tap must not take the first one back. */
            <Button variant="quiet" pending={pending} aria-label={agreeWords.takeBackOf(name, round + 1)} onClick={() => void answer('withdrawn')}>
              {agreeWords.takeBack}
            </Button>
          ) : (
            <Button pending={pending} aria-label={agreeWords.disagreeOf(name, round + 1)} onClick={() => setDisagreeing(true)}>
              {agreeWords.disagree}
            </Button>
          )}
          {said.kind !== 'confirmed' && (
            <Button variant="primary" pending={pending} aria-label={agreeWords.agreeOf(name, round + 1)} onClick={() => void answer('confirmed')}>
              <Icon name="check" />
              {agreeWords.agree}
            </Button>
          )}
        </div>
      )}
      {disagreeing && (
        <DisagreeForm
          name={name}
          about={`${view.matchId}.${round}.${seat}`}
          pending={pending}
          onSend={(note) => void answer('contested', note)}
          onCancel={() => {
            answered.current = true
            setDisagreeing(false)
          }}
        />
      )}
      <AnswerProblem view={view} problem={problem} onDismiss={dismiss} />
    </section>
  )
}
