import { describe, expect, test } from 'vitest'
import type { QuestionAsked } from '#shared/contract/questions'
import { questionsOf } from '#shared/match/questions'
import type { App } from '#main/app'
import { idOf, look, openApp, play } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { begin } from '../../../support/main/matches'

const HERE = { device: 'kitchen laptop', at: expect.any(String) as unknown }
const OPEN = { round: 0, event: 0, outcome: 'open', agreed: [] as number[], note: 'was it 6-5?' } as const

/** A running match in which 6-6 was led and 6-2 laid. */
async function table() {
  const folder = temporaryFolder()
  const app = await openApp(folder, { device: 'kitchen laptop' })
  const matchId = await begin(app, { players: ['Ada', 'Ben'] })
  for (const tile of ['6-6', '6-2']) idOf(await app.matches.enter({ matchId, revision: (await look(app, matchId)).revision }, play(tile)))
  const ask = async (
    asked:
      | Omit<Extract<QuestionAsked, { outcome: 'stands' | 'open' }>, 'matchId' | 'revision'>
      | Omit<Extract<QuestionAsked, { outcome: 'corrected' }>, 'matchId' | 'revision'>,
    revision?: number,
  ) => {
    const on = { matchId, revision: revision ?? (await look(app, matchId)).revision }
    return app.matches.question(on, { ...on, ...asked })
  }
  return { app, folder, matchId, ask }
}

const questions = async (app: App, matchId: string) => {
  const { record, trail } = await look(app, matchId)
  return questionsOf(record, trail)
}

describe('a play that is questioned', () => {
  test('and stands is noted with its event, who agreed and the note, and is there after a restart', async () => {
    const { app, folder, matchId, ask } = await table()
    const { revision, record } = await look(app, matchId)
    idOf(await ask({ round: 0, event: 1, outcome: 'stands', agreed: [1, 0, 1], note: 'looked at the tiles' }))
    await app.close()
    const after = await look(await openApp(folder), matchId)
    expect(after.revision).toBe(revision + 1)
    expect(after.record['rounds']).toEqual(record['rounds'])
    expect(after.trail).toEqual([
      {
        kind: 'questioned',
        ...HERE,
        round: 0,
        event: 1,
        about: { type: 'play', player: 1, tile: '6-2', arm: 'right' },
        outcome: 'stands',
        agreed: [0, 1],
        note: 'looked at the tiles',
      },
    ])
  })

  test('and corrected is changed and noted in one, and taken back by one undo', async () => {
    const { app, matchId, ask } = await table()
    const { revision } = await look(app, matchId)
    const correction = {
      corrections: [{ round: 0, event: 1, replacement: { type: 'play' as const, player: 1, tile: '6-3', arm: 'right' as const } }],
      starts: [],
    }
    idOf(await ask({ round: 0, event: 1, outcome: 'corrected', agreed: [0, 1], note: '', correction }))
    expect(await look(app, matchId)).toMatchObject({
      revision: revision + 1,
      undo: 'revise',
      record: { rounds: [{ events: [{ tile: '6-6' }, { tile: '6-3' }] }] },
      trail: [
        { kind: 'questioned', about: { tile: '6-2' }, outcome: 'corrected', edit: { changes: [{ before: [{ tile: '6-2' }], after: [{ tile: '6-3' }] }] } },
      ],
    })
    expect((await questions(app, matchId))[0]).toMatchObject({ undone: false })
    idOf(await app.matches.undo({ matchId, revision: revision + 1 }))
    expect((await questions(app, matchId))[0]).toMatchObject({ undone: true })
    expect(await look(app, matchId)).toMatchObject({ record: { rounds: [{ events: [{ tile: '6-6' }, { tile: '6-2' }] }] }, trail: [{ kind: 'questioned' }] })
  })

  test('and wrongly corrected changes and notes nothing', async () => {
    const { app, matchId, ask } = await table()
    const before = await look(app, matchId)
    const correction = { corrections: [{ round: 0, event: 1, replacement: { type: 'play' as const, player: 1, tile: '5-3' } }], starts: [] }
    expect(await ask({ round: 0, event: 1, outcome: 'corrected', agreed: [], note: '', correction })).toMatchObject({
      ok: false,
      error: { kind: 'impossible', refusal: { code: 'does-not-match' } },
    })
    expect(await look(app, matchId)).toEqual(before)
  })

  test('and left open stays open until a later question settles it, once', async () => {
    const { app, matchId, ask } = await table()
    idOf(await ask(OPEN))
    const [first] = await questions(app, matchId)
    expect(first).toMatchObject({ open: true, place: { round: 0, event: 0 } })
    const settles = first?.asked.at as string
    idOf(await ask({ ...OPEN, outcome: 'stands', note: '', settles }))
    expect((await questions(app, matchId)).map(({ open }) => open)).toEqual([false, false])
    expect(await ask({ ...OPEN, outcome: 'stands', note: '', settles })).toEqual({ ok: false, error: { kind: 'settled-already' } })
  })

  test('is counted where the match is listed, with who led and how far the match goes, until it is settled', async () => {
    const { app, matchId, ask } = await table()
    const listed = async () => (await app.home(undefined).next()).value?.matches[0]
    expect(await listed()).toMatchObject({ leader: 0, target: 15 })
    expect(await listed()).not.toHaveProperty('openQuestions')
    idOf(await ask(OPEN))
    idOf(await ask({ ...OPEN, event: 1 }))
    expect(await listed()).toMatchObject({ openQuestions: 2 })
    idOf(await ask({ ...OPEN, outcome: 'stands', note: '', settles: (await questions(app, matchId))[0]?.asked.at as string }))
    expect(await listed()).toMatchObject({ openQuestions: 1 })
  })

  test('is refused where it is of an older revision, of no event, of nobody, or of a match in the bin', async () => {
    const { app, matchId, ask } = await table()
    const { revision } = await look(app, matchId)
    expect(await ask(OPEN, revision - 1)).toMatchObject({ ok: false, error: { kind: 'stale', revision } })
    expect(await ask({ ...OPEN, event: 7 })).toEqual({ ok: false, error: { kind: 'no-such-event' } })
    expect(await ask({ ...OPEN, agreed: [2] })).toEqual({ ok: false, error: { kind: 'no-such-seat' } })
    idOf(await app.matches.bin({ matchId, revision }))
    expect(await ask(OPEN)).toEqual({ ok: false, error: { kind: 'in-bin' } })
    expect((await look(app, matchId)).trail).toHaveLength(1)
  })

  test('of a match that is over, and corrected, also tells what it did to the result', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await begin(app, { players: ['Ada', 'Ben'], won: true })
    const on = { matchId, revision: 1 }
    idOf(
      await app.matches.question(on, {
        ...on,
        round: 0,
        event: 0,
        outcome: 'corrected',
        agreed: [0],
        note: '',
        correction: { corrections: [{ round: 0, event: 0, replacement: play('6-5') }], starts: [] },
      }),
    )
    expect((await look(app, matchId)).trail).toMatchObject([
      { kind: 'corrected', before: { winner: 0 }, after: { winner: null } },
      { kind: 'questioned', outcome: 'corrected', about: { tile: '6-6' } },
    ])
  })
})

