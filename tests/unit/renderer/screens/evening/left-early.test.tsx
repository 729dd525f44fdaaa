// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { seatedPeople } from '#shared/evening/seated'
import { currentRound } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { ResultDialog } from '../../../../../src/renderer/screens/evening/dialogs/result-dialog'
import type { ChangeEvening, EveningView } from '../../../../../src/renderer/screens/evening/model/use-evening'
import { TableCard } from '../../../../../src/renderer/screens/evening/table-card'
import { Evening } from '../../../shared/evening/evenings'
import { FakeHost, renderInApp } from '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'

function shown(page: ReactNode) {
  cleanup()
  standInForModalDialogs()
  window.sessionStorage.clear()
  renderInApp(new FakeHost(), page)
  return userEvent.setup({ delay: null })
}

/** One table of three, and what a page needs of it. */
function atTable() {
  const evening = Evening.of(3, { size: 3 }).do({ type: 'draw' })
  const nameOf = (person: string): string => evening.state.people.get(person)?.name ?? ''
  const view = () =>
    ({
      evening: { id: 'evening-0001', name: 'Friday', events: evening.events },
      state: evening.state,
      nameOf,
      playing: () => undefined,
      seatsOf: ({ people, result }: { people: readonly string[]; result: { status: string; totals: readonly number[] } }) =>
        seatedPeople(
          people.map((id) => ({ id, name: nameOf(id) })),
          result.status === 'playing' ? null : result,
        ),
    }) as unknown as EveningView
  const table = () => present(currentRound(evening.state)?.tables[0], 'a table')
  const run = vi.fn(() => Promise.resolve({ id: 'evening-0001', revision: 9 }))
  const dialog = () => (
    <ResultDialog
      view={view()}
      change={{ run, pending: false, problem: null } as unknown as ChangeEvening}
      round={0}
      at={0}
      table={table()}
      onClose={() => undefined}
    />
  )
  return { evening, view, table, run, dialog, names: table().people.map(nameOf) }
}

test('a result says who left before the end, its card names them and who wins of the others, and a correction keeps it', async () => {
  const { evening, view, table, run, dialog, names } = atTable()
  const [first, second] = names as [string, string]
  const user = shown(dialog())
  await user.click(screen.getByText('Did someone leave early?'))
  await user.click(screen.getByRole('switch', { name: first }))
  await user.click(screen.getByRole('button', { name: 'Save result' }))
  await waitFor(() => expect(run).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'handed-in', totals: [0, 0, 0], gone: [0], agreed: true })))

  evening.do({ type: 'handed-in', table: 0, totals: [9, 4, 2], gone: [0], by: 'host', agreed: true })
  shown(<TableCard view={view()} round={0} at={0} table={table()} ask={() => undefined} />)
  const card = within(screen.getByRole('article', { name: 'Table 1' }))
  card.getByText(`${second} wins`)
  expect(card.getByText('Left early').closest('li')?.textContent).toContain(first)

  const again = shown(dialog())
  const total = screen.getByRole('spinbutton', { name: `${second}’s total` })
  await again.clear(total)
  await again.type(total, '5')
  await again.tab()
  await again.click(screen.getByRole('button', { name: 'Save result' }))
  await waitFor(() => expect(run).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'corrected', totals: [9, 5, 2], gone: [0] })))
})
