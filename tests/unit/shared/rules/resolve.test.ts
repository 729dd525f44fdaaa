import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { PRESETS, PRESET_IDS } from '#shared/rules/presets'
import { layoutOf, playerLimits, resolveRules } from '#shared/rules/resolve'
import { expectOk } from '#shared/kernel/result'
import { answered } from '../../../support/answered'

const rules = (...args: Parameters<typeof resolveRules>) =>
  expectOk(
    answered(() => resolveRules(...args)),
    'rules of the test',
  )

describe('the table of presets (rulebook)', () => {
  test.each([
    // preset, players, hand, target, reserve, arms, lead, win, domino, blocked rule and points
    ['flower-and-scorpion', 2, 6, 20, 2, 'any', 'immediate', 2, 'flower-and-scorpion', 2],
    ['flower-and-scorpion', 4, 5, 20, 2, 'any', 'immediate', 2, 'flower-and-scorpion', 2],
    ['bergen-pagat', 2, 6, 15, 2, 'double', 'immediate', 2, 'simple', 1],
    ['bergen-pagat', 3, 6, 10, 2, 'double', 'immediate', 2, 'simple', 1],
    ['bergen-pagat', 4, 5, 10, 2, 'double', 'immediate', 2, 'simple', 1],
    ['bergen-game-cabinet', 2, 6, 15, 2, 'any', 'immediate', 2, 'simple', 1],
    ['bergen-draw', 4, 5, 15, 0, 'double', 'immediate', 1, 'simple', 1],
    ['double-bergen', 2, 6, 100, 2, 'double', 'round-end', 0, 'tiles-deducted', 0],
    ['double-bergen-twelve', 8, 5, 100, 2, 'double', 'round-end', 0, 'tiles-deducted', 0],
  ] as const)('%s with %i players', (preset, players, hand, target, reserve, lead, win, domino, blockedRule, blockedPoints) => {
    expect(rules(preset, {}, players)).toMatchObject({
      handSize: hand,
      target,
      reserve,
      leadTile: lead,
      win,
      dominoPoints: domino,
      blockedRule,
      blockedPoints,
    })
  })

  test('every preset names itself', () => {
    for (const id of PRESET_IDS) expect(PRESETS[id].id).toBe(id)
  })

  test.each([
    // preset, source, most players, what is led, by whom first, by whom later (rulebook FS-1, B-7, DB-1)
    ['flower-and-scorpion', 'S0', 4, 'any', 'any-player', 'left-of-last-leader'],
    ['bergen-pagat', 'S1', 4, 'double', 'lowest-double', 'lowest-double'],
    ['bergen-game-cabinet', 'S2', 4, 'any', 'nobody-named', 'nobody-named'],
    ['bergen-draw', 'S4', 4, 'double', 'highest-double', 'highest-double'],
    ['bergen-hoyle', 'S5', 4, 'double', 'highest-double', 'highest-double'],
    ['bergen-online', 'S6', 4, 'any', 'highest-double-any-tile', 'highest-double-any-tile'],
    ['double-bergen', 'S3', 4, 'double', 'picked-at-random', 'left-of-last-leader'],
    ['double-bergen-twelve', 'S3', 8, 'double', 'picked-at-random', 'left-of-last-leader'],
  ] as const)('%s comes from %s, seats 2 to %i, and begins with %s tile, led by %s, later by %s', (id, source, most, leadTile, firstLeader, nextLeader) => {
    expect(PRESETS[id]).toMatchObject({ source, players: { min: 2, max: most }, settings: { leadTile }, firstLeader, nextLeader })
  })
})

describe('a spinner in Bergen (B-10)', () => {
  test.each([
    ['bergen-game-cabinet', {}, { layout: 'two-ended', arms: 2, leadTile: 'any', completeFirstDouble: false, spinner: false }],
    ['bergen-game-cabinet', { spinner: true }, { layout: 'spinner', arms: 4, leadTile: 'double', completeFirstDouble: true, spinner: true }],
    // a record that names the arms of a game it is not of
    ['bergen-pagat', { arms: 8, spinner: true }, { layout: 'spinner', arms: 4 }],
    ['bergen-pagat', { arms: 8 }, { layout: 'two-ended', arms: 2 }],
    ['bergen-pagat', { spinner: true, spinnerArms: 'any-time' }, { completeFirstDouble: false }],
    ['bergen-pagat', { spinner: true, spinnerArms: 'any-time', completeFirstDouble: true }, { completeFirstDouble: true }],
    ['bergen-pagat', { spinnerArms: 'all-first' }, { completeFirstDouble: false }],
    ['flower-and-scorpion', { spinner: true }, { layout: 'two-ended', arms: 2, leadTile: 'any', completeFirstDouble: false, spinner: false }],
    ['double-bergen', { spinnerArms: 'any-time', spinner: true }, { layout: 'spinner', arms: 4, completeFirstDouble: true, spinner: false }],
  ] as const)('%s with %j', (preset, overrides, table) => {
    expect(rules(preset, overrides, 2)).toMatchObject(table)
    expect(layoutOf(preset, overrides)).toBe(rules(preset, overrides, 2).layout)
  })
})

