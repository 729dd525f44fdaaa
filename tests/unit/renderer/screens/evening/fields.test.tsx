// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type EveningSettings, USUAL_SETTINGS } from '#shared/evening/evening'
import { MainFields } from '../../../../../src/renderer/screens/evening/fields'

afterEach(cleanup)

test('a game for partners alone is played by fixed partners, and another of its rule sets where people play for themselves', async () => {
  let settings: EveningSettings = USUAL_SETTINGS
  const set = (change: Partial<EveningSettings>): void => {
    settings = { ...settings, ...change }
    rerender(<MainFields settings={settings} set={set} />)
  }
  const { rerender } = render(<MainFields settings={settings} set={set} />)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Block with partners')
  expect(settings).toMatchObject({ preset: 'block-partners', method: 'partners', size: 4 })
  const [first] = screen.getAllByRole('radio')
  if (first === undefined) throw new Error('there is no way to draw tables')
  await userEvent.click(first)
  expect(settings).toMatchObject({ preset: 'block', method: 'random' })
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Draw')
  expect(settings).toMatchObject({ preset: 'draw', method: 'random' })
})
