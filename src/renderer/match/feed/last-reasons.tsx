import { rulesOfPlay, rulesOfWarning } from '#shared/rulebook/cited'
import { scorerWords } from '../../messages/scorer'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { RuleLinks } from '../../rulebook/rule-links'
import { lastEvent } from '../model/feed'
import type { MatchView } from '../match-view'
import { toldEvent, toldOf } from './told-event'
import styles from './last-reasons.module.css'

/** The last entry of the round and why it scored what it did, large, where everyone is looking. */
export function LastReasons({ view }: { readonly view: MatchView }) {
  const { scored, names } = view
  const last = lastEvent(scored)
  if (last === null) return null
  const { scored: event, warnings } = last
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
          <strong>{toldOf(event, names)}</strong> {toldEvent(event)}
          {event.type === 'play' ? `. ${scorerWords.playSentence(event, { dice, rules: scored.rules })}` : '.'}
          {event.type === 'play' && <RuleLinks ids={rulesOfPlay(event, scored.rules.game)} matchId={view.matchId} />}
        </span>
      </p>
      {warnings.map((warning, at) => (
        <p key={at} className={styles.flag}>
          <Icon name="warning" />
          <span>
            {words.match.feed.irregular}
            {words.colon}
            {scorerWords.warningSentence(warning, names, scored.rules.game)}
            <RuleLinks ids={rulesOfWarning(warning)} matchId={view.matchId} />
          </span>
        </p>
      ))}
    </div>
  )
}