describe('players', () => {
  test.each([
    ['flower-and-scorpion', {}, 4],
    ['flower-and-scorpion', { copies: 2 }, 4],
    ['flower-and-scorpion', { maxPip: 9 }, 8],
    ['bergen-pagat', { copies: 2 }, 8],
    ['bergen-pagat', { maxPip: 12 }, 8],
    ['double-bergen', { copies: 2 }, 8],
    ['double-bergen-twelve', {}, 8],
  ] as const)('%s with %j seats at most %i', (preset, overrides, max) => {
    expect(playerLimits(preset, overrides)).toEqual({ min: 2, max })
  })

  test('more than may sit down are refused with how many may', () => {
    expect(resolveRules('bergen-pagat', {}, 5)).toEqual({ ok: false, error: { kind: 'player-count', min: 2, max: 4 } })
  })

  test('one alone is refused, and two are not', () => {
    expect(resolveRules('bergen-pagat', {}, 1)).toEqual({ ok: false, error: { kind: 'player-count', min: 2, max: 4 } })
    expect(resolveRules('bergen-pagat', {}, 2).ok).toBe(true)
  })
})

describe('a family’s changes', () => {
  test('a target by number of players holds for more players than it names', () => {
    expect(rules('bergen-pagat', { copies: 2, target: { '2': 15, '4': 12 } }, 6).target).toBe(12)
  })

  test.each([
    [4, 1],
    [5, 1],
    [6, 3],
    [8, 3],
  ])('a hand size of {4: 1, 6: 3} deals %i players %i each: four serve more until more are named', (players, hand) => {
    expect(rules('double-bergen-twelve', { handSize: { '4': 1, '6': 3 } }, players).handSize).toBe(hand)
  })

  test('a spinner is a double, whatever a house lets lead (rulebook DB-1)', () => {
    expect(rules('double-bergen', { leadTile: 'any' }, 2).leadTile).toBe('double')
    expect(rules('bergen-pagat', { leadTile: 'any' }, 2).leadTile).toBe('any')
  })

  test('a target that names no value for the players there are is refused', () => {
    expect(resolveRules('bergen-pagat', { target: { '2': 15, '4': 12 } }, 3)).toEqual({ ok: false, error: { kind: 'no-target', players: 3 } })
  })

  test('a hand size that names no value for the players there are is refused', () => {
    expect(resolveRules('bergen-pagat', { handSize: { '2': 6, '4': 5 } }, 3)).toEqual({ ok: false, error: { kind: 'no-hand-size', players: 3 } })
  })

  test('what a family leaves open is the preset’s', () => {
    expect(rules('flower-and-scorpion', { target: undefined, dual: 4 }, 2)).toMatchObject({ target: 20, dual: 4 })
  })

  test('a two-ended line has two arms, whatever a house says of a spinner', () => {
    expect(rules('bergen-pagat', { arms: 6 }, 2).arms).toBe(2)
    expect(rules('double-bergen', { arms: 6 }, 2).arms).toBe(6)
  })

  test('the points for a block follow the blocked rule unless the family set them', () => {
    expect(rules('bergen-pagat', { blockedRule: 'american' }, 2).blockedPoints).toBe(2)
    expect(rules('bergen-pagat', { blockedRule: 'simple' }, 2).blockedPoints).toBe(1)
    expect(rules('bergen-pagat', { blockedRule: 'simple', blockedPoints: 4 }, 2).blockedPoints).toBe(4)
    expect(rules('bergen-pagat', { blockedRule: 'american' }, 2).paysAsRuled).toBe(true)
    expect(rules('bergen-pagat', { blockedRule: 'american', blockedPoints: 4 }, 2).paysAsRuled).toBe(false)
  })

  test('more tiles in the hands than the set has are refused', () => {
    expect(resolveRules('bergen-pagat', { handSize: 10 }, 3)).toEqual({
      ok: false,
      error: { kind: 'too-few-tiles', players: 3, handSize: 10, tiles: 28 },
    })
  })

  test('the blocked rule of Flower & Scorpion needs its dice', () => {
    expect(resolveRules('bergen-pagat', { blockedRule: 'flower-and-scorpion' }, 2)).toEqual({ ok: false, error: { kind: 'no-dice' } })
  })
})

test('rules are alike to the engine, whatever they say: what reads them for each play is compiled once for all', () => {
  setFlagsFromString('--allow-natives-syntax')
  const areAlike = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (one: object, other: object) => boolean
  const tables = PRESET_IDS.flatMap((preset) => [{}, { target: 30 }, { blockedPoints: 3, floor: null }].map((overrides) => ({ preset, overrides })))
  const [first, ...others] = tables.map(({ preset, overrides }) => rules(preset, overrides, playerLimits(preset, overrides).min))
  for (const other of others) expect(areAlike(first as object, other)).toBe(true)
})
