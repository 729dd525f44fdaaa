import { luckAndSkill, lostByChoices } from '#shared/analysis/luck'
import type { Review } from '#shared/analysis/review'
import { Card } from '../../components/card/card'
import type { MatchView } from '../../match/match-view'
import { shortNames } from '../../match/model/short-names'
import { words } from '../../messages/page'
import type { Likely } from './use-likely'
import styles from './review.module.css'

interface Props {
  readonly view: MatchView
  readonly review: Review
  readonly rounds: readonly number[]
  readonly likely: Likely
}

/** In two sentences, how much of the difference came from tiles and how much from choices. */
export function LuckCard({ view, review, rounds, likely }: Props) {
  const luckWords = words.review.luck
  const names = shortNames(view.names)
  const { working } = likely
  const said = (): string => {
    if (working !== null) return luckWords.working(rounds.indexOf(working.round) + 1, rounds.length)
    const plays = rounds.map((index) => ({ index, plays: likely.rounds.get(index)?.plays ?? [] }))
    const found = luckAndSkill(view.scored.totals, lostByChoices(review, plays))
    if (found === null) return luckWords.level
    const leader = names[found.leader] ?? ''
    return `${luckWords.ahead(leader, names[found.other] ?? '', found.ahead)} ${luckWords.why(leader, found.tiles, found.choices, found.give, view.words.points)}`
  }
  return (
    <Card className={styles.luck}>
      <div className={styles.luckHead}>
        <h2 className={styles.heading}>{luckWords.heading}</h2>
        <span className={styles.quiet}>{luckWords.scope}</span>
      </div>
      <p className={styles.luckText}>{said()}</p>
    </Card>
  )
}
