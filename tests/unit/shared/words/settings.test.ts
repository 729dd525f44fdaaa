import { expect, it } from 'vitest'
import { PRESETS } from '#shared/rules/presets'
import { settingsWords } from '#shared/words/en'

it('settings are told with their labels and values', () => {
  expect(settingsWords({ target: { '2': 15, '3': 10 }, blockedRule: 'american', approachCap: false, floor: null, payout: 'losses-first' })).toBe(
    'target: 15 with 2 players or 10 with 3 players, rule for a blocked round: American, headers score less near the target: off, how low a total can go: no limit, gains and losses: losses first',
  )
})

it('every setting of a preset has a label', () => {
  for (const { settings } of Object.values(PRESETS)) expect(settingsWords(settings)).not.toContain('undefined')
})
