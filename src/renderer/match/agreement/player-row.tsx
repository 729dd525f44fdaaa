import { useLayoutEffect, useRef, useState } from 'react'
import type { SeatAgreement } from '#shared/match/agreement'
import type { RoundEnd, Seat } from '#shared/match/events'
import { scorerWords } from '../../messages/scorer'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { AnswerProblem, SIGNS } from './answer'
import { DisagreeForm } from './disagree-form'
import { useSaying } from './use-agreement'
import styles from './agreement.module.css'

interface PlayerRowProps {
  readonly view: MatchView
  readonly round: number
  readonly end: RoundEnd
  readonly seat: Seat
  readonly said: SeatAgreement
  readonly fixed: boolean
}

/** One player: what was said, and what can be. */
export function PlayerRow({ view, round, end, seat, said, fixed }: PlayerRowProps) {
  const [disagreeing, setDisagreeing] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { say, pending, problem, dismiss } = useSaying(view, round, end, seat)
  const name = scorerWords.nameOf(view.names, seat)
  const spoken = said.kind === 'confirmed' || said.kind === 'contested'
  /* The button that was pressed is often gone once the answer is shown, before or after the host's reply. So the focus moves to the row as the page changes, before another key can be pressed. A focus that has moved on stays where it is. */
  const here = useRef(false)
  useLayoutEffect(() => {
    if (here.current && hasNoFocus()) row.current?.focus({ preventScroll: true })
  }, [said.kind, disagreeing])
  const left = (to: EventTarget | null): void => {
    if (to instanceof Node && row.current?.contains(to) !== true) here.current = false
  }
  const answer = async (kind: Parameters<typeof say>[0], note?: string): Promise<void> => {
    here.current = true
    if (await say(kind, note)) setDisagreeing(false)
  }
  return (
    <li ref={row} tabIndex={-1} className={styles.player} data-said={said.kind} onBlur={({ relatedTarget }) => left(relatedTarget)}>
      <div className={styles.who}>
        <Avatar size="small" name={name} personId={view.record.players[seat]?.personId} />
        <span className={styles.name}>{name}</span>
        <span className={styles.said} data-part="said">
          {said.kind !== 'silent' && <Icon name={SIGNS[said.kind]} />}
          <span>
            <WholeCodes>{words.agreement.said(said)}</WholeCodes>
          </span>
        </span>
      </div>
      {!fixed && !disagreeing && (
        <div className={styles.answers}>
          {said.kind !== 'confirmed' && (
            <Button variant="primary" pending={pending} aria-label={words.agreement.agreeOf(name, round + 1)} onClick={() => void answer('confirmed')}>
              <Icon name="check" />
              {words.agreement.agree}
            </Button>
          )}
          {!spoken && (
            <Button pending={pending} aria-label={words.agreement.disagreeOf(name, round + 1)} onClick={() => setDisagreeing(true)}>
              {words.agreement.disagree}
            </Button>
          )}
          {/* Never where the button for agreeing was: a second tap must not take the first one back. */}
          {spoken && (
            <Button
              variant="quiet"
              className={styles.takeBack}
              pending={pending}
              aria-label={words.agreement.takeBackOf(name, round + 1)}
              onClick={() => void answer('withdrawn')}
            >
              {words.agreement.takeBack}
            </Button>
          )}
        </div>
      )}
      {!fixed && disagreeing && (
        <DisagreeForm
          name={name}
          about={`${view.matchId}.${round}.${seat}`}
          pending={pending}
          onSend={(note) => void answer('contested', note)}
          onCancel={() => {
            here.current = true
            setDisagreeing(false)
          }}
        />
      )}
      <AnswerProblem view={view} problem={problem} onDismiss={dismiss} className={styles.problem} />
    </li>
  )
}
