import { changesIn } from '#shared/match/rules-at'
import { steadyIn } from '../../../app/steady-in'
import { useSetting } from '../../../settings/settings'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { countedSaid, roundSaid } from '../../../match/model/counted-standing'
import styles from './head.module.css'

/** What of a match its standing is about. */
const whatIsPlayed = ({ view }: { readonly view: MatchView }) => ({
  game: view.words,
  round: roundSaid(view),
  counted: countedSaid(view),
  points: view.scored.rules.target,
  /* Rounds in which other rules began to hold. */
  changed: view.scored.rounds.flatMap((each, at) => (changesIn(each).length > 0 ? [at + 1] : [])),
})

/** What is played: the game, the round and how far it goes. */
export const MatchStanding = steadyIn(whatIsPlayed, function MatchStanding({ game, round, counted, points, changed }: ReturnType<typeof whatIsPlayed>) {
  const tableWords = words.match.table
  const countdown = useSetting('score-display') === 'countdown'
  const said = [
    ...(counted ?? [round, countdown ? tableWords.toGiveBack(points, game.points) : tableWords.target(points, game.points)]),
    ...(changed.length > 0 ? [tableWords.rulesChanged(changed)] : []),
  ]
  return (
    <p className={styles.what}>
      <span className={styles.game}>{game.name}</span>
      <span className={styles.round}>{said.join(' · ')}</span>
    </p>
  )
})
