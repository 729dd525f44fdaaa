import type { PersonStatistics } from '#shared/contract/statistics'
import { BLOCKED_RULE_NAMES, testWords } from '../../../messages/scorer'
import type { Column } from '../../../components/sortable-table/sort'
import { SortableTable } from '../../../components/sortable-table/sortable-table'
import { statisticsWords } from '../../../messages/page'
import { StatisticsName } from '../statistics-name'
import styles from '../statistics.module.css'

type Row = PersonStatistics['all']['blocked'][number] & Pick<PersonStatistics, 'person' | 'name'>

function columnsNow(): readonly Column<Row>[] {
  const words = statisticsWords.blocked
  return [
    { id: 'name', heading: statisticsWords.people.columns.name[0], value: ({ name }) => name, cell: StatisticsName },
    { id: 'rule', heading: words.rule, value: ({ rule }) => BLOCKED_RULE_NAMES[rule] },
    { id: 'test', heading: words.test, value: ({ test, rule }) => testWords(test, rule) },
    { id: 'won', heading: words.won, value: ({ won }) => won },
  ]
}

/** Who won blocked rounds, by which rule and which test of it. */
export function BlockedWon({ people }: { readonly people: readonly PersonStatistics[] }) {
  const words = statisticsWords.blocked
  const rows = people.flatMap(({ person, name, all }) => all.blocked.map((each): Row => ({ ...each, person, name })))
  if (rows.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="statistics-blocked">
      <h2 id="statistics-blocked" className={styles.heading}>
        {words.heading}
      </h2>
      <SortableTable
        caption={words.heading}
        captionHidden
        columns={columnsNow()}
        rows={rows}
        rowKey={({ person, rule, test }) => `${rule} ${test} ${person}`}
        first={{ column: 'won', direction: 'descending' }}
      />
    </section>
  )
}
