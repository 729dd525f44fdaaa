// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LANGUAGE_PROGRESS } from '#shared/words/languages'
import { SettingsScreen } from '../../../../../src/renderer/screens/settings/settings-screen'
import { FakeHost, renderInApp } from '../../fake-host'

const whole = LANGUAGE_PROGRESS.fr
afterEach(() => {
  LANGUAGE_PROGRESS.fr = whole
})

test('a language that is only begun comes last, and says how far it is', async () => {
  // as if half of the French sentences were missing
  LANGUAGE_PROGRESS.fr = 0.512
  renderInApp(new FakeHost(), <SettingsScreen group="language" />)
  const choices = within(await screen.findByRole('group', { name: 'Language' })).getAllByRole('radio')
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'System setting',
    'English',
    'Deutsch',
    'Español',
    'Français51% done, the rest is in English',
  ])
})
