import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Damage } from '#shared/contract/damage'
import type { OverLimit } from '#shared/match/limits'
import { errorCode as codeOf } from '#main/store/error-code'
import { faultDamage, limitDamage, shapeDamage as shape } from '#main/store/damage-of'
import { NewerFile, UnreadableFile } from '#main/store/json-adapter'
import { damageIn as damage, notReadId, notReadNotice, notReadOf } from '#main/store/not-read'
import { UnsuitableFile, type Unsuitable } from '#main/store/regular-file'
import { LimitFault, SaveFault, saveRefusal, toSaveFault } from '#main/store/save-fault'
import { messageWithoutPaths } from '#main/store/without-paths'
import { answering } from '../../../support/answered'

const [errorCode, limits, shapeDamage, damageIn] = [answering(codeOf), answering(limitDamage), answering(shape), answering(damage)]

const systemError = (code: unknown, message = 'the disk says no', more: object = {}) => Object.assign(new Error(message), { code, ...more })

test('the code of an error is that of the system, and none of any other', () => {
  expect([systemError('ENOSPC'), systemError(28), new Error('ENOSPC'), { code: 'ENOSPC' }, null].map(errorCode)).toEqual(['ENOSPC', null, null, null, null])
})

test('what an error says names files, and no folder', () => {
  const moved = systemError('EXDEV', "EXDEV: rename '/home/ada/m/a.json' -> '/home/ada/m/a.json.old'", {
    path: '/home/ada/m/a.json',
    dest: '/home/ada/m/a.json.old',
  })
  expect(messageWithoutPaths(moved)).toBe("EXDEV: rename 'a.json' -> 'a.json.old'")
  const back = systemError('EXDEV', "'/m/a.json.old' -> '/m/a.json'", { path: '/m/a.json.old', dest: '/m/a.json' })
  expect(messageWithoutPaths(back)).toBe("'a.json.old' -> 'a.json'")
  const into = systemError('EXDEV', "'/home/ada/m' -> '/home/ada/m/a.json'", { path: '/home/ada/m', dest: '/home/ada/m/a.json' })
  expect(messageWithoutPaths(into)).toBe("'m' -> 'a.json'")
  expect([systemError('EIO', 'at /m/a', { path: '/m/a' }), systemError('EIO', 'at last', { path: '' }), 'a text', 7].map(messageWithoutPaths)).toEqual([
    'at a',
    'at last',
    'a text',
    '7',
  ])
})

describe('a disk that does not take what is written', () => {
  test.each([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EROFS', 'read-only'],
    ['EACCES', 'not-permitted'],
    ['EPERM', 'not-permitted'],
    ['EIO', 'input-output'],
    ['EFBIG', 'other'],
    [undefined, 'other'],
  ])('and says %s: %s', (code, reason) => {
    const error = systemError(code, 'at /m/a', { path: '/m/a' })
    const fault = toSaveFault(error)
    expect(fault).toMatchObject({ name: 'SaveFault', reason, message: 'at a', cause: error })
    expect(saveRefusal(fault)).toEqual({ kind: 'not-saved', reason, detail: 'at a' })
  })

  test('is told as it was told before, and a limit as a limit', () => {
    const fault = new SaveFault('read-only', 'no')
    expect(toSaveFault(fault)).toBe(fault)
    const over: OverLimit = { limit: 'events', found: 9, allowed: 8, where: 'rounds' }
    const limit = new LimitFault(over)
    expect([limit.reason, limit.message, limit.over]).toEqual(['other', 'limits: 9 events, at most 8, at rounds', over])
    expect(saveRefusal(limit)).toEqual({ kind: 'over-limit', limit: 'events', found: 9, allowed: 8 })
  })
})

