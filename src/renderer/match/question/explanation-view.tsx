import type { Ref } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import type { Hindsight } from '#shared/match/hindsight/hindsight'
import { HINDSIGHT_RULES } from '#shared/rulebook/cited'
import type { Explanation } from '#shared/match/explain/explanation'
import type { Source } from '#shared/games/rule-ids'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import { EventInFull } from '../feed/event-in-full'
import { RulingView } from '../round/ruling-view'
import { LooksTable } from './looks-table'
import { OtherReadings } from './other-readings'
import { RuleLink, RuleLinks } from '../../rulebook/rule-links'
import { SettlingView } from './settling-view'
import { ShownEnds } from './shown-ends'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import styles from './explanation.module.css'

interface Props {
  readonly matchId: MatchId
  readonly explained: Explanation
  readonly names: readonly string[]
  /** The source the table plays from. */
  readonly source: Source
  /** What tiles that were seen later prove of it. */
  readonly proven: Hindsight | null
  /** Its first words, which a dialog that shows it begins at. */
  readonly ref?: Ref<HTMLParagraphElement>
}

/** All that can be said of an event: what lay open, what was looked at, how it became the totals, and what other rules would make of it. */
export function ExplanationView({ matchId, explained, names, source, proven, ref }: Props) {
  const { event, rules, dice, counting, choice, end, warnings } = explained
  const verdict = verdictOf(explained, proven, names)
  const inVerdict = event.type === 'draw' || event.type === 'pass'
  const told = (
    <>
      <EventInFull event={event} names={names} />
      <WholeCodes>{event.type === 'play' && event.reasons.length > 0 ? `. ${scorerWords.playSentence(event, { dice, rules })}` : '.'}</WholeCodes>
    </>
  )
  return (
    <div className={styles.explanation}>
      <p ref={ref} tabIndex={-1} className={verdict === null ? styles.told : styles.verdict}>
        {verdict === null ? told : <WholeCodes>{verdict}</WholeCodes>}
      </p>
      {verdict !== null && <p>{told}</p>}
      {!inVerdict &&
        warnings.map((warning) => (
          <p key={warning.code} className={styles.flag}>
            <WholeCodes>{irregular(scorerWords.warningSentence(warning, names, rules.game))}</WholeCodes>
          </p>
        ))}
      {proven !== null && (
        <section className={styles.part} aria-label={scorerWords.hindsightWords.heading}>
          <h3>{scorerWords.hindsightWords.heading}</h3>
          <p>
            <WholeCodes>{scorerWords.hindsightSentence(proven, names)}</WholeCodes>
            <RuleLinks ids={HINDSIGHT_RULES} matchId={matchId} />
          </p>
        </section>
      )}
      {choice !== null && event.type !== 'block' && (
        <section className={styles.part} aria-label={words.explanation.choice}>
          <h3>{words.explanation.choice}</h3>
          <p>
            {words.explanation.drawable(choice, rules)} (<RuleLink id="C-2" matchId={matchId} />, <RuleLink id="C-3" matchId={matchId} />)
          </p>
          <p>
            <WholeCodes>{words.explanation.fitting(choice)}</WholeCodes>
          </p>
        </section>
      )}
      {counting !== null && <PlayParts matchId={matchId} explained={explained} />}
      {end?.kind === 'blocked' && event.type === 'block' && (
        <RulingView ruling={end.ruling} hands={event.hands} names={names} blockedRule={rules.blockedRule} source={source} matchId={matchId} />
      )}
      {event.type !== 'draw' && event.type !== 'pass' && (
        <section className={styles.part} aria-label={words.explanation.settling}>
          <h3>{words.explanation.settling}</h3>
          <SettlingView matchId={matchId} explained={explained} names={names} />
        </section>
      )}
      <OtherReadings matchId={matchId} explained={explained} names={names} />
    </div>
  )
}

/** What it comes to, before all reasons; null where there is nothing to judge, as of a table that was laid out. */
function verdictOf({ event, after, counting, end, warnings, rules: { game } }: Explanation, proven: Hindsight | null, names: readonly string[]): string | null {
  switch (event.type) {
    case 'play':
      return counting === null ? null : words.explanation.verdict(counting.settling, after, game)
    case 'draw':
    case 'pass':
      if (warnings.length > 0) return irregular(warnings.map((warning) => scorerWords.warningSentence(warning, names, game)).join(' '))
      return proven === null ? words.explanation.regular : irregular(scorerWords.hindsightWords.heading)
    case 'block':
      return end === null ? null : scorerWords.endSentence(end, names, game)
    case 'table':
    case 'rules':
      return null
  }
}

function irregular(why: string): string {
  return `${words.match.feed.irregular}${words.colon}${why}`
}

/** The ends of the line before and after a play, and what was looked at. */
function PlayParts({ matchId, explained }: Pick<Props, 'matchId' | 'explained'>) {
  const { before, after, laid, rules } = explained
  const none: ReadonlySet<number> = new Set()
  return (
    <>
      <section className={styles.part} aria-label={words.explanation.ends}>
        <h3>{words.explanation.ends}</h3>
        <div className={styles.sides}>
          <div className={styles.side}>
            <h4>{words.explanation.before}</h4>
            <ShownEnds label={words.explanation.before} shown={before} laid={laid.before} layout={rules.layout} decided={none} />
          </div>
          <div className={styles.side}>
            <h4>{words.explanation.after}</h4>
            <ShownEnds label={words.explanation.after} shown={after} laid={laid.after} layout={rules.layout} decided={decidedOf(explained)} />
          </div>
        </div>
        <p className={styles.quiet}>{words.explanation.legend}</p>
      </section>
      <section className={styles.part}>
        <h3>{words.explanation.looks}</h3>
        <LooksTable matchId={matchId} explained={explained} />
      </section>
    </>
  )
}

/** The open tiles whose halves counted for something. */
function decidedOf({ counting, after }: Explanation): ReadonlySet<number> {
  return new Set(
    (counting?.looks ?? []).flatMap((look): readonly number[] => {
      if (look.code === null || look.kind === 'own-tile') return []
      return look.kind === 'equal' ? after.map((_, at) => at) : look.shown
    }),
  )
}
