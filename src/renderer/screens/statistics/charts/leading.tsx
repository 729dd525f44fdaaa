import type { CSSProperties } from 'react'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { leadOf } from '#shared/stats/leads'
import { Card } from '../../../components/card/card'
import { ChartOrTable } from '../../../components/chart/chart-or-table'
import type { Column } from '../../../components/sortable-table/sort'
import { SortableTable } from '../../../components/sortable-table/sortable-table'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import styles from './charts.module.css'

type LeadingRow = StatisticsAnswer['leads'][number]

/** Boxes that can be told apart at a glance; of more matches, each stands for several. */
const MOST_BOXES = 72

function leadingColumns(): readonly Column<LeadingRow>[] {
  const leadWords = words.statistics.leads
  return [
    { id: 'players', heading: leadWords.players, value: ({ people }) => people },
    { id: 'matches', heading: leadWords.matches, value: ({ matches }) => matches },
    { id: 'won', heading: leadWords.won, value: ({ won }) => won },
    {
      id: 'expected',
      heading: leadWords.expected,
      value: ({ people, matches }) => matches / people,
      cell: ({ people, matches }) => words.decimal(matches / people),
    },
  ]
}

/** Whether who leads the first round wins more often than chance has it: a box for each match. */
export function Leading({ leads }: Pick<StatisticsAnswer, 'leads'>) {
  const leadWords = words.statistics.leads
  const lead = leadOf(leads)
  if (lead === null) return null
  const { matches, won, chance, luck } = lead
  const perBox = Math.ceil(matches / MOST_BOXES)
  const boxes = Math.round(matches / perBox)
  const told = leadWords.told(won, matches)
  return (
    <Card aria-labelledby="statistics-leads">
      <ChartOrTable
        label={told}
        chart={
          <ol className={styles.boxes} aria-hidden="true" style={{ '--box': boxes > 48 ? '14px' : boxes > 24 ? '20px' : '28px' } as CSSProperties}>
            {Array.from({ length: boxes }, (_, box) => (
              <li key={box} className={styles.box} data-won={box < Math.round(won / perBox) || undefined} />
            ))}
          </ol>
        }
        table={
          <SortableTable
            caption={leadWords.caption}
            captionHidden
            columns={leadingColumns()}
            rows={leads}
            rowKey={({ people }) => scorerWords.plain(people)}
            first={{ column: 'players', direction: 'ascending' }}
          />
        }
      >
        <h2 id="statistics-leads" className={styles.heading}>
          {leadWords.heading}
        </h2>
        <p>
          {told} {leadWords.chance(Math.round(chance))}
        </p>
      </ChartOrTable>
      <p className={styles.quiet}>
        {luck ? leadWords.luck : won > chance ? leadWords.more : leadWords.fewer} {perBox > 1 && leadWords.box(perBox)}
      </p>
    </Card>
  )
}
