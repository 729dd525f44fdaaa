import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { SeatAgreement } from '#shared/match/agreement'
import type { RoundEnd, Seat } from '#shared/match/events'
import { usePermissions } from '../../app/permissions'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { Switch } from '../../components/switch/switch'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { MatchView } from '../match-view'
import { AnswerProblem, SIGNS } from './answer'
import { DisagreeForm } from './disagree-form'
import { useAsking, useSaying } from './use-agreement'
import styles from './agreement.module.css'

/** Whether everyone is asked after each round of this match, on every device: at once, whatever the dialog it stands in does besides. */
export function AskingSwitch({ view }: { readonly view: MatchView }) {
  const may = usePermissions()
  const { ask, problem } = useAsking(view)
  const settingWords = words.agreement.setting
  if (!may('host')) return null
  return (
    <>
      <Switch label={settingWords.short} hint={`${settingWords.hint} ${settingWords.match}`} checked={view.confirmRounds} onChange={ask} />
      {problem !== null && (
        <Notice tone="danger" role="alert">
          <p>{words.commandProblemSentence(problem, { names: view.names, game: view.scored.rules.game })}</p>
        </Notice>
      )}
    </>
  )
}

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
