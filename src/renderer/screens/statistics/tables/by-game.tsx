import type { PersonStatistics } from '#shared/contract/statistics'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { pointsPerRound, winningShare, type Tally } from '#shared/stats/tally'
import { scorerWords } from '../../../messages/scorer'
import { Disclosure } from '../../../components/disclosure/disclosure'
import type { Column } from '../../../components/sortable-table/sort'
import { SortableTable } from '../../../components/sortable-table/sortable-table'
import { words } from '../../../messages/page'
import { PersonLink } from '../statistics-name'

interface Row {
  readonly person: string
  readonly name: string
  readonly preset: PresetId
  readonly tally: Pick<Tally, 'played' | 'won' | 'rounds' | 'points'>
}

function columnsNow(): readonly Column<Row>[] {
  const byGameWords = words.statistics.byGame
  const { columns: headings } = words.statistics.people
  return [
    { id: 'name', heading: headings.name[0], value: ({ name }) => name, cell: PersonLink },
    { id: 'game', heading: byGameWords.game, value: ({ preset }) => scorerWords.presetNames[preset] },
    { id: 'played', heading: headings.played[0], value: ({ tally }) => tally.played },
    { id: 'won', heading: headings.won[0], value: ({ tally }) => tally.won },
    { id: 'share', heading: headings.share[0], value: ({ tally }) => winningShare(tally), cell: ({ tally }) => words.shareWords(winningShare(tally) ?? 0) },
    { id: 'rounds', heading: headings.rounds[0], value: ({ tally }) => tally.rounds },
    { id: 'points', heading: byGameWords.points, value: ({ tally }) => tally.points },
    {
      id: 'perRound',
      heading: headings.pointsPerRound[0],
      value: ({ tally }) => pointsPerRound(tally),
      cell: ({ tally }) => words.perRound(pointsPerRound(tally) ?? 0),
    },
  ]
}

/** Results and points of each person in each game; points of different games are different things. */
export function ByGame({ people }: { readonly people: readonly PersonStatistics[] }) {
  const byGameWords = words.statistics.byGame
  const rows = people.flatMap(({ person, name, byPreset }) =>
    PRESET_IDS.flatMap((preset): readonly Row[] => {
      const tally = byPreset[preset]
      return tally === undefined ? [] : [{ person, name, preset, tally }]
    }),
  )
  if (rows.length === 0) return null
  return (
    <Disclosure summary={byGameWords.heading} lazy>
      <SortableTable
        caption={byGameWords.heading}
        captionHidden
        columns={columnsNow()}
        rows={rows}
        rowKey={({ person, preset }) => `${preset} ${person}`}
        first={{ column: 'name', direction: 'ascending' }}
      />
    </Disclosure>
  )
}
