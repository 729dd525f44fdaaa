import { changesIn } from '#shared/match/rules-at'
import { steadyIn } from '../../../app/steady-in'
import { useSetting } from '../../../settings/settings'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { type MatchView, roundNow } from '../../../match/match-view'
import { countedSaid, lastRoundSaid } from '../../../match/model/counted-standing'
import styles from './head.module.css'

/** That it is the last round, in place of its number: both have no room on a laptop, and how many there were matters no more. */
const lastIn = (view: MatchView): string | undefined => lastRoundSaid(view).map(scorerWords.capitalised)[0]

function countedIn(view: MatchView): readonly string[] | null {
  const [last, said] = [lastIn(view), countedSaid(view)]
  return last === undefined || said === null ? said : [last, ...said.slice(1).filter((each) => !lastRoundSaid(view).includes(each))]
}

/** What of a match its standing is about. */
const whatIsPlayed = ({ view }: { readonly view: MatchView }) => ({
  game: view.words,
  round: lastIn(view) ?? words.match.table.round(roundNow(view)),
  counted: countedIn(view),
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
