import { rulesOfRefusal } from '#shared/rulebook/cited'
import { scorerWords } from '../../messages/scorer'
import type { DecideRefusal } from '#shared/match/decide'
import type { ScoredMatch } from '#shared/match/state'
import { Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { useIntoSight } from '../../hooks/use-into-sight'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import type { Place } from '../model/revision-draft'
import { entryNameAt } from '../feed/told-event'
import { RuleLinks } from '../../rulebook/rule-links'
import type { RevisionSession } from './use-revision'
import styles from './correction.module.css'

interface Props {
  readonly view: MatchView
  readonly session: RevisionSession
  readonly onClose: () => void
}

/** What would come of the revision: the totals, or what stands against it and what can be done about that. */
export function RevisionOutcome({ view, session, onClose }: Props) {
  const correctionWords = words.match.correction
  const { preview, revision, edit } = session
  if (preview === null) return <p className={styles.quiet}>{edit.kind === 'incomplete' ? correctionWords.incomplete : correctionWords.unchanged}</p>
  if (preview.ok) return <Result view={view} after={preview.value} dropping={revision?.dropFrom} />
  return <Against view={view} session={session} refusal={preview.error} onClose={onClose} />
}

interface ResultProps {
  readonly view: MatchView
  readonly after: ScoredMatch
  readonly dropping: Place | undefined
}

function Result({ view, after, dropping }: ResultProps) {
  const correctionWords = words.match.correction
  const { scored, names } = view
  const flags = after.warnings.length - scored.warnings.length
  return (
    <section className={styles.result} aria-label={correctionWords.result} aria-live="polite">
      <p className={styles.label}>{correctionWords.result}</p>
      <ul className={styles.totals}>
        {names.map((name, seat) => {
          const [was, becomes] = [scored.totals[seat] ?? 0, after.totals[seat] ?? 0]
          return (
            <li key={seat} data-changed={was !== becomes || undefined}>
              {correctionWords.totals(name, scorerWords.plain(was), scorerWords.plain(becomes))}
            </li>
          )
        })}
      </ul>
      {after.winner !== null && after.winner !== scored.winner && <p>{correctionWords.wins(scorerWords.nameOf(names, after.winner))}</p>}
      {after.winner === null && scored.winner !== null && <p>{correctionWords.nobodyWins}</p>}
      {flags > 0 && <p>{correctionWords.irregular(flags)}</p>}
      {dropping !== undefined && <p className={styles.removed}>{correctionWords.dropping(entryNameAt(scored, names, dropping))}</p>}
    </section>
  )
}

interface AgainstProps extends Props {
  readonly refusal: DecideRefusal
}

/** It stands below everything that can be changed; a person who must choose is not left to look for it. */
function Against(props: AgainstProps) {
  const told = useIntoSight<HTMLDivElement>(props.refusal)
  return (
    <div ref={told}>
      <Objection {...props} />
    </div>
  )
}

function Objection({ view, session, refusal, onClose }: AgainstProps) {
  const correctionWords = words.match.correction
  /* Places of a refusal count from 1. */
  const nameAt = (round: number, event: number | null): string =>
    entryNameAt(view.scored, view.names, { round: round - 1, event: event === null ? null : event - 1 })
  switch (refusal.kind) {
    case 'impossible':
      return (
        <Notice tone="danger" role="alert" title={correctionWords.impossible}>
          <p>
            {refusal.round !== null && `${words.entryTitle(nameAt(refusal.round, refusal.event))}${words.colon}`}
            <WholeCodes>{scorerWords.refusalSentence(refusal.refusal, view.names, view.scored.rules.game)}</WholeCodes>
            <RuleLinks ids={rulesOfRefusal(refusal.refusal, view.scored.rules)} matchId={view.matchId} />
          </p>
        </Notice>
      )
    case 'later-event': {
      const { round, event } = refusal
      const place = { round: round - 1, event: (event ?? 1) - 1 }
      const scored = view.scored.rounds[place.round]?.events[place.event]
      const name = nameAt(round, event)
      return (
        <Notice tone="warning" role="alert" title={correctionWords.conflict}>
          <p>
            <strong>{words.entryTitle(name)}</strong>
            {words.colon}
            <WholeCodes>{scorerWords.refusalSentence(refusal.refusal, view.names, view.scored.rules.game)}</WholeCodes>
            <RuleLinks ids={rulesOfRefusal(refusal.refusal, view.scored.rules)} matchId={view.matchId} />
          </p>
          <p>{correctionWords.nothingChanged}</p>
          <div className={styles.ways}>
            <Button onClick={onClose}>{correctionWords.goBack}</Button>
            {scored !== undefined && <Button onClick={() => session.goOn(place)}>{correctionWords.correctLater(name)}</Button>}
            <Button variant="danger" onClick={() => session.dropFrom(place)}>
              {correctionWords.dropLater(name)}
            </Button>
          </div>
          <p className={styles.quiet}>{correctionWords.dropHint}</p>
        </Notice>
      )
    }
    case 'round-running':
    case 'no-such-event':
    case 'nothing-to-change':
      return (
        <Notice tone="danger" role="alert">
          {correctionWords.noSuchEvent}
        </Notice>
      )
  }
}
