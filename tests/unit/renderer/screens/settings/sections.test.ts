import { expect, test } from 'vitest'
import { SETTING_NAMES, SETTINGS, type SettingName } from '#shared/settings/settings'
import { SECTIONS } from '../../../../../src/renderer/screens/settings/settings-screen'

test('every setting is on the page once, and the section for all matches has those of the house', () => {
  const listed: readonly SettingName[] = Object.values(SECTIONS).flat()
  expect([...listed].sort()).toEqual([...SETTING_NAMES].sort())
  expect([...SECTIONS.house].sort()).toEqual(SETTING_NAMES.filter((name) => SETTINGS[name].of === 'house').sort())
})
