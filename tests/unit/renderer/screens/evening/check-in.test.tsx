// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { PeopleProvider } from '../../../../../src/renderer/app/people-provider'
import { CheckIn } from '../../../../../src/renderer/screens/evening/check-in'
import type { EveningView } from '../../../../../src/renderer/screens/evening/model/use-evening'
import { Evening } from '../../../shared/evening/evenings'
import { FakeHost, renderInApp } from '../../fake-host'

const person = (name: string) => ({ id: `person-${name.toLowerCase()}`, name, updatedAt: '2026-11-26T19:00:00.000Z' })

async function opened() {
  const host = new FakeHost()
  host.everybody.send([person('Ada'), person('Zoë')])
  const { state } = Evening.of(2)
  const view = { evening: { id: 'evening-0001', events: [] }, state } as unknown as EveningView
  renderInApp(
    host,
    <PeopleProvider>
      <CheckIn view={view} />
    </PeopleProvider>,
  )
  await screen.findByRole('checkbox', { name: 'Zoë' })
  const user = userEvent.setup({ delay: null })
  const write = async (text: string) => {
    await user.click(screen.getByRole('textbox', { name: 'Other names' }))
    await user.paste(text)
  }
  const rows = () =>
    within(screen.getByRole('group', { name: 'Names in your list' }))
      .getAllByRole('listitem')
      .map((row) => `${within(row).getByRole<HTMLInputElement>('textbox').value}: ${row.textContent.replace(/^Name \d+/, '')}`)
  return { host, user, write, rows, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

describe('Checking people in', () => {
  test('a list that was pasted is looked at, changed and only then added', async () => {
    const { host, user, write, rows, press } = await opened()
    await write('1. Hopper, Grace\n2. Zoë\t1500\n3. "Bne"\n4. Nobody')
    await press('Look at 4 names')
    expect(host.checkedIn).toEqual([])
    expect(rows()).toEqual(['Hopper, Grace: new', 'Zoë: known already', 'Bne: new', 'Nobody: new'])
    await user.clear(screen.getByRole('textbox', { name: 'Name 3' }))
    await user.type(screen.getByRole('textbox', { name: 'Name 3' }), 'Ada')
    await press('Remove Nobody')
    expect(rows()).toEqual(['Hopper, Grace: new', 'Zoë: known already', 'Ada: known already'])
    await press('Check in 3 people')
    await waitFor(() => expect(host.checkedIn).toEqual([['Hopper, Grace', 'Zoë', 'Ada']]))
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Other names' }).value).toBe(''))
  })

  test('one name as it was typed is added at once', async () => {
    const { host, write, press } = await opened()
    await write('Late Lucy')
    await press('Check in 1 person')
    await waitFor(() => expect(host.checkedIn).toEqual([['Late Lucy']]))
  })

  test('the text is there again, and who is ticked or here already is not added twice', async () => {
    const { host, user, write, rows, press } = await opened()
    await user.click(screen.getByRole('checkbox', { name: 'Zoë' }))
    await write('zoë, Person 0, Ben')
    await press('Look at 3 names')
    expect(rows()).toEqual(['zoë: known already', 'Person 0: here already', 'Ben: new'])
    await press('Back to the text')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Other names' }).value).toBe('zoë, Person 0, Ben')
    await press('Look at 3 names')
    await press('Check in 2 people')
    await waitFor(() => expect(host.checkedIn).toEqual([['Zoë', 'Ben']]))
  })
})
