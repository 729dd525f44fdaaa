import { GAMES } from '#shared/games/index'
import type { Seat } from '#shared/match/events'
import { KeyCap } from '../../actions/key-cap'
import { TABLE_ACTIONS } from '../../actions/at-table'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { useSetting } from '../../settings/settings'
import type { MatchView } from '../match-view'
import { leadAsked } from '../entry/lead-asked'
import { beginsWithItsLead, leadView } from '../model/lead-view'
import { nextLeader } from '../model/next-leader'
import styles from './next-round-button.module.css'

/** Asks what is left in the other hands, where a round waits for it; in the box that a tile is played in. */
export function LeftButton({ view, out, onOpen }: { readonly view: MatchView; readonly out: Seat; readonly onOpen: () => void }) {
  const leftWords = words.match.counted
  const keys = useSetting('single-keys') === 'on'
  const who = leftWords.wentOut(scorerWords.nameOf(view.names, out))
  return (
    <button type="button" className={styles.next} onClick={onOpen}>
      <span className={styles.does}>
        {leftWords.othersLeft}
        {keys && <KeyCap of={TABLE_ACTIONS.next} />}
      </span>
      <span className={styles.who} title={who}>
        {who}
      </span>
    </button>
  )
}

/** Begins the next round, where a tile is played during one; it says who leads, and fills the box it stands in. */
export function NextRoundButton({ view, onNext }: { readonly view: MatchView; readonly onNext: () => void }) {
  const nextWords = words.moments.next
  const leader = nextLeader(view)
  const who = beginsWithItsLead(view)
    ? leadAsked(leadView(view))
    : leader === null
      ? nextWords.choose
      : nextWords.leads(scorerWords.nameOf(view.names, leader), GAMES[view.scored.rules.game].usesDice)
  const keys = useSetting('single-keys') === 'on'
  return (
    <button type="button" className={styles.next} onClick={onNext}>
      <span className={styles.does}>
        {view.scored.rounds.length === 0 ? words.match.round.begin : words.match.round.next}
        {keys && <KeyCap of={TABLE_ACTIONS.next} />}
      </span>
      <span className={styles.who} title={who}>
        {who}
      </span>
    </button>
  )
}
