import { type ReactNode, useId } from 'react'
import type { SeatAgreement } from '#shared/match/agreement'
import type { RoundEnd, Seat } from '#shared/match/events'
import { usePermissions } from '../../app/permissions'
import { Avatar } from '../../components/avatar/avatar'
import { Button, ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { ProblemNotice } from '../../components/notice/notice'
import { Switch } from '../../components/switch/switch'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { MatchView } from '../match-view'
import { performAgreement, SIGNS, useAnswering } from './answer'
import styles from './agreement.module.css'

/** Whether everyone is asked after each round of this match, on every device: at once, whatever the dialog it stands in does besides. */
export function AskingSwitch({ view }: { readonly view: MatchView }) {
  const may = usePermissions()
  const { run, problem } = useCommand(performAgreement)
  const settingWords = words.agreement.setting
  if (!may('host')) return null
  return (
    <>
      <Switch
        label={settingWords.short}
        hint={`${settingWords.hint} ${settingWords.match}`}
        checked={view.confirmRounds}
        onChange={(on) => void run((client) => client.match.askToConfirm({ matchId: view.matchId, on }))}
      />
      <ProblemNotice text={problem === null ? null : words.commandProblemSentence(problem, { names: view.names, game: view.scored.rules.game })} />
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
  const { holder, disagreeing, agree, otherwise, form, problem } = useAnswering<HTMLLIElement>({ view, round, end, seat, said, className: styles.problem })
  const name = scorerWords.nameOf(view.names, seat)
  return (
    <li {...holder} className={styles.player} data-said={said.kind}>
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
      {!fixed && !disagreeing && said.kind !== 'gone' && (
        <div className={styles.answers}>
          {agree}
          {otherwise}
        </div>
      )}
      {!fixed && form}
      {problem}
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

interface DisagreementWaysProps {
  readonly onCorrect: () => void
  readonly onQuestion: () => void
  /** The address of the replay; left out in the replay itself. */
  readonly replay?: string
}

/** What may help with a round that someone disagrees with. */
export function DisagreementWays({ onCorrect, onQuestion, replay }: DisagreementWaysProps) {
  const disagreementWords = words.agreement.disagreement
  return (
    <>
      <Button onClick={onQuestion}>{disagreementWords.question}</Button>
      <Button onClick={onCorrect}>{disagreementWords.correct}</Button>
      {replay !== undefined && <ButtonLink href={replay}>{disagreementWords.replay}</ButtonLink>}
    </>
  )
}
