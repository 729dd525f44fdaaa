import { describe, expect, test } from 'vitest'
import { FORMER_NAMES, isSetting, underCurrentNames, understood } from '#shared/settings/settings'

describe('A setting that was kept under a former name', () => {
  test('counts as before', () => {
    expect(understood({ 'table-aid': 'open', theme: 'dark' }, 'device')).toEqual({ 'tiles-played': 'open', theme: 'dark' })
  })

  test('gives way to what was chosen under the name of today', () => {
    expect(understood({ 'tiles-played': 'closed', 'table-aid': 'open' }, 'device')).toEqual({ 'tiles-played': 'closed' })
  })

  test('is nothing where it was no choice', () => {
    expect(understood({ 'table-aid': 'ajar' }, 'device')).toEqual({})
  })

  test('has a name that nothing else has now', () => {
    expect(Object.values(FORMER_NAMES).filter(isSetting)).toEqual([])
  })
})

test('what another version knows stays as it is', () => {
  expect(underCurrentNames({ 'of-tomorrow': 'yes', 'keep-photographs': 'kept' })).toEqual({ 'of-tomorrow': 'yes', 'keep-photographs': 'kept' })
})
