import { changesIn } from '#shared/match/rules-at'
import { useSetting } from '../../../settings/settings'
import { words } from '../../../messages/page'
import { roundNow, type MatchView } from '../../../match/match-view'
import styles from './head.module.css'

/** What is played: the game, the round and how far it goes. */
export function MatchStanding({ view }: { readonly view: MatchView }) {
  const tableWords = words.match.table
  const { rules, rounds } = view.scored
  const countdown = useSetting('score-display') === 'countdown'
  const changed = rounds.flatMap((each, at) => (changesIn(each).length > 0 ? [at + 1] : []))
  const target = countdown ? tableWords.toGiveBack(rules.target, view.words.points) : tableWords.target(rules.target, view.words.points)
  const said = [tableWords.round(roundNow(view)), target, ...(changed.length > 0 ? [tableWords.rulesChanged(changed)] : [])]
  return (
    <p className={styles.what}>
      <span className={styles.game}>{view.words.name}</span>
      <span className={styles.round}>{said.join(' · ')}</span>
    </p>
  )
}