describe('a file that is not read', () => {
  test.each([
    ['EMFILE', 'short', 'busy'],
    ['ENFILE', 'short', 'busy'],
    ['ENOMEM', 'short', 'busy'],
    ['EAGAIN', 'short', 'busy'],
    ['EBUSY', 'short', 'busy'],
    ['EACCES', 'not-permitted', 'not-permitted'],
    ['EPERM', 'not-permitted', 'not-permitted'],
    ['EIO', 'input-output', 'input-output'],
    ['ESTALE', 'input-output', 'input-output'],
    ['EXDEV', 'other', 'other'],
    [undefined, 'other', 'other'],
  ] as const)('as the system says %s: %s', (code, why, expected) => {
    const error = systemError(code, 'at /m/a', { path: '/m/a' })
    expect(notReadOf(error)).toEqual({ why, detail: 'at a' })
    expect(damageIn(error)).toStrictEqual({ kind: 'not-readable', why: expected, detail: 'at a' })
  })

  test.each<[Exclude<Unsuitable, 'too-large'>]>([['folder'], ['link'], ['pipe'], ['socket'], ['device']])('as it is a %s', (what) => {
    const error = new UnsuitableFile(what)
    expect([error.name, notReadOf(error)]).toEqual(['UnsuitableFile', { why: what, detail: `not a file: ${what}` }])
    expect(damageIn(error)).toEqual({ kind: 'not-readable', why: 'not-a-file', detail: `not a file: ${what}`, what })
  })

  test('as it is too large', () => {
    const error = new UnsuitableFile('too-large', 12, 10)
    expect(notReadOf(error)).toEqual({ why: 'too-large', detail: '12 bytes or more, at most 10 are read', size: { found: 12, allowed: 10 } })
    expect(damageIn(error)).toEqual({ kind: 'over-limit', limit: 'file-size', found: 12, allowed: 10, round: null, event: null })
  })

  test('as a newer Caravan made it, or as what is in it is wrong', () => {
    const damage: Damage = { kind: 'not-json', how: 'cut' }
    expect([damageIn(new NewerFile('newer', null)), damageIn(new UnreadableFile(damage))]).toEqual([{ kind: 'newer' }, damage])
  })

  test('is told of once, by its name', () => {
    expect(notReadNotice('a.json', { why: 'short', detail: 'busy' })).toEqual({
      kind: 'not-read',
      id: 'not-read:a.json',
      file: 'a.json',
      why: 'short',
      detail: 'busy',
    })
    expect(notReadId('x'.repeat(200))).toBe(`not-read:${'x'.repeat(91)}`)
  })
})

describe('what is wrong in a file', () => {
  const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

  test.each<[string, OverLimit, unknown, object]>([
    ['a match too large', { limit: 'match-size', found: 9, allowed: 8, where: '' }, null, { found: 9, round: null, event: null }],
    ['a round', { limit: 'nesting', found: 17, allowed: 16, where: 'rounds.2' }, { rounds: [] }, { found: 17, round: 3, event: null }],
    [
      'an event nested deeper than was looked at',
      { limit: 'nesting', found: 17, allowed: 16, where: 'rounds.0.events.1' },
      { rounds: [{ events: [null, { a: nested(30), b: [nested(20), null, 7, 'x'], c: null }] }] },
      { found: 31, round: 1, event: 2 },
    ],
    [
      'an event too large',
      { limit: 'event-size', found: 9, allowed: 8, where: 'rounds.1.events.2' },
      { rounds: [null, { events: [0, 0, nested(30)] }] },
      { found: 9, round: 2, event: 3 },
    ],
    ['what an older version had', { limit: 'nesting', found: 17, allowed: 16, where: 'old.rounds.3' }, { old: null }, { found: 17, round: null, event: null }],
    ['the twelfth round', { limit: 'nesting', found: 17, allowed: 16, where: 'rounds.11.events.20' }, null, { found: 17, round: 12, event: 21 }],
    [
      'something that is not there',
      { limit: 'nesting', found: 17, allowed: 16, where: 'trail.0.about' },
      { trail: 7 },
      { found: 17, round: null, event: null },
    ],
  ])('is a limit that %s goes beyond, counted from 1', (_, over, content, found) => {
    expect(limits(over, content)).toEqual({ kind: 'over-limit', limit: over.limit, allowed: over.allowed, ...found })
  })

  test('is the first thing that its schema refuses, with the place', () => {
    const schema = z.object({ rounds: z.array(z.object({ leader: z.int() })) })
    const content = { rounds: [{ leader: 'Ada' }] }
    const found = shapeDamage(schema.safeParse(content).error!, content)
    expect(found).toMatchObject({ kind: 'wrong-shape', shape: { where: 'rounds.0.leader' } })
    expect(found.kind === 'wrong-shape' && found.detail).toMatch(/^rounds\.0\.leader: \S/)
    const whole = shapeDamage(schema.safeParse(7).error!, 7)
    expect(whole.kind === 'wrong-shape' && whole.detail).toMatch(/^[^:]*: expected object/)
    const nothing = shapeDamage(new z.ZodError([]), 7)
    expect(nothing.kind === 'wrong-shape' && nothing.detail).toBe('wrong shape')
  })

  test('is what it broke, where it could be read', () => {
    expect(faultDamage(systemError('EIO', 'at /m/a', { path: '/m/a' }))).toEqual({ kind: 'fault', detail: 'at a' })
  })
})
