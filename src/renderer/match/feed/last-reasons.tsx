import type { Hindsight } from '#shared/match/hindsight/hindsight'
import { HINDSIGHT_RULES, rulesOfPlay, rulesOfWarning } from '#shared/rulebook/cited'
import { scorerWords } from '../../messages/scorer'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { RuleLinks } from '../../rulebook/rule-links'
import { provenBy } from '../hindsight/proven-at'
import { lastEvent } from '../model/feed'
import type { MatchView } from '../match-view'
import { EventInFull } from './event-in-full'
import styles from './last-reasons.module.css'

/** The last entry of the round and why it scored what it did, large, where everyone is looking. */
export function LastReasons({ view }: { readonly view: MatchView }) {
  const { scored, names } = view
  const last = lastEvent(scored, view.hindsight)
  if (last === null) return null
  const { scored: event, warnings, proven } = last
  const dice = scored.rounds[last.place.round]?.dice ?? null
  return (
    <div className={styles.last}>
      <p className={styles.told}>
        {event.type === 'play' && (
          <strong className={styles.delta} data-sign={Math.sign(event.delta)}>
            {scorerWords.signed(event.delta)}
          </strong>
        )}
        <span>
          <EventInFull event={event} names={names} />
          <WholeCodes>{event.type === 'play' ? `. ${scorerWords.playSentence(event, { dice, rules: scored.rules })}` : '.'}</WholeCodes>
          {event.type === 'play' && <RuleLinks ids={rulesOfPlay(event, scored.rules)} matchId={view.matchId} />}
        </span>
      </p>
      {warnings.map((warning, at) => (
        <p key={at} className={styles.flag}>
          <Icon name="warning" />
          <span>
            {words.match.feed.irregular}
            {words.colon}
            <WholeCodes>{scorerWords.warningSentence(warning, names, scored.rules.game)}</WholeCodes>
            <RuleLinks ids={rulesOfWarning(warning)} matchId={view.matchId} />
          </span>
        </p>
      ))}
      {proven !== null && <Proven view={view} proven={proven} mark={scorerWords.hindsightWords.mark} />}
      {provenBy(view.hindsight, last.place).map((each) => (
        <Proven key={each.event} view={view} proven={each} mark={scorerWords.hindsightWords.now(each.event)} />
      ))}
    </div>
  )
}

/** What is proven of the entry, or by it of an earlier one. */
function Proven({ view, proven, mark }: { readonly view: MatchView; readonly proven: Hindsight; readonly mark: string }) {
  return (
    <p className={styles.flag}>
      <Icon name="eye" />
      <span>
        {mark}
        {words.colon}
        <WholeCodes>{scorerWords.hindsightSentence(proven, view.names)}</WholeCodes>
        <RuleLinks ids={HINDSIGHT_RULES} matchId={view.matchId} />
      </span>
    </p>
  )
}