describe('a question whose event has moved', () => {
  test('points at the event itself after one was put in before it, and at nothing once it is taken out', async () => {
    const { app, matchId, ask } = await table()
    idOf(await ask({ ...OPEN, event: 1 }))
    const revise = async (replacement: ReturnType<typeof play> | null, insertBefore: readonly { type: 'pass'; player: number }[] = []) => {
      const { revision } = await look(app, matchId)
      idOf(
        await app.matches.revise(
          { matchId, revision },
          { corrections: [{ round: 0, event: insertBefore.length === 0 ? 2 : 1, replacement, insertBefore: [...insertBefore] }], starts: [] },
        ),
      )
    }
    await revise({ ...play('6-2'), player: 1, arm: 'right' } as never, [{ type: 'pass', player: 1 }])
    expect((await questions(app, matchId))[0]?.place).toEqual({ round: 0, event: 2 })
    await revise(null)
    const [gone] = await questions(app, matchId)
    expect(gone).toMatchObject({ place: null, open: true })
    // there is nothing left to question, yet the table can be done with it
    expect(await ask({ ...OPEN, event: 7 })).toEqual({ ok: false, error: { kind: 'no-such-event' } })
    idOf(await ask({ round: 0, event: 1, outcome: 'stands', agreed: [], note: '', settles: gone?.asked.at as string }))
    expect((await questions(app, matchId)).map(({ open }) => open)).toEqual([false, false])
    expect((await look(app, matchId)).trail.at(-1)).toMatchObject({ kind: 'questioned', about: { tile: '6-2' } })
  })

  test('points at what a correction made of it', async () => {
    const { app, matchId, ask } = await table()
    const correction = {
      corrections: [
        {
          round: 0,
          event: 1,
          replacement: { type: 'play' as const, player: 1, tile: '6-3', arm: 'right' as const },
          insertBefore: [{ type: 'draw' as const, player: 1, count: 1 }],
        },
      ],
      starts: [],
    }
    idOf(await ask({ round: 0, event: 1, outcome: 'corrected', agreed: [], note: '', correction }))
    expect((await questions(app, matchId))[0]?.place).toEqual({ round: 0, event: 2 })
  })
})
