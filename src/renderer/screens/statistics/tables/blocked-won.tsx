import type { PersonStatistics } from '#shared/contract/statistics'
import { scorerWords } from '../../../messages/scorer'
import { Disclosure } from '../../../components/disclosure/disclosure'
import type { Column } from '../../../components/sortable-table/sort'
import { SortableTable } from '../../../components/sortable-table/sortable-table'
import { words } from '../../../messages/page'
import { PersonLink } from '../statistics-name'

type Row = PersonStatistics['all']['blocked'][number] & Pick<PersonStatistics, 'person' | 'name'>

function columnsNow(): readonly Column<Row>[] {
  const blockedWords = words.statistics.blocked
  return [
    { id: 'name', heading: words.statistics.people.columns.name[0], value: ({ name }) => name, cell: PersonLink },
    { id: 'rule', heading: blockedWords.rule, value: ({ rule }) => scorerWords.blockedRuleNames[rule] },
    { id: 'test', heading: blockedWords.test, value: ({ test, rule }) => scorerWords.testWords(test, rule) },
    { id: 'won', heading: blockedWords.won, value: ({ won }) => won },
  ]
}

/** Who won blocked rounds, by which rule and which test of it. */
export function BlockedWon({ people }: { readonly people: readonly PersonStatistics[] }) {
  const blockedWords = words.statistics.blocked
  const rows = people.flatMap(({ person, name, all }) => all.blocked.map((each): Row => ({ ...each, person, name })))
  if (rows.length === 0) return null
  return (
    <Disclosure summary={blockedWords.heading} lazy>
      <SortableTable
        caption={blockedWords.heading}
        captionHidden
        columns={columnsNow()}
        rows={rows}
        rowKey={({ person, rule, test }) => `${rule} ${test} ${person}`}
        first={{ column: 'won', direction: 'descending' }}
      />
    </Disclosure>
  )
}
