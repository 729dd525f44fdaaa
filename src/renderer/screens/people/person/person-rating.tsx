import type { PersonStatistics, StatisticsAnswer } from '#shared/contract/statistics'
import { chanceAhead } from '#shared/stats/chance'
import { headToHead } from '#shared/stats/pairs'
import { keyOfPerson } from '#shared/stats/person'
import { FEWEST_RATED } from '#shared/stats/rate'
import { lazyScreen } from '../../../app/lazy-screen'
import { ChartOpening } from '../../../components/chart/chart-opening'
import { words } from '../../../messages/page'
import type { NamedLine } from '../../../ratings/rating-rows'
import styles from './person.module.css'

/* Larger than the rest of the page, which does not wait for it. */
const { Screen: RatingChart } = lazyScreen(async () => (await import('../../../ratings/rating-chart')).RatingChart, ChartOpening)

/** Lines of others beside their own: those whom they met most. */
const OTHERS = 2

interface PersonRatingProps {
  readonly answer: StatisticsAnswer
  readonly one: PersonStatistics
}

/** How their rating moved beside those of the people they meet most, and what it means: how often they finish ahead of them. */
export function PersonRating({ answer, one }: PersonRatingProps) {
  const ratingWords = words.person.rating
  const { rating } = one
  if (rating === null) return null
  if (one.all.played < FEWEST_RATED) return <p className={styles.none}>{words.statistics.ratings.from(FEWEST_RATED)}</p>
  const versus = headToHead(answer.pairs.map(({ a, b, ...counts }) => ({ ...counts, a: keyOfPerson(a), b: keyOfPerson(b) })))
  const met = (other: PersonStatistics): number => versus(keyOfPerson(one.person), keyOfPerson(other.person)).matches
  const others = answer.people
    .filter((other) => met(other) > 0 && other.rating !== null)
    .sort((a, b) => met(b) - met(a))
    .slice(0, OTHERS)
  const lines = [one, ...others].flatMap(({ person, name }): readonly NamedLine[] => {
    const line = answer.ratings.find((each) => each.person === person)
    return line === undefined || line.points.length === 0 ? [] : [{ ...line, name }]
  })
  const ahead = others.flatMap(({ name, rating: theirs }) =>
    theirs === null ? [] : [words.statistics.ratings.ahead(one.name, name, Math.round(10 * chanceAhead(rating, theirs)))],
  )
  return (
    <section className={styles.card} aria-labelledby="person-rating">
      <div className={styles.head}>
        <h2 id="person-rating" className={styles.heading}>
          {ratingWords.heading(words.statistics.people.rating(rating.mean, rating.deviation))}
        </h2>
        <p className={styles.quiet}>{ratingWords.start}</p>
      </div>
      {ahead.length > 0 && <p>{ahead.join(' ')}</p>}
      {lines.length > 0 && <RatingChart lines={lines} />}
    </section>
  )
}
