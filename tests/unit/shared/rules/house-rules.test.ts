import { describe, expect, test } from 'vitest'
import { ruleOverridesSchema } from '#shared/match/record'
import {
  blockedRulesFor,
  changedSettings,
  groupIn,
  namedSettings,
  sameValue,
  isInForce,
  settingsFor,
  SETTINGS,
  withSetting,
  type Setting,
} from '#shared/rules/house-rules'
import { RULE_FACTS } from '#shared/rulebook/facts'
import { STANDS_ON } from '#shared/rulebook/setting-kinds'
import { PRESET_IDS, PRESETS } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { BLOCKED_RULE_IDS, GAME_IDS, type GameId, type SettingName } from '#shared/games/rules'
import { NAIVE_PRESETS } from '../../../reference/naive-rules'

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

  /** The games of the table below; what a setting changes in others is held against their own rules. */
  const BERGEN_GAMES = ['flower-and-scorpion', 'bergen', 'double-bergen'] as const satisfies readonly GameId[]

  /** Its group, what it may be, and the rule it changes in each of those games (rulebook, House rules and readings). */
  const told = ({ group, readingIn, control, rules, under }: Setting) => {
    const values = control.kind === 'boolean' ? 'yes or no' : control.kind === 'choice' ? control.values.join(' ') : `${control.min} to ${control.max}`
    const kind = control.kind === 'by-players' ? ' by players' : control.kind === 'nullable' ? ` or null, ${control.null}` : ''
    const where = BERGEN_GAMES.map((game) => (rules[game] === undefined ? '-' : (rules[game] ?? 'set')))
    return [group, ...readingIn.map((game) => `reading in ${game}`), `${values}${kind}`, where.join(' '), ...(under === undefined ? [] : [`under ${under}`])]
  }

  test('says of each what it may be and which rule it changes in the games of the Bergen family', () => {
    const theirs = SETTINGS.filter(({ rules }) => BERGEN_GAMES.some((game) => rules[game] !== undefined))
    expect(Object.fromEntries(theirs.map((setting) => [setting.name, told(setting).join(', ')]))).toEqual({
      partners: 'house-rule, yes or no, PA-1 PA-1 PA-1',
      target: 'house-rule, 1 to 500 by players, C-5 C-5 DB-5',
      win: 'house-rule, immediate round-end, C-5 C-5 C-5',
      handSize: 'house-rule, 1 to 20 by players, set set set',
      maxPip: 'house-rule, 6 9 12 15 18, set set set',
      copies: 'house-rule, 1 to 4, set set set',
      arms: 'house-rule, 2 to 8, - - DB-1',
      spinner: 'house-rule, yes or no, - B-10 -',
      leadTile: 'house-rule, any double highest-double, FS-1 B-7 -',
      completeFirstDouble: 'house-rule, yes or no, - B-6 -',
      draw: 'house-rule, until-able one never, C-2 C-2 C-2',
      dual: 'house-rule, 0 to 20, FS-2 - -',
      plural: 'house-rule, 0 to 20, FS-3 - -',
      doubleHeader: 'house-rule, 0 to 20, - B-1 -',
      tripleHeader: 'house-rule, 0 to 20, - B-2 -',
      approachCap: 'house-rule, reading in flower-and-scorpion, yes or no, FS-11 B-3 -',
      dominoPoints: 'house-rule, 0 to 20, FS-9 B-4 DB-4',
      blockedRule: `house-rule, ${BLOCKED_RULE_IDS.join(' ')}, FS-9 B-5 DB-4`,
      blockedBy: 'house-rule, side player, PA-5 PA-5 PA-5, under partners',
      blockedPoints: 'house-rule, 0 to 20 or null, usual, FS-9 B-5 DB-4, under fixed',
      tileDeduction: 'house-rule, 0 to 10, - - DB-4',
      floor: 'house-rule, -100 to 0 or null, chosen, FS-10 - DB-4',
      reserve: 'reading, 0 to 10, C-3 C-3 C-3',
      twoDoubles: 'reading, listed all, FS-4 - -',
      standingPair: 'reading, unscored scored, FS-5 - -',
      doubleScorpion: 'reading, suit tile, FS-7 - -',
      payout: 'reading, net losses-first, FS-10 - -',
      americanGap: 'reading, none simple, B-5 B-5 B-5, under american',
      germanTies: 'reading, among-tied all, B-5 B-5 B-5, under german',
      spinnerArms: 'reading, all-first any-time, - B-10 -, under spinner',
      spinnerCount: 'reading, headers every-number, - B-10 -, under spinner',
      passedLead: 'reading, who-led who-was-first, - - DB-1',
    })
  })

  test('calls the cap near the target a house rule in Bergen, and a reading in Flower & Scorpion (FS-11)', () => {
    const [cap, target] = ['approachCap', 'target'].map((name) => SETTINGS.find((setting) => setting.name === name) as Setting)
    expect(BERGEN_GAMES.map((game) => groupIn(cap as Setting, game))).toEqual(['reading', 'house-rule', 'house-rule'])
    expect(BERGEN_GAMES.map((game) => groupIn(target as Setting, game))).toEqual(['house-rule', 'house-rule', 'house-rule'])
  })

  test.each(GAME_IDS)('changes in %s only rules that it has, or that a house can play by in any game', (game) => {
    const changed = settingsFor(game).flatMap(({ name, rules }) => {
      const rule = rules[game] ?? null
      return rule === null || RULE_FACTS[rule].games.includes(game) || RULE_FACTS[rule].anywhere === true ? [] : [`${name}: ${rule}`]
    })
    expect(changed, 'settings, in definition.ts of the game; or the rule belongs to `shares`, in its book/rules.ts').toEqual([])
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
    [
      'round-totals',
      ['counted', 'rounds', 'limit', 'goal', 'tie', 'doubleBlank', 'maxPip'],
      ['target', 'handSize', 'reserve', 'blockedRule', 'floor', 'dominoPoints'],
    ],
  ])('%s is asked only what means something in it', (game, asked, notAsked) => {
    const own = names(settingsFor(game))
    expect(own).toEqual(expect.arrayContaining([...asked]))
    for (const name of notAsked) expect(own).not.toContain(name)
  })
})

