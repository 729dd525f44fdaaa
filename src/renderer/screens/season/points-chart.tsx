import type { LeagueStandingsRow } from '#shared/contract/seasons'
import { PeopleChart } from '../../components/chart/people-chart'
import { words } from '../../messages/page'
import { pointsText } from './points-text'

const inWords = (points: number): string => pointsText(Math.round(100 * points))

export function PointsChart({ lines, days }: { readonly lines: readonly LeagueStandingsRow[]; readonly days: readonly string[] }) {
  const chartWords = words.league.chart
  return (
    <PeopleChart
      heading={chartWords.heading}
      description={chartWords.label(lines.map(({ name }) => name))}
      lines={lines}
      moments={days.map((day, at) => ({ at: Date.parse(`${day}T12:00:00`), values: lines.map(({ history }) => (history[at] ?? 0) / 100) }))}
      axisWidth={44}
      endText={inWords}
      valueText={inWords}
    />
  )
}
