import { expect, test } from 'vitest'
import { isChoice, SETTING_NAMES, SETTINGS, type SettingName } from '#shared/settings/settings'
import { GROUPS, SWITCHES, type SwitchName } from '../../../../../src/renderer/screens/settings/controls'

test('every setting is on the page once, and what is said to hold for all matches is the house’s', () => {
  const parts = Object.values(GROUPS).flat()
  const listed: readonly SettingName[] = parts.flatMap(({ names }) => names)
  expect([...listed].sort()).toEqual([...SETTING_NAMES].sort())
  const house = parts.filter(({ part }) => part === 'house').flatMap(({ names }) => names)
  expect(house.sort()).toEqual(SETTING_NAMES.filter((name) => SETTINGS[name].of === 'house').sort())
})

test('a switch sets what the setting can be set to, and all of it', () => {
  for (const name of Object.keys(SWITCHES) as readonly SwitchName[]) {
    const { on, off } = SWITCHES[name]
    expect(isChoice(name, on) && isChoice(name, off), name).toBe(true)
    expect(new Set([on, off]), name).toEqual(new Set(SETTINGS[name].choices))
  }
})
