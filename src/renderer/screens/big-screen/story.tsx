import { useRef, type ReactNode } from 'react'
import type { RoundEnd } from '#shared/match/events'
import { rulesAtEnd } from '#shared/match/rules-at'
import { roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import { scorerWords } from '../../messages/scorer'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { useFit } from '../../hooks/use-fit'
import { words } from '../../messages/page'
import { RoundMark } from '../../match/agreement/round-mark'
import { EventInFull } from '../../match/feed/event-in-full'
import { tellsPoints } from '../../match/feed/told-event'
import { lastEvent } from '../../match/model/feed'
import type { MatchView } from '../../match/match-view'
import styles from './story.module.css'

/** All steps of a ruling and the last play of a round that is over; without that, and only the step that decided; neither. */
const BRIEFEST = 2

/** What happened last and why; when the round is over, how it ended. As large as its place allows. */
export function Story({ view }: { readonly view: MatchView }) {
  const end = view.scored.state.round?.end ?? null
  const story = useRef<HTMLElement>(null)
  useFit(story, view, BRIEFEST)
  return (
    <section ref={story} className={styles.story} aria-label={words.bigScreen.lastPlay}>
      {end !== null && <RoundOver view={view} end={end} />}
      {end?.kind !== 'blocked' && <Last view={view} />}
      <NotAgreed view={view} />
    </section>
  )
}

function Last({ view }: { readonly view: MatchView }) {
  const { scored, names } = view
  const last = lastEvent(scored, view.hindsight)
  if (last === null) return null
  const { scored: event, told, warnings } = last
  const dice = scored.rounds[last.place.round]?.dice ?? null
  return (
    <>
      <div className={styles.last}>
        {tellsPoints(event, scored.rules) && (
          <span className={styles.points} data-sign={Math.sign(event.delta)}>
            {scorerWords.signed(event.delta)}
          </span>
        )}
        <p>
          <span className={styles.who}>
            <EventInFull event={told} names={names} />.
          </span>
          {event.type === 'play' && event.reasons.length > 0 && (
            <span className={styles.why}>
              {' '}
              <WholeCodes>{scorerWords.playSentence(event, { dice, rules: scored.rules })}</WholeCodes>
            </span>
          )}
        </p>
      </div>
      {warnings.map((warning, at) => (
        <Flag key={at}>
          {words.match.feed.irregular}
          {words.colon}
          <WholeCodes>{scorerWords.warningSentence(warning, names, scored.rules.game)}</WholeCodes>
        </Flag>
      ))}
    </>
  )
}

function RoundOver({ view, end }: { readonly view: MatchView; readonly end: RoundEnd }) {
  const { scored, names } = view
  const played = scored.rounds.at(-1)
  return (
    <>
      <h2 className={styles.heading}>{words.match.round.over(scored.rounds.length)}</h2>
      <p>
        <WholeCodes>{scorerWords.endSentence(end, names, scored.rules)}</WholeCodes>
      </p>
      {end.kind === 'blocked' && played !== undefined && <Ruled end={end} view={view} rule={rulesAtEnd(played).blockedRule} />}
      <RoundMark view={view} round={scored.rounds.length - 1} />
    </>
  )
}

interface RuledProps {
  readonly view: MatchView
  readonly end: Extract<RoundEnd, { readonly kind: 'blocked' }>
  readonly rule: keyof typeof scorerWords.blockedRuleNames
}

function Ruled({ view, end: { ruling }, rule }: RuledProps) {
  return (
    <>
      <p className={styles.rule}>{words.bigScreen.rulingBy(scorerWords.blockedRuleNames[rule])}</p>
      <ol className={styles.steps}>
        {scorerWords.rulingSentences(ruling, view.names, rule).map((sentence, at) => (
          <li key={at} className={styles.step}>
            {sentence}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Earlier rounds that not everyone agrees to. */
export function NotAgreed({ view }: { readonly view: MatchView }) {
  const ended = (view.scored.state.round?.end ?? null) !== null
  const rounds = roundsNotAgreed(view.agreements).filter(({ round }) => !(ended && round === view.scored.rounds.length - 1))
  const [first] = rounds
  if (first === undefined) return null
  return <Flag>{rounds.length === 1 ? words.notAgreed.roundMark(first, view.names) : words.notAgreed.many(rounds.length)}</Flag>
}

function Flag({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.flag}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
