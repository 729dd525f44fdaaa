import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import { sameJson } from '#shared/kernel/canonical'
import { expectOk } from '#shared/kernel/result'
import { present } from '#shared/kernel/assert'
import { agreementsOf, resultOf } from '#shared/match/agreement'
import { scoreRecord } from '#shared/match/replay'
import type { RoundWord } from '#shared/match/trail'
import { ADA_AND_BEN, idOf, look, openApp, play } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { homeOf, search } from '../../../support/main/matches'

/** A match of one-tile hands whose first round Ada won with 6-4, asking for agreement by default. */
async function oneRound(app: App, confirmRounds = true): Promise<string> {
  const matchId = idOf(await app.createMatch({ ...ADA_AND_BEN, rules: { handSize: 1 }, ...(confirmRounds ? { confirmRounds } : {}) }))
  idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4')))
  return matchId
}

const resultNow = async (app: App, matchId: string, round = 0) =>
  resultOf(present(expectOk(scoreRecord((await look(app, matchId)).record), 'it was played').rounds[round]?.end ?? undefined, 'the round is over'))

async function said(app: App, matchId: string, seat: number, answer: RoundWord['kind'], note = '') {
  return app.matches.confirmRound(matchId, { round: 0, seat, answer, note, result: await resultNow(app, matchId) })
}

async function agreement(app: App, matchId: string): Promise<readonly string[]> {
  const match = await look(app, matchId)
  const [first] = agreementsOf(match, expectOk(scoreRecord(match.record), 'it was played'))
  return first === undefined || first.kind === 'not-asked' ? ['not-asked'] : [first.kind, ...first.seats.map(({ kind }) => kind)]
}

describe('a player’s word on a round', () => {
  test('is kept in the trail with time, device and the result it is about, and is there after a restart', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const matchId = await oneRound(app)
    idOf(await said(app, matchId, 0, 'confirmed', 'ignored'))
    idOf(await said(app, matchId, 1, 'contested', '  my dual '.trim()))
    await app.close()
    const again = await openApp(folder)
    const result = { kind: 'domino', winner: 0, totals: [2, 0] }
    expect((await look(again, matchId)).trail).toEqual([
      { kind: 'confirmed', at: expect.any(String) as unknown, device: 'the test', round: 0, seat: 0, note: '', result },
      { kind: 'contested', at: expect.any(String) as unknown, device: 'the test', round: 0, seat: 1, note: 'my dual', result },
    ])
    expect(await agreement(again, matchId)).toEqual(['contested', 'confirmed', 'contested'])
  })

  test('is noted so often and no more, whatever a device sends: all of it is kept for good', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await oneRound(app)
    for (let n = 0; n < 30; n++) expect((await said(app, matchId, 1, n % 2 === 0 ? 'confirmed' : 'contested')).ok).toBe(true)
    expect(await said(app, matchId, 1, 'confirmed')).toEqual({ ok: false, error: { kind: 'said-too-often' } })
    expect((await look(app, matchId)).trail).toHaveLength(30)
    expect((await said(app, matchId, 0, 'confirmed')).ok).toBe(true)
  })

  test('of two players at the same moment, each on a page that has not heard of the other, is taken from both', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await oneRound(app)
    const outcomes = await Promise.all([said(app, matchId, 0, 'confirmed'), said(app, matchId, 1, 'confirmed')])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
    expect(await agreement(app, matchId)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  })

  test('that was said before changes nothing, not even the revision', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await oneRound(app)
    idOf(await said(app, matchId, 1, 'contested', 'my dual'))
    const before = await look(app, matchId)
    expect(await said(app, matchId, 1, 'contested', 'my dual')).toEqual({ ok: true, value: { matchId, revision: before.revision } })
    idOf(await said(app, matchId, 0, 'withdrawn'))
    expect(await look(app, matchId)).toEqual(before)
    idOf(await said(app, matchId, 1, 'contested', 'another note'))
    expect((await look(app, matchId)).trail).toHaveLength(2)
  })

  test('does not block what is entered elsewhere at the same time', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await oneRound(app)
    const { revision } = await look(app, matchId)
    idOf(await said(app, matchId, 0, 'confirmed'))
    idOf(await said(app, matchId, 1, 'confirmed'))
    idOf(await app.matches.askToConfirm(matchId, false))
    idOf(await app.matches.askToConfirm(matchId, true))
    idOf(await app.matches.startRound({ matchId, revision }, { leader: 1 }))
    // the round that began is another table than the one before
    expect(await app.matches.enter({ matchId, revision: revision + 2 }, play('2-1'))).toMatchObject({ ok: false, error: { kind: 'stale' } })
    expect(await agreement(app, matchId)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  })

  test('counts no more once a correction changes the result, and must be said again', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await oneRound(app)
    const seen = await resultNow(app, matchId)
    idOf(await said(app, matchId, 0, 'confirmed'))
    idOf(await app.matches.revise(await look(app, matchId), { corrections: [{ round: 0, event: 0, replacement: play('6-6') }], starts: [] }))
    expect(await agreement(app, matchId)).toEqual(['waiting', 'changed', 'silent'])
    // a page that still shows the old result is told
    const late = { round: 0, seat: 1, answer: 'confirmed' as const, note: '', result: seen }
    expect(await app.matches.confirmRound(matchId, late)).toEqual({ ok: false, error: { kind: 'round-changed' } })
    idOf(await said(app, matchId, 0, 'confirmed'))
    idOf(await said(app, matchId, 1, 'confirmed'))
    expect(await agreement(app, matchId)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    // undone, it is the result that nobody has agreed to last
    idOf(await app.matches.undo(await look(app, matchId)))
    expect(sameJson(await resultNow(app, matchId), seen)).toBe(true)
    expect(await agreement(app, matchId)).toEqual(['waiting', 'changed', 'changed'])
  })

  test('counts as the latest though the clock was set back in between', async () => {
    const times = ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00Z', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z']
    const app = await openApp(temporaryFolder(), { clock: () => new Date(times.shift() ?? '2026-11-21T09:00:00Z') })
    const matchId = await oneRound(app)
    idOf(await said(app, matchId, 0, 'contested'))
    idOf(await said(app, matchId, 0, 'confirmed'))
    expect(await agreement(app, matchId)).toEqual(['waiting', 'confirmed', 'silent'])
  })

  test.each([
    ['on a round that is not over', { round: 1 }, 'round-not-over'],
    ['on a round that is not there', { round: 5 }, 'round-not-over'],
    ['of a seat that nobody has', { seat: 2 }, 'no-such-seat'],
    ['on another result', { result: { kind: 'blocked' as const, winner: null, totals: [0, 0] } }, 'round-changed'],
  ])('%s is refused, and changes nothing', async (_, wrong, kind) => {
    const app = await openApp(temporaryFolder())
    const matchId = await oneRound(app)
    idOf(await app.matches.startRound({ matchId, revision: 1 }, { leader: 1 }))
    const before = await look(app, matchId)
    const word = { round: 0, seat: 0, answer: 'confirmed' as const, note: '', result: await resultNow(app, matchId), ...wrong }
    expect(await app.matches.confirmRound(matchId, word)).toEqual({ ok: false, error: { kind } })
    expect(await look(app, matchId)).toEqual(before)
  })

  test('is refused where nobody is asked, and in the bin', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await oneRound(app, false)
    expect(await said(app, matchId, 0, 'confirmed')).toEqual({ ok: false, error: { kind: 'not-asked' } })
    idOf(await app.matches.bin(await look(app, matchId)))
    expect(await said(app, matchId, 0, 'confirmed')).toEqual({ ok: false, error: { kind: 'in-bin' } })
  })
})

