import { PeopleChart } from '../components/chart/people-chart'
import { words } from '../messages/page'
import { momentsOf, type NamedLine } from './rating-rows'

/** Ratings over time. */
export function RatingChart({ lines }: { readonly lines: readonly NamedLine[] }) {
  const ratingsWords = words.statistics.ratings
  return (
    <PeopleChart
      heading={ratingsWords.heading}
      description={ratingsWords.chart(lines.map(({ name }) => name))}
      lines={lines}
      moments={momentsOf(lines)}
      axisWidth={36}
      endText={words.decimal}
      valueText={(mean, { deviations }, line) => words.statistics.people.rating(mean, deviations[line] ?? 0)}
    />
  )
}
