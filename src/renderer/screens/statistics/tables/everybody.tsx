import type { PersonStatistics } from '#shared/contract/statistics'
import type { PresetId } from '#shared/rules/presets'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { SortableTable } from '../../../components/sortable-table/sortable-table'
import { words } from '../../../messages/page'
import { columnsFor, shortColumns } from './columns'
import styles from '../statistics.module.css'

interface Props {
  readonly people: readonly PersonStatistics[]
  /** The presets that were counted. */
  readonly played: readonly PresetId[]
  /** Enough was played for ratings to say something. */
  readonly rated: boolean
}

/** What everyone did, a line each: who won most first. */
export function Everybody({ people, played, rated }: Props) {
  const peopleWords = words.statistics.people
  return (
    <section className={styles.section} aria-labelledby="statistics-everybody">
      <h2 id="statistics-everybody" className={styles.heading}>
        {peopleWords.heading}
      </h2>
      <SortableTable
        caption={peopleWords.heading}
        captionHidden
        columns={shortColumns(played, rated)}
        rows={people}
        rowKey={({ person }) => person}
        first={{ column: 'won', direction: 'descending' }}
      />
    </section>
  )
}

/** Everything that is counted of everyone, with what each column means. */
export function AllFigures({ people, played, rated }: Props) {
  const peopleWords = words.statistics.people
  const columns = columnsFor(played, rated, people)
  return (
    <Disclosure summary={peopleWords.more} lazy>
      <SortableTable
        caption={peopleWords.more}
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
    </Disclosure>
  )
}
