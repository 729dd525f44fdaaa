import { describe, expect, test } from 'vitest'
import { ruleOverridesSchema } from '#shared/match/record'
import { blockedRulesFor, changedSettings, sameValue, settingsFor, SETTINGS, withSetting, type Setting } from '#shared/rules/house-rules'
import { PRESET_IDS, PRESETS } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { GAME_IDS, type SettingName } from '#shared/rules/rules'

const names = (settings: readonly Setting[]) => settings.map((setting) => setting.name)

/** Values a setting's control lets a person choose, the ends of a range among them. */
function choosable({ control }: Setting): readonly unknown[] {
  switch (control.kind) {
    case 'number':
      return [control.min, control.max]
    case 'by-players':
      return [control.min, control.max, { '2': control.min, '3': control.max }]
    case 'nullable':
      return control.null === 'chosen' ? [null, control.min, control.max] : [control.min, control.max]
    case 'choice':
      return control.values
    case 'boolean':
      return [true, false]
  }
}

describe('The list of house rules and readings', () => {
  test('names every setting of the rules exactly once', () => {
    const every = Object.keys(PRESETS['flower-and-scorpion'].settings)
    expect(names(SETTINGS).toSorted()).toEqual(every.toSorted())
  })

  test('offers nothing that a record may not say', () => {
    for (const setting of SETTINGS) {
      for (const value of choosable(setting)) {
        expect(ruleOverridesSchema.safeParse({ [setting.name]: value }).success, `${setting.name} ${JSON.stringify(value)}`).toBe(true)
      }
    }
  })

  test.each(PRESET_IDS)('offers every value that the preset %s has', (preset) => {
    for (const setting of settingsFor(PRESETS[preset].game)) {
      const usual = PRESETS[preset].settings[setting.name]
      const { control } = setting
      if (control.kind === 'choice') expect(control.values, setting.name).toContain(usual)
      if (control.kind === 'number') expect(usual, setting.name).toSatisfy((n: number) => n >= control.min && n <= control.max)
    }
    expect(blockedRulesFor(PRESETS[preset].game)).toContain(PRESETS[preset].settings.blockedRule)
  })

  test.each(GAME_IDS)('offers only blocked rules that %s can be played with', (game) => {
    const preset = PRESET_IDS.find((id) => PRESETS[id].game === game) as (typeof PRESET_IDS)[number]
    for (const blockedRule of blockedRulesFor(game)) expect(resolveRules(preset, { blockedRule }, 2).ok, blockedRule).toBe(true)
  })

  test.each<[(typeof GAME_IDS)[number], readonly SettingName[], readonly SettingName[]]>([
    [
      'flower-and-scorpion',
      ['dual', 'plural', 'approachCap', 'twoDoubles', 'standingPair', 'doubleScorpion', 'payout', 'floor'],
      ['arms', 'doubleHeader', 'passedLead', 'tileDeduction'],
    ],
    ['bergen', ['doubleHeader', 'tripleHeader', 'approachCap', 'completeFirstDouble', 'leadTile'], ['dual', 'payout', 'arms', 'tileDeduction', 'floor']],
    ['double-bergen', ['arms', 'tileDeduction', 'floor'], ['dual', 'doubleHeader', 'leadTile', 'payout', 'approachCap']],
  ])('%s is asked only what means something in it', (game, asked, notAsked) => {
    const own = names(settingsFor(game))
    expect(own).toEqual(expect.arrayContaining([...asked]))
    for (const name of notAsked) expect(own).not.toContain(name)
  })
})

describe('changedSettings', () => {
  test('names what differs from the preset, in display order, and nothing that only repeats it', () => {
    expect(changedSettings('flower-and-scorpion', { payout: 'losses-first', target: 15, dual: 2, copies: undefined })).toEqual(['target', 'payout'])
    expect(changedSettings('bergen-pagat', { target: { '4': 10, '3': 10, '2': 15 } })).toEqual([])
    expect(changedSettings('bergen-pagat', { target: { '2': 15, '3': 12, '4': 10 } })).toEqual(['target'])
    expect(changedSettings('flower-and-scorpion', { floor: null })).toEqual(['floor'])
  })
})

describe('withSetting', () => {
  test('keeps a change and drops what is the preset’s own', () => {
    const changed = withSetting('flower-and-scorpion', {}, 'target', 15)
    expect(changed).toEqual({ target: 15 })
    expect(withSetting('flower-and-scorpion', changed, 'dual', 3)).toEqual({ target: 15, dual: 3 })
    expect(withSetting('flower-and-scorpion', changed, 'target', 20)).toEqual({})
    expect(withSetting('double-bergen', {}, 'floor', 0)).toEqual({ floor: 0 })
    expect(withSetting('double-bergen', { floor: 0 }, 'floor', null)).toEqual({})
  })
})

test('a table by players differs from a number, and from one with other entries', () => {
  expect(sameValue({ '2': 6, '3': 5 }, { '3': 5, '2': 6 })).toBe(true)
  expect(sameValue({ '2': 6 }, { '2': 6, '3': 6 })).toBe(false)
  expect(sameValue({ '2': 6 }, 6)).toBe(false)
  expect(sameValue(null, 0)).toBe(false)
})
