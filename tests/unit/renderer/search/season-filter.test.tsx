// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Season } from '#shared/contract/seasons'
import { ALL_TIME, type DayRange } from '../../../../src/renderer/search/season/season-dialog'
import { SeasonFilter } from '../../../../src/renderer/search/season/season-filter'
import { FakeHost, renderInApp } from '../fake-host'
import { seasonOf } from '../seasons'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const season = (name: string, from: string, to: string): Season => seasonOf({ id: `season-${name.toLowerCase()}`, name, from, to })
const AUTUMN = season('Autumn', '2026-09-01', '2026-11-30')
const SUMMER = season('Summer', '2026-07-04', '2026-07-18')

function shown(first: DayRange = ALL_TIME, seasons: readonly Season[] = [AUTUMN, SUMMER]): { readonly host: FakeHost; readonly asked: DayRange[] } {
  const host = new FakeHost()
  host.seasons.send(seasons)
  const asked: DayRange[] = []
  function Page() {
    const [days, setDays] = useState(first)
    return (
      <SeasonFilter
        days={days}
        onChange={(next) => {
          asked.push(next)
          setDays(next)
        }}
      />
    )
  }
  renderInApp(host, <Page />)
  return { host, asked }
}

const chips = () => within(screen.getByRole('group', { name: 'Season' }))
const pressed = () =>
  chips()
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)

describe('The filter of seasons', () => {
  test('asks for the days of the season that is chosen, and for all time again', async () => {
    const { asked } = shown()
    await userEvent.click(await screen.findByRole('button', { name: 'Autumn' }))
    expect(pressed()).toEqual(['Autumn'])
    await userEvent.click(screen.getByRole('button', { name: 'All time' }))
    expect(pressed()).toEqual(['All time'])
    expect(asked).toEqual([{ from: '2026-09-01', to: '2026-11-30' }, ALL_TIME])
  })

  test('says other days as they are', async () => {
    shown({ from: '2026-10-01', to: '' })
    await screen.findByRole('button', { name: 'Autumn' })
    expect(pressed()).toEqual([expect.stringMatching(/^Since .*2026$/)])
  })

  test('keeps more than three seasons in a menu, and the chosen one in sight', async () => {
    const many = ['2026', '2025', '2024', '2023'].map((year) => season(year, `${year}-01-01`, `${year}-12-31`))
    shown(ALL_TIME, many)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'More seasons' }), '2023')
    expect(pressed()).toEqual(['2023'])
    expect(
      chips()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All time', '2026', '2025', '2023'])
  })

  test('makes a season of the days that are asked for', async () => {
    const { host, asked } = shown({ from: '2026-10-01', to: '2026-10-31' })
    await userEvent.click(await screen.findByRole('button', { name: 'Add season' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add season' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' October ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save season' }))
    await waitFor(() => expect(host.askedOfSeasons).toEqual([['save', { name: 'October', from: '2026-10-01', to: '2026-10-31' }]]))
    expect(asked).toEqual([{ from: '2026-10-01', to: '2026-10-31' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('says what is missing or wrong, and sends nothing', async () => {
    const { host } = shown({ from: '2026-10-31', to: '2026-10-01' })
    await userEvent.click(await screen.findByRole('button', { name: 'Add season' }))
    const dialog = within(screen.getByRole('dialog'))
    dialog.getByText('The last day is before the first.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save season' }))
    dialog.getByText('Enter a name.')
    expect(host.askedOfSeasons).toEqual([])
  })

  test('says why the host did not take it', async () => {
    const { host } = shown({ from: '2026-10-01', to: '2026-10-31' })
    host.answerOnSeasons = () => Promise.resolve({ ok: false, error: { kind: 'name-taken', name: 'Autumn' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Add season' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'autumn')
    await userEvent.click(dialog.getByRole('button', { name: 'Save season' }))
    await dialog.findByText('There is already a season called Autumn. Choose another name.')
  })

  test('renames the chosen season and deletes it', async () => {
    const { host, asked } = shown({ from: AUTUMN.from, to: AUTUMN.to })
    await userEvent.click(await screen.findByRole('button', { name: 'Change Autumn' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change Autumn' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Fall')
    await userEvent.click(dialog.getByRole('button', { name: 'Save season' }))
    await waitFor(() => expect(host.askedOfSeasons).toEqual([['save', { id: 'season-autumn', name: 'Fall', from: AUTUMN.from, to: AUTUMN.to }]]))
    await userEvent.click(await screen.findByRole('button', { name: 'Change Autumn' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete season' }))
    await waitFor(() => expect(host.askedOfSeasons.at(-1)).toEqual(['remove', { id: 'season-autumn' }]))
    await waitFor(() => expect(asked.at(-1)).toEqual(ALL_TIME))
  })
})