test('a setting under a blocked rule, a spinner, or where tiles left are counted or pay, matters only there', () => {
  const inForce = (
    blockedRule: (typeof BLOCKED_RULE_IDS)[number],
    spinner: boolean,
    counted: 'pips' | 'numbers' = 'numbers',
    endWorth: 'fixed' | 'others' = 'fixed',
    partners = false,
  ) => names(SETTINGS.filter((setting) => setting.under !== undefined && isInForce(setting, { blockedRule, spinner, counted, endWorth, partners })))
  expect(inForce('american', false)).toEqual(['blockedPoints', 'americanGap'])
  expect(inForce('german', true)).toEqual(['blockedPoints', 'germanTies', 'spinnerArms', 'spinnerCount'])
  expect(inForce('simple', false)).toEqual(['blockedPoints'])
  expect(inForce('simple', false, 'pips')).toEqual(['blockedPoints', 'doubleBlank'])
  expect(inForce('simple', false, 'numbers', 'fixed', true)).toEqual(['pairOut', 'blockedBy', 'blockedPoints'])
  expect(inForce('simple', false, 'numbers', 'others')).toEqual(['endRounding', 'roundingOf', 'doublesInHand', 'tieOfThree'])
})

test('namedSettings lists what is named, in display order, whatever its value', () => {
  expect(namedSettings({ payout: 'net', target: 20, floor: null, dual: undefined })).toEqual(['target', 'floor', 'payout'])
  expect(namedSettings({})).toEqual([])
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
  expect(sameValue({ '2': 6 }, { '3': 6 })).toBe(false)
  expect(sameValue(null, 0)).toBe(false)
  expect([sameValue(5, 5), sameValue(5, 6), sameValue(null, null), sameValue('all', 'all')]).toEqual([true, false, true, true])
})

test('a table that names nobody is no number, and is not null', () => {
  expect([sameValue({}, 5), sameValue(5, {}), sameValue({}, null), sameValue(null, {}), sameValue({}, {})]).toEqual([false, false, false, false, true])
})

describe('nothing is left out of', () => {
  test('the games: each setting means something in one of them', () => {
    const nowhere = SETTINGS.filter(({ rules }) => Object.keys(rules).length === 0).map(({ name }) => name)
    expect(nowhere, 'say in definition.ts of a game which rule it changes').toEqual([])
  })

  test.each(PRESET_IDS)('%s: it says of each setting of its game what its value stands on, once', (preset) => {
    const { written, reading, convention } = STANDS_ON[preset]
    const meant = settingsFor(PRESETS[preset].game).map(({ name }) => name)
    expect([...written, ...reading, ...convention].toSorted(), 'book/stands-on.ts of the game').toEqual(meant.toSorted())
  })

  test('the second scorer: it knows every setting by itself', () => {
    const known = Object.keys(NAIVE_PRESETS[PRESET_IDS[0]] ?? {})
    expect(
      SETTINGS.map(({ name }) => name).filter((name) => !known.includes(name)),
      'tests/reference/naive-*.ts, written from the rulebook',
    ).toEqual([])
  })
})