describe('asking that rounds are confirmed', () => {
  test('begins and ceases in the middle of a match, each noted in the trail; twice is once', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await oneRound(app, false)
    for (const on of [true, true, false, false]) idOf(await app.matches.askToConfirm(matchId, on))
    const match = await look(app, matchId)
    expect(match.trail).toMatchObject([
      { kind: 'confirm-rounds', on: true },
      { kind: 'confirm-rounds', on: false },
    ])
    expect(match).not.toHaveProperty('confirmRounds')
    expect(match.record).not.toHaveProperty('confirmRounds')
  })

  test('lets a player who disagrees with a round agree to it afterwards too', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await oneRound(app)
    idOf(await said(app, matchId, 1, 'contested'))
    idOf(await app.matches.askToConfirm(matchId, false))
    expect(await agreement(app, matchId)).toEqual(['contested', 'silent', 'contested'])
    idOf(await said(app, matchId, 1, 'confirmed'))
    expect(await agreement(app, matchId)).toEqual(['not-asked'])
  })

  test('is offered again at the family’s next match, until one is begun without it', async () => {
    const app = await openApp(temporaryFolder())
    await oneRound(app)
    expect((await homeOf(app)).setups).toMatchObject([{ confirmRounds: true }])
    await oneRound(app, false)
    expect((await homeOf(app)).setups[0]).not.toHaveProperty('confirmRounds')
  })
})

describe('lists', () => {
  test('mark matches with rounds that are not agreed yet, and the list of matches finds them', async () => {
    const app = await openApp(temporaryFolder())
    await oneRound(app, false)
    const matchId = await oneRound(app)
    idOf(await said(app, matchId, 0, 'confirmed'))
    idOf(await said(app, matchId, 1, 'contested', 'x'.repeat(500)))
    const notAgreed = [{ round: 0, agreed: [0], players: 2, contested: [{ seat: 1, note: 'x'.repeat(200) }] }]
    expect(await search(app, { which: 'not-agreed' })).toMatchObject({ total: 1, matches: [{ matchId, notAgreed }] })
    idOf(await said(app, matchId, 1, 'confirmed'))
    expect(await search(app, { which: 'not-agreed' })).toMatchObject({ total: 0 })
    expect((await search(app)).matches[0]).not.toHaveProperty('not-agreed')
  })
})
