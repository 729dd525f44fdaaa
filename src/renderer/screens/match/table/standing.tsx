import { changesIn } from '#shared/match/rules-at'
import { steadyIn } from '../../../app/steady-in'
import { useSetting } from '../../../settings/settings'
import { words } from '../../../messages/page'
import { roundNow, type MatchView } from '../../../match/match-view'
import styles from './head.module.css'
import { countedGame } from '#shared/games/index'
import { isOver } from '#shared/games/outcome'

/** What of a match its standing is about. */
const whatIsPlayed = ({ view }: { readonly view: MatchView }) => ({
  game: view.words,
  round: roundNow(view),
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
    ...(counted ?? [tableWords.round(round), countdown ? tableWords.toGiveBack(points, game.points) : tableWords.target(points, game.points)]),
    ...(changed.length > 0 ? [tableWords.rulesChanged(changed)] : []),
  ]
  return (
    <p className={styles.what}>
      <span className={styles.game}>{game.name}</span>
      <span className={styles.round}>{said.join(' · ')}</span>
    </p>
  )
})

/** Which round it is of how many, up to which total, and which total is ahead; null where tiles are laid. */
function countedSaid({ scored, words: { points } }: MatchView): readonly string[] | null {
  const { rules, rounds } = scored
  const game = countedGame(rules.game)
  if (game === null) return null
  const counted = rounds.filter(({ end }) => end !== null).length
  const all = game.left.rounds(rules)
  const now = isOver(scored) ? counted : counted + 1
  return [
    all === null || now > all ? words.match.table.round(now) : words.match.counted.roundOf(now, all),
    ...(rules.limit === null ? [] : [words.match.table.target(rules.limit, points)]),
    game.left.lowestWins(rules) ? words.match.counted.lowest : words.match.counted.highest,
  ]
}
