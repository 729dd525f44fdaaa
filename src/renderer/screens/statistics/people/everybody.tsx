import type { PersonStatistics } from '#shared/contract/statistics'
import type { PresetId } from '#shared/rules/presets'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { SortableTable } from '../../../components/sortable-table/sortable-table'
import { words } from '../../../messages/page'
import { columnsFor } from './columns'
import styles from '../statistics.module.css'

interface Props {
  readonly people: readonly PersonStatistics[]
  /** The presets that were counted. */
  readonly played: readonly PresetId[]
}

/** What everyone did, a line each. */
export function Everybody({ people, played }: Props) {
  const peopleWords = words.statistics.people
  const columns = columnsFor(played)
  return (
    <section className={styles.section} aria-labelledby="statistics-everybody">
      <h2 id="statistics-everybody" className={styles.heading}>
        {peopleWords.heading}
      </h2>
      <SortableTable
        caption={peopleWords.heading}
        captionHidden
        columns={columns}
        rows={people}
        rowKey={({ person }) => person}
        first={{ column: 'played', direction: 'descending' }}
      />
      {played.length > 1 && <p className={styles.hint}>{peopleWords.fewPoints}</p>}
      <Disclosure summary={peopleWords.meanings}>
        <dl className={styles.meanings}>
          {columns.map(
            ({ id, heading, meaning }) =>
              meaning !== undefined && (
                <div key={id}>
                  <dt>{heading}</dt>
                  <dd>{meaning}</dd>
                </div>
              ),
          )}
        </dl>
      </Disclosure>
    </section>
  )
}
